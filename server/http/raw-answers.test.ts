import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { describeOnSqlite } from '../test/test-app.ts';

async function answerTo(port: number, sent: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  socket.write(sent);
  await expect.poll(() => heard, { timeout: 5_000 }).toContain('}');
  socket.destroy();
  return heard;
}

describeOnSqlite('bytes that are not a request', (open) => {
  // API-3, API-16, ACCESS-5, ACCESS-6
  test.each([
    ['nonsense', 'nonsense\r\n\r\n', 400, 'INVALID_INPUT'],
    ['no host', 'GET /api/health HTTP/1.1\r\nHost x\r\n\r\n', 400, 'INVALID_INPUT'],
    [
      'long headers',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
    [
      'a body of two ends, which a proxy may see otherwise',
      'POST /api/feedback HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'INVALID_INPUT',
    ],
    [
      'a body of two lengths',
      'POST /api/feedback HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{}',
      400,
      'INVALID_INPUT',
    ],
  ])('%s gets an error like any other', async (_, sent, status, code) => {
    const { app } = await open();
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const answer = await answerTo(Number(port), sent);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body)).toMatchObject({ type: `urn:reslife:problem:${code}`, status, code });
    const headers = [
      'content-type: application/problem+json',
      "content-security-policy: default-src 'none'",
      'x-content-type-options: nosniff',
      'cache-control: no-store',
      'connection: close',
    ];
    for (const header of headers) expect(head).toContain(header);
  });

  // API-3, ACCESS-5, ACCESS-6
  test.each([
    ['no host', ''],
    ['two hosts, of which a proxy may have seen the other', 'Host: x\r\nHost: y\r\n'],
    ['one host twice', 'Host: x\r\nhost: x\r\n'],
  ])('a request of %s gets an error like any other', async (_, hosts) => {
    const { app } = await open();
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const answer = await answerTo(Number(port), `GET /api/health HTTP/1.1\r\n${hosts}\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('"code":"INVALID_INPUT"');
    const headers = ['default-src', 'x-content-type-options: nosniff', 'cache-control: no-store'];
    for (const header of headers) expect(answer).toContain(header);
  });

  // API-1
  test('TRACE, which would return headers that a browser hides, is refused', async () => {
    const { app } = await open();
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const sent = 'TRACE /api/health HTTP/1.1\r\nHost: x\r\nX-Hidden: 4711\r\n\r\n';
    const answer = await answerTo(Number(port), sent);
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
    expect(answer).not.toContain('4711');
  });
});

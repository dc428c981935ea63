import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { LIMITS } from '#core/base/limits.ts';
import { openOnSqlite } from '../test/test-app.ts';

const MAX_BYTES = LIMITS.sentFileBytes - 1_000;
const members = (count: number) =>
  Array.from({ length: count }, (_, n) => `"${n.toString(36)}":1`).join();

describe('bodies with many members', () => {
  // API-23
  test('checkImport refuses deeply nested bodies and bodies with many members without parsing them', async () => {
    const { app, signedIn } = await openOnSqlite();
    const { cookie } = await signedIn();
    const bodies = [
      ['deeper', '['.repeat(MAX_BYTES)],
      ['deeper', `{"data":${'{"a":'.repeat(30)}1${'}'.repeat(31)}`],
      ['more than', `{"data":{${members(2_000_000)}}}`],
    ] as const;
    for (const [word, payload] of bodies) {
      const began = performance.now();
      const answer = await app.inject({
        method: 'POST',
        url: API.checkImport.path,
        headers: { cookie, 'content-type': 'application/json' },
        payload,
      });
      expect(answer.json()).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
      expect(answer.json<{ detail: string }>().detail).toContain(word);
      // Parsed it takes seconds; a busy machine takes some time to carry 24 MB.
      expect(performance.now() - began).toBeLessThan(1_000);
    }
  });
});

// API-29
test('an account can send two large bodies at once; only its next one waits', async () => {
  const { app, signedIn } = await openOnSqlite();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const { path } = API.checkImport;
  const url = `http://127.0.0.1:${port}`;
  const ada = await signedIn();
  const bob = await signedIn({ email: 'bob@example.edu' });
  const whole = async ({ cookie }: { cookie: string }) => {
    const headers = { cookie, 'content-type': 'application/json' };
    return (await fetch(url + path, { method: 'POST', headers, body: '{"data":{}}' })).status;
  };
  /** Sends half of a body, and nothing more. */
  const half = async () => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${ada.cookie}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`;
    await new Promise((sent) => socket.write(head, sent));
    return socket;
  };
  expect(await whole(ada)).toBe(400);
  const [first] = [await half(), await half()];
  // The server hears those bodies before this request.
  for (let asked = 0; asked < 3; asked += 1) await fetch(url + API.campus.path);
  let answered: number | undefined;
  const third = whole(ada).then((status) => (answered = status));
  for (let asked = 0; asked < 3; asked += 1) expect(await whole(bob)).toBe(400);
  expect(answered).toBeUndefined();
  first.destroy();
  expect(await third).toBe(400);
});

// API-29
test('a refused body frees its place for the next one', async () => {
  const { signedIn } = await openOnSqlite();
  const ada = await signedIn();
  const headers = { 'content-type': 'text/plain' };
  for (let sent = 0; sent < 8; sent += 1)
    expect((await ada(API.checkImport, { headers, body: {} })).status).toBeGreaterThan(399);
  expect((await ada(API.checkImport, { body: {} })).status).toBe(400);
});

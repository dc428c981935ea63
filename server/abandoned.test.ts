import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { Endpoint } from '#core/api/endpoint.ts';
import { seenRequests } from './test/seen-requests.ts';
import { describeOnEachDatabase, type TestApp } from './test/test-app.ts';

type PartialRequest = { type?: string; body?: string; length?: number };

const FORM = 'multipart/form-data; boundary=b';

/** Makes callers of one administrator who hang up; `port` is where the server listens. */
async function caller({ app, signedIn }: TestApp, email: string) {
  const { cookie } = await signedIn({ email });
  const { port } = new URL(
    app.server.listening
      ? `http://127.0.0.1:${(app.server.address() as { port: number }).port}`
      : await app.listen({ port: 0, host: '127.0.0.1' }),
  );
  const begin = (
    { method, path }: Pick<Endpoint, 'method' | 'path'>,
    { type = 'application/json', body = '', length }: PartialRequest = {},
  ) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}`;
    const about =
      body === '' ? '' : `\r\nContent-Type: ${type}\r\nContent-Length: ${length ?? body.length}`;
    socket.write(`${head}${about}\r\n\r\n${body}`);
    return socket;
  };
  return { cookie, begin };
}

async function formOf(bytes: Uint8Array) {
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(bytes)], { type: 'image/png' }), 'a.png');
  const sent = new Response(form);
  return {
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  };
}

async function picture(): Promise<Buffer> {
  const background = { r: 180, g: 40, b: 40 };
  return await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
}

describeOnEachDatabase('callers who hang up', (open) => {
  // API-24
  test('uploads that are abandoned while they wait and while they run hold no turn', async () => {
    const opened = await open();
    const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\npic';
    const half = { type: FORM, body: part, length: 9_000 };
    const upload = async (cookie: string) => {
      const { payload, headers } = await formOf(await picture());
      const answer = opened.app.inject({
        method: 'POST',
        url: API.uploadFile.path,
        payload,
        headers: { ...headers, cookie },
      });
      return await Promise.race([
        answer.then(({ statusCode }) => statusCode),
        setTimeout(10_000, 'no answer'),
      ]);
    };
    for (const email of ['ada@example.edu', 'bea@example.edu']) {
      const { cookie, begin } = await caller(opened, email);
      const seen = seenRequests(opened.app);
      const sockets = Array.from({ length: 4 }, () => begin(API.uploadFile, half));
      await expect.poll(() => [seen.begun(), seen.read()]).toEqual([4, 2]);
      // The two that wait, then the two that run.
      for (const socket of sockets.slice(2)) socket.destroy();
      await expect.poll(seen.over).toBe(2);
      for (const socket of sockets.slice(0, 2)) socket.destroy();
      await expect.poll(seen.over).toBe(4);
      expect(await upload(cookie)).toBe(200);
    }
  });

  // API-24
  test.each([
    { name: 'checkImport', endpoint: API.checkImport, body: '{"data":{"format":"x"}}' },
    { name: 'signIn', endpoint: API.signIn, body: '{"data":{"email":"a@b.cd","password":"x"}}' },
    {
      name: 'analyticsCsv',
      endpoint: API.analyticsCsv,
      query: '?startDate=2026-11-01&endDate=2026-11-20',
    },
    {
      name: 'analytics',
      endpoint: API.analytics,
      query: '?startDate=2026-11-01&endDate=2026-11-20',
    },
    { name: 'exportIssues', endpoint: API.exportIssues },
  ])('$name is answered after forty callers who hung up', async ({ endpoint, body, query }) => {
    const opened = await open();
    const { cookie, begin } = await caller(opened, 'ada@example.edu');
    const path = `${endpoint.path}${query ?? ''}`;
    const seen = seenRequests(opened.app);
    const sockets = Array.from({ length: 40 }, () =>
      begin({ ...endpoint, path }, body === undefined ? {} : { body }),
    );
    for (const [n, socket] of sockets.entries()) {
      // Every eighth one hangs up at another moment of the work that was begun.
      if (n % 8 === 0) await expect.poll(seen.begun).toBeGreaterThanOrEqual(n);
      socket.destroy();
    }
    const answer = opened.app.inject({
      method: endpoint.method,
      url: path,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { payload: body }),
    });
    const status = await Promise.race([
      answer.then(({ statusCode }) => statusCode),
      setTimeout(10_000, 'no answer'),
    ]);
    expect([200, 400, 401]).toContain(status);
  });
});

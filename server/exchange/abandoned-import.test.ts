import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { EXCHANGE_FORMAT } from '#core/exchange/exchange-schema.ts';
import { confirm, END } from '../test/issues.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';

const ISSUES = 120;

const fileOf = (count: number) => ({
  format: EXCHANGE_FORMAT,
  version: 1,
  issues: Array.from({ length: count }, (_, n) => ({
    _id: `issue-${n}`,
    title: `Issue ${n}`,
    category: 'Pests',
    steps: [{ _id: 'a', ...confirm('Wait.', END) }],
  })),
});

describeOnEachDatabase('an abandoned import', (open) => {
  // EXCHANGE-11
  test('importIssues stops once its sender hung up, and the next import gets its turn', async () => {
    const { app, db, signedIn } = await open();
    const admin = await signedIn();
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const body = JSON.stringify({ data: fileOf(ISSUES) });
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    const head = `POST ${API.importIssues.path} HTTP/1.1\r\nHost: x\r\nCookie: ${admin.cookie}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    const stored = async () =>
      (await db.read.selectFrom('issue').select('id').execute()).map(({ id }) => id);
    socket.write(head + body);
    await expect.poll(stored, { interval: 1, timeout: 5_000 }).not.toEqual([]);
    socket.destroy();
    // One per administrator at a time: it is answered once the first is over.
    expect((await admin(API.checkImport, { body: fileOf(1) })).status).toBe(200);
    expect((await stored()).length).toBeLessThan(ISSUES);
  });
});

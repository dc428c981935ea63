import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { API } from '#core/api/api.ts';
import { attendances } from '../test/attendances.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';

const NAME = 'Zoë of the North';
const RECORDS = 2_000;

/** Starts a server of which somebody asks for all there is about a name: more than the system keeps for a connection. */
async function listening(opened: TestApp) {
  const { app, db } = opened;
  const rows = attendances(RECORDS).map((row) => ({
    ...row,
    advisor: NAME,
    description: 'x'.repeat(10_000),
  }));
  for (let from = 0; from < RECORDS; from += 200)
    await db.write
      .insertInto('attendance')
      .values(rows.slice(from, from + 200))
      .execute();
  const { cookie } = await opened.signedIn();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const connected = once(app.server, 'connection') as Promise<[Socket]>;
  const ask = async (signal?: AbortSignal) =>
    await fetch(url + API.aboutPerson.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ data: { name: NAME } }),
      ...(signal && { signal }),
    });
  return { ask, connected };
}

describeOnEachDatabase('the file about a person', (open) => {
  // PRIVACY-10
  test('is read no further once the client is gone', async () => {
    const opened = await open();
    const { ask, connected } = await listening(opened);
    onTestFinished(() => void vi.restoreAllMocks());
    const reads = vi.spyOn(opened.db.read, 'selectFrom');
    const hungUp = new AbortController();
    const { status, body } = await ask(hungUp.signal);
    expect(status).toBe(200);
    await body?.getReader().read();
    const [socket] = await connected;
    const closed = new Promise((resolve) => socket.once('close', resolve));
    hungUp.abort();
    await closed;
    const before = reads.mock.calls.length;
    await opened.call(API.campus);
    await opened.call(API.campus);
    // Those two read, and at most one part was on its way.
    expect(reads.mock.calls.length - before).toBeLessThan(10);
    expect(reads.mock.calls.length).toBeLessThan(RECORDS / 10);
  });

  // PRIVACY-10
  test('breaks off if reading fails in the middle', async () => {
    const opened = await open();
    const { ask } = await listening(opened);
    onTestFinished(() => void vi.restoreAllMocks());
    const { read } = opened.db;
    const select = read.selectFrom.bind(read) as (table: string) => never;
    let parts = 0;
    vi.spyOn(read, 'selectFrom').mockImplementation(((table: string) => {
      if (table === 'attendance') parts += 1;
      if (parts > 50) throw new Error('the disk failed');
      return select(table);
    }) as never);
    const answer = await ask();
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow('terminated');
    expect(parts).toBe(51);
  });
});

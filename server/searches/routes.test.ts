import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';

const KEY = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const DAY = 24 * 3_600_000;

let administrators = 0;

/** Returns the searches listed for an administrator who signs in then. */
async function missed({ signedIn }: TestApp) {
  administrators += 1;
  const call = await signedIn({ email: `${administrators}@example.edu` });
  return (await call(API.listEmptySearches)).data;
}

describeOnEachDatabase('empty searches', (open) => {
  // MESSAGES-7, MESSAGES-12
  test('reportEmptySearch: the words are stored once for each key, without digits and without a name', async () => {
    const { call, db } = await open();
    const body = { words: ' Room 214 BATS ', phone: 'p1', advisor: 'Sam', device: 'd1' };
    const first = await call(API.reportEmptySearch, { body, key: KEY });
    expect(first).toMatchObject({ status: 200, data: { key: KEY, correction: 0 } });
    expect((await call(API.reportEmptySearch, { body, key: KEY })).data).toEqual(first.data);
    const rows = await db.read.selectFrom('empty_search').selectAll().execute();
    expect(rows).toMatchObject([{ words: 'room bats', phone: 'p1' }]);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
      ['body_hash', 'correction', 'id', 'key', 'phone', 'received_at', 'words'].sort(),
    );
  });

  // MESSAGES-12
  test('a correction replaces the words', async () => {
    const { call, db } = await open();
    await call(API.reportEmptySearch, { body: { words: 'bat', phone: 'p1' }, key: KEY });
    const body = { words: 'bats', phone: 'p1', correction: 1 };
    expect((await call(API.reportEmptySearch, { body, key: KEY })).status).toBe(200);
    const rows = await db.read.selectFrom('empty_search').selectAll().execute();
    expect(rows).toMatchObject([{ words: 'bats', correction: 1 }]);
  });

  // MESSAGES-13
  test('listEmptySearches: words that two phones sent are listed for 90 days, with counts and days', async () => {
    const app = await open({ timeZone: 'America/Chicago' });
    const send = async (words: string, phone?: string) =>
      await app.call(API.reportEmptySearch, { body: { words, ...(phone ? { phone } : {}) } });
    await send('bats', 'p1');
    await send('bats', 'p1');
    await send('drone', 'p1');
    // Searches without the name of a phone may all come from one.
    await send('kettle');
    await send('kettle');
    expect(await missed(app)).toEqual([]);
    app.clock.pass(DAY);
    await send('Bats', 'p2');
    await send('drone', 'p2');
    await send('drone', 'p3');
    // 03:07 in UTC is the evening before.
    const days = { firstDay: '2026-11-19', lastDay: '2026-11-20' };
    expect(await missed(app)).toEqual([
      { words: 'drone', count: 3, phones: 3, ...days },
      { words: 'bats', count: 3, phones: 2, ...days },
    ]);
    app.clock.pass(89.5 * DAY);
    expect(await missed(app)).toMatchObject([{ words: 'drone', phones: 2 }]);
  });

  // MESSAGES-7
  test('a search without any remaining words is an error', async () => {
    const { call } = await open();
    for (const words of ['', '  ', '2026', 'a'.repeat(10_001)]) {
      const answer = await call(API.reportEmptySearch, { body: { words } });
      expect(answer).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    }
  });
});

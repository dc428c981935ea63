import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { authoring } from './test/issues.ts';
import { damage } from './test/places.ts';
import { openOnSqlite, type TestApp } from './test/test-app.ts';

const feedback = { advisor: 'Sam', rating: 4 };
const type = expect.stringContaining('application/problem+json');
const unavailable = { status: 503, code: 'UNAVAILABLE', headers: { 'content-type': type } };

/** Locks the database as another process that writes does. */
function lock({ config }: TestApp): BetterSqlite3.Database {
  const other = new BetterSqlite3(join(config.dataDir, 'reslife.db'));
  onTestFinished(() => void other.close());
  return other.exec('begin immediate');
}

// DATA-1
test('while another process writes, reads are answered and writes wait', async () => {
  const opened = await openOnSqlite();
  const { call, update } = { ...opened, ...(await authoring(opened)) };
  const other = lock(opened);
  let answered = 0;
  const writes = [call(API.sendFeedback, { body: feedback }), update({ title: 'Mice' })];
  for (const write of writes) void write.then(() => (answered += 1));
  for (let n = 0; n < 5; n += 1) expect((await call(API.campus)).status).toBe(200);
  expect(answered).toBe(0);
  other.exec('commit');
  expect(await Promise.all(writes)).toMatchObject([{ status: 200 }, { status: 200 }]);
});

// DATA-8
test('a full disk is reported as such, whatever is written', async () => {
  const opened = await openOnSqlite();
  const { db } = opened;
  const { admin, update } = await authoring(opened);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db.write);
  const limit = async (pages: number) =>
    await sql.raw(`pragma max_page_count = ${pages}`).execute(db.write);
  await limit(rows[0]?.page_count ?? 0);

  let number = 0;
  const title = () => `Mice ${(number += 1)}`;
  const writes = {
    create: () => admin(API.createIssue, { body: { title: title(), category: 'Pests' } }),
    save: () => update({ title: title() }),
  };
  for (const write of Object.values(writes)) {
    // The file has room left for some.
    let answer = await write();
    for (let n = 0; n < 400 && answer.status === 200; n += 1) answer = await write();
    expect(answer).toMatchObject(unavailable);
  }

  await limit(1_000_000);
  for (const write of Object.values(writes)) expect((await write()).status).toBe(200);
});

// DATA-8
test('health knows whether the database takes writes, and since when not', async () => {
  const { call, db, clock } = await openOnSqlite();
  const takesWrites = async (is: boolean) => {
    await sql.raw(`pragma query_only = ${is ? 'off' : 'on'}`).execute(db.write);
    // It is looked at once a second.
    clock.pass(1_000);
  };
  expect((await call(API.health)).status).toBe(200);
  await takesWrites(false);
  expect(await call(API.health)).toMatchObject(unavailable);
  clock.pass(60_000);
  const later = await call(API.health);
  expect(later.headers['retry-after']).toBe('5');
  const began = new Date(clock.now.getTime() - 60_000).toISOString();
  expect(later.detail).toBe(`The database does not accept changes. Since ${began}.`);
  await takesWrites(true);
  expect((await call(API.health)).status).toBe(200);
  await takesWrites(false);
  expect((await call(API.health)).detail).toContain(clock.now.toISOString());
});

// DATA-8, DATA-13
test('a damaged table is reported as such by the threads that read it', async () => {
  const opened = await openOnSqlite();
  const owner = await opened.signedIn();
  await damage(opened, 'attendance');
  const query = { startDate: '2026-11-01', endDate: '2026-11-30' };
  for (const endpoint of [API.analytics, API.analyticsCsv])
    expect(await owner(endpoint, { query })).toMatchObject(unavailable);
});

// DATA-1, DATA-8
test('a lock that another process holds is no refusal', async () => {
  const opened = await openOnSqlite();
  const other = lock(opened);
  expect((await opened.call(API.health)).status).toBe(200);
  other.exec('commit');
});

import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fastify } from 'fastify';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { API } from '#core/api/api.ts';
import { Stopped } from '../db/failures/unavailable.ts';
import { damage } from '../test/places.ts';
import { addAdmin } from '../test/test-admin.ts';
import { openOnSqlite } from '../test/test-app.ts';
import { checkRegularly, databaseCheck } from './database-check.ts';
import { quickCheck } from './quick-check.ts';

const DAY = 24 * 3_600_000;
const SENTENCE = 'The database is damaged. Restore it from a backup.';

// DATA-15
test('a damaged file is found by the daily check, and reported by health and Operations', async () => {
  const opened = await openOnSqlite();
  await addAdmin(opened, { email: 'bob@example.edu' });
  const owner = await opened.signedIn();
  await damage(opened, 'attendance');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = fastify();
  const { found } = checkRegularly(app, opened.config, opened.deps);
  expect(await found()).toBe(null);
  vi.advanceTimersByTime(60_000);
  await expect.poll(found, { timeout: 10_000 }).not.toBe(null);
  await app.close();
  const health = await owner(API.health);
  expect(health).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  expect(health.detail).toContain(SENTENCE);
  expect((await owner(API.operations)).data.database.damage).toBe(await found());
  expect((await opened.mails()).map(({ subject }) => subject)).toEqual(['The database is damaged']);
});

// DATA-15
test('the check runs once a day, emails owners once about the same damage, and clears it once it is repaired', async () => {
  const opened = await openOnSqlite();
  const { deps, config, clock, mails } = opened;
  await addAdmin(opened);
  const check = vi.fn<() => Promise<string>>().mockResolvedValue('row 7 missing from index');
  const first = databaseCheck(deps, config, check);
  await first.lookIfDue();
  await first.lookIfDue();
  expect([check.mock.calls.length, await first.found()]).toEqual([1, 'row 7 missing from index']);
  clock.pass(DAY);
  await first.lookIfDue();
  expect([check.mock.calls.length, (await mails()).length]).toEqual([2, 1]);
  // Another process knows of it, and looks at once whether it was mended.
  const second = databaseCheck(deps, config, check);
  expect(await second.found()).toBe('row 7 missing from index');
  check.mockResolvedValue('ok');
  await second.lookIfDue();
  expect([check.mock.calls.length, await second.found()]).toEqual([3, null]);
  check.mockRejectedValue(Object.assign(new Error('malformed'), { code: 'SQLITE_CORRUPT' }));
  clock.pass(DAY);
  await second.lookIfDue();
  expect([await second.found(), (await mails()).length]).toEqual(['malformed', 2]);
});

// DATA-15
test('one check runs at a time, and a result that cannot be stored is stored and emailed at the next one', async () => {
  const opened = await openOnSqlite();
  const { deps, config, db, mails } = opened;
  await addAdmin(opened);
  const { promise, resolve } = Promise.withResolvers<string>();
  const check = vi.fn<() => Promise<string>>().mockReturnValue(promise);
  const checked = databaseCheck(deps, config, check);
  const looks = [checked.lookIfDue(), checked.lookIfDue()];
  await sql`pragma query_only = on`.execute(db.write);
  resolve('row 7 missing from index');
  await expect(Promise.all(looks)).rejects.toThrow('readonly');
  expect([await checked.found(), await mails()]).toEqual(['row 7 missing from index', []]);
  await sql`pragma query_only = off`.execute(db.write);
  await checked.lookIfDue();
  expect([check.mock.calls.length, (await mails()).length]).toEqual([1, 1]);
});

// DATA-15, START-8
test('a stop ends a running check, which is not an error', async () => {
  const opened = await openOnSqlite();
  const { check, stop } = quickCheck(join(opened.config.dataDir, 'reslife.db'));
  expect(await check()).toBe('ok');
  const checked = databaseCheck(opened.deps, opened.config, check);
  const looked = checked.lookIfDue();
  await setImmediate();
  stop();
  await looked;
  expect(await checked.found()).toBe(null);
  await expect(check()).rejects.toBeInstanceOf(Stopped);
});

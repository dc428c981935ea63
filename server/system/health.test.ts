import { copyFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { API } from '#core/api/api.ts';
import { readSetting } from '../db/settings.ts';
import { describeOnEachDatabase, openOnSqlite } from '../test/test-app.ts';
import { healthOf } from './health.ts';

const undamaged = { found: async () => await Promise.resolve(null) };

describeOnEachDatabase('health', (open) => {
  // DATA-14
  test('stores its own row at most once a second', async () => {
    const { call, db, clock } = await open();
    const seen = async () => {
      expect((await call(API.health)).status).toBe(200);
      return await readSetting(db.write, 'health');
    };
    const first = clock.now.toISOString();
    expect(await seen()).toBe(first);
    clock.pass(999);
    expect(await seen()).toBe(first);
    clock.pass(1);
    expect(await seen()).toBe(clock.now.toISOString());
    // A clock that was set back stops nothing.
    clock.pass(-3_600_000);
    expect(await seen()).toBe(clock.now.toISOString());
  });

  // DATA-14
  test('reports a nearly full disk if the database is a file on it', async () => {
    const { config, deps, db } = await open();
    const askedWith = async (free: number) => {
      const { assert, sentenceOf } = healthOf(config, deps, undamaged, async () => {
        return await Promise.resolve(free);
      });
      return await assert(Promise.resolve()).then(() => 'well', sentenceOf);
    };
    expect(await askedWith(16_000_000)).toBe('well');
    const isFile = db.dialect === 'sqlite';
    const full = 'The database disk has less than 16 MB left.';
    expect(await askedWith(15_999_999)).toBe(isFile ? full : 'well');
  });
});

// DATA-14
test('health names the database file that was removed or replaced', async () => {
  const { call, config, clock } = await openOnSqlite();
  const wrong = async () => {
    clock.pass(1_000);
    const { status, detail } = await call(API.health);
    return status === 200 ? 'nothing' : detail?.replace(/ Since .*/, '');
  };
  expect(await wrong()).toBe('nothing');
  for (const name of ['reslife.db', 'reslife.db-wal', 'reslife.db-shm']) {
    const file = join(config.dataDir, name);
    const away = `${file}.away`;
    renameSync(file, away);
    const sentence = `A database file was removed or replaced: ${name}.`;
    expect(await wrong()).toBe(sentence);
    copyFileSync(away, file);
    expect(await wrong()).toBe(sentence);
    renameSync(away, file);
    expect(await wrong()).toBe('nothing');
  }
});

// DATA-14
test('an error is logged once, no matter how many ask', async () => {
  const { call, config, clock, deps } = await openOnSqlite();
  const logged = vi.spyOn(deps.log, 'error');
  const asked = async (statuses: readonly number[]) => {
    for (const status of statuses) {
      clock.pass(1_000);
      expect((await call(API.health)).status).toBe(status);
    }
    return logged.mock.calls.length;
  };
  const file = join(config.dataDir, 'reslife.db');
  renameSync(file, `${file}.away`);
  expect(await asked([503, 503, 503])).toBe(1);
  renameSync(`${file}.away`, file);
  expect(await asked([200])).toBe(1);
  renameSync(file, `${file}.away`);
  expect(await asked([503])).toBe(2);
  renameSync(`${file}.away`, file);
});

// DATA-1, DATA-14
test('a lock held for too long is reported, and only one write waits for it', async () => {
  const { call, config, clock, db } = await openOnSqlite();
  const other = new BetterSqlite3(join(config.dataDir, 'reslife.db'));
  onTestFinished(() => void other.close());
  const first = clock.now.toISOString();
  expect((await call(API.health)).status).toBe(200);
  other.exec('begin immediate');
  const health = async () => {
    clock.pass(1_000);
    return await call(API.health);
  };
  const writes = vi.spyOn(db.write, 'insertInto');
  // It may yet be let go in time.
  for (let n = 0; n < 3; n += 1) expect((await health()).status).toBe(200);
  expect(writes).toHaveBeenCalledTimes(1);
  await expect.poll(async () => (await health()).status, { timeout: 10_000 }).toBe(503);
  expect((await health()).detail).toContain('Another program has locked the database.');
  expect(await readSetting(db.read, 'health')).toBe(first);
  other.exec('commit');
  await expect.poll(async () => (await health()).status, { timeout: 10_000 }).toBe(200);
});

import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { backUp } from './backup.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/list.ts';
import { openDatabase } from './open.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'reslife-test-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

// START-13
test('a backup holds what is written while it is open, is private, and migrates nothing', async () => {
  const dataDir = folder();
  const config = { dataDir, databaseUrl: undefined, backupRecipient: undefined };
  const db = await openDatabase(config);
  onTestFinished(() => db.close());
  await migrate(db, new Date(), MIGRATIONS.slice(0, 1));
  await db.write.insertInto('setting').values({ name: 'a', value: 'b' }).execute();
  const file = join(dataDir, 'backup.db');
  expect(await backUp(config, file)).toEqual({
    text: `The database is backed up in ${file}.\n`,
    isDone: true,
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const copy = new BetterSqlite3(file, { readonly: true });
  onTestFinished(() => void copy.close());
  expect(copy.prepare('select value from setting').all()).toEqual([{ value: 'b' }]);
  expect(copy.prepare('select count(*) as applied from migration').get()).toEqual({ applied: 1 });
});

// START-13
test('what cannot be backed up is reported, and no file is touched', async () => {
  const dataDir = folder();
  const config = { dataDir, databaseUrl: undefined, backupRecipient: undefined };
  const file = join(dataDir, 'backup.db');
  expect(await backUp(config, file)).toEqual({
    text: `There is no database at ${join(dataDir, 'reslife.db')}.\n`,
    isDone: false,
  });
  const elsewhere = { ...config, databaseUrl: 'postgres://localhost/x' };
  expect((await backUp(elsewhere, file)).text).toContain('pg_dump');
  writeFileSync(join(dataDir, 'reslife.db'), 'no database at all, but long enough to be looked at');
  expect((await backUp(config, file)).text).toMatch(
    /^No backup was made: file is not a database\.\n$/,
  );
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, 'mine');
  expect((await backUp(config, file)).text).toContain('is there already');
  expect(readdirSync(dataDir).sort()).toEqual(['backup.db', 'reslife.db']);
});

import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import BetterSqlite3 from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig, type Config } from '../base/config.ts';
import { secretKeys } from '../base/secret-keys.ts';
import { openDatabase } from '../db/open.ts';
import { migrate } from '../db/migrate.ts';
import { insertAdmin, newAdmin } from '../accounts/accounts.sql.ts';
import { rowSum } from '../db/copying/rows.ts';
import { verifyAudit } from '../audit/verify.ts';
import { backupCommand } from './command.ts';

const quiet = () => undefined;

const WORDS = 'words that nobody else may read';

/** Makes a folder with a database that holds the words, and the command in it. */
async function folder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'reslife-test-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const configOf = (more: Record<string, string> = {}): Config => {
    const read = readConfig({ DATA_DIR: dataDir, ...more }, 'Europe/London');
    if ('complaints' in read) throw new Error(read.complaints.join(' '));
    return read.config;
  };
  const db = await openDatabase(configOf());
  await migrate(db, new Date());
  await db.write.insertInto('setting').values({ name: 'a', value: WORDS }).execute();
  await db.close();
  const at = (name: string) => join(dataDir, name);
  const files = () =>
    readdirSync(dataDir)
      .filter((name) => !/-(wal|shm)$/.test(name))
      .sort();
  return { at, configOf, files };
}

// START-13, DATA-10, BACKUP-3
test('a backup is encrypted with a public key, only the private key opens it, and no readable copy is left', async () => {
  const { at, configOf, files } = await folder();
  const made = await backupCommand(['backup-key', at('key.txt')], configOf());
  const [, recipient = ''] = /BACKUP_RECIPIENT=(age1\w+)/.exec(made?.text ?? '') ?? [];
  expect(statSync(at('key.txt')).mode & 0o777).toBe(0o600);
  const before = files();
  const config = configOf({ BACKUP_RECIPIENT: recipient });
  const backup = await backupCommand(['backup', at('b.age')], config, quiet);
  expect(backup).toEqual({
    text: `The database is backed up to ${at('b.age')}, encrypted for ${recipient}.\n`,
    status: 0,
  });
  expect(files()).toEqual([...before, 'b.age'].toSorted());
  expect(statSync(at('b.age')).mode & 0o777).toBe(0o600);
  expect(readFileSync(at('b.age'), 'latin1')).not.toContain(WORDS);
  expect(readFileSync(at('b.age'), 'latin1')).toMatch(/^age-encryption.org\/v1\n/);

  const opened = await backupCommand(
    ['open-backup', at('b.age'), at('key.txt'), at('copy')],
    configOf(),
  );
  expect(opened?.status).toBe(0);
  expect(statSync(at('copy')).mode & 0o777).toBe(0o600);
  expect(zstdDecompressSync(readFileSync(at('copy'))).toString()).toContain(WORDS);

  const other = configOf({ DATA_DIR: at('other') });
  const without = await backupCommand(['restore', at('b.age')], other, quiet);
  expect(without?.text).toContain('is encrypted. Add its key file after it.');
  const restored = await backupCommand(['restore', at('b.age'), at('key.txt')], other, quiet);
  expect(restored?.text).toMatch(/is restored to .+ \d+ rows, all checked\.\n/);
  const copy = new BetterSqlite3(at('other/reslife.db'), { readonly: true });
  onTestFinished(() => void copy.close());
  expect(copy.prepare("select value from setting where name = 'a'").get()).toEqual({
    value: WORDS,
  });
});

// DATA-10
test('nothing is opened with another key, after a change, without the file, or under a taken name', async () => {
  const { at, configOf, files } = await folder();
  const made = await backupCommand(['backup-key', at('key.txt')], configOf());
  await backupCommand(['backup-key', at('other.txt')], configOf());
  const [, recipient = ''] = /BACKUP_RECIPIENT=(age1\w+)/.exec(made?.text ?? '') ?? [];
  const encrypting = configOf({ BACKUP_RECIPIENT: recipient });
  await backupCommand(['backup', at('b.age')], encrypting, quiet);
  const bytes = readFileSync(at('b.age'));
  bytes[bytes.length - 100] = (bytes.at(-100) ?? 0) ^ 1;
  writeFileSync(at('altered.age'), bytes);
  const before = files();
  const open = async (...names: [string, string, string]) => {
    const result = await backupCommand(['open-backup', ...names.map(at)], configOf());
    return [result?.status, result?.text.replaceAll(at('/'), '')];
  };
  expect(await open('b.age', 'other.txt', 'c.db')).toEqual([
    1,
    'The key in other.txt does not open b.age, or the file was changed.\n',
  ]);
  expect(await open('altered.age', 'key.txt', 'c.db')).toEqual([
    1,
    'The key in key.txt does not open altered.age, or the file was changed.\n',
  ]);
  expect(await open('none.age', 'key.txt', 'c.db')).toEqual([1, 'none.age does not exist.\n']);
  expect(await open('b.age', 'b.age', 'c.db')).toEqual([1, 'b.age has no key.\n']);
  expect((await open('b.age', 'key.txt', 'b.age'))[1]).toContain('already exists');
  expect((await backupCommand(['backup-key', at('key.txt')], configOf()))?.status).toBe(1);
  expect(files()).toEqual(before);
});

// BACKUP-15
test('a restore says who made the backup and names the owners, and refuses a changed backup of its own', async () => {
  const { at, configOf } = await folder();
  const db = await openDatabase(configOf());
  const ada = newAdmin(
    { newId: randomUUID, now: () => new Date() },
    { email: 'ada@example.edu', role: 'owner' },
  );
  const ben = { ...ada, id: randomUUID(), email: 'ben@example.edu', role: 'reader' as const };
  for (const one of [ada, ben]) await insertAdmin(db.write, one);
  await db.close();
  // The first start does this.
  secretKeys(configOf()).read();
  await backupCommand(['backup', at('a.backup')], configOf(), quiet);
  const lines = zstdDecompressSync(readFileSync(at('a.backup')))
    .toString()
    .split('\n');
  let places = 0;
  /** Restores these lines in a place with the key or without, and returns what it says. */
  const restored = async (to: (line: string) => string, key?: string) => {
    const file = at('b.backup');
    writeFileSync(file, zstdCompressSync(lines.map(to).join('\n')));
    const dataDir = at(`place-${(places += 1)}`);
    mkdirSync(dataDir);
    if (key !== undefined) writeFileSync(join(dataDir, 'secret.key'), key);
    return await backupCommand(['restore', file], configOf({ DATA_DIR: dataDir }), quiet);
  };
  const key = readFileSync(at('secret.key'), 'utf8');
  expect(await restored(String, key)).toEqual({
    text: expect.stringMatching(/\nMade by this installation.*\nOwners: ada@example\.edu\.\n$/),
    status: 0,
  });
  expect(await restored(String)).toEqual({
    text: expect.stringMatching(/\nWARNING: the key of the install.*\nOwners: ada@example/),
    status: 0,
  });

  // A row was made an owner's, with correct sums: only the mark shows it.
  const [begin, end] = [
    lines.indexOf('{"table":"admin"}'),
    lines.findIndex(
      (line, number) => number > lines.indexOf('{"table":"admin"}') && line.startsWith('{"rows"'),
    ),
  ];
  const altered = lines.map((line) => line.replace('"reader"', '"owner"'));
  const sum = rowSum();
  for (const row of altered.slice(begin + 1, end)) sum.add(row);
  altered[end] = JSON.stringify(sum.sum());
  const smuggled = (line: string) => altered[lines.indexOf(line)] ?? line;
  const refused = 'Nothing was restored: the backup was changed or is incomplete.\n';
  expect(await restored(smuggled, key)).toEqual({ text: refused, status: 1 });
  const [, mark = ''] = /,"mark":"(.*)"/.exec(lines.at(-2) ?? '') ?? [];
  for (const to of [
    (line: string) => line.replace(`,"mark":"${mark}"`, ''),
    (line: string) => line.replace(mark, 'A'.repeat(43)),
    (line: string) => line.replace('{"whole":true,', '{"whole":true, '),
    (line: string) => (line.includes(mark) ? `${line}\n${line}` : line),
  ]) {
    expect(await restored(to, key)).toEqual({ text: refused, status: 1 });
  }
  // Releases up to 0.2.0 made them so; a backup whose mark was taken away reads the same.
  const unmarked = (line: string) =>
    smuggled(line)
      .replace(/"by":"\w+",/, '')
      .replace(`,"mark":"${mark}"`, '');
  expect(await restored(unmarked, key)).toEqual({
    text: expect.stringMatching(
      /\nWARNING: release 0\.2\.0 or older made it, or .*\nOwners: ada@example.edu, ben@example/,
    ),
    status: 0,
  });
});

// BACKUP-15, DATA-12
test('a backup from release 0.2.0 is restored with a warning and its owners, and this version serves it', async () => {
  const { at, configOf } = await folder();
  const config = configOf({ DATA_DIR: at('place') });
  mkdirSync(config.dataDir);
  writeFileSync(join(config.dataDir, 'reslife.db-shm'), 'left');
  const file = join(import.meta.dirname, '0.2.0.backup');
  expect(await backupCommand(['restore', file], config, quiet)).toEqual({
    text: expect.stringMatching(
      /\nWARNING: release 0\.2\.0 or older made it, or .*\nOwners: ada@example\.edu\.\n$/,
    ),
    status: 0,
  });
  const db = await openDatabase(config);
  onTestFinished(db.close);
  await migrate(db, new Date());
  const people = db.read.selectFrom('admin').select(['email', 'role']).orderBy('email');
  expect(await people.execute()).toEqual([
    { email: 'ada@example.edu', role: 'owner' },
    { email: 'ben@example.edu', role: 'author' },
  ]);
  const records = await db.read.selectFrom('attendance').select(['advisor', 'status']).execute();
  expect(records).toEqual([{ advisor: 'Amara', status: 'Resolved' }]);
  expect(await verifyAudit(db.read)).toMatchObject({ isWhole: true });
});

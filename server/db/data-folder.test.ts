import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDataFolder } from './data-folder.ts';
import { openDatabase } from './open.ts';

function parent(): string {
  const path = mkdtempSync(join(tmpdir(), 'reslife-folder-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

// DATA-6
test('only their user can read the database and its folder', async () => {
  const dataDir = join(parent(), 'data');
  const { write, close } = await openDatabase({ dataDir, databaseUrl: undefined });
  onTestFinished(close);
  await sql`create table t (a integer)`.execute(write);
  expect(modeOf(dataDir)).toBe('700');
  const files = ['reslife.db', 'reslife.db-wal', 'reslife.db-shm'];
  expect(files.map((name) => modeOf(join(dataDir, name)))).toEqual(['600', '600', '600']);
});

// DATA-6
test('older files are closed to other users, and keep their content', () => {
  const dataDir = join(parent(), 'data');
  mkdirSync(join(dataDir, 'mail'), { recursive: true });
  const names = ['reslife.db', 'reslife.db-wal', 'reslife.db-shm'].map((name) =>
    join(dataDir, name),
  );
  for (const path of names) writeFileSync(path, 'content');
  for (const path of names) chmodSync(path, 0o644);
  chmodSync(dataDir, 0o755);
  const file = openDataFolder(dataDir);
  expect(names.map(modeOf)).toEqual(['600', '600', '600']);
  expect(modeOf(dataDir)).toBe('700');
  expect(readFileSync(file, 'utf8')).toBe('content');
});

// DATA-6
test('a folder that others share stays open to them', () => {
  const dataDir = parent();
  mkdirSync(join(dataDir, 'others'));
  chmodSync(dataDir, 0o755);
  const file = openDataFolder(dataDir);
  expect(modeOf(dataDir)).toBe('755');
  expect(modeOf(file)).toBe('600');
});

// DATA-12
test('a database that lost its log after a kill is refused, a closed one is not', async () => {
  const dataDir = join(parent(), 'data');
  const { write, close } = await openDatabase({ dataDir, databaseUrl: undefined });
  await sql`create table t (a integer)`.execute(write);
  const killed = join(parent(), 'killed');
  cpSync(dataDir, killed, { recursive: true });
  await close();
  for (const folder of [dataDir, killed]) expect(() => openDataFolder(folder)).not.toThrow();
  rmSync(join(killed, 'reslife.db-wal'));
  expect(() => openDataFolder(killed)).toThrow(
    /-wal is missing\. Put it back, or remove .*-shm to/,
  );
  rmSync(join(killed, 'reslife.db-shm'));
  expect(() => openDataFolder(killed)).not.toThrow();
});

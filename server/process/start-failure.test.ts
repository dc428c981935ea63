import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { expect, inject, onTestFinished, test } from 'vitest';
import { readConfig, type Config } from '../base/config.ts';
import { openDeps } from './open-deps.ts';
import { reasonOf } from './start-failure.ts';
import { COMPILED, freePort } from '../test/server-process.ts';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'reslife-start-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

function configOf(env: Record<string, string>): Config {
  const read = readConfig({ LOG_LEVEL: 'silent', ...env }, 'UTC');
  if ('complaints' in read) throw new Error(read.complaints.join(' '));
  return read.config;
}

/** Takes a port on which another program listens. */
async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Returns the output of a start with these settings, until it ends. */
async function outputOf(env: Record<string, string>): Promise<string> {
  const config = configOf({ DATA_DIR: folder(), ...env });
  try {
    const { db } = await openDeps(config);
    onTestFinished(db.close);
    const app = fastify();
    onTestFinished(async () => await app.close());
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    return reasonOf(error, config);
  }
  return 'It started.';
}

const aFile = () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  return file;
};

const folderInItsPlace = () => {
  const path = folder();
  mkdirSync(join(path, 'reslife.db'));
  return path;
};

const damaged = () => {
  const path = folder();
  writeFileSync(join(path, 'reslife.db'), 'x'.repeat(9_000));
  return path;
};

// START-4
test.each([
  ['DATA_DIR', () => ({ DATA_DIR: aFile() })],
  ['DATA_DIR', () => ({ DATA_DIR: join(aFile(), 'in') })],
  ['reslife.db', () => ({ DATA_DIR: damaged() })],
  ['reslife.db', () => ({ DATA_DIR: folderInItsPlace() })],
])('a start that fails says why in one sentence: %s', async (name, env) => {
  const output = await outputOf(env());
  expect(output).toMatch(/^[^\n]+\.$/);
  expect(output).toContain(name);
});

// START-4
test('a port in use is named', async () => {
  const port = await takenPort();
  expect(await outputOf({ PORT: String(port) })).toBe(
    `PORT ${port} is already in use. Set another PORT.`,
  );
});

// START-6, START-4
test('a port that cannot be opened ends a first start before it creates anything', async () => {
  const dataDir = join(folder(), 'data');
  const here = { PORT: String(await takenPort()), DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { NODE_COMPILE_CACHE: COMPILED, ...here },
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^PORT [^\n]+\.\n$/);
  expect(existsSync(dataDir)).toBe(false);
});

// START-4
test('a database that cannot be reached is named without its password', async () => {
  const port = await freePort();
  const said = await outputOf({ DATABASE_URL: `postgres://ada:hunter2@127.0.0.1:${port}/x` });
  expect(said).toMatch(/^The database in DATABASE_URL [^\n]+ECONNREFUSED[^\n]+\.$/);
  expect(said).not.toContain('hunter2');
});

// START-4
test.skipIf(inject('postgres') === undefined)('so is one that is not there', async () => {
  const url = new URL(inject('postgres')?.url ?? '');
  url.pathname = 'nowhere';
  expect(await outputOf({ DATABASE_URL: url.href })).toBe(
    'The database in DATABASE_URL cannot be used: database "nowhere" does not exist.',
  );
});

// START-4
test.each([
  ['SQLITE_FULL', 'The disk with DATA_DIR ./data is full.'],
  ['ENOSPC', 'The disk with DATA_DIR ./data is full.'],
  ['SQLITE_READONLY_DIRECTORY', 'DATA_DIR ./data cannot be written to.'],
  ['SQLITE_CANTOPEN', 'DATA_DIR ./data cannot be written to.'],
  ['EROFS', 'DATA_DIR ./data cannot be written to.'],
  ['SQLITE_BUSY', 'data/reslife.db is locked by another program.'],
])('%s is reported in a sentence', (code, sentence) => {
  expect(reasonOf(Object.assign(new Error('no'), { code }), configOf({}))).toBe(sentence);
});

// START-4, DATA-8
test.each(['25006', '28P01', '42501'])(
  'a refusal of PostgreSQL with %s is reported in a sentence',
  (code) => {
    const config = configOf({ DATABASE_URL: 'postgres://ada:hunter2@127.0.0.1/x' });
    expect(reasonOf(Object.assign(new Error('it refuses'), { code }), config)).toBe(
      'The database in DATABASE_URL cannot be used: it refuses.',
    );
  },
);

// START-4
test('a host without an address is named', () => {
  const error = { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'nowhere.invalid' };
  const config = configOf({ HOST: error.hostname });
  const sentence = 'HOST nowhere.invalid has no address.';
  expect(reasonOf(Object.assign(new Error('no'), error), config)).toBe(sentence);
});

test('an unexpected error shows its stack', () => {
  const bug = new TypeError('x is not a function');
  expect(reasonOf(bug, configOf({}))).toBe(bug.stack);
});

// DATA-5, DATA-12
test('an emptied or removed database is not taken for a new installation', async () => {
  const DATA_DIR = folder();
  const file = join(DATA_DIR, 'reslife.db');
  const { db } = await openDeps(configOf({ DATA_DIR }));
  await db.close();
  const whole = readFileSync(file);
  writeFileSync(file, '');
  expect(await outputOf({ DATA_DIR })).toMatch(/^[^\n]*reslife\.db is empty[^\n]*\.$/);
  rmSync(file);
  expect(await outputOf({ DATA_DIR })).toMatch(
    /^[^\n]*reslife\.db is missing[^\n]*installed to start over[^\n]*\.$/,
  );
  expect(existsSync(file)).toBe(false);
  writeFileSync(`${file}-wal`, 'records');
  expect(await outputOf({ DATA_DIR })).toMatch(/^[^\n]*reslife\.db-wal has its records[^\n]*\.$/);
  rmSync(`${file}-wal`);
  writeFileSync(file, whole);
  writeFileSync(`${file}-shm`, '');
  expect(await outputOf({ DATA_DIR })).toMatch(/^[^\n]*reslife\.db-wal is missing[^\n]*\.$/);
  rmSync(`${file}-shm`);
  const port = await freePort();
  expect(await outputOf({ DATA_DIR, PORT: String(port) })).toBe('It started.');
});

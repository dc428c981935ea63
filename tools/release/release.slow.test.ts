import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freePort, isHealthy } from '../../server/test/server-process.ts';
import { build } from '../build.mjs';
import { release } from './release.ts';

let place: string;
let archive: string;
let folder: string;
let server: ChildProcess | undefined;

/** Nobody's number, who may only read the release. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const asNobody = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

beforeAll(async () => {
  expect(build('web') && build('server')).toBe(true);
  place = mkdtempSync(join(tmpdir(), 'release-'));
  // Others than its owner look into it.
  chmodSync(place, 0o755);
  archive = await release(join(place, 'made'), false);
  folder = join(place, basename(archive, '.tar.gz'));
  execFileSync('tar', ['-xzf', archive, '-C', place]);
  execFileSync('chmod', ['-R', 'a-w', folder]);
}, 120_000);

afterEach(() => {
  server?.kill('SIGKILL');
  server = undefined;
});

afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', place]);
  rmSync(place, { recursive: true });
});

// PACKAGE-1
test('an archive has every file under its hash, and no other', () => {
  const sums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8');
  const listed = sums.split('\n').flatMap((line) => line.slice(66) || []);
  const found = execFileSync('find', ['.', '-type', 'f'], { cwd: folder, encoding: 'utf8' });
  const files = found.split('\n').flatMap((line) => line.slice(2) || []);
  expect(listed.toSorted()).toEqual(files.filter((file) => file !== 'SHA256SUMS').toSorted());
  execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder });
  const around = { cwd: join(place, 'made') };
  execFileSync('sha256sum', ['--check', '--quiet', `${basename(archive)}.sha256`], around);
});

// PACKAGE-1
test('the same files make the same archive', async () => {
  const again = await release(join(place, 'again'), false);
  expect(readFileSync(again).equals(readFileSync(archive))).toBe(true);
}, 120_000);

// PACKAGE-2
test('an archive serves and answers commands as nobody, from a folder that nobody may write to', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'release-data-'));
  if (isRoot) chownSync(dataDir, NOBODY, NOBODY);
  const port = await freePort();
  // The release uses neither the Node nor the packages of this folder.
  const env = { PATH: '/usr/bin:/bin', DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' };
  const child = spawn(join(folder, 'bin/reslife-oncall'), { cwd: '/', env, ...asNobody });
  server = child;
  let printed = '';
  child.stdout.on('data', (text) => (printed += text));
  child.stderr.on('data', (text) => (printed += text));
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(async () => (await isHealthy(url)) || printed).toBe(true);
  const page = await fetch(`${url}/login`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>')]);
  const library = await fetch(`${url}/api/advisor/issues/All categories`);
  expect(await library.json()).toMatchObject({ data: { length: expect.any(Number) } });
  const health = () => spawnSync(join(folder, 'bin/reslife-oncall-health'), { env, ...asNobody });
  expect(health().status).toBe(0);
  const admin = join(folder, 'bin/reslife-oncall-admin');
  expect(execFileSync(admin, ['list'], { env, encoding: 'utf8', ...asNobody })).toMatch(/@/);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(health().status).toBe(1);
  rmSync(dataDir, { recursive: true });
}, 60_000);

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Type } from 'typebox';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseValue } from '../server/test/parse-json.ts';
import { readJson, root } from './base/runtime.mjs';

let folder: string;
let npm: ChildProcess | undefined;
let output = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
});

afterEach(() => {
  // Whatever a failed test left running: npm leads a group of its own.
  if (npm?.pid !== undefined && npm.exitCode === null) process.kill(-npm.pid, 'SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Returns the folders in which a person's shell looks for programs: not the packages'. */
function pathOfShell(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((path) => !path.endsWith(join('node_modules', '.bin'))).join(delimiter);
}

/** Starts the app as a person's shell would: on the machine's own Node, without the environment of this run. */
function npmStart(settings: Record<string, string>): ChildProcess {
  const env = {
    HOME: process.env.HOME,
    PATH: pathOfShell(),
    DATA_DIR: folder,
    ...settings,
  };
  output = '';
  const child = spawn('npm', ['start'], { cwd: root, env, detached: true, stdio: 'pipe' });
  npm = child;
  // A killed child may still print, which must not count for the next one.
  const keep = (text: Buffer) => void (npm === child && (output += text.toString()));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return child;
}

/** Listens on a port, 0 for any free one, and returns the port once it is free again. */
async function listenAndClose(port: number): Promise<number> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: found } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return found;
}

/** Returns 'ready', or the output of the start so far, which a failure then shows. */
async function healthOf(port: number): Promise<string> {
  return fetch(`http://127.0.0.1:${port}/api/health`).then(
    ({ status }) => (status === 200 ? 'ready' : output),
    () => output,
  );
}

// START-1, START-8, SETUP-7
test('a stop signal that only npm gets stops the server cleanly and frees the port', async () => {
  const port = await listenAndClose(0);
  const child = npmStart({ PORT: String(port) });
  await expect.poll(() => healthOf(port), { timeout: 60_000 }).toBe('ready');
  // The addresses are printed once it listens.
  await expect.poll(() => output, { timeout: 10_000 }).toContain('  Administrators: ');
  const begin = output.indexOf(`  Start here:      http://localhost:${port}/admin/setup\n`);
  expect(begin).toBeGreaterThan(0);
  expect(output.indexOf('  Advisors: ')).toBeGreaterThan(begin);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await listenAndClose(port)).toBe(port);
}, 90_000);

/** Returns the program of that name in the PATH of a person's shell. */
function programOf(name: string): string {
  const env = { PATH: pathOfShell() };
  return execFileSync('/bin/sh', ['-c', `command -v ${name}`], { env, encoding: 'utf8' }).trim();
}

// START-1
test("the app's packages install without a compiler or Python", () => {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  for (const name of ['node', 'npm', 'sh']) symlinkSync(programOf(name), join(bin, name));
  for (const path of ['package.json', 'package-lock.json', '.npmrc', 'tools/base']) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  const script = `import('./tools/base/install.mjs').then(({ install }) => {
    console.log(install('production') ?? 'installed');
  })`;
  const { HOME } = process.env;
  const env = { HOME, PATH: bin };
  const { stdout } = spawnSync('node', ['-e', script], { cwd: folder, env, encoding: 'utf8' });
  expect(stdout).toMatch(/^installed$/m);
}, 180_000);

// START-1
test('no package needs a script at its installation, since none runs', () => {
  const Locked = Type.Object({ hasInstallScript: Type.Optional(Type.Boolean()) });
  const Lock = Type.Object({ packages: Type.Record(Type.String(), Locked) });
  const { packages } = parseValue(Lock, readJson(join(root, 'package-lock.json')));
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  const asking = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
  expect(asking).toEqual([]);
});

// START-4
test('a bad setting stops the start with a sentence that names it', async () => {
  const child = npmStart({ PORT: 'eighty' });
  const [status] = await once(child, 'close');
  expect(status).not.toBe(0);
  expect(output).toMatch(/\bPORT\b.*eighty|eighty.*\bPORT\b/);
}, 60_000);

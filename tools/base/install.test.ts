import { chmodSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linkRuntime } from './install.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Makes a command in node_modules that says a word. */
function makeCommand(path: string, word: string): void {
  const file = join(folder, 'node_modules', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\necho ${word}\n`);
  chmodSync(file, 0o755);
}

function saidByNode(): string {
  return execFileSync(join(folder, 'node_modules/.bin/node'), { encoding: 'utf8' }).trim();
}

// START-1
test.for(['node', 'node-bin'])(
  'the Node of the package %s is linked if npm left its command out',
  (prefix) => {
    const name = `${prefix}-${process.platform}-${process.arch}`;
    makeCommand(`${name}/bin/node`, 'pinned');
    linkRuntime(folder);
    expect(saidByNode()).toBe('pinned');
    expect(readlinkSync(join(folder, 'node_modules/.bin/node'))).toBe(`../${name}/bin/node`);
  },
);

// START-1
test('a command that npm linked is left unchanged', () => {
  makeCommand(`node-${process.platform}-${process.arch}/bin/node`, 'pinned');
  makeCommand('.bin/node', 'linked by npm');
  linkRuntime(folder);
  expect(saidByNode()).toBe('linked by npm');
});

// START-1
test('nothing is linked if no Node is pinned for the platform', () => {
  linkRuntime(folder);
  expect(() => saidByNode()).toThrow('ENOENT');
});

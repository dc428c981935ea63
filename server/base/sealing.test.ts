import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sealingWith } from './sealing.ts';
import { secretKeys } from './secret-keys.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'reslife-test-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return join(made, 'data');
}

const KEY = Buffer.alloc(32, 1).toString('base64');
const OTHER = Buffer.alloc(32, 2).toString('base64');
const sealingOf = (...keys: string[]) =>
  sealingWith(secretKeys({ dataDir: '/nowhere', databaseUrl: undefined, secretKeys: keys }));

// SIGNIN-32
test('a sealed value opens only for the same row, and never after a change', () => {
  const { seal, open } = sealingOf(KEY);
  const sealed = seal('a seed', 'second_factor/ada');
  expect(sealed).not.toContain('seed');
  expect(seal('a seed', 'second_factor/ada')).not.toBe(sealed);
  expect(open(sealed, 'second_factor/ada')).toBe('a seed');
  expect(open(sealed, 'second_factor/bob')).toBeUndefined();
  expect(open('', 'second_factor/ada')).toBeUndefined();
  for (let at = 0; at < sealed.length; at += 1) {
    const other = sealed[at] === 'A' ? 'B' : 'A';
    const altered = sealed.slice(0, at) + other + sealed.slice(at + 1);
    // The last letters of base64 may stand for no bit.
    if (Buffer.from(altered, 'base64url').equals(Buffer.from(sealed, 'base64url'))) continue;
    expect(open(altered, 'second_factor/ada')).toBeUndefined();
  }
});

// SIGNIN-32
test('the first of several keys seals, and any of them opens', () => {
  const sealed = sealingOf(KEY).seal('a seed', 'x');
  const both = sealingOf(OTHER, KEY);
  expect(both.open(sealed, 'x')).toBe('a seed');
  expect(both.isNew(sealed)).toBe(false);
  expect(sealingOf(OTHER).open(both.seal('new', 'x'), 'x')).toBe('new');
  expect(sealingOf(OTHER).open(sealed, 'x')).toBeUndefined();
});

// SIGNIN-32
test('without the setting the key is made once, in its own file that nobody else can read', () => {
  const dataDir = folder();
  const keys = secretKeys({ dataDir, databaseUrl: undefined, secretKeys: [] });
  const { seal } = sealingWith(keys);
  const sealed = seal('a seed', 'x');
  const file = join(dataDir, 'secret.key');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['secret.key']);
  const later = sealingWith(secretKeys({ dataDir, databaseUrl: undefined, secretKeys: [] }));
  expect(later.open(sealed, 'x')).toBe('a seed');
  for (let times = 0; times < 3; times += 1) {
    keys.add();
    keys.drop();
  }
  expect(keys.read()).toHaveLength(2);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(later.open(sealed, 'x')).toBeUndefined();
  expect(readFileSync(file, 'utf8')).toMatch(/^([\w+/]{43}=\n){2}$/);
  writeFileSync(file, 'nothing\n');
  expect(() => keys.read()).toThrow('has no key');
});

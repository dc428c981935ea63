import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DEPLOYED, writeFiles } from './files.ts';
import { portsFrom } from './places.ts';

const namesIn = (text: string) => Array.from(text.matchAll(/@([A-Z_]+)@/g), ([, name]) => name);

// FAILOVER-6
test('every value that the files of a PostgreSQL with standbys need is explained', () => {
  const files = readdirSync(DEPLOYED).map((name) => readFileSync(join(DEPLOYED, name), 'utf8'));
  const page = readFileSync(join(import.meta.dirname, '../../docs/operations-of-many.md'), 'utf8');
  const asked = new Set(
    files.flatMap(namesIn).map((name) => name?.replace(/_(TWO|THREE)$/, '_ONE')),
  );
  expect(asked.size).toBeGreaterThan(20);
  expect([...asked].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

// FAILOVER-7
test('the command fills in every value', () => {
  const root = mkdtempSync(join(tmpdir(), 'reslife-test-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFiles(root, portsFrom(22_000), { owner: {}, programs: '/usr/bin' });
  const written = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  expect(written).toHaveLength(9);
  expect(written.flatMap(namesIn)).toEqual([]);
});

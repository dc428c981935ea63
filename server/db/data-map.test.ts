import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openOnSqlite } from '../test/test-app.ts';

// PRIVACY-12
test('docs/compliance/privacy.md names every table, and only existing columns', async () => {
  const { db } = await openOnSqlite();
  const text = readFileSync('docs/compliance/privacy.md', 'utf8');
  const rows = text
    .split('\n')
    .flatMap((line) => /^\| `(\w+)` *\|([^|]*)\|/.exec(line)?.slice(1, 3) ?? []);
  const named = new Map<string, string>();
  for (let at = 0; at < rows.length; at += 2) named.set(rows[at] ?? '', rows[at + 1] ?? '');
  const stored = await sql<{ name: string }>`select name from sqlite_schema where type = 'table'
    and name not like 'sqlite_%' and name not like '%migration%'`.execute(db.read);
  const tables = stored.rows.map(({ name }) => name).sort();
  expect([...named.keys()].sort()).toEqual(tables);
  for (const [table, about] of named) {
    const { rows: columns } = await sql<{
      name: string;
    }>`select name from pragma_table_info(${table})`.execute(db.read);
    const known = columns.map(({ name }) => name);
    const meant = Array.from(about.matchAll(/`(\w+)`/g), ([, name]) => name ?? '');
    expect(meant.filter((name) => !known.includes(name))).toEqual([]);
  }
});

/** Returns the first word of the last cell of a row. */
const levelOf = (row: string[]) => /^\w+/.exec(row.at(-2) ?? '')?.[0] ?? '';

// PRIVACY-12
test('each table has a level, and each level says who can read it and what protects it', () => {
  const lines = readFileSync('docs/compliance/privacy.md', 'utf8').split('\n');
  const cells = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const tables = cells.filter(([, table]) => /^`\w+`$/.test(table ?? ''));
  const levels = ['open', 'internal', 'personal', 'secret'];
  expect([...new Set(tables.map(levelOf))].sort()).toEqual(levels.toSorted());
  for (const level of levels) {
    const said = cells.find(([, name]) => name === level)?.slice(2, 5) ?? [];
    expect(said.map((cell) => cell.length > 5)).toEqual([true, true, true]);
  }
});

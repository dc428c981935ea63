import { expect, test } from 'vitest';
import { problemsInWhere } from './where-table.ts';

const files: Record<string, string> = {
  'core/walk.ts': 'export const canGoNext = true;',
  'core/walk.test.ts': `test('NEXT waits', () => {});\ntest.each(rows)(\n  "it's %s", () => {});`,
};
const read = (path: string) => files[path];
const head = '| the spec says | file | proved by |\n|---|---|---|\n';

test('a row that names what exists has no problem', () => {
  const row =
    '| NEXT waits (4.3) | `core/walk.ts` `canGoNext` | `core/walk.test.ts`: "NEXT waits"; `core/walk.test.ts`: "it\'s %s" |';
  expect(problemsInWhere(head + row, read)).toEqual([]);
});

test('a row may be open, with a file or without', () => {
  const rows = '| offline | `core/walk.ts` | open |\n| print | | open |';
  expect(problemsInWhere(head + rows, read)).toEqual([]);
});

test.each([
  ['a missing file', '| x | `core/gone.ts` | open |', 'names the file core/gone.ts'],
  ['a missing name', '| x | `core/walk.ts` `back` | open |', 'names back, which stands in none'],
  ['no file', '| x | walk | `core/walk.test.ts`: "NEXT waits" |', 'names no file in backticks'],
  ['a missing test file', '| x | `core/walk.ts` | `a.test.ts`: "y" |', 'the test file a.test.ts'],
  ['a missing title', '| x | `core/walk.ts` | `core/walk.test.ts`: "NEXT" |', 'the test "NEXT"'],
  [
    'a proof in other words',
    '| x | `core/walk.ts` | `core/walk.test.ts` |',
    'cannot read the proof',
  ],
  ['an empty proof', '| x | `core/walk.ts` | |', 'not exactly three filled cells'],
  ['a fourth cell', '| x | `core/walk.ts` | open | y |', 'not exactly three filled cells'],
])('%s is a problem of that row', (_what, row, problem) => {
  expect(problemsInWhere(head + row, read)).toEqual([expect.stringContaining(problem)]);
});

test('a page without the table is a problem', () => {
  expect(problemsInWhere('# Where', read)).toHaveLength(1);
});

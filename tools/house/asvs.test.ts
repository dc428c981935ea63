import { expect, test } from 'vitest';
import { readText } from './repository.ts';
import { readRules } from './rules.ts';

const STATES = { met: 'Met', partly: 'Partly met', 'not met': 'Not met', 'n/a': 'Not applicable' };

/** The rows of the items: number, level, requirement, reason, and the state that their section names. */
const rows = Object.entries(STATES).flatMap(([state, title]) => {
  const [, after = ''] = readText('docs/compliance/asvs.md').split(`\n## ${title}\n`);
  const [section = ''] = after.split('\n## ');
  return section
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, item]) => /^\d+\.\d+\.\d+/.test(item ?? ''))
    .map(([, item = '', level = '', asks = '', why = '']) => ({ item, level, asks, state, why }));
});

test('every item of docs/compliance/asvs.md has a level and a reason, and appears once', () => {
  expect(rows.length).toBeGreaterThan(200);
  const wrong = rows.filter(
    ({ level, asks, why }) => !['1', '2'].includes(level) || asks === '' || why === '',
  );
  expect(wrong).toEqual([]);
  const items = rows.map(({ item }) => item);
  expect(items.filter((item, at) => items.indexOf(item) !== at)).toEqual([]);
});

/** Counts the items with a state at a level; those that share a row are counted by its '(n)'. */
function countOf(state: string, level: string): number {
  return rows
    .filter((row) => row.state === state && row.level === level)
    .reduce((sum, { asks }) => sum + Number(/\((\d+)\)$/.exec(asks)?.[1] ?? 1), 0);
}

test('the summary has the counts of its rows', () => {
  const page = readText('docs/compliance/asvs.md').replaceAll(/ +/g, ' ');
  for (const state of Object.keys(STATES)) {
    const [one, two] = [countOf(state, '1'), countOf(state, '2')];
    expect(page).toContain(`| ${state} | ${one} | ${two} | ${one + two} |`);
  }
});

test('no item counts as met by a rule that no test proves yet', () => {
  const open = readRules().filter(({ isOpen }) => isOpen);
  const unproven = rows.filter(
    ({ state, why }) =>
      state === 'met' && open.some(({ id }) => new RegExp(`\\b${id}\\b`).test(why)),
  );
  expect(unproven).toEqual([]);
});

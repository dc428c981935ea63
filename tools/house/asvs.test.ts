import { expect, test } from 'vitest';
import { readText } from './repository.ts';
import { readRules } from './rules.ts';

const STATES = ['met', 'partly', 'not met', 'n/a'];

/** The rows of the items: number, level, requirement, state, and reason. */
const rows = readText('docs/compliance/asvs.md')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, item]) => /^\d+\.\d+\.\d+/.test(item ?? ''))
  .map(([, item = '', level = '', asks = '', state = '', why = '']) => ({
    item,
    level,
    asks,
    state,
    why,
  }));

test('every item of docs/compliance/asvs.md has a level, a state and its reason, and stands there once', () => {
  expect(rows.length).toBeGreaterThan(200);
  const wrong = rows.filter(
    ({ level, asks, state, why }) =>
      !['1', '2'].includes(level) || asks === '' || !STATES.includes(state) || why === '',
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

test('its summary counts what its rows say', () => {
  const page = readText('docs/compliance/asvs.md').replaceAll(/ +/g, ' ');
  for (const state of STATES) {
    const [one, two] = [countOf(state, '1'), countOf(state, '2')];
    expect(page).toContain(`| ${state} | ${one} | ${two} | ${one + two} |`);
  }
});

test('no rule that a test has yet to prove shows that an item is met', () => {
  const open = readRules().filter(({ isOpen }) => isOpen);
  const unproven = rows.filter(
    ({ state, why }) =>
      state === 'met' && open.some(({ id }) => new RegExp(`\\b${id}\\b`).test(why)),
  );
  expect(unproven).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Ladder } from '#core/notifications/ladder-schema.ts';
import {
  countChanges,
  draftsOf,
  laddersIn,
  waitOf,
  withMoved,
  withStep,
  withTargets,
  wrongWaits,
  type LadderDraft,
} from './ladder-draft.ts';

const all: Ladder = {
  areas: [],
  categories: [],
  rounds: 2,
  steps: [
    { wait: 0, targets: ['a'] },
    { wait: 5, targets: ['b'] },
    { wait: 10, targets: ['c', 'd'] },
  ],
};
const north: Ladder = { ...all, areas: ['n'], rounds: 1 };

const changed = (change: (draft: LadderDraft) => LadderDraft): readonly LadderDraft[] =>
  draftsOf([all, north]).map((draft, at) => (at === 0 ? change(draft) : draft));
const count = (drafts: readonly LadderDraft[]): number =>
  countChanges(draftsOf([all, north]), drafts);

// LADDER-21
test('stored steps are drawn with those for all first, and stored again unchanged', () => {
  expect(draftsOf([north, all]).map(({ areas }) => areas)).toEqual([[], ['n']]);
  expect(laddersIn(draftsOf([all, north]))).toEqual([all, north]);
  // There always are steps for all to change; untouched, they are not stored.
  expect(draftsOf([]).map(({ steps }) => steps.length)).toEqual([1]);
  expect(laddersIn(draftsOf([]))).toEqual([]);
  expect(laddersIn(draftsOf([north]))).toEqual([north]);
});

// LADDER-21
test.each<[string, readonly LadderDraft[], number]>([
  ['nothing', draftsOf([all, north]), 0],
  ['the rounds', changed((draft) => ({ ...draft, rounds: 3 })), 1],
  ['a step moved', changed((draft) => ({ ...draft, steps: withMoved(draft.steps, 1, 1) })), 3],
  ['a step added', changed((draft) => ({ ...draft, steps: withStep(draft.steps, 'k') })), 1],
  ['a step removed', changed((draft) => ({ ...draft, steps: draft.steps.slice(0, 2) })), 1],
  [
    'a recipient added',
    changed((draft) => ({
      ...draft,
      steps: withTargets(draft.steps, '0.1', (ids) => [...ids, 'e']),
    })),
    1,
  ],
  ['other steps removed', draftsOf([all]), 1],
  ['other steps added', [...draftsOf([all, north]), { ...north, key: 'k', steps: [] }], 1],
])('the changes are counted for %s', (_, drafts, changes) => {
  expect(count(drafts)).toBe(changes);
});

test('a moved step leaves its wait in place, so that the first never waits', () => {
  const [draft] = draftsOf([all]);
  const moved = withMoved(draft?.steps ?? [], 1, -1);
  expect(moved.map(({ wait, targets }) => [wait, ...targets])).toEqual([
    ['0', 'b'],
    ['5', 'a'],
    ['10', 'c', 'd'],
  ]);
  expect(withMoved(moved, 0, -1)).toEqual(moved);
});

test.each<[string, number | undefined]>([
  ['0', 0],
  [' 120 ', 120],
  ['121', undefined],
  ['', undefined],
  ['1.5', undefined],
  ['-1', undefined],
  ['five', undefined],
])('the typed wait %j means %j minutes', (wait, minutes) => {
  expect(waitOf({ key: 'k', targets: [], wait })).toBe(minutes);
  const wrong = changed(({ steps, ...draft }) => ({
    ...draft,
    steps: [...steps, { key: 'k', targets: [], wait }],
  }));
  expect(wrongWaits(wrong)).toBe(Number(minutes === undefined));
});

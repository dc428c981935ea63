import { afterEach, expect, test } from 'vitest';
import { ask, checked } from '#core/fixtures/trees.ts';
import { activeStep, nextWalk, startWalk, type Walk } from '#core/walk.ts';
import { eraseSavedWalk, saveWalk, savedWalks, type SavedWalk } from './saved-walks.ts';

const steps = checked([ask('a', 'c', 'next'), ask('b', 'next', 'next'), ask('c', 'next', 'next')]);

const walkOf = (issueId: string, members: Partial<SavedWalk> = {}): SavedWalk => ({
  issueId,
  title: `Issue ${issueId}`,
  revision: 3,
  startedAt: '2026-11-21T03:00:00.000Z',
  walk: startWalk(steps),
  rating: 0,
  description: '',
  ...members,
});
const savedIds = () => savedWalks().map(({ issueId }) => issueId);

afterEach(() => {
  localStorage.removeItem('reslife.walks');
});

// WALK-14
test('a walk comes back at its step with what was entered', () => {
  const begun = walkOf('i', { title: 'Smoke alarm' });
  const answered = nextWalk(nextWalk(begun.walk, { type: 'answer', answer: 'yes' }), {
    type: 'next',
  });
  saveWalk({ ...begun, walk: answered, rating: 3.5, description: 'short' });
  const [back] = savedWalks();
  expect(back).toMatchObject({
    title: 'Smoke alarm',
    revision: 3,
    startedAt: '2026-11-21T03:00:00.000Z',
    rating: 3.5,
    description: 'short',
  });
  expect(back && activeStep(back.walk)?.number).toBe(3);
});

// WALK-15
test('starting another issue erases nothing; the newest comes first, one an issue', () => {
  for (const id of ['a', 'b', 'c', 'a']) saveWalk(walkOf(id));
  expect(savedIds()).toEqual(['a', 'c', 'b']);
});

// WALK-15
test('one erased, the others stay', () => {
  for (const id of ['a', 'b', 'c']) saveWalk(walkOf(id));
  eraseSavedWalk('b');
  expect(savedIds()).toEqual(['c', 'a']);
});

// WALK-15
test('no more than ten are saved', () => {
  for (let id = 1; id <= 12; id += 1) saveWalk(walkOf(String(id)));
  expect(savedIds()).toEqual(['12', '11', '10', '9', '8', '7', '6', '5', '4', '3']);
});

test.each(['not json', 'null', '{}', '"text"', '[null, 1, {}, {"issueId": "", "walk": {}}]'])(
  '%s is no walk, and is no hindrance to one',
  (text) => {
    localStorage.setItem('reslife.walks', text);
    expect(savedWalks()).toEqual([]);
    saveWalk(walkOf('a'));
    expect(savedIds()).toEqual(['a']);
  },
);

const stored = (change: object) => localStorage.setItem('reslife.walks', JSON.stringify([change]));

test.each([
  ['no walk at all', () => undefined],
  ['a visit that is none', (walk: Walk) => ({ ...walk, path: [null] })],
  ['a step that is none', (walk: Walk) => ({ ...walk, steps: [null] })],
  ['a path that is none', (walk: Walk) => ({ ...walk, path: 'none' })],
  [
    'an active step that is gone',
    (walk: Walk) => ({ ...walk, path: [{ step: 'x', answer: null }] }),
  ],
])('with %s it stands on its final screen, with its text', (_, broken) => {
  const saved = walkOf('a');
  stored({ ...saved, description: 'Zone 4', walk: broken(saved.walk) });
  expect(savedWalks()).toMatchObject([{ description: 'Zone 4', walk: { onFinalScreen: true } }]);
});

// WALK-14
test('what is missing beside the walk gets its default', () => {
  const { issueId, walk } = walkOf('a');
  stored({ issueId, walk });
  expect(savedWalks()).toMatchObject([{ title: '', description: '', rating: 0, revision: null }]);
});

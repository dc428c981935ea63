import { afterEach, expect, test } from 'vitest';
import type { Issue } from '#core/issue.ts';
import { activeStep, nextWalk } from '#core/walk.ts';
import { beginWalk } from './begin-walk.ts';
import { eraseSavedWalk, saveWalk, savedWalks } from './saved-walks.ts';

const issue = {
  _id: 'i',
  title: 'Smoke alarm',
  revision: 3,
  steps: [
    {
      _id: 'a',
      question: 'Is it loud?',
      answerType: 'Yes or No',
      yesAction: { actionType: 'Skip to a specific step', goToStep: 'Step 3' },
      noAction: { actionType: 'Go to next step' },
    },
    { _id: 'b', question: 'B', answerType: 'Yes or No' },
    { _id: 'c', question: 'C', answerType: 'Yes or No' },
  ],
} as unknown as Issue;

const walkOf = (_id: string) => beginWalk({ ...issue, _id, title: `Issue ${_id}` }, new Date(0));
const savedIds = () => savedWalks().map(({ issueId }) => issueId);

afterEach(() => {
  localStorage.removeItem('reslife.walks');
});

test('a walk comes back at its step with what was entered', () => {
  const begun = beginWalk(issue, new Date('2026-11-21T03:00:00Z'));
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

test('starting another issue erases nothing; the newest comes first, one an issue', () => {
  for (const id of ['a', 'b', 'c', 'a']) saveWalk(walkOf(id));
  expect(savedIds()).toEqual(['a', 'c', 'b']);
});

test('one erased, the others stay', () => {
  for (const id of ['a', 'b', 'c']) saveWalk(walkOf(id));
  eraseSavedWalk('b');
  expect(savedIds()).toEqual(['c', 'a']);
});

test('no more than ten are saved', () => {
  for (let id = 1; id <= 12; id += 1) saveWalk(walkOf(String(id)));
  expect(savedIds()).toEqual(['12', '11', '10', '9', '8', '7', '6', '5', '4', '3']);
});

test.each(['not json', 'null', '{}', '"text"', '[null, 1, {}, {"issueId": "i", "walk": {}}]'])(
  '%s is no walk, and is no hindrance to one',
  (text) => {
    localStorage.setItem('reslife.walks', text);
    expect(savedWalks()).toEqual([]);
    saveWalk(walkOf('a'));
    expect(savedIds()).toEqual(['a']);
  },
);

test('a malformed walk is left out, the others come back', () => {
  const broken = { ...walkOf('b'), walk: { steps: [], path: 'none' } };
  localStorage.setItem('reslife.walks', JSON.stringify([walkOf('a'), broken, walkOf('c')]));
  expect(savedIds()).toEqual(['a', 'c']);
});

const stored = (change: object) => localStorage.setItem('reslife.walks', JSON.stringify([change]));

test.each([
  ['a visit that is none', { path: [null], ahead: [] }],
  ['a step that is none', { steps: [null], ahead: [] }],
  ['nothing ahead as text', { ahead: 'none' }],
])('%s makes it no walk', (_, change) => {
  const saved = walkOf('a');
  stored({ ...saved, walk: { ...saved.walk, ...change } });
  expect(savedWalks()).toEqual([]);
});

test('a walk whose active step there is not stands on its final screen, with its text', () => {
  const saved = walkOf('a');
  const path = [{ step: 'gone', answer: null }];
  stored({ ...saved, description: 'Zone 4', walk: { ...saved.walk, path } });
  expect(savedWalks()).toMatchObject([{ description: 'Zone 4', walk: { onFinalScreen: true } }]);
});

test('what is missing beside the walk is mended', () => {
  const { issueId, walk } = walkOf('a');
  stored({ issueId, walk });
  expect(savedWalks()).toMatchObject([{ title: '', description: '', rating: 0, revision: null }]);
});

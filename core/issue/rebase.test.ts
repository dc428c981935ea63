import { expect, test } from 'vitest';
import { issueWith } from '../fixtures/issues.ts';
import { partOf } from './typed-details.ts';
import { rebased } from './rebase.ts';
import type { RevisionContent } from './revision-changes.ts';
import type { SavedStep } from '../step/step.ts';
import type { StepId } from '../step/step-schema.ts';

const step = (id: string, question = `${id}?`): SavedStep => ({ _id: id as StepId, question });

const words = (
  steps: readonly SavedStep[],
  more: Partial<RevisionContent> = {},
): RevisionContent => ({
  ...partOf('inRevision', issueWith()),
  title: 'Water',
  ...more,
  steps,
});

const [a, b, c] = [step('a'), step('b'), step('c')];
const base = words([a, b]);

/** Asks whether it is so, and leads to another step if it is not. */
const skips = (id: string, to: string): SavedStep => ({
  ...step(id),
  answerType: 'Yes or No',
  yesAction: { actionType: 'Go to next step' },
  noAction: { actionType: 'Skip to a specific step', goToStep: to as StepId },
});

const after = (mine: RevisionContent, theirs: RevisionContent, base: RevisionContent) => {
  const { words: now, disputed } = rebased({ base, mine, theirs });
  return [now.title, now.steps.map(({ _id, question }) => `${_id} ${question}`), disputed];
};

type Row = [string, RevisionContent, RevisionContent, unknown[], RevisionContent?];

// REVIEW-13, REVIEW-28
test.each<Row>([
  [
    'texts that I did not change follow the correction, and mine stay',
    words([step('a', 'Mine?'), b], { title: 'Flood' }),
    words([a, step('b', 'Theirs?')]),
    ['Flood', ['a Mine?', 'b Theirs?'], []],
  ],
  [
    'both sides made the same change',
    words([step('a', 'Now?'), b]),
    words([step('a', 'Now?'), b]),
    ['Water', ['a Now?', 'b b?'], []],
  ],
  [
    'my change stays and is named if they made another',
    words([step('a', 'Mine?'), b], { title: 'Flood' }),
    words([step('a', 'Theirs?'), b], { title: 'Leak' }),
    ['Flood', ['a Mine?', 'b b?'], ['details', 'step/a']],
  ],
  [
    'a step was added and one removed, and I did neither',
    words([step('a', 'Mine?'), b]),
    words([c, a]),
    ['Water', ['c c?', 'a Mine?'], []],
  ],
  [
    'I added a step next to a corrected one',
    words([a, c, b]),
    words([a, step('b', 'Theirs?')]),
    ['Water', ['a a?', 'c c?', 'b Theirs?'], []],
  ],
  [
    'a step that I changed stays if they removed it',
    words([a, step('b', 'Mine?')]),
    words([a]),
    ['Water', ['a a?', 'b Mine?'], ['order']],
  ],
  [
    'my new skip to a removed step is named',
    words([skips('a', 'b'), b, c]),
    words([step('a', 'Theirs?'), c]),
    ['Water', ['a a?', 'c c?'], ['step/a']],
    words([a, b, c]),
  ],
  [
    'my new skip from a step they did not change to a removed one is named',
    words([a, b, skips('c', 'b')]),
    words([a, c]),
    ['Water', ['a a?', 'c c?'], ['step/c']],
    words([a, b, c]),
  ],
  [
    'both sides moved steps',
    words([b, a]),
    words([a, b, c]),
    ['Water', ['b b?', 'a a?'], ['order']],
  ],
])('merges waiting changes: %s', (_, mine, theirs, expected, before = base) => {
  expect(after(mine, theirs, before)).toEqual(expected);
});

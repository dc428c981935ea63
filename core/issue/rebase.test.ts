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
    'what was left alone follows the correction, what was changed stays',
    words([step('a', 'Mine?'), b], { title: 'Flood' }),
    words([a, step('b', 'Theirs?')]),
    ['Flood', ['a Mine?', 'b Theirs?'], []],
  ],
  [
    'both changed it to the same',
    words([step('a', 'Now?'), b]),
    words([step('a', 'Now?'), b]),
    ['Water', ['a Now?', 'b b?'], []],
  ],
  [
    'both changed it otherwise: it stays as it waits and is named',
    words([step('a', 'Mine?'), b], { title: 'Flood' }),
    words([step('a', 'Theirs?'), b], { title: 'Leak' }),
    ['Flood', ['a Mine?', 'b b?'], ['details', 'step/a']],
  ],
  [
    'a step that came, and one that went, where no step of mine did',
    words([step('a', 'Mine?'), b]),
    words([c, a]),
    ['Water', ['c c?', 'a Mine?'], []],
  ],
  [
    'a step that I added, beside a corrected one',
    words([a, c, b]),
    words([a, step('b', 'Theirs?')]),
    ['Water', ['a a?', 'c c?', 'b Theirs?'], []],
  ],
  [
    'a step of mine went there: nothing that I typed goes with it',
    words([a, step('b', 'Mine?')]),
    words([a]),
    ['Water', ['a a?', 'b Mine?'], ['order']],
  ],
  [
    'a step went to which I skip since: what skips is named',
    words([skips('a', 'b'), b, c]),
    words([step('a', 'Theirs?'), c]),
    ['Water', ['a a?', 'c c?'], ['step/a']],
    words([a, b, c]),
  ],
  [
    'a step went to which I skip since from a step that was left alone',
    words([a, b, skips('c', 'b')]),
    words([a, c]),
    ['Water', ['a a?', 'c c?'], ['step/c']],
    words([a, b, c]),
  ],
  [
    'steps moved on both sides',
    words([b, a]),
    words([a, b, c]),
    ['Water', ['b b?', 'a a?'], ['order']],
  ],
])('%s', (_, mine, theirs, expected, before = base) => {
  expect(after(mine, theirs, before)).toEqual(expected);
});

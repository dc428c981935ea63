import { expect, test } from 'vitest';
import { issueWith } from '#core/fixtures/issues.ts';
import { ask, confirm } from '#core/fixtures/trees.ts';
import type { StepDraft } from '#core/step/step-schema.ts';
import type { SavedStep } from '#core/step/step.ts';
import { NEW_STEP, type UnsavedDraft } from '../draft/draft.ts';
import { openEditor } from '../draft/state.ts';
import { stepEntries } from '../draft/step-entries.ts';
import { draftTree } from './draft-tree.ts';
import { problemsTitle } from './TreeProblems.tsx';

function judged(steps: readonly SavedStep[], draft: UnsavedDraft) {
  const editor = openEditor(issueWith({ steps }), draft);
  // A step is added before anything is typed into it.
  const hasNewStep = editor.hasNewStep || NEW_STEP in draft.steps;
  const tree = draftTree(stepEntries({ ...editor, hasNewStep }), null, undefined);
  return { tree, title: problemsTitle(tree, steps.length > 0) };
}

const TWO = [ask('a', 'next', 'end'), confirm('b', 'end')];
const { _id, ...WHOLE } = confirm('c', 'end');

// EDITOR-21
test.each<[string, readonly SavedStep[], Record<string, StepDraft>, string]>([
  ['nothing typed', TWO, {}, 'Nothing to fix'],
  ['the same typed', TWO, { a: TWO[0] ?? {} }, 'Nothing to fix'],
  [
    'a question reworded',
    TWO,
    { a: { ...TWO[0], question: 'Or?' } },
    'Nothing to fix, but not saved',
  ],
  ['a question emptied', TWO, { a: { ...TWO[0], question: '' } }, '1 problem to fix'],
  ['a step added', [confirm('a', 'next')], { [NEW_STEP]: {} }, 'Step 2 is not finished'],
  [
    'a step added and whole',
    [confirm('a', 'next')],
    { [NEW_STEP]: WHOLE },
    'Nothing to fix, but not saved',
  ],
  ['one that is not reached', TWO.slice(1), { [NEW_STEP]: {} }, 'Step 2 is not finished'],
  ['one that is whole and not reached', TWO.slice(1), { [NEW_STEP]: WHOLE }, '1 warning'],
  ['the first step typed', [], { [NEW_STEP]: WHOLE }, 'No steps saved yet'],
])('the heading is right after %s', (_, steps, typed, title) => {
  expect(judged(steps, { steps: typed }).title).toBe(title);
});

const TYPED: readonly (StepDraft | undefined)[] = [
  undefined,
  {},
  { question: '' },
  { question: 'Why?' },
  WHOLE,
];
const TREES = [
  [],
  TWO,
  TWO.slice(1),
  [ask('a', 'gone', 'end')],
  [confirm('a', 'a'), confirm('b', 'end')],
];

// EDITOR-21
test('the heading never says that all is right if a step is unsaved or the check found something', () => {
  for (const steps of TREES) {
    for (const added of TYPED) {
      for (const changed of steps[0] ? TYPED : [undefined]) {
        const draft = {
          ...(added && { [NEW_STEP]: added }),
          ...(changed && steps[0] && { [steps[0]._id]: { ...steps[0], ...changed } as StepDraft }),
        };
        const { tree, title } = judged(steps, { steps: draft });
        const isSaved = tree.entries.every(({ isUnsaved }) => !isUnsaved);
        const isRight = steps.length > 0 && isSaved && tree.problems.length === 0;
        expect([draft, title === 'Nothing to fix']).toEqual([draft, isRight]);
      }
    }
  }
});

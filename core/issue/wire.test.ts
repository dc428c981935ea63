import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { randomTree } from '../fixtures/random-trees.ts';
import { ask, checked, confirm } from '../fixtures/trees.ts';
import type { Issue } from './issue.ts';
import { detailsOf } from './typed-details.ts';
import { normalizeStep } from '../step/normal-step.ts';
import { problemsInStep } from '../step/draft-problems.ts';
import type { formatStepNumber } from '../step/step-number.ts';
import { patchStep } from '../step/step-patch.ts';
import type { StepDraft } from '../step/step-schema.ts';
import type { CheckedSteps, SavedStep, Step } from '../step/step.ts';
import type { problemsInTree } from '../tree/tree-check.ts';
import type { startWalk } from '../walk/walk.ts';
import { decodeIssue, encodeIssue, encodePublishedIssue } from './wire-issue.ts';
import { decodePatch, decodeSteps } from './wire.ts';
import { encodeSave, encodeSteps } from './encode-steps.ts';
import type { PublishedIssue, WireIssue, WireStep } from './wire-schema.ts';

const steps = [ask('a', 'c', 'next'), confirm('b', 'c'), ask('c', 'end', 'b')];

describe('ids and wire numbers', () => {
  // ISSUES-1, ISSUES-15, STEP-11
  test('a skip on the wire has the number of its target', () => {
    const wire = encodeSteps(steps);
    expect(wire[0]?.yesAction?.goToStep).toBe('Step 3');
    expect(wire[1]?.confirmationAction?.goToStep).toBe('Step 3');
    expect(wire[2]?.noAction?.goToStep).toBe('Step 2');
  });

  // ISSUES-15
  test('a target that was removed is absent on the wire', () => {
    expect(encodeSteps(steps.slice(0, 2))[0]?.yesAction).toEqual({
      actionType: 'Skip to a specific step',
    });
  });

  test('a number without a step becomes a missing target, and is not lost', () => {
    const [last = ask('d', 'next', 'end')] = decodeSteps(encodeSteps(steps).slice(0, 1));
    expect(problemsInStep(last, steps)).toEqual([
      { field: 'yesAction.goToStep', code: 'MISSING_TARGET' },
    ]);
  });

  test('any tree comes back from the wire unchanged', () => {
    fc.assert(
      fc.property(randomTree(12), (tree) => {
        expect(decodeSteps(encodeSteps(tree))).toEqual(tree);
      }),
    );
  });
});

const pictured = { ...steps[1], image: 'images/x.webp', question: '  Spaced  ' };
const worded = { ...steps[0], customiseAnswerType: true, noAction: { customText: 'A' } };
const drafts: StepDraft[] = [...steps, pictured, worded];

describe('the body of a save', () => {
  // ISSUES-12, ISSUES-28
  test.each(drafts)('turns any other step into draft %#', (draft) => {
    const sent = encodeSave(draft, { steps, version: 3 });
    for (const before of drafts) {
      const after = patchStep(before, decodePatch(sent, steps));
      expect(normalizeStep(after)).toEqual(normalizeStep(draft));
    }
  });

  // ISSUES-15, ISSUES-28
  test('has a skip as the number of its step, with the version in which it has that number', () => {
    const sent = encodeSave(steps[0] ?? {}, { steps, version: 3 });
    expect([sent.yesAction?.goToStep, sent.basedOn]).toEqual(['Step 3', 3]);
  });

  test('names targets by number, and removes members by null and the empty text', () => {
    const patch = decodePatch(
      { yesAction: { goToStep: 'Step 2' }, noAction: { goToStep: '', customText: null } },
      steps,
    );
    expect(patchStep(ask('a', 'c', 'c'), patch)).toMatchObject({
      yesAction: { actionType: 'Skip to a specific step', goToStep: 'b' },
      noAction: { actionType: 'Skip to a specific step' },
    });
  });

  test('has no members for id, version and removal', () => {
    const sent = { _id: 'other', version: 3, isArchived: false, question: 'Q' };
    expect(decodePatch(sent, [])).toEqual({ question: 'Q' });
  });
});

const issue: Issue = {
  _id: 'i',
  ...detailsOf({
    title: 'Alarm',
    category: 'Fire',
    firstAct: 'Call [[contact:security]].',
  }),
  publish: true,
  isArchived: false,
  isStarter: false,
  updatedAt: '2026-11-21T03:00:00.000Z',
  version: 4,
  revision: 2,
  steps,
};

describe('an issue', () => {
  test("comes back from the administrators' wire unchanged", () => {
    expect(decodeIssue(encodeIssue(issue))).toEqual(issue);
  });

  test('shows advisors only what everybody may read', () => {
    const withMore = { ...issue, owner: 'ada', removed: [] };
    expect(Object.keys(encodePublishedIssue(withMore)).sort()).toEqual([
      '_id',
      'alsoCalled',
      'category',
      'firstAct',
      'isArchived',
      'isStarter',
      'place',
      'publish',
      'revision',
      'situations',
      'steps',
      'title',
      'updatedAt',
    ]);
  });
});

describe('a forgotten conversion does not compile', () => {
  test('steps on the wire and steps of ours are different types', () => {
    expectTypeOf<WireStep>().not.toExtend<SavedStep>();
    expectTypeOf<WireStep>().not.toExtend<StepDraft>();
    expectTypeOf<SavedStep>().not.toExtend<WireStep>();
    expectTypeOf<WireIssue>().not.toExtend<Issue>();
    expectTypeOf<Issue>().not.toExtend<WireIssue>();
    expectTypeOf<PublishedIssue['steps']>().not.toExtend<
      Parameters<typeof problemsInTree>[0][number][]
    >();
  });

  // ISSUES-28
  test('neither a typed number nor a shown one is a number on the wire', () => {
    type Number = NonNullable<NonNullable<WireStep['yesAction']>['goToStep']>;
    expectTypeOf<'Step 3'>().not.toExtend<Number>();
    expectTypeOf<ReturnType<typeof formatStepNumber>>().not.toExtend<Number>();
  });

  test('a walk takes only checked steps', () => {
    type Walked = Parameters<typeof startWalk>[0];
    expectTypeOf<CheckedSteps>().toExtend<Walked>();
    expectTypeOf<WireStep[]>().not.toExtend<Walked>();
    expectTypeOf<SavedStep[]>().not.toExtend<Walked>();
    expectTypeOf<Step[]>().not.toExtend<Walked>();
  });

  test('a plain text is not the id of a step', () => {
    expectTypeOf<string>().not.toExtend<SavedStep['_id']>();
    expectTypeOf<`Step ${number}`>().not.toExtend<SavedStep['_id']>();
    expect(checked(steps)).toHaveLength(3);
  });
});

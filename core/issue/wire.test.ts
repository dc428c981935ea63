import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { randomTree } from '../fixtures/random-trees.ts';
import { ask, checked, confirm, id } from '../fixtures/trees.ts';
import type { Issue } from './issue.ts';
import { detailsOf } from './typed-details.ts';
import { problemsInStep } from '../step/step-problems.ts';
import { patchStep } from '../step/step-patch.ts';
import type { StepDraft } from '../step/step-schema.ts';
import type { CheckedSteps, SavedStep, Step } from '../step/step.ts';
import type { problemsInTree } from '../tree/tree-check.ts';
import type { startWalk } from '../walk/walk.ts';
import { decodeIssue, encodeIssue, encodePublishedIssue } from './wire-issue.ts';
import { decodePatch, decodeStep, decodeSteps } from './wire.ts';
import { encodeSteps } from './encode-steps.ts';
import type { PublishedIssue, WireIssue, WireStep } from './wire-schema.ts';

const steps = [ask('a', 'c', 'next'), confirm('b', 'c'), ask('c', 'end', 'b')];

describe('ids and wire numbers', () => {
  // ISSUES-1, ISSUES-15, STEP-11
  test('on the wire a skip names the number of its target', () => {
    const wire = encodeSteps(steps);
    expect(wire[0]?.yesAction?.goToStep).toBe('Step 3');
    expect(wire[1]?.confirmationAction?.goToStep).toBe('Step 3');
    expect(wire[2]?.noAction?.goToStep).toBe('Step 2');
  });

  // ISSUES-15
  test('a target that is gone is absent on the wire', () => {
    expect(encodeSteps(steps.slice(0, 2))[0]?.yesAction).toEqual({
      actionType: 'Skip to a specific step',
    });
  });

  test('a number that names no step becomes a missing target, not a lost one', () => {
    const wire: WireStep = {
      _id: id('d'),
      question: 'Q',
      answerType: 'Yes or No',
      yesAction: { actionType: 'Skip to a specific step', goToStep: 'Step 9' },
      noAction: { actionType: 'Go to next step' },
    };
    expect(problemsInStep(decodeStep(wire, steps), steps)).toEqual([
      { field: 'yesAction.goToStep', code: 'MISSING_TARGET' },
    ]);
  });

  test('any tree comes back from the wire as it was', () => {
    fc.assert(
      fc.property(randomTree(12), (tree) => {
        expect(decodeSteps(encodeSteps(tree))).toEqual(tree);
      }),
    );
  });
});

describe('what a save sends', () => {
  test('names targets by number and takes members away by null and the empty text', () => {
    const patch = decodePatch(
      { yesAction: { goToStep: 'Step 2' }, noAction: { goToStep: '', customText: null } },
      steps,
    );
    expect(patchStep(ask('a', 'c', 'c'), patch)).toMatchObject({
      yesAction: { actionType: 'Skip to a specific step', goToStep: 'b' },
      noAction: { actionType: 'Skip to a specific step' },
    });
  });

  test('identity, version and removal are not members of the step', () => {
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
  test("comes back from the administrators' wire as it was", () => {
    expect(decodeIssue(encodeIssue(issue))).toEqual(issue);
  });

  test('shows advisors what everybody may read and nothing else', () => {
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
      'steps',
      'title',
      'updatedAt',
    ]);
  });
});

describe('a conversion left out does not compile', () => {
  test('a step of the wire is no step of ours, and ours is none of the wire', () => {
    expectTypeOf<WireStep>().not.toExtend<SavedStep>();
    expectTypeOf<WireStep>().not.toExtend<StepDraft>();
    expectTypeOf<SavedStep>().not.toExtend<WireStep>();
    expectTypeOf<WireIssue>().not.toExtend<Issue>();
    expectTypeOf<Issue>().not.toExtend<WireIssue>();
    expectTypeOf<PublishedIssue['steps']>().not.toExtend<
      Parameters<typeof problemsInTree>[0][number][]
    >();
  });

  test('a walk takes checked steps alone', () => {
    type Walked = Parameters<typeof startWalk>[0];
    expectTypeOf<CheckedSteps>().toExtend<Walked>();
    expectTypeOf<WireStep[]>().not.toExtend<Walked>();
    expectTypeOf<SavedStep[]>().not.toExtend<Walked>();
    expectTypeOf<Step[]>().not.toExtend<Walked>();
  });

  test('a text is no id of a step', () => {
    expectTypeOf<string>().not.toExtend<SavedStep['_id']>();
    expectTypeOf<`Step ${number}`>().not.toExtend<SavedStep['_id']>();
    expect(checked(steps)).toHaveLength(3);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomTree } from '../fixtures/random-trees.ts';
import { runs } from '../fixtures/runs.ts';
import { ask } from '../fixtures/trees.ts';
import {
  addStep,
  removeStep,
  reorderSteps,
  replaceStep,
  restoreStep,
  type RemovedStep,
} from './step-list.ts';
import { BRANCHES, branchesOf, isSkip, type SavedStep } from './step.ts';
import { decodeSteps } from '../issue/wire.ts';
import { encodeSteps } from '../issue/encode-steps.ts';

type Edit =
  | { type: 'add'; after: number }
  | { type: 'remove'; at: number }
  | { type: 'restore' }
  | { type: 'move'; at: number; to: number }
  | { type: 'retarget'; at: number; to: number };

const place = fc.nat({ max: 30 });
const edit: fc.Arbitrary<Edit> = fc.oneof(
  place.map((after): Edit => ({ type: 'add', after })),
  place.map((at): Edit => ({ type: 'remove', at })),
  fc.constant<Edit>({ type: 'restore' }),
  fc.tuple(place, place).map(([at, to]): Edit => ({ type: 'move', at, to })),
  fc.tuple(place, place).map(([at, to]): Edit => ({ type: 'retarget', at, to })),
);

type Draft = {
  steps: SavedStep[];
  removed: RemovedStep[];
  wanted: Map<string, string>;
  made: number;
};

const pick = (steps: readonly SavedStep[], at: number) => steps[at % Math.max(1, steps.length)];

/** Maps each skip, by step and branch, to its target. */
function skips(steps: readonly SavedStep[]): Map<string, string> {
  return new Map(
    steps.flatMap((step) =>
      branchesOf(step).flatMap((branch): [string, string][] => {
        const target = step[branch]?.goToStep;
        return isSkip(step[branch]) && target ? [[`${step._id}.${branch}`, target]] : [];
      }),
    ),
  );
}

const hasLostTarget = (step: SavedStep): boolean =>
  BRANCHES.some((branch) => isSkip(step[branch]) && !step[branch]?.goToStep);

function apply(draft: Draft, one: Edit): Draft {
  const { steps } = draft;
  const step = 'at' in one ? pick(steps, one.at) : undefined;
  if (one.type === 'add') {
    const fresh = ask(`new${draft.made}`, 'next', 'end');
    const after = pick(steps, one.after)?._id;
    return { ...draft, steps: addStep(steps, fresh, after), made: draft.made + 1 };
  }
  if (one.type === 'restore') {
    const last = draft.removed.at(-1);
    return last
      ? { ...draft, steps: restoreStep(steps, last), removed: draft.removed.slice(0, -1) }
      : draft;
  }
  if (!step) return draft;
  if (one.type === 'remove') {
    const result = removeStep(steps, step._id);
    return result
      ? { ...draft, steps: result.steps, removed: [...draft.removed, result.removed] }
      : draft;
  }
  if (one.type === 'move') {
    const ids = steps.map((other) => other._id).filter((id) => id !== step._id);
    ids.splice(one.to % (ids.length + 1), 0, step._id);
    return { ...draft, steps: reorderSteps(steps, ids) ?? steps };
  }
  const target = pick(steps, one.to);
  if (!target || target._id === step._id || step.answerType !== 'Yes or No') return draft;
  const skip = { actionType: 'Skip to a specific step' as const, goToStep: target._id };
  const wanted = new Map(draft.wanted).set(`${step._id}.yesAction`, target._id);
  return { ...draft, steps: replaceStep(steps, { ...step, yesAction: skip }), wanted };
}

// EDITOR-43, STEP-9
test('edits never point a skip at a step that its author did not choose', () => {
  fc.assert(
    fc.property(randomTree(8), fc.array(edit, { maxLength: 25 }), (tree, edits) => {
      let draft: Draft = { steps: tree, removed: [], wanted: skips(tree), made: 0 };
      for (const one of edits) {
        draft = apply(draft, one);
        // Each save goes over the wire and back, and targets are numbers there.
        draft = { ...draft, steps: decodeSteps(encodeSteps(draft.steps)) };
        for (const [from, to] of skips(draft.steps)) expect(to).toBe(draft.wanted.get(from));
        for (const from of draft.wanted.keys()) {
          const step = draft.steps.find((other) => from.startsWith(`${other._id}.`));
          if (step && !skips(draft.steps).has(from)) expect(hasLostTarget(step)).toBe(true);
        }
      }
    }),
    { numRuns: runs(4_000) },
  );
});

// EDITOR-13
test('removing a step and restoring it right away changes nothing', () => {
  fc.assert(
    fc.property(randomTree(10), place, (tree, at) => {
      const result = removeStep(tree, pick(tree, at)?._id ?? '');
      expect(result && restoreStep(result.steps, result.removed)).toEqual(tree);
    }),
  );
});

// ISSUES-10
test('an order that does not name each step exactly once is refused', () => {
  const steps = [ask('a', 'next', 'end'), ask('b', 'next', 'end')];
  expect(reorderSteps(steps, ['b', 'a'])?.map((step) => step._id)).toEqual(['b', 'a']);
  for (const ids of [['a'], ['a', 'a'], ['a', 'c'], ['a', 'b', 'c']]) {
    expect(reorderSteps(steps, ids)).toBeUndefined();
  }
});

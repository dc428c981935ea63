import { assert, unreachable } from '../base/assert.ts';
import type { AnswerType } from '../base/step-kinds.ts';
import type { StepId } from '../step/step-schema.ts';
import {
  answerTexts,
  type Action,
  type ActionDraft,
  type CheckedSteps,
  type SavedStep,
  type Step,
} from '../step/step.ts';

/** The answers that an advisor can give to a step: a radio button, or the checked checkbox. */
export type Answer = 'yes' | 'no' | 'confirmed';

/** One stop of a walk: a step and its answer, which is null while the step is open. */
export type Visit = { readonly step: StepId; readonly answer: Answer | null };

/**
 * An advisor's run through an issue. `path` has the steps visited in order, the active one last, and has a
 * step that was visited twice in it twice. `ahead` has the steps that Back left, the nearest last, so that
 * going forward again finds the given answers. `onFinalScreen` is true on the feedback screen after the last
 * step.
 */
export type Walk = {
  readonly steps: CheckedSteps;
  readonly path: readonly Visit[];
  readonly ahead: readonly Visit[];
  readonly onFinalScreen: boolean;
};

export type WalkEvent =
  | { type: 'answer'; answer: Answer }
  | { type: 'untick' }
  | { type: 'next' }
  | { type: 'back' };

/** Returns a new walk on its first step. Without steps it starts on the final screen. */
export function startWalk(steps: CheckedSteps): Walk {
  const first = steps[0];
  return {
    steps,
    path: first ? [{ step: first._id, answer: null }] : [],
    ahead: [],
    onFinalScreen: !first,
  };
}

/** Returns the step on screen, with its number from 1 and the answer so far, or undefined on the final screen. */
export function activeStep(
  walk: Walk,
): { step: Step; number: number; answer: Answer | null } | undefined {
  const visit = walk.path.at(-1);
  if (walk.onFinalScreen || !visit) return undefined;
  const index = walk.steps.findIndex((step) => step._id === visit.step);
  const step = walk.steps[index];
  return step && { step, number: index + 1, answer: visit.answer };
}

/** Tells whether Back would leave the issue, so that the app first asks 'Exit the issue workflow?' (WALK-10). */
export function isAtStart(walk: Walk): boolean {
  return walk.path.length === (walk.onFinalScreen ? 0 : 1);
}

/** Tells whether NEXT is enabled: the step is answered, and the walk is not on the final screen (WALK-6). */
export function canGoNext(walk: Walk): boolean {
  return (activeStep(walk)?.answer ?? null) !== null;
}

/** Counts the percentage of the steps up to the active one. It is 100 on the final screen (WALK-3). */
export function progress(walk: Walk): number {
  const active = activeStep(walk);
  return active ? (100 * active.number) / walk.steps.length : 100;
}

function actionFor(step: Step, answer: Answer): Action {
  if (step.answerType === 'Show a confirmation checkbox') return step.confirmationAction;
  return answer === 'yes' ? step.yesAction : step.noAction;
}

/** Returns the target of an action: the id of a step, or 'final' (WALK-7). It is undefined if the target is missing, which happens only in a draft. */
export function leadsTo(
  steps: readonly SavedStep[],
  step: { readonly _id: StepId },
  action: ActionDraft | undefined,
): StepId | 'final' | undefined {
  if (action?.actionType === 'Issue resolution') return 'final';
  if (action?.actionType === 'Skip to a specific step') {
    return steps.find((other) => other._id === action.goToStep)?._id;
  }
  return nextInOrder(steps, step);
}

/** Returns the step after this one, or 'final' after the last. */
export function nextInOrder(
  steps: readonly { readonly _id: StepId }[],
  step: { readonly _id: StepId },
): StepId | 'final' {
  return steps[steps.findIndex((other) => other._id === step._id) + 1]?._id ?? 'final';
}

/** Returns the target of an answer: the id of the next step, or 'final'. A target that does not exist is a bug. */
export function destination(steps: CheckedSteps, step: Step, answer: Answer): StepId | 'final' {
  const target = leadsTo(steps, step, actionFor(step, answer));
  assert(target, `no target of ${step._id}`);
  return target;
}

const ANSWERS_TO: { readonly [T in AnswerType]: readonly Answer[] } = {
  'Yes or No': ['yes', 'no'],
  'Show a confirmation checkbox': ['confirmed'],
};

export const answersTo = ({ answerType }: Pick<Step, 'answerType'>): readonly Answer[] =>
  ANSWERS_TO[answerType];

/** Tells whether checking the box opens the final screen at once: its action is not a skip and leads there (WALK-8). */
function endsAtOnce(walk: Walk, step: Step): boolean {
  const { actionType } = actionFor(step, 'confirmed');
  const isSkip = actionType === 'Skip to a specific step';
  return !isSkip && destination(walk.steps, step, 'confirmed') === 'final';
}

function withAnswer(walk: Walk, answer: Answer | null): Walk {
  const visit = walk.path.at(-1);
  if (!visit || visit.answer === answer) return walk;
  // Another answer leads elsewhere, so the walk forgets the steps that were ahead after the old one.
  return { ...walk, path: [...walk.path.slice(0, -1), { ...visit, answer }], ahead: [] };
}

function goNext(walk: Walk): Walk {
  const active = activeStep(walk);
  if (!active || active.answer === null) return walk;
  const next = destination(walk.steps, active.step, active.answer);
  if (next === 'final') return { ...walk, onFinalScreen: true };
  const remembered = walk.ahead.at(-1);
  return remembered?.step === next
    ? { ...walk, path: [...walk.path, remembered], ahead: walk.ahead.slice(0, -1) }
    : { ...walk, path: [...walk.path, { step: next, answer: null }], ahead: [] };
}

function goBack(walk: Walk): Walk {
  const visit = walk.path.at(-1);
  if (isAtStart(walk) || !visit) return walk;
  if (walk.onFinalScreen) return { ...walk, onFinalScreen: false };
  return { ...walk, path: walk.path.slice(0, -1), ahead: [...walk.ahead, visit] };
}

/** Returns the walk after an event. An event that the screen does not offer (NEXT without an answer, Back on the first step) changes nothing. */
export function nextWalk(walk: Walk, event: WalkEvent): Walk {
  const active = activeStep(walk);
  switch (event.type) {
    case 'answer': {
      if (!active || !answersTo(active.step).includes(event.answer)) return walk;
      const answered = withAnswer(walk, event.answer);
      const jumps = event.answer === 'confirmed' && endsAtOnce(walk, active.step);
      return jumps ? { ...answered, onFinalScreen: true } : answered;
    }
    case 'untick':
      return active?.answer === 'confirmed' ? withAnswer(walk, null) : walk;
    case 'next':
      return goNext(walk);
    case 'back':
      return goBack(walk);
    default:
      return unreachable(event);
  }
}

/** Returns true for a confirmation, otherwise the custom text of the step, or 'Yes' or 'No' (RECORD-2). */
export function responseOf(step: Step, answer: Answer): boolean | string {
  if (step.answerType === 'Show a confirmation checkbox') return true;
  return answerTexts(step)[answer === 'yes' ? 'yes' : 'no'];
}

/** Returns the answers that an attendance sends: those of the path finally walked, with a step visited twice in it twice (RECORD-3). */
export function responsesOf(walk: Walk): { step: StepId; response: boolean | string }[] {
  return walk.path.flatMap((visit) => {
    const step = walk.steps.find((other) => other._id === visit.step);
    return step && visit.answer
      ? [{ step: step._id, response: responseOf(step, visit.answer) }]
      : [];
  });
}

import { normalizeStep } from './normal-step.ts';
import { withContacts } from '../campus/contact-refs.ts';
import { hashOfImage } from '../base/image.ts';
import { LIMITS } from '../base/limits.ts';
import type { StepDraft, StepId } from './step-schema.ts';
import { branchesOf, isSkip, type Branch, type CheckedSteps, type SavedStep } from './step.ts';

// Phones load this file, and not draft-problems.ts: a guide with a broken reference is still walked.

/** The member of a draft that has a problem. A member of an action has the branch in front. */
export type StepField =
  | 'question'
  | 'answerType'
  | 'image'
  | `${'yesAction' | 'noAction'}.${'actionType' | 'goToStep' | 'customText'}`
  | `confirmationAction.${'actionType' | 'goToStep' | 'confirmationText'}`;

export type StepProblemCode =
  | 'REQUIRED'
  | 'TOO_LONG'
  | 'NO_OTHER_STEPS'
  | 'MISSING_TARGET'
  | 'SELF_SKIP'
  | 'FIRST_STEP'
  | 'NOT_AN_IMAGE'
  | 'BROKEN_REFERENCE';

/** A problem of a step. `found` is the text of a broken reference. */
export type StepProblem = { field: StepField; code: StepProblemCode; found?: string };

/** Lists the steps to which a skip of `stepId` may lead: every saved step except Step 1 and itself (STEP-7). A new step has no id. */
export function targetsFor(
  stepId: StepId | undefined,
  steps: readonly SavedStep[],
): readonly SavedStep[] {
  return steps.slice(1).filter((step) => step._id !== stepId);
}

// References are not counted, so that replacing one contact by another makes no text too long.
function problemsInText(field: StepField, text: string | undefined, max: number): StepProblem[] {
  if (!text?.trim()) return [{ field, code: 'REQUIRED' }];
  return withContacts(text, () => '').length > max ? [{ field, code: 'TOO_LONG' }] : [];
}

function problemsInTarget(
  draft: StepDraft,
  branch: Branch,
  stepId: StepId | undefined,
  steps: readonly SavedStep[],
): StepProblem[] {
  const field: StepField = `${branch}.goToStep`;
  const target = draft[branch]?.goToStep;
  if (target !== undefined && target === stepId) return [{ field, code: 'SELF_SKIP' }];
  if (target !== undefined && target === steps[0]?._id) return [{ field, code: 'FIRST_STEP' }];
  const targets = targetsFor(stepId, steps);
  if (targets.length === 0) return [{ field, code: 'NO_OTHER_STEPS' }];
  if (!target) return [{ field, code: 'REQUIRED' }];
  return targets.some((step) => step._id === target) ? [] : [{ field, code: 'MISSING_TARGET' }];
}

function problemsInBranch(
  draft: StepDraft,
  branch: Branch,
  stepId: StepId | undefined,
  steps: readonly SavedStep[],
): StepProblem[] {
  const problems: StepProblem[] = [];
  if (branch === 'confirmationAction') {
    const words = draft.confirmationAction?.confirmationText;
    problems.push(
      ...problemsInText('confirmationAction.confirmationText', words, LIMITS.confirmationText),
    );
  } else if (draft.customiseAnswerType === true) {
    const words = draft[branch]?.customText;
    problems.push(...problemsInText(`${branch}.customText`, words, LIMITS.answerText));
  }
  const action = draft[branch];
  if (!action?.actionType) problems.push({ field: `${branch}.actionType`, code: 'REQUIRED' });
  if (isSkip(action)) problems.push(...problemsInTarget(draft, branch, stepId, steps));
  return problems;
}

/** Lists the problems that prevent walking a step. */
export function problemsInForm(
  draft: StepDraft,
  steps: readonly SavedStep[],
  stepId: StepId | undefined,
): StepProblem[] {
  const problems = problemsInText('question', draft.question, LIMITS.question);
  const branches = branchesOf(draft);
  // A type that only a newer release knows does not count, since its answers would be guessed.
  if (branches.length === 0) problems.push({ field: 'answerType', code: 'REQUIRED' });
  if (draft.image && hashOfImage(draft.image) === undefined) {
    problems.push({ field: 'image', code: 'NOT_AN_IMAGE' });
  }
  for (const branch of branches) {
    problems.push(...problemsInBranch(draft, branch, stepId, steps));
  }
  return problems;
}

/** Makes legal steps from drafts, and is the only function that does. The result is undefined if they cannot be walked. A draft with a broken reference can be walked, on phones. */
export function checkSteps(steps: readonly SavedStep[]): CheckedSteps | undefined {
  if (steps.some((step) => problemsInForm(step, steps, step._id).length > 0)) return undefined;
  return steps.map((step) => ({
    _id: step._id,
    ...normalizeStep(step),
  })) as unknown as CheckedSteps;
}

import { normalizeStep } from '#core/step/normal-step.ts';
import { placeAfter } from '#core/step/step-list.ts';
import type { SavedStep } from '#core/step/step.ts';
import { NEW_STEP, type UnsavedDraft } from './draft.ts';
import { onRemoteChange, withoutStepDraft } from './drafts.ts';
import type { Shared } from './shared.ts';

// The key of a new step becomes its id. Where the answer to its first save was lost, it may be there, and
// somebody may have changed it by then.

/** The draft with the new step as it is sent, which is what others begin with should its answer be lost. */
function withSentStep<S extends Shared>(state: S): S {
  const { key = '', steps, stepBases, after } = state.draft;
  const draft = steps[NEW_STEP];
  if (!draft || stepBases?.[NEW_STEP]) return state;
  const step = { ...normalizeStep(draft), _id: key } as SavedStep;
  const number = placeAfter(state.issue?.steps ?? [], after) + 1;
  const bases = { ...stepBases, [NEW_STEP]: { step, number } };
  return { ...state, draft: { ...state.draft, stepBases: bases } };
}

/** The draft without it: the server refused that save. */
function withoutSentStep<S extends Shared>(state: S): S {
  const { [NEW_STEP]: _, ...stepBases } = state.draft.stepBases ?? {};
  return { ...state, draft: { ...state.draft, stepBases } };
}

/** Where the new step is there by now, what was typed into it is typed into that saved step. */
export function withStepCreatedMeanwhile<S extends Shared>(state: S): S {
  const { issue, draft, hasNewStep } = state;
  const { key: id } = draft;
  if (!hasNewStep || !issue || id === undefined) return state;
  if (!issue.steps.some(({ _id }) => _id === id)) return state;
  const { [NEW_STEP]: typed } = draft.steps;
  const number = issue.steps.findIndex(({ _id }) => _id === id) + 1;
  const base = draft.stepBases?.[NEW_STEP] ?? { step: { _id: id } as SavedStep, number };
  const left = withoutStepDraft(draft, NEW_STEP);
  const moved: UnsavedDraft = {
    ...left,
    steps: { ...left.steps, ...(typed && { [id]: typed }) },
    stepBases: { ...left.stepBases, ...(typed && { [id]: base }) },
  };
  return { ...state, hasNewStep: false, draft: onRemoteChange(moved, issue) };
}

/** What becomes of the state where the new step is sent, or was refused. */
export const NEW_STEP_EVENTS = {
  newStepSent: withSentStep,
  newStepRefused: withoutSentStep,
} as const;

/** The saved step that the new one of a key is by now; undefined if it is not there. */
export function createdMeanwhile(
  { hasNewStep, issue }: Shared,
  key: string | undefined,
): SavedStep | undefined {
  return hasNewStep ? undefined : issue?.steps.find(({ _id }) => _id === key);
}

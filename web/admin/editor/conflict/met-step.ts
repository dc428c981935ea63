import { normalizeStep } from '#core/normal-step.ts';
import { placeAfter } from '#core/step-list.ts';
import type { SavedStep } from '#core/step.ts';
import { NEW_STEP, type UnsavedDraft } from '../draft.ts';
import type { LiveEditor } from '../live-editor.ts';
import { onTheirChange, withoutStepDraft } from './drafts.ts';
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

/** The id of the new step where it is there; undefined where there is none or it is not. */
function idOfMet({ hasNewStep, draft, issue }: Shared): string | undefined {
  const isThere = hasNewStep && issue?.steps.some(({ _id }) => _id === draft.key);
  return isThere ? draft.key : undefined;
}

/** What was typed into the new step, typed into the saved one that it is. */
function withMetStep<S extends Shared>(state: S): S {
  const { issue, draft } = state;
  const id = idOfMet(state);
  if (!issue || id === undefined) return state;
  const { [NEW_STEP]: typed } = draft.steps;
  const number = issue.steps.findIndex(({ _id }) => _id === id) + 1;
  const base = draft.stepBases?.[NEW_STEP] ?? { step: { _id: id } as SavedStep, number };
  const left = withoutStepDraft(draft, NEW_STEP);
  const moved: UnsavedDraft = {
    ...left,
    steps: { ...left.steps, ...(typed && { [id]: typed }) },
    stepBases: { ...left.stepBases, ...(typed && { [id]: base }) },
  };
  return { ...state, hasNewStep: false, draft: onTheirChange(moved, issue) };
}

/** What becomes of the state where the new step is sent, was refused, or is there. */
export const NEW_STEP_EVENTS = {
  newStepSent: withSentStep,
  newStepRefused: withoutSentStep,
  newStepMet: withMetStep,
} as const;

/** Goes on in the saved step where the new one is there by now; returns its id. */
export function meetNewStep({ latest, change }: LiveEditor): string | undefined {
  const id = idOfMet(latest());
  if (id !== undefined) change({ type: 'newStepMet' });
  return id;
}

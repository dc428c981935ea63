import { normalizeStep } from '#core/step/normal-step.ts';
import { sameStep } from '#core/step/same-step.ts';
import type { SavedStep } from '#core/step/step.ts';
import { NEW_STEP, type UnsavedDraft } from './draft.ts';
import { onRemoteChange, withoutStepDraft } from './drafts.ts';
import type { Shared } from './shared.ts';

// The key of a new step becomes its id. If the answer to its first save was lost, the step may exist, and somebody
// may have changed it by then.

/** Returns the state after the new step was created: text typed into it now belongs to the step that has its key as id. */
export function withStepMade<S extends Shared>(state: S): S {
  const { issue, draft, hasNewStep } = state;
  const { key: id } = draft;
  if (!hasNewStep || !issue || id === undefined) return state;
  const { [NEW_STEP]: typed } = draft.steps;
  const { [NEW_STEP]: sent = [] } = draft.sent ?? {};
  const left = withoutStepDraft(draft, NEW_STEP);
  if (!typed) return { ...state, hasNewStep: false, draft: left };
  const at = issue.steps.findIndex(({ _id }) => _id === id);
  const saved = issue.steps[at];
  // The typing began with a sent version: the one that is saved, if nobody changed it.
  const begun = sent.find((one) => saved && sameStep(one, saved)) ?? sent[0] ?? {};
  const step = { ...normalizeStep(begun), _id: id } as SavedStep;
  const moved: UnsavedDraft = {
    ...left,
    steps: { ...left.steps, [id]: typed },
    // If others removed the step, all its text is kept, not only the text typed since.
    stepBases: { ...left.stepBases, ...(saved && { [id]: { step, number: at + 1 } }) },
    sent: { ...left.sent, [id]: sent },
  };
  return { ...state, hasNewStep: false, draft: onRemoteChange(moved, issue) };
}

export function withStepCreatedMeanwhile<S extends Shared>(state: S): S {
  const { issue, draft } = state;
  return issue?.steps.some(({ _id }) => _id === draft.key) ? withStepMade(state) : state;
}

/** Returns the pane that now has the text typed into a pane: after a new step was created, its key names its pane (ISSUES-8). */
export function presentPane(
  { hasNewStep, issue, draft }: Shared,
  pane: string,
  key: string | undefined,
): string {
  if (pane !== NEW_STEP || hasNewStep || key === undefined) return pane;
  const isMade = key in draft.steps || issue?.steps.some(({ _id }) => _id === key);
  return isMade ? key : pane;
}

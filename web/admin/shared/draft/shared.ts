import type { Issue } from '#core/issue/issue.ts';
import { sameDetails } from '#core/issue/typed-details.ts';
import type { PartConflict } from '#core/issue/issue-part-schema.ts';
import { addStep, removeStep, replaceStep, withoutSkipsTo } from '#core/step/step-list.ts';
import type { StepDraft } from '#core/step/step-schema.ts';
import { sameStep } from '#core/step/same-step.ts';
import type { SavedStep } from '#core/step/step.ts';
import type { SavedAt, StepSaved } from './events.ts';
import { NEW_STEP, type StepBase, type UnsavedDraft } from './draft.ts';
import { withStepCreatedMeanwhile } from './created-meanwhile.ts';
import {
  onOwnChange,
  onRemoteChange,
  withBase,
  withoutDetailsDraft,
  withoutStepDraft,
  withTypedStep,
} from './drafts.ts';

// This file updates an editor from the server's answers, while others save the same issue.

/** The part of an editor's state that is about the issue on the server and the text typed on top of it. */
export type Shared = {
  /** The issue as the server last sent it; undefined until it is created (EDITOR-8). */
  readonly issue: Issue | undefined;
  readonly draft: UnsavedDraft;
  readonly hasNewStep: boolean;
  /** The text typed into steps that were removed here, for Undo. */
  readonly putAside: Readonly<Record<string, { draft: StepDraft; base: StepBase | undefined }>>;
  /** The changes by others while this editor was open, by part, the newest last. */
  readonly remoteChanges: readonly PartConflict[];
};

const stepsOf = ({ issue }: Shared): readonly SavedStep[] => issue?.steps ?? [];

function withIssue<S extends Shared>(state: S, changes: Partial<Issue>): S {
  return state.issue ? { ...state, issue: { ...state.issue, ...changes } } : state;
}

/** Returns the state with its steps as they are after a change made here. */
export function withOwnSteps<S extends Shared>(state: S, steps: readonly SavedStep[]): S {
  const draft = onOwnChange(state.draft, stepsOf(state), steps);
  return withIssue({ ...state, draft }, { steps });
}

/** Returns the state after a save made this version; if others saved before it, the state keeps its older version. */
function withVersion<S extends Shared>(state: S, version: number): S {
  const isNext = version === (state.issue?.version ?? 0) + 1;
  return isNext ? withIssue(state, { version }) : state;
}

function afterSave<S extends Shared>(state: S, { version, at, pending }: SavedAt): S {
  const { issue } = state;
  if (!issue) return state;
  const { pending: _, ...rest } = issue;
  const saved = { ...rest, updatedAt: at, ...(pending && { pending }) };
  return withVersion({ ...state, issue: saved }, version);
}

/** Returns the steps with a saved one added; if its answer was lost earlier, the step is already there. */
export const withStepIn = (
  steps: readonly SavedStep[],
  step: SavedStep,
  after: string | undefined,
): readonly SavedStep[] =>
  steps.some(({ _id }) => _id === step._id)
    ? replaceStep(steps, step)
    : addStep(steps, step, after);

export function withSavedStep<S extends Shared>(
  state: S,
  { pane, step, after, ...saving }: StepSaved,
): S {
  const typed = state.draft.steps[pane];
  const isNew = pane === NEW_STEP;
  const steps = withStepIn(stepsOf(state), step, after);
  const saved = afterSave(withIssue(state, { steps }), saving);
  const draft = withoutStepDraft(saved.draft, pane);
  const isTypedOn = typed !== undefined && !sameStep(typed, step);
  return {
    ...saved,
    draft: isTypedOn ? withTypedStep(draft, steps, step._id, typed) : draft,
    hasNewStep: saved.hasNewStep && !isNew,
  };
}

export function withLoaded<S extends Shared>(state: S, issue: Issue): S {
  let { draft } = state;
  const back = Object.entries(state.putAside).filter(([key]) =>
    issue.steps.some(({ _id }) => _id === key),
  );
  for (const [key, { draft: typed, base }] of back) {
    draft = withTypedStep(draft, issue.steps, key, typed);
    if (base) draft = { ...draft, stepBases: { ...draft.stepBases, [key]: base } };
  }
  const putAside = Object.fromEntries(
    Object.entries(state.putAside).filter(([key]) => !back.some(([other]) => other === key)),
  );
  return withStepCreatedMeanwhile({
    ...state,
    issue,
    draft: onRemoteChange(draft, issue),
    putAside,
    hasNewStep: state.hasNewStep || issue.steps.length === 0,
  });
}

export function withSavedDetails<S extends Shared>(state: S, issue: Issue): S {
  const { details } = state.draft;
  const isSaved = !details || sameDetails(details, issue);
  const draft = isSaved
    ? withoutDetailsDraft(state.draft)
    : withBase(state.draft, issue, 'details');
  return withLoaded({ ...state, draft }, issue);
}

export function withoutStep<S extends Shared>(state: S, stepId: string): S {
  const left = removeStep(stepsOf(state), stepId);
  if (!left) return state;
  const { [stepId]: typed } = state.draft.steps;
  const base = state.draft.stepBases?.[stepId];
  const putAside = typed ? { ...state.putAside, [stepId]: { draft: typed, base } } : state.putAside;
  const { after, ...draft } = withoutStepDraft(state.draft, stepId);
  // The unsaved step that came after the removed one keeps its place.
  const before = after === stepId ? left.steps[left.removed.index - 1]?._id : after;
  const placed = before === undefined ? draft : { ...draft, after: before };
  return withOwnSteps({ ...state, draft: placed, putAside }, left.steps);
}

const partOf = ({ part, step }: PartConflict): string => `${part} ${step ?? ''}`;

export function withRemoteChanges<S extends Shared>(state: S, changes: readonly PartConflict[]): S {
  const renewed = new Set(changes.map(partOf));
  const others = state.remoteChanges.filter((change) => !renewed.has(partOf(change)));
  return { ...state, remoteChanges: [...others, ...changes] };
}

/** Returns the editor after the removal of a step was saved; the step may have been loaded again since. */
export function withRemovalSaved<S extends Shared>(
  state: S,
  { stepId, ...saving }: { stepId: string } & SavedAt,
): S {
  const left = withoutStep(state, stepId);
  // A step that was saved since may skip to it.
  const steps = withoutSkipsTo(stepsOf(left), stepId);
  return afterSave(withOwnSteps(left, steps), saving);
}

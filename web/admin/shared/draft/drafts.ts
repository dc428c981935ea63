import type { Issue } from '#core/issue/issue.ts';
import type { TypedDetails } from '#core/issue/details.ts';
import { detailsOf, sameDetails } from '#core/issue/typed-details.ts';
import type { StepDraft } from '#core/step/step-schema.ts';
import { sameStep } from '#core/step/same-step.ts';
import type { SavedStep } from '#core/step/step.ts';
import type { ThreeWay } from '#core/issue/three-way.ts';
import { NEW_STEP, type StepBase, type UnsavedDraft } from './draft.ts';

// This file keeps typed text next to an issue that others save, too.

const stepIn = ({ steps }: Pick<Issue, 'steps'>, key: string): SavedStep | undefined =>
  steps.find(({ _id }) => _id === key);

export function withTypedStep(
  draft: UnsavedDraft,
  steps: readonly SavedStep[],
  key: string,
  typed: StepDraft,
): UnsavedDraft {
  const at = steps.findIndex(({ _id }) => _id === key);
  const step = steps[at];
  const { stepBases = {} } = draft;
  const isNew = step !== undefined && !(key in stepBases);
  return {
    ...draft,
    steps: { ...draft.steps, [key]: typed },
    ...(isNew && { stepBases: { ...stepBases, [key]: { step, number: at + 1 } } }),
  };
}

export function withTypedDetails(
  draft: UnsavedDraft,
  issue: Issue | undefined,
  details: TypedDetails,
): UnsavedDraft {
  const isFirst = issue !== undefined && draft.detailsBase === undefined;
  return { ...draft, details, ...(isFirst && { detailsBase: detailsOf(issue) }) };
}

/** Returns the draft after a step was sent as it was typed (EDITOR-53). */
export function withSentStep(draft: UnsavedDraft, key: string, step: StepDraft): UnsavedDraft {
  const { [key]: before = [] } = draft.sent ?? {};
  return { ...draft, sent: { ...draft.sent, [key]: [...before, step] } };
}

/** Returns the draft after a removal or its Undo was sent, through which other steps lose a target or get it back. */
export function withSentSteps(
  draft: UnsavedDraft,
  before: readonly SavedStep[],
  after: readonly SavedStep[],
): UnsavedDraft {
  return after.reduce((sent, step) => {
    const was = stepIn({ steps: before }, step._id);
    return was && !sameStep(was, step) ? withSentStep(sent, step._id, step) : sent;
  }, draft);
}

export function withSentDetails(draft: UnsavedDraft, details: TypedDetails): UnsavedDraft {
  return { ...draft, sentDetails: [...(draft.sentDetails ?? []), details] };
}

function without<T>(all: Readonly<Record<string, T>> | undefined, key: string): Record<string, T> {
  const { [key]: _, ...rest } = all ?? {};
  return rest;
}

export function withoutStepDraft(draft: UnsavedDraft, key: string): UnsavedDraft {
  const { after, ...left } = draft;
  // The place of the new step is removed with it.
  const place = key === NEW_STEP || after === undefined ? {} : { after };
  return {
    ...left,
    ...place,
    steps: without(draft.steps, key),
    stepBases: without(draft.stepBases, key),
    sent: without(draft.sent, key),
  };
}

export function withoutDetailsDraft(draft: UnsavedDraft): UnsavedDraft {
  const { details: _, detailsBase: __, sentDetails: ___, ...left } = draft;
  return left;
}

/** Returns the draft based on the saved state, because the author has seen the saves of others. */
export function withBase(draft: UnsavedDraft, issue: Issue, pane: string): UnsavedDraft {
  if (pane === 'details') return { ...draft, detailsBase: detailsOf(issue) };
  const { [pane]: typed } = draft.steps;
  const cleared = withoutStepDraft(draft, pane);
  return typed ? withTypedStep(cleared, issue.steps, pane, typed) : cleared;
}

/** Returns the draft with the saved state as the base of each part that was stored without one. */
export function withBases(draft: UnsavedDraft, issue: Issue | undefined): UnsavedDraft {
  if (!issue) return draft;
  let based = draft;
  for (const [key, typed] of Object.entries(draft.steps)) {
    based = withTypedStep(based, issue.steps, key, typed);
  }
  return draft.details ? withTypedDetails(based, issue, draft.details) : based;
}

/** Returns the draft after a change made here: if a removal or its Undo changed a skip of a step, that is no change by somebody else. */
export function onOwnChange(
  draft: UnsavedDraft,
  before: readonly SavedStep[],
  after: readonly SavedStep[],
): UnsavedDraft {
  const bases = Object.entries(draft.stepBases ?? {}).map(([key, base]): [string, StepBase] => {
    const was = stepIn({ steps: before }, key);
    const is = stepIn({ steps: after }, key);
    const isSame = was !== undefined && is !== undefined && sameStep(base.step, was);
    return [key, isSame ? { ...base, step: is } : base];
  });
  return { ...draft, stepBases: Object.fromEntries(bases) };
}

/** Returns the draft next to a newer state of the issue, without the parts that nobody typed or that are already saved. */
export function onRemoteChange(draft: UnsavedDraft, issue: Issue): UnsavedDraft {
  let left = draft;
  for (const [key, typed] of Object.entries(draft.steps)) {
    const saved = stepIn(issue, key);
    const base = draft.stepBases?.[key]?.step;
    if (key === NEW_STEP || (base && saved && sameStep(base, saved))) continue;
    const isUntouched = base !== undefined && sameStep(typed, base);
    if (isUntouched || (saved && sameStep(typed, saved))) left = withoutStepDraft(left, key);
  }
  const { details, detailsBase } = draft;
  if (details === undefined || (detailsBase && sameDetails(detailsBase, issue))) return left;
  const isUntouched = detailsBase !== undefined && sameDetails(details, detailsBase);
  return isUntouched || sameDetails(details, issue) ? withoutDetailsDraft(left) : left;
}

/** Returns the three versions of a step that somebody else saved while the author typed; a version that this editor sent is nobody else's (EDITOR-53). */
export function stepConflict(
  draft: UnsavedDraft,
  issue: Issue | undefined,
  key: string,
): ThreeWay<StepDraft> | undefined {
  const mine = draft.steps[key];
  const base = draft.stepBases?.[key]?.step;
  const theirs = issue && stepIn(issue, key);
  if (!mine || !base || !theirs) return undefined;
  if (draft.sent?.[key]?.some((sent) => sameStep(sent, theirs))) return undefined;
  return sameStep(base, theirs) || sameStep(mine, theirs) ? undefined : { base, mine, theirs };
}

export function detailsConflict(
  { details: mine, detailsBase: base, sentDetails = [] }: UnsavedDraft,
  issue: Issue | undefined,
): ThreeWay<TypedDetails> | undefined {
  if (!mine || !base || !issue) return undefined;
  const theirs = detailsOf(issue);
  if (sentDetails.some((sent) => sameDetails(sent, theirs))) return undefined;
  return sameDetails(base, theirs) || sameDetails(mine, theirs)
    ? undefined
    : { base, mine, theirs };
}

export type RemovedDraft = {
  readonly key: string;
  readonly draft: StepDraft;
  /** The step as it was, and its number; undefined if they were not stored. */
  readonly base: StepBase | undefined;
};

/** Lists the text that was typed into steps that are gone, in the order of their numbers. */
export function removedDrafts(draft: UnsavedDraft, issue: Issue | undefined): RemovedDraft[] {
  if (!issue) return [];
  return Object.entries(draft.steps)
    .filter(([key]) => key !== NEW_STEP && !stepIn(issue, key))
    .map(([key, typed]) => ({ key, draft: typed, base: draft.stepBases?.[key] }))
    .filter(({ draft: typed, base }) => !base || !sameStep(typed, base.step))
    .sort((a, b) => (a.base?.number ?? 0) - (b.base?.number ?? 0));
}

import { unreachable } from '#core/base/assert.ts';
import type { Issue } from '#core/issue/issue.ts';
import type { TypedDetails } from '#core/issue/details.ts';
import { detailsOf, sameDetails } from '#core/issue/typed-details.ts';
import { removeStep, restoreStep, type RemovedStep } from '#core/step/step-list.ts';
import { sameStep } from '#core/step/same-step.ts';
import type { SavedStep } from '#core/step/step.ts';
import {
  detailsConflict,
  onRemoteChange,
  removedDrafts,
  stepConflict,
  withBase,
  withBases,
  withoutStepDraft,
  withTypedDetails,
  withTypedStep,
} from './drafts.ts';
import {
  withLoaded,
  withOwnSteps,
  withoutStep,
  withRemovalSaved,
  withSavedDetails,
  withSavedStep,
  withRemoteChanges,
  type Shared,
} from './shared.ts';
import { reasonIn } from '../../base/admin-api.ts';
import { withStepCreatedMeanwhile, withStepMade } from './created-meanwhile.ts';
import { oncePer } from './once-per.ts';
import { stepEntries } from './step-entries.ts';
import { NEW_STEP, NO_DRAFT, type UnsavedDraft } from './draft.ts';
import type { Failure } from './failure.ts';
import type { BroughtBack, EditorEvent, LostOrder, WantedChange } from './events.ts';
import { failuresAfter, withResolved } from './news.ts';

export type EditorState = Shared & {
  /** The steps as the server has them, while the removal of a step is being sent. */
  readonly serverSteps: readonly SavedStep[] | undefined;
  readonly saving: string | undefined;
  /** The failures, at most one for each pane, until a save succeeds. */
  readonly failures: readonly Failure[];
  /** The change of the issue that failed, and a sentence that says why. */
  readonly failedChange: { readonly wanted: WantedChange; readonly why: string } | undefined;
  readonly broughtBack: BroughtBack | undefined;
  readonly lostOrder: LostOrder | undefined;
  /** The orders that were sent and may have been saved without an answer: they are nobody else's (EDITOR-53). */
  readonly sentOrders: readonly (readonly string[])[];
  /** The order of the steps, as keys, that is shown until the server has answered (EDITOR-15, EDITOR-44). */
  readonly shownOrder: readonly string[] | undefined;
};

const stepsOf = (state: EditorState): readonly SavedStep[] => state.issue?.steps ?? [];

/** Returns the state of an editor of an issue, or of a new one, which starts with Step 1 (EDITOR-2), with the text that was typed before. */
export function openEditor(issue: Issue | undefined, draft: UnsavedDraft): EditorState {
  const opened = {
    issue,
    draft,
    hasNewStep: true,
    serverSteps: undefined,
    saving: undefined,
    failures: [],
    failedChange: undefined,
    broughtBack: undefined,
    putAside: {},
    remoteChanges: [],
    lostOrder: undefined,
    sentOrders: [],
    shownOrder: undefined,
  };
  const typed = withBases(unsavedDraft(opened), issue);
  const hasNewStep = !issue || issue.steps.length === 0 || NEW_STEP in typed.steps;
  return withStepCreatedMeanwhile({ ...opened, draft: typed, hasNewStep });
}

export const typedDetails = ({ issue, draft }: EditorState): TypedDetails =>
  draft.details ?? detailsOf(issue ?? {});

export const areDetailsSaved = (state: EditorState): boolean =>
  state.issue !== undefined && sameDetails(typedDetails(state), state.issue);

/** Returns the reason why no step can be added: a save failed, or a step is not saved (EDITOR-9). */
export function addLock(state: EditorState): 'archived' | 'failed' | 'unsaved' | undefined {
  if (state.issue?.isArchived) return 'archived';
  if (state.failures.some(({ locks }) => locks)) return 'failed';
  return state.hasNewStep ? 'unsaved' : undefined;
}

export const isNewStepTyped = ({ draft }: EditorState): boolean =>
  !sameStep(draft.steps[NEW_STEP] ?? {}, {});

export function isTypedIn(state: EditorState, pane: string): boolean {
  if (pane === 'details') return !areDetailsSaved(state);
  return stepEntries(state).some(({ key, status }) => key === pane && status === 'unsaved');
}

export function isRemoved({ issue }: EditorState, pane: string): boolean {
  if (pane === 'details' || pane === NEW_STEP) return false;
  return !issue?.steps.some(({ _id }) => _id === pane);
}

/** Returns true if somebody else saved in the pane while the author typed there (EDITOR-18). */
export function hasConflict({ draft, issue }: EditorState, pane: string): boolean {
  const isDetails = pane === 'details';
  return Boolean(isDetails ? detailsConflict(draft, issue) : stepConflict(draft, issue, pane));
}

/** Returns the typed text that differs from the saved text. It compares every step, and the editor asks for it at each drawing, so the result is kept. */
export const unsavedDraft = oncePer((state: EditorState): UnsavedDraft => {
  const { draft: typed, issue } = state;
  const dirty = stepEntries(state).filter(({ saved, draft }) => !sameStep(draft, saved ?? {}));
  const unsaved = [...dirty, ...removedDrafts(typed, issue)];
  const steps = Object.fromEntries(unsaved.map(({ key, draft }) => [key, draft]));
  const ofThem = <T>(all: Readonly<Record<string, T>> = {}) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => key in steps));
  const details = typedDetails(state);
  const isSame = sameDetails(details, detailsOf(state.issue ?? {}));
  // The key stays as long as the new step, or the details of the new issue, for which it was made.
  const hasKey = state.draft.key !== undefined && (NEW_STEP in steps || (!state.issue && !isSame));
  const { detailsBase, sentDetails, after, stepBases, sent } = typed;
  const ofDetails = { ...(detailsBase && { detailsBase }), ...(sentDetails && { sentDetails }) };
  return {
    ...(!isSame && { details, ...ofDetails }),
    steps,
    stepBases: ofThem(stepBases),
    sent: ofThem(sent),
    ...(hasKey && { key: typed.key }),
    ...(after !== undefined && NEW_STEP in steps && { after }),
  };
});

export function isDirty(state: EditorState): boolean {
  const { details, steps } = unsavedDraft(state);
  return details !== undefined || Object.keys(steps).length > 0;
}

const SAVED = { failures: [], saving: undefined } as const;

const otherFailures = (state: EditorState, pane: string): readonly Failure[] =>
  state.failures.filter((failure) => failure.pane !== pane);

/** Returns the steps with a removed one back as the server has it, including skips to it, but without the steps that are still being removed. */
function stepsWithBack(state: EditorState, removed: RemovedStep): readonly SavedStep[] {
  const { serverSteps: before = stepsOf(state) } = state;
  const shown = new Set<string>([...stepsOf(state).map(({ _id }) => _id), removed.step._id]);
  const going = before.filter(({ _id }) => !shown.has(_id));
  return going.reduce<readonly SavedStep[]>(
    (left, { _id }) => removeStep(left, _id)?.steps ?? left,
    restoreStep(before, removed),
  );
}

export function afterEvent(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'detailsTyped':
      return { ...state, draft: withTypedDetails(state.draft, state.issue, event.details) };
    case 'stepTyped':
      return {
        ...state,
        draft: withTypedStep(state.draft, stepsOf(state), event.key, event.draft),
      };
    case 'stepAdded': {
      const { key, after, draft, isBack = false, sent } = event;
      if (isBack ? state.hasNewStep : addLock(state)) return state;
      const added: UnsavedDraft = {
        ...state.draft,
        steps: { ...state.draft.steps, ...(draft && { [NEW_STEP]: draft }) },
        sent: { ...state.draft.sent, ...(sent && { [NEW_STEP]: sent }) },
        key,
        ...(after !== undefined && { after }),
      };
      return withStepCreatedMeanwhile({ ...state, hasNewStep: true, draft: added });
    }
    case 'newStepDropped':
      // The step's own failed save is removed with it; a failure of another pane stays until a save succeeds.
      return {
        ...state,
        draft: withoutStepDraft(state.draft, NEW_STEP),
        hasNewStep: false,
        failures: otherFailures(state, NEW_STEP),
      };
    case 'noted': {
      const { type: _, ...noted } = event;
      return { ...state, ...noted };
    }
    case 'newStepMade':
      return withStepMade(state);
    case 'issueCreated':
      return { ...state, draft: NO_DRAFT, saving: undefined, failures: [] };
    case 'detailsSaved':
      return { ...withSavedDetails(state, event.issue), ...SAVED };
    case 'stepSaved':
      return { ...withSavedStep(state, event), ...SAVED };
    case 'failed': {
      const failures = [...otherFailures(state, event.failure.pane), event.failure];
      return { ...state, saving: undefined, failures };
    }
    case 'stepRemoved':
      return withoutStep(state, event.stepId);
    case 'removalSaved':
      return withRemovalSaved(state, event);
    case 'stepPutBack': {
      const back = withOwnSteps(state, stepsWithBack(state, event.removed));
      return back.issue ? withLoaded(back, back.issue) : back;
    }
    case 'changeFailed':
      return { ...state, failedChange: { wanted: event.wanted, why: reasonIn(event.error) } };
    case 'issueLoaded':
      return {
        ...withLoaded(state, event.issue),
        ...failuresAfter(state, event.issue, event.isNews ?? false),
      };
    case 'changedElsewhere':
      return withRemoteChanges(state, event.changes);
    case 'conflictSettled': {
      const { issue } = state;
      if (!issue) return state;
      const typed =
        'details' in event
          ? { ...state.draft, details: event.details }
          : { ...state.draft, steps: { ...state.draft.steps, [event.pane]: event.draft } };
      const after = { ...state, draft: onRemoteChange(withBase(typed, issue, event.pane), issue) };
      // If the author took everything from the other person, nothing is left to save, and nothing failed.
      const failures = isTypedIn(after, event.pane)
        ? withResolved(state.failures, ({ pane }) => pane === event.pane)
        : otherFailures(state, event.pane);
      return { ...after, failures };
    }
    case 'removedDraftReopened': {
      const typed = state.draft.steps[event.key];
      if (!typed || isNewStepTyped(state)) return state;
      const { after: _, ...draft } = withoutStepDraft(state.draft, event.key);
      const steps = { ...draft.steps, [NEW_STEP]: typed };
      const place = event.after === undefined ? {} : { after: event.after };
      const reopened = { ...draft, steps, key: event.newKey, ...place };
      return { ...state, hasNewStep: true, draft: reopened };
    }
    default:
      return unreachable(event);
  }
}

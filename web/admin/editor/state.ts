import { unreachable } from '#core/assert.ts';
import { detailsOf, sameDetails, type Issue, type IssueDetails } from '#core/issue.ts';
import {
  addStep,
  placeAfter,
  removeStep,
  replaceStep,
  restoreStep,
  type RemovedStep,
} from '#core/step-list.ts';
import { problemsInStep } from '#core/step-problems.ts';
import type { StepDraft } from '#core/step-schema.ts';
import { sameStep, type SavedStep } from '#core/step.ts';
import { NEW_STEP, NO_DRAFT, type UnsavedDraft } from './draft.ts';
import type { Failure } from './failure.ts';

export type EditorState = {
  /** As last known from the server; undefined until the issue is created (EDITOR-8). */
  readonly issue: Issue | undefined;
  readonly draft: UnsavedDraft;
  /** A step was added and is not saved yet. */
  readonly hasNewStep: boolean;
  /** The pane that is being saved. */
  readonly saving: string | undefined;
  /** At most one a pane, until a save succeeds. */
  readonly failures: readonly Failure[];
  /** What the issue should have become and did not. */
  readonly failedChange: 'archived' | 'restored' | 'reviewed' | undefined;
};

export type EditorEvent =
  | { type: 'detailsTyped'; details: Partial<IssueDetails> }
  | { type: 'stepTyped'; key: string; draft: StepDraft }
  | { type: 'stepAdded'; key: string; after?: string; draft?: StepDraft }
  | { type: 'newStepDropped' }
  | { type: 'newStepPlaced'; after: string }
  | { type: 'saveStarted'; pane: string }
  | { type: 'issueCreated' }
  | { type: 'detailsSaved'; issue: Issue }
  | { type: 'stepSaved'; pane: string; step: SavedStep; version: number; at: string }
  | { type: 'failed'; failure: Failure }
  | { type: 'stepRemoved'; stepId: string }
  | { type: 'removalSaved'; version: number; at: string }
  | { type: 'stepPutBack'; removed: RemovedStep }
  | { type: 'changeFailed'; wanted: NonNullable<EditorState['failedChange']> }
  | { type: 'issueLoaded'; issue: Issue };

/** One line of the stepper: a step, the content of its fields, and its status. */
export type StepEntry = {
  readonly key: string;
  readonly number: number;
  readonly saved: SavedStep | undefined;
  readonly draft: StepDraft;
  /** A checkmark if saved, a warning if not (EDITOR-3); a removal can break a saved step (PUBLISH-9). */
  readonly status: 'saved' | 'unsaved' | 'broken';
};

const NO_STEPS: readonly SavedStep[] = [];
const stepsOf = (state: EditorState): readonly SavedStep[] => state.issue?.steps ?? NO_STEPS;

/** The editor of an issue, or of a new one, which starts with Step 1 (EDITOR-2), with what was typed before. */
export function openEditor(issue: Issue | undefined, draft: UnsavedDraft): EditorState {
  const opened = {
    issue,
    draft,
    hasNewStep: true,
    saving: undefined,
    failures: [],
    failedChange: undefined,
  };
  const typed = unsavedDraft(opened);
  const hasNewStep = !issue || issue.steps.length === 0 || NEW_STEP in typed.steps;
  return { ...opened, draft: typed, hasNewStep };
}

// The saved steps change with a save; what is typed asks for them at every key.
const brokenIn = new WeakMap<readonly SavedStep[], ReadonlySet<string>>();

function brokenSteps(steps: readonly SavedStep[]): ReadonlySet<string> {
  const known = brokenIn.get(steps);
  if (known) return known;
  const broken = steps.filter((step) => problemsInStep(step, steps).length > 0);
  const ids = new Set(broken.map(({ _id }) => _id));
  brokenIn.set(steps, ids);
  return ids;
}

/** The saved step that the unsaved one comes after; undefined where that is not there. */
export function newStepAfter(state: EditorState): string | undefined {
  return stepsOf(state).find(({ _id }) => _id === state.draft.after)?._id;
}

/** The steps as the stepper shows them: the saved ones in order, the unsaved one in its place (EDITOR-43). */
export function stepEntries(state: EditorState): StepEntry[] {
  const steps = stepsOf(state);
  const broken = brokenSteps(steps);
  const place = state.hasNewStep ? placeAfter(steps, state.draft.after) : steps.length;
  const entries = steps.map((saved, index): StepEntry => {
    const draft = state.draft.steps[saved._id] ?? saved;
    const isBroken = broken.has(saved._id);
    const status = !sameStep(draft, saved) ? 'unsaved' : isBroken ? 'broken' : 'saved';
    const number = index < place ? index + 1 : index + 2;
    return { key: saved._id, number, saved, draft, status };
  });
  if (!state.hasNewStep) return entries;
  const draft = state.draft.steps[NEW_STEP] ?? {};
  const added: StepEntry = {
    key: NEW_STEP,
    number: place + 1,
    saved: undefined,
    draft,
    status: 'unsaved',
  };
  return entries.toSpliced(place, 0, added);
}

/** The content of the fields of Issue details. */
export function typedDetails({ issue, draft }: EditorState): Partial<IssueDetails> {
  return draft.details ?? (issue ? detailsOf(issue) : {});
}

/** Whether Issue details are saved as typed. */
export function areDetailsSaved(state: EditorState): boolean {
  return state.issue !== undefined && sameDetails(typedDetails(state), state.issue);
}

/** Why no step can be added: after a failed save and while a step is not saved (EDITOR-9). */
export function addLock(state: EditorState): 'archived' | 'failed' | 'unsaved' | undefined {
  if (state.issue?.isArchived) return 'archived';
  if (state.failures.some(({ locks }) => locks)) return 'failed';
  return state.hasNewStep ? 'unsaved' : undefined;
}

/** What was typed and differs from what is saved. */
export function unsavedDraft(state: EditorState): UnsavedDraft {
  const dirty = stepEntries(state).filter(({ saved, draft }) => !sameStep(draft, saved ?? {}));
  const steps = Object.fromEntries(dirty.map(({ key, draft }) => [key, draft]));
  const details = typedDetails(state);
  const isSame = sameDetails(details, state.issue ?? {});
  // The key goes with what it is for: the new step, or the details of a new issue.
  const hasKey = state.draft.key !== undefined && (NEW_STEP in steps || (!state.issue && !isSame));
  const { key, after } = state.draft;
  const isPlaced = after !== undefined && NEW_STEP in steps;
  return {
    ...(!isSame && { details }),
    steps,
    ...(hasKey && { key }),
    ...(isPlaced && { after }),
  };
}

/** Whether something typed is not saved. */
export function isDirty(state: EditorState): boolean {
  const { details, steps } = unsavedDraft(state);
  return details !== undefined || Object.keys(steps).length > 0;
}

function withIssue(state: EditorState, changes: Partial<Issue>): EditorState {
  return state.issue ? { ...state, issue: { ...state.issue, ...changes } } : state;
}

function withoutDraft(state: EditorState, key: string): EditorState {
  const { [key]: _, ...steps } = state.draft.steps;
  const { after, ...draft } = state.draft;
  const place = key === NEW_STEP || after === undefined ? {} : { after };
  return { ...state, draft: { ...draft, ...place, steps } };
}

/** Puts the saved step in its place; what was typed during the save stays in the draft. */
function afterStepSaved(
  state: EditorState,
  { pane, step, version, at }: Extract<EditorEvent, { type: 'stepSaved' }>,
): EditorState {
  const typed = state.draft.steps[pane];
  const isNew = pane === NEW_STEP;
  const steps = isNew
    ? addStep(stepsOf(state), step, state.draft.after)
    : replaceStep(stepsOf(state), step);
  const saved = withoutDraft(withIssue(state, { steps, version, updatedAt: at }), pane);
  const after = {
    ...saved,
    failures: [],
    saving: undefined,
    hasNewStep: saved.hasNewStep && !isNew,
  };
  if (!typed || sameStep(typed, step)) return after;
  const drafts = { ...after.draft.steps, [step._id]: typed };
  return { ...after, draft: { ...after.draft, steps: drafts } };
}

function afterDetailsSaved(state: EditorState, issue: Issue): EditorState {
  const { details, ...draft } = state.draft;
  const isSaved = !details || sameDetails(details, issue);
  const left = isSaved ? draft : { ...draft, details };
  return { ...state, issue, draft: left, failures: [], saving: undefined };
}

const otherFailures = (state: EditorState, pane: string): readonly Failure[] =>
  state.failures.filter((failure) => failure.pane !== pane);

/** The next state. */
export function afterEvent(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'detailsTyped':
      return { ...state, draft: { ...state.draft, details: event.details } };
    case 'stepTyped': {
      const steps = { ...state.draft.steps, [event.key]: event.draft };
      return { ...state, draft: { ...state.draft, steps } };
    }
    case 'stepAdded': {
      if (addLock(state)) return state;
      const { key, after, draft } = event;
      const steps = { ...state.draft.steps, ...(draft && { [NEW_STEP]: draft }) };
      const place = after === undefined ? {} : { after };
      return { ...state, hasNewStep: true, draft: { ...state.draft, steps, key, ...place } };
    }
    case 'newStepDropped':
      // Its own failed save goes with it; that of another pane stays until a save succeeds.
      return {
        ...withoutDraft(state, NEW_STEP),
        hasNewStep: false,
        failures: otherFailures(state, NEW_STEP),
      };
    case 'newStepPlaced':
      return { ...state, draft: { ...state.draft, after: event.after } };
    case 'saveStarted':
      return { ...state, saving: event.pane };
    case 'issueCreated':
      return { ...state, draft: NO_DRAFT, saving: undefined, failures: [] };
    case 'detailsSaved':
      return afterDetailsSaved(state, event.issue);
    case 'stepSaved':
      return afterStepSaved(state, event);
    case 'failed': {
      const failures = [...otherFailures(state, event.failure.pane), event.failure];
      return { ...state, saving: undefined, failures };
    }
    case 'stepRemoved': {
      const left = removeStep(stepsOf(state), event.stepId);
      if (!left) return state;
      const without = withIssue(state, { steps: left.steps });
      const before = left.steps[left.removed.index - 1]?._id;
      // The unsaved step that came after it keeps its place.
      if (state.draft.after !== event.stepId || !before) return without;
      return { ...without, draft: { ...without.draft, after: before } };
    }
    case 'removalSaved':
      return withIssue(state, { version: event.version, updatedAt: event.at });
    case 'stepPutBack':
      return withIssue(state, { steps: restoreStep(stepsOf(state), event.removed) });
    case 'changeFailed':
      return { ...state, failedChange: event.wanted };
    case 'issueLoaded':
      return {
        ...state,
        failedChange: undefined,
        issue: event.issue,
        hasNewStep: state.hasNewStep || event.issue.steps.length === 0,
        // The conflict is resolved and no longer shown; the failed save still locks.
        failures: state.failures.map((failure) => ({ ...failure, isResolved: true })),
      };
    default:
      return unreachable(event);
  }
}

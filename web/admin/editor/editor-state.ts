import { unreachable } from '#core/assert.ts';
import type { Issue, IssueDetails } from '#core/issue.ts';
import { removeStep, replaceStep, restoreStep, type RemovedStep } from '#core/step-list.ts';
import { problemsInStep } from '#core/step-problems.ts';
import { normalizeStep, type Step, type StepDraft } from '#core/step.ts';

/** Names the one step that is not saved yet; saved steps are named by their id. */
export const NEW_STEP = 'new';

/** What somebody typed and did not save: kept by the browser and restored (ruling 13). */
export type UnsavedDraft = {
  readonly details?: IssueDetails;
  readonly steps: Readonly<Record<string, StepDraft>>;
};

export const NO_DRAFT: UnsavedDraft = { steps: {} };

export type EditorState = {
  /** As the server has it, as far as we know, skips as ids; undefined while the issue is not created (ruling 8). */
  readonly issue: Issue | undefined;
  readonly typing: UnsavedDraft;
  /** A step was added and is not saved. */
  readonly hasNewStep: boolean;
  /** The panes whose saves failed since one succeeded. */
  readonly failedPanes: readonly string[];
};

export type EditorEvent =
  | { type: 'detailsTyped'; details: IssueDetails }
  | { type: 'stepTyped'; key: string; draft: StepDraft }
  | { type: 'stepAdded' }
  | { type: 'newStepDropped' }
  | { type: 'detailsSaved'; issue: Issue; sent: IssueDetails }
  | { type: 'stepSaved'; key: string; step: Step; sent: StepDraft; at: string }
  | { type: 'saveFailed'; pane: string }
  | { type: 'stepRemoved'; stepId: string }
  | { type: 'removalKept'; at: string }
  | { type: 'stepPutBack'; removed: RemovedStep }
  | { type: 'issueSeen'; issue: Issue };

/** One line of the stepper: a step, what stands in its fields, and its mark. */
export type StepEntry = {
  readonly key: string;
  readonly number: number;
  readonly saved: Step | undefined;
  readonly draft: StepDraft;
  /** Spec 2: a checkmark if saved, a warning if not; a saved step can be broken by a removal (ruling 11). */
  readonly mark: 'saved' | 'unsaved' | 'broken';
};

const same = (a: StepDraft, b: StepDraft): boolean =>
  JSON.stringify(normalizeStep(a)) === JSON.stringify(normalizeStep(b));

const sameDetails = (a: IssueDetails, b: IssueDetails): boolean =>
  (a.title ?? '').trim() === (b.title ?? '').trim() && (a.category ?? '') === (b.category ?? '');

const stepsOf = (state: EditorState): readonly Step[] => state.issue?.steps ?? [];

/** The editor of an issue, or of a new one, with what was typed before. Spec 4: it starts with Step 1. */
export function openEditor(issue: Issue | undefined, typing: UnsavedDraft): EditorState {
  const opened = { issue, typing, hasNewStep: false, failedPanes: [] };
  const typed = unsavedDraft({ ...opened, hasNewStep: true });
  const hasNewStep = !issue || issue.steps.length === 0 || NEW_STEP in typed.steps;
  return { ...opened, typing: typed, hasNewStep };
}

/** The steps as the stepper shows them: the saved ones in order, then the one that is not. */
export function stepEntries(state: EditorState): StepEntry[] {
  const steps = stepsOf(state);
  const entries = steps.map((saved, index): StepEntry => {
    const draft = state.typing.steps[saved._id] ?? saved;
    const broken = problemsInStep(saved, steps).length > 0;
    const mark = !same(draft, saved) ? 'unsaved' : broken ? 'broken' : 'saved';
    return { key: saved._id, number: index + 1, saved, draft, mark };
  });
  if (!state.hasNewStep) return entries;
  const draft = state.typing.steps[NEW_STEP] ?? {};
  const number = entries.length + 1;
  return [...entries, { key: NEW_STEP, number, saved: undefined, draft, mark: 'unsaved' }];
}

/** What stands in the fields of Issue details. */
export function detailsOf(state: EditorState): IssueDetails {
  return state.typing.details ?? state.issue ?? {};
}

/** Whether Issue details are saved as they stand. */
export function areDetailsSaved(state: EditorState): boolean {
  return state.issue !== undefined && sameDetails(detailsOf(state), state.issue);
}

/** Why no step can be added: spec 4, after a failed save and while a step is not saved. */
export function addLock(state: EditorState): 'failed' | 'unsaved' | undefined {
  if (state.failedPanes.length > 0) return 'failed';
  return state.hasNewStep ? 'unsaved' : undefined;
}

/** What was typed and differs from what is saved. */
export function unsavedDraft(state: EditorState): UnsavedDraft {
  const dirty = stepEntries(state).filter(({ saved, draft }) => !same(draft, saved ?? {}));
  const steps = Object.fromEntries(dirty.map(({ key, draft }) => [key, draft]));
  const details = detailsOf(state);
  return sameDetails(details, state.issue ?? {}) ? { steps } : { details, steps };
}

/** Whether leaving would leave something unsaved. */
export function isDirty(state: EditorState): boolean {
  const { details, steps } = unsavedDraft(state);
  return details !== undefined || Object.keys(steps).length > 0;
}

function withSteps(state: EditorState, steps: Step[], at?: string): EditorState {
  if (!state.issue) return state;
  const saved = at === undefined ? {} : { version: state.issue.version + 1, updatedAt: at };
  return { ...state, issue: { ...state.issue, ...saved, steps } };
}

function withoutTyping(state: EditorState, key: string): EditorState {
  const { [key]: _, ...steps } = state.typing.steps;
  return { ...state, typing: { ...state.typing, steps } };
}

/** A saved step takes its place; what was typed while the save was under way stays typed. */
function afterStepSaved(
  state: EditorState,
  event: Extract<EditorEvent, { type: 'stepSaved' }>,
): EditorState {
  const { key, step, sent, at } = event;
  const typed = state.typing.steps[key];
  const isNew = key === NEW_STEP;
  const steps = isNew ? [...stepsOf(state), step] : replaceStep(stepsOf(state), step);
  const saved = withoutTyping(withSteps(state, steps, at), key);
  const after = { ...saved, failedPanes: [], hasNewStep: saved.hasNewStep && !isNew };
  if (!typed || same(typed, sent)) return after;
  return {
    ...after,
    typing: { ...after.typing, steps: { ...after.typing.steps, [step._id]: typed } },
  };
}

function afterDetailsSaved(
  state: EditorState,
  { issue, sent }: Extract<EditorEvent, { type: 'detailsSaved' }>,
): EditorState {
  const { details, steps } = state.typing;
  const typing = details && !sameDetails(details, sent) ? { details, steps } : { steps };
  return { ...state, issue, typing, failedPanes: [] };
}

/** The editor after an event (spec 4, rulings 11 to 13). */
export function afterEvent(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'detailsTyped':
      return { ...state, typing: { ...state.typing, details: event.details } };
    case 'stepTyped': {
      const steps = { ...state.typing.steps, [event.key]: event.draft };
      return { ...state, typing: { ...state.typing, steps } };
    }
    case 'stepAdded':
      return addLock(state) ? state : { ...state, hasNewStep: true };
    case 'newStepDropped': {
      // Its own failed save goes with it; any other still waits for one that succeeds.
      const failedPanes = state.failedPanes.filter((pane) => pane !== NEW_STEP);
      return { ...withoutTyping(state, NEW_STEP), hasNewStep: false, failedPanes };
    }
    case 'detailsSaved':
      return afterDetailsSaved(state, event);
    case 'stepSaved':
      return afterStepSaved(state, event);
    case 'saveFailed':
      return { ...state, failedPanes: [...state.failedPanes, event.pane] };
    case 'stepRemoved': {
      const left = removeStep(stepsOf(state), event.stepId);
      return left ? withSteps(state, left.steps) : state;
    }
    case 'removalKept':
      return withSteps(state, [...stepsOf(state)], event.at);
    case 'stepPutBack':
      return withSteps(state, restoreStep(stepsOf(state), event.removed));
    case 'issueSeen':
      return {
        ...state,
        issue: event.issue,
        hasNewStep: state.hasNewStep || event.issue.steps.length === 0,
      };
    default:
      return unreachable(event);
  }
}

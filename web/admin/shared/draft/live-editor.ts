import { assert } from '#core/base/assert.ts';
import type { Issue } from '#core/issue/issue.ts';
import { orderOnto } from '#core/issue/three-way.ts';
import { removeStep, reorderSteps, restoreStep } from '#core/step/step-list.ts';
import type { SavedStep } from '#core/step/step.ts';
import { subscribable, type Subscribable } from '#kit/base/subscribable.ts';
import { newKey } from '../../../base/device.ts';
import { storedDraft, storeDraft } from './draft.ts';
import type { EditorEvent } from './events.ts';
import { withStepIn } from './shared.ts';
import { afterEvent, openEditor, unsavedDraft, type EditorState } from './state.ts';

// A removed step disappears right away, while saves from before it are still being sent: these
// use the numbers of the server's steps (STEP-9).

function stepsAfter(
  { serverSteps, issue }: EditorState,
  event: EditorEvent,
): readonly SavedStep[] | undefined {
  if (event.type === 'stepRemoved') return serverSteps ?? issue?.steps;
  // After these events the issue itself has the server's steps.
  if (event.type === 'issueLoaded' || event.type === 'detailsSaved') return undefined;
  if (!serverSteps) return undefined;
  if (event.type === 'stepSaved') return withStepIn(serverSteps, event.step, event.after);
  if (event.type === 'removalSaved') return removeStep(serverSteps, event.stepId)?.steps;
  if (event.type === 'stepPutBack') return restoreStep(serverSteps, event.removed);
  return serverSteps;
}

const idsOf = (steps: readonly SavedStep[] = []): string[] => steps.map(({ _id }) => _id);

const areSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.join() === other.join();

/** Returns the state with its shown steps in the order of the server's; the step that a new one follows may already be removed here. */
function inServerOrder(state: EditorState, steps: readonly SavedStep[]): EditorState {
  const { issue } = state;
  if (!issue) return state;
  const shown = idsOf(issue.steps);
  const order = orderOnto(shown, idsOf(steps));
  const ordered = areSame(shown, order) ? undefined : reorderSteps(issue.steps, order);
  return ordered ? { ...state, issue: { ...issue, steps: ordered } } : state;
}

/** Returns the state after an event, with the server's steps if they differ from those shown. */
function withServerSteps(before: EditorState, next: EditorState, event: EditorEvent): EditorState {
  const steps = stepsAfter(before, event);
  const after = steps ? inServerOrder(next, steps) : next;
  const serverSteps = areSame(idsOf(steps), idsOf(after.issue?.steps)) ? undefined : steps;
  return serverSteps === after.serverSteps ? after : { ...after, serverSteps };
}

/** The state of one editor, outside React, so that a save goes on after its screen is left. */
export type LiveEditor = Pick<Subscribable, 'subscribe'> & {
  /** Returns the current state, for work that started earlier. */
  latest: () => EditorState;
  change: (event: EditorEvent) => void;
  /** Runs writes one after another: each sends the version that the one before it returned. */
  write: <T>(job: () => Promise<T>) => Promise<T>;
};

function opened(issue: Issue | undefined): EditorState {
  const state = openEditor(issue, storedDraft(issue?._id));
  const { draft, hasNewStep } = state;
  return hasNewStep && !draft.key ? { ...state, draft: { ...draft, key: newKey() } } : state;
}

export function createLiveEditor(issue: Issue | undefined): LiveEditor {
  const { subscribe, publish } = subscribable();
  let state = opened(issue);
  let lastWrite: Promise<unknown> = Promise.resolve();
  // The draft is stored at each change, without the parts that are saved (EDITOR-16).
  const saveDraft = (): void => storeDraft(state.issue?._id, unsavedDraft(state));
  saveDraft();
  return {
    subscribe,
    latest: () => state,
    change: (event) => {
      state = withServerSteps(state, afterEvent(state, event), event);
      saveDraft();
      publish();
    },
    write: async (job) => {
      const next = lastWrite.then(job);
      lastWrite = next.catch(() => undefined);
      return await next;
    },
  };
}

export function createdIssue({ latest }: LiveEditor): Issue {
  const { issue, serverSteps } = latest();
  assert(issue, 'there is no issue yet');
  return serverSteps ? { ...issue, steps: serverSteps } : issue;
}

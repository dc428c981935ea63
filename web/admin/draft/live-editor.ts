import { assert } from '#core/base/assert.ts';
import type { Issue } from '#core/issue/issue.ts';
import { newKey } from '../../base/device.ts';
import { subscribable, type Subscribable } from '#kit/base/subscribable.ts';
import { issueOnServer, withServerSteps } from './server-steps.ts';
import { storedDraft, storeDraft } from './draft.ts';
import {
  afterEvent,
  openEditor,
  unsavedDraft,
  type EditorEvent,
  type EditorState,
} from './state.ts';

/** The state of one editor, outside React: a save goes on after its screen is left. */
export type LiveEditor = Pick<Subscribable, 'subscribe'> & {
  /** The present state, for work that started earlier. */
  latest: () => EditorState;
  change: (event: EditorEvent) => void;
  /** Runs writes one after the other: each sends the version that the one before it returned. */
  write: <T>(job: () => Promise<T>) => Promise<T>;
};

function opened(issue: Issue | undefined): EditorState {
  const state = openEditor(issue, storedDraft(issue?._id));
  const { draft, hasNewStep } = state;
  return hasNewStep && !draft.key ? { ...state, draft: { ...draft, key: newKey() } } : state;
}

/** The editor of an issue, or of a new one, with the draft stored for it. */
export function createLiveEditor(issue: Issue | undefined): LiveEditor {
  const { subscribe, publish } = subscribable();
  let state = opened(issue);
  let lastWrite: Promise<unknown> = Promise.resolve();
  // The draft is stored at each change, without what is saved (EDITOR-16).
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

/** The issue of an editor whose issue is created, as the server has it. */
export function createdIssue({ latest }: LiveEditor): Issue {
  const issue = issueOnServer(latest());
  assert(issue, 'there is no issue yet');
  return issue;
}

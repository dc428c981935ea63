import type { Issue } from '#core/issue.ts';
import { newKey } from '../../device.ts';
import { subscribable, type Subscribable } from '../../subscribable.ts';
import { storedDraft, storeDraft } from './draft-storage.ts';
import {
  afterEvent,
  openEditor,
  unsavedDraft,
  type EditorEvent,
  type EditorState,
} from './state.ts';

/** The state of one editor, outside React: writes outlive the screen that began them. */
export type EditorStore = Pick<Subscribable, 'subscribe'> & {
  /** The state as it is by now, for work that began earlier. */
  latest: () => EditorState;
  change: (event: EditorEvent) => void;
  /** Runs one write after the other: each carries the version that the one before it left. */
  write: <T>(job: () => Promise<T>) => Promise<T>;
};

function opened(issue: Issue | undefined): EditorState {
  const state = openEditor(issue, storedDraft(issue?._id));
  const { draft, hasNewStep } = state;
  return hasNewStep && !draft.key ? { ...state, draft: { ...draft, key: newKey() } } : state;
}

/** The store of the editor of an issue, or of a new one, with what was typed before. */
export function createEditorStore(issue: Issue | undefined): EditorStore {
  const { subscribe, publish } = subscribable();
  let state = opened(issue);
  let lastWrite: Promise<unknown> = Promise.resolve();
  // What is typed is stored at each change; what was stored and is saved by now goes (EDITOR-16).
  const store = (): void => storeDraft(state.issue?._id, unsavedDraft(state));
  store();
  return {
    subscribe,
    latest: () => state,
    change: (event) => {
      state = afterEvent(state, event);
      store();
      publish();
    },
    write: async (job) => {
      const next = lastWrite.then(job);
      lastWrite = next.catch(() => undefined);
      return await next;
    },
  };
}

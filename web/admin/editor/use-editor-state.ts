import { useCallback, useEffect, useRef, useState } from 'react';
import type { Issue } from '#core/issue.ts';
import {
  afterEvent,
  unsavedDraft,
  openEditor,
  type EditorEvent,
  type EditorState,
} from './editor-state.ts';
import { storedDraft, storeDraft } from './draft-storage.ts';

/** Runs one write after the other: each carries the version that the one before it left. */
export type WriteQueue = <T>(write: () => Promise<T>) => Promise<T>;

export type EditorStore = {
  state: EditorState;
  /** The state as it is by now, for work that began earlier. */
  latest: () => EditorState;
  change: (event: EditorEvent) => void;
  write: WriteQueue;
};

function storeDraftOf(state: EditorState): void {
  storeDraft(state.issue?._id, unsavedDraft(state));
}

/** The editor's state; what is typed is kept at each change (ruling 13). */
export function useEditorState(issue: Issue | undefined): EditorStore {
  const [state, setState] = useState(() => openEditor(issue, storedDraft(issue?._id)));
  const current = useRef(state);
  const lastWrite = useRef<Promise<unknown>>(Promise.resolve());

  const latest = useCallback(() => current.current, []);
  // What was kept and is saved by now goes.
  useEffect(() => storeDraftOf(latest()), [latest]);
  const change = useCallback((event: EditorEvent) => {
    current.current = afterEvent(current.current, event);
    // Not in an effect: after its last change an editor may be drawn no more.
    storeDraftOf(current.current);
    setState(current.current);
  }, []);
  const write: WriteQueue = useCallback(async (job) => {
    const next = lastWrite.current.then(job);
    lastWrite.current = next.catch(() => undefined);
    return await next;
  }, []);
  return { state, latest, change, write };
}

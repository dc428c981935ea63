import { useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import type { Issue } from '#core/issue.ts';
import { paths } from '../../paths.ts';
import { editorActions, type EditorActions } from './actions.ts';
import { createEditorStore, type EditorStore } from './editor-store.ts';
import type { EditorState } from './state.ts';

export type Editor = Pick<EditorStore, 'latest' | 'change' | 'write'> & {
  state: EditorState;
  actions: EditorActions;
  /** Opens a pane of the issue. */
  show: (pane: string) => void;
};

/** The state of an issue's editor and its actions. */
export function useEditor(issue: Issue | undefined): Editor {
  const [, navigate] = useLocation();
  const [store] = useState(() => createEditorStore(issue));
  const state = useSyncExternalStore(store.subscribe, store.latest);
  const navigation = useMemo(() => {
    const goTo = (path: string, replace = false): void => navigate(path, { replace });
    const show = (pane: string): void => {
      const id = store.latest().issue?._id;
      if (id !== undefined) goTo(paths.issue(id, pane), true);
    };
    return { show, actions: editorActions(store, { show, goTo }) };
  }, [store, navigate]);
  return { ...store, ...navigation, state };
}

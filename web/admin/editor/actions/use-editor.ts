import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import type { Issue } from '#core/issue/issue.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { notifyRemoved } from './notify-removed.ts';
import { editorActions, type EditorActions } from './actions.ts';
import { createLiveEditor, type LiveEditor } from '../../draft/live-editor.ts';
import { paneFocus } from './pane-focus.ts';
import type { EditorState } from '../../draft/state.ts';

export type Editor = Pick<LiveEditor, 'latest' | 'change' | 'write'> & {
  state: EditorState;
  actions: EditorActions;
  /** Opens a pane of the issue. */
  show: (pane: string) => void;
  /** The same, with the focus in its first field (EDITOR-42). */
  goOnIn: (pane: string) => void;
  /** Whether the work goes on in this pane, which takes the focus then; true once. */
  takesFocus: (pane: string) => boolean;
};

const openPane = (): string => new URLSearchParams(window.location.search).get('pane') ?? 'details';

/** The state of an issue's editor and its actions. */
export function useEditor(issue: Issue | undefined): Editor {
  const [, navigate] = useLocation();
  const [live] = useState(() => createLiveEditor(issue));
  const state = useSyncExternalStore(live.subscribe, live.latest);
  const navigation = useMemo(() => {
    const goTo = (path: string, replace = false): void => navigate(path, { replace });
    const show = (pane: string): void => {
      const id = live.latest().issue?._id;
      if (id !== undefined) goTo(adminPaths.issue(id, pane), true);
    };
    const { goOnIn, takesFocus } = paneFocus(show);
    const actions = editorActions(live, { show, goOnIn, openPane, goTo });
    return { show, goOnIn, takesFocus, actions };
  }, [live, navigate]);
  useEffect(() => notifyRemoved(live, openPane), [live]);
  return { ...live, ...navigation, state };
}

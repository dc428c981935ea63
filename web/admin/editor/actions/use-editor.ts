import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import type { Issue } from '#core/issue/issue.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { createLiveEditor, type LiveEditor } from '../../shared/draft/live-editor.ts';
import type { EditorState } from '../../shared/draft/state.ts';
import { removedDrafts } from '../../shared/draft/drafts.ts';
import { editorActions } from './actions.ts';
import { presenceMessages } from './messages.ts';

/** Makes functions that open a pane in which the work continues: the next pane that is drawn takes the focus (EDITOR-42). */
function paneFocus(show: (pane: string) => void) {
  let awaited: string | undefined;
  return {
    focusPane: (pane: string): void => {
      awaited = pane;
      show(pane);
    },
    /** Returns true, only once, if the work continues in this pane, which then takes the focus. */
    takesFocus: (pane: string): boolean => {
      const isAwaited = awaited === pane;
      awaited = undefined;
      return isAwaited;
    },
  };
}

const hasStep = ({ issue }: EditorState, pane: string): boolean =>
  issue?.steps.some(({ _id }) => _id === pane) ?? false;

/**
 * Says that somebody else removed the open step, by whatever way this editor learned of it
 * (EDITOR-32). If the author removes it here, another pane is open by then, and typed text stays
 * open. Returns a function that stops the notices.
 */
function notifyRemoved({ latest, subscribe }: LiveEditor, openPane: () => string): () => void {
  let before = latest();
  return subscribe(() => {
    const after = latest();
    const pane = openPane();
    const isGone = hasStep(before, pane) && !hasStep(after, pane);
    before = after;
    const isRemoved = removedDrafts(after.draft, after.issue).some(({ key }) => key === pane);
    if (isGone && !isRemoved) showToast({ kind: 'status', text: presenceMessages.removed });
  });
}

export type Editor = ReturnType<typeof useEditor>;

const openPane = (): string => new URLSearchParams(window.location.search).get('pane') ?? 'details';

export function useEditor(issue: Issue | undefined) {
  const [, navigate] = useLocation();
  const [live] = useState(() => createLiveEditor(issue));
  const state = useSyncExternalStore(live.subscribe, live.latest);
  const navigation = useMemo(() => {
    const goTo = (path: string, replace = false): void => navigate(path, { replace });
    const show = (pane: string): void => {
      const id = live.latest().issue?._id;
      if (id !== undefined) goTo(adminPaths.issue(id, pane), true);
    };
    const { focusPane, takesFocus } = paneFocus(show);
    const actions = editorActions(live, { show, focusPane, openPane, goTo });
    return { show, focusPane, takesFocus, actions };
  }, [live, navigate]);
  useEffect(() => notifyRemoved(live, openPane), [live]);
  return { ...live, ...navigation, state };
}

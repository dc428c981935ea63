import { showToast } from '#kit/overlays/toast/toasts.ts';
import { removedDrafts } from '../../draft/drafts.ts';
import type { LiveEditor } from '../../draft/live-editor.ts';
import type { EditorState } from '../../draft/state.ts';
import { presenceMessages } from './presence-messages.ts';

const hasStep = ({ issue }: EditorState, pane: string): boolean =>
  issue?.steps.some(({ _id }) => _id === pane) ?? false;

/**
 * Says that the open step was removed elsewhere, whatever brought the news (EDITOR-32). Who removes it
 * here has another pane open by then, and what was typed into it stays open. Returns what ends it.
 */
export function notifyRemoved(
  { latest, subscribe }: LiveEditor,
  openPane: () => string,
): () => void {
  let before = latest();
  return subscribe(() => {
    const after = latest();
    const pane = openPane();
    const isGone = hasStep(before, pane) && !hasStep(after, pane);
    before = after;
    const isKept = removedDrafts(after.draft, after.issue).some(({ key }) => key === pane);
    if (isGone && !isKept) showToast({ kind: 'status', text: presenceMessages.removed });
  });
}

import type { ChangeNote } from '#core/campus/urgent-schema.ts';
import type { Issue } from '#core/issue/issue.ts';
import type { TreeProblem } from '#core/tree/tree-check.ts';
import { closeToast, showToast } from '#kit/overlays/toast/toasts.ts';
import { isApiError } from '../../../base/http.ts';
import { reasonIn } from '../../base/admin-api.ts';
import { updateIssue } from '../../base/issues-api.ts';
import { adminMessages } from '../../base/messages.ts';
import { renewIssues } from '../../base/queries.ts';
import { sentOnLatest, sentWithNote, takeIn } from '../../shared/draft/accept-remote.ts';
import { presentPane } from '../../shared/draft/created-meanwhile.ts';
import { failureOf, problemsOf, problemsWith } from '../../shared/draft/failure.ts';
import { createdIssue, type LiveEditor } from '../../shared/draft/live-editor.ts';
import { hasConflict, isRemoved, typedDetails } from '../../shared/draft/state.ts';
import { newStepAfter } from '../../shared/draft/step-entries.ts';
import { publishingMessages } from './messages.ts';
import { draftOf, sendDetails, sendStep, type OpenEditor } from './sends.ts';

const words = adminMessages.editor;

/** Returns a notice for somebody who saves a draft that another window published, so that advisors see it, or the other way around (EDITOR-30). */
function publishedSince(wasLive: boolean, issue: Issue | undefined): string | undefined {
  const isLive = issue?.publish ?? false;
  if (isLive === wasLive) return undefined;
  return isLive ? publishingMessages.publishedMeanwhile : publishingMessages.takenBackMeanwhile;
}

function problemsAfter(live: LiveEditor, pane: string): readonly TreeProblem[] {
  const state = live.latest();
  const { steps = [], firstAct } = state.issue ?? {};
  if (pane === 'details') return problemsOf({ steps, ...typedDetails(state) });
  const draft = draftOf(live, pane);
  return draft ? problemsWith({ steps, firstAct }, pane, draft, newStepAfter(state)) : [];
}

function noteFailure(
  { live, navigation }: OpenEditor,
  pane: string,
  place: string,
  error: unknown,
) {
  const failure = failureOf(error, place, problemsAfter(live, place));
  const state = live.latest();
  // The version that was saved instead is shown next to it.
  const isResolved =
    isApiError(error, 'VERSION_CONFLICT') && (hasConflict(state, place) || isRemoved(state, place));
  live.change({ type: 'failed', failure: { ...failure, isResolved } });
  if (place !== pane && navigation.openPane() === pane) navigation.show(place);
}

export function savingActions(editor: OpenEditor) {
  const { live } = editor;
  const { latest, change, write } = live;

  // The toast about a failed save stays until a save succeeds.
  let refused: number | undefined;
  const closeRefused = (): void => {
    if (refused !== undefined) closeToast(refused);
  };
  const showNotSaved = (text: string, detail?: string): void => {
    closeRefused();
    refused = showToast({ kind: 'alert', text, ...(detail !== undefined && { detail }) });
  };

  const save = async (pane: string, send: () => Promise<void>): Promise<boolean> => {
    const { key } = latest().draft;
    const wasLive = latest().issue?.publish ?? false;
    change({ type: 'noted', saving: pane });
    let isSaved = false;
    try {
      await write(async () => await sentOnLatest(live, pane, send));
      isSaved = true;
      closeRefused();
      const detail = publishedSince(wasLive, latest().issue);
      showToast({ kind: 'status', text: words.changesSaved, ...(detail && { detail }) });
    } catch (error) {
      noteFailure(editor, pane, presentPane(latest(), pane, key), error);
      showNotSaved(words.changesNotSaved);
    }
    await renewIssues();
    return isSaved;
  };

  const tell = async (urgent: string): Promise<boolean> => {
    try {
      await write(async () => {
        await updateIssue(createdIssue(live)._id, { urgent });
        await takeIn(live);
      });
      showToast({ kind: 'status', text: publishingMessages.told });
    } catch (error) {
      showNotSaved(words.changesNotSaved, reasonIn(error));
      return false;
    }
    await renewIssues();
    return true;
  };

  return {
    /** Saves a pane with its note, and shows the result; a new issue then opens at `next`. */
    savePane: async (pane: string, note: ChangeNote = {}, next?: string): Promise<boolean> => {
      const { key } = latest().draft;
      const { urgent } = note;
      // Text that is typed while changes wait is based on them, and is published with them.
      if (urgent !== undefined && latest().issue?.pending) return await tell(urgent);
      const send = async () =>
        await (pane === 'details'
          ? sendDetails(editor, note, next)
          : sendStep(editor, pane, note, key));
      const hasChangeNote = (urgent ?? note.note) !== undefined;
      return await save(pane, hasChangeNote ? async () => await sentWithNote(live, send) : send);
    },

    /** Says why a save by the keyboard did nothing (EDITOR-41). */
    refuse: (reason: string): void => showNotSaved(words.notSaved, reason),

    loadRemote: async (pane: string): Promise<void> => {
      try {
        await write(async () => await takeIn(live));
      } catch (error) {
        change({ type: 'failed', failure: failureOf(error, pane) });
      }
    },
  };
}

import { assert } from '#core/base/assert.ts';
import type { ChangeNote } from '#core/campus/urgent-schema.ts';
import { normalizeDetails, sameDetails } from '#core/issue/typed-details.ts';
import type { StepDraft } from '#core/step/step-schema.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { ApiError } from '../../../base/http.ts';
import { newKey } from '../../../base/device.ts';
import {
  createIssue,
  createStep,
  getIssue,
  updateIssue,
  updateStep,
} from '../../base/issues-api.ts';
import { takeInIfLoaded } from '../../shared/draft/accept-remote.ts';
import { presentPane } from '../../shared/draft/created-meanwhile.ts';
import { NEW_STEP, NO_DRAFT, storeDraft } from '../../shared/draft/draft.ts';
import { withSentDetails, withSentStep } from '../../shared/draft/drafts.ts';
import { createdIssue, type LiveEditor } from '../../shared/draft/live-editor.ts';
import { hasConflict, isRemoved, typedDetails } from '../../shared/draft/state.ts';
import { newStepAfter, stepEntries } from '../../shared/draft/step-entries.ts';

// These are the requests of a save, and the ways in which the editor continues with their answers.

export type Navigation = {
  show: (pane: string) => void;
  /** Opens the pane as `show` does, with the focus in its first field. */
  focusPane: (pane: string) => void;
  openPane: () => string;
  /** Opens the path; with `replace` the current address is not kept in the history. */
  goTo: (path: string, replace?: boolean) => void;
};

export type OpenEditor = { readonly live: LiveEditor; readonly navigation: Navigation };

export const draftOf = ({ latest }: LiveEditor, pane: string): StepDraft | undefined =>
  stepEntries(latest()).find(({ key }) => key === pane)?.draft;

/** Sends the first save, which creates the issue; the address becomes that of the issue, open at `next` (EDITOR-8). */
async function sendNewIssue(
  { live: { latest, change }, navigation: { goTo } }: OpenEditor,
  next?: string,
): Promise<void> {
  const details = typedDetails(latest());
  const created = await createIssue(normalizeDetails(details), latest().draft.key ?? newKey());
  // Text typed during the save moves with it.
  const typed = typedDetails(latest());
  if (!sameDetails(typed, created)) storeDraft(created._id, { ...NO_DRAFT, details: typed });
  change({ type: 'issueCreated' });
  goTo(adminPaths.issue(created._id, next), true);
}

export async function sendDetails(
  editor: OpenEditor,
  note: ChangeNote,
  next?: string,
): Promise<void> {
  const { latest, change } = editor.live;
  const { issue } = latest();
  if (!issue) return await sendNewIssue(editor, next);
  const details = normalizeDetails(typedDetails(latest()));
  const body = { ...details, basedOn: issue.version, ...note };
  change({ type: 'noted', draft: withSentDetails(latest().draft, details) });
  change({ type: 'detailsSaved', issue: await updateIssue(issue._id, body) });
}

/** Saves the new step on top of what an earlier try and other people have made of it, because after a key was sent without an answer nobody knows what is stored. */
async function sendOnMade(editor: OpenEditor, id: string, note: ChangeNote): Promise<void> {
  const { live, navigation } = editor;
  const { latest, change } = live;
  change({ type: 'issueLoaded', issue: await getIssue(createdIssue(live)._id) });
  change({ type: 'newStepMade' });
  if (navigation.openPane() === NEW_STEP) navigation.show(id);
  if (hasConflict(latest(), id) || isRemoved(latest(), id)) {
    throw new ApiError({ code: 'VERSION_CONFLICT', status: 409, detail: '', problems: [] });
  }
  await sendStep(editor, id, note);
}

/** Sends the step that was typed into a pane; `newId` is the id that a new step gets. */
export async function sendStep(
  editor: OpenEditor,
  typedIn: string,
  note: ChangeNote,
  newId?: string,
): Promise<void> {
  const { live, navigation } = editor;
  const { latest, change } = live;
  const pane = presentPane(latest(), typedIn, newId);
  const issue = createdIssue(live);
  const draft = draftOf(live, pane);
  assert(draft, `there is no step ${pane} to save`);
  const { key = newKey(), sent } = latest().draft;
  const after = newStepAfter(latest());
  change({ type: 'noted', draft: withSentStep(latest().draft, pane, draft) });
  const { step, version, pending } =
    pane === NEW_STEP
      ? await createStep(issue, draft, { key, after, changeNote: note })
      : await updateStep(issue, pane, draft, note);
  const isOld = sent?.[NEW_STEP] !== undefined || version <= issue.version;
  if (pane === NEW_STEP && isOld) return await sendOnMade(editor, step._id, note);
  const at = new Date().toISOString();
  change({ type: 'stepSaved', pane, step, after, version, pending, at });
  // If the author has opened another pane by now, it stays open.
  if (typedIn === NEW_STEP && navigation.openPane() === NEW_STEP) navigation.show(step._id);
  await takeInIfLoaded(live, { version });
}

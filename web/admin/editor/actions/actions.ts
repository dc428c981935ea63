import { assert } from '#core/base/assert.ts';
import type { Issue } from '#core/issue/issue.ts';
import { normalizeDetails, sameDetails } from '#core/issue/typed-details.ts';
import type { StepDraft } from '#core/step/step-schema.ts';
import { normalizeStep } from '#core/step/normal-step.ts';
import type { ChangeNote } from '#core/campus/urgent-schema.ts';
import type { TreeProblem } from '#core/tree/tree-check.ts';
import { closeToast, showToast } from '#kit/overlays/toast/toasts.ts';
import { ApiError, isApiError } from '../../../base/call.ts';
import { newKey } from '../../../base/device.ts';
import { messages } from '../../../base/messages.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import {
  createIssue,
  createStep,
  getIssue,
  updateIssue,
  updateStep,
} from '../../base/issues-api.ts';
import { adminMessages } from '../../base/messages.ts';
import { reasonIn } from '../../base/admin-api.ts';
import { renewIssues } from '../../base/queries.ts';
import { archiveActions, reviewAction } from './archive.ts';
import { conflictActions } from './conflict-actions.ts';
import { loadIfBehind, loadLatest, sentOnLatest, sentWithNote } from '../../draft/accept-remote.ts';
import { presentPane } from '../../draft/created-meanwhile.ts';
import { orderActions } from './order.ts';
import { publishingMessages } from './messages.ts';
import { publishActions } from './publish-actions.ts';
import { removalAction } from './removal.ts';
import { createdIssue, type LiveEditor } from '../../draft/live-editor.ts';
import { failureOf, problemsOf, problemsWith } from '../../draft/failure.ts';
import { NEW_STEP, NO_DRAFT, storeDraft } from '../../draft/draft.ts';
import type { AddedStep } from '../../draft/events.ts';
import { hasConflict, isRemoved, typedDetails } from '../../draft/state.ts';
import { newStepAfter, stepEntries } from '../../draft/step-entries.ts';

const words = adminMessages.editor;

type Navigation = {
  show: (pane: string) => void;
  /** The same, with the focus in its first field. */
  focusPane: (pane: string) => void;
  openPane: () => string;
  /** `replace` leaves the present address out of the history. */
  goTo: (path: string, replace?: boolean) => void;
};

export type EditorActions = ReturnType<typeof editorActions>;

/** Tells somebody who saves a draft that another window published that advisors see it, and the other way round (EDITOR-30). */
function publishedSince(wasLive: boolean, issue: Issue | undefined): string | undefined {
  const isLive = issue?.publish ?? false;
  if (isLive === wasLive) return undefined;
  return isLive ? publishingMessages.publishedMeanwhile : publishingMessages.takenBackMeanwhile;
}

const now = (): string => new Date().toISOString();

export function editorActions(live: LiveEditor, { show, focusPane, openPane, goTo }: Navigation) {
  const { latest, change, write } = live;

  const draftOf = (pane: string): StepDraft | undefined =>
    stepEntries(latest()).find(({ key }) => key === pane)?.draft;

  const problemsAfter = (pane: string): readonly TreeProblem[] => {
    const { issue } = latest();
    const { steps = [], firstAct } = issue ?? {};
    if (pane === 'details') return problemsOf({ steps, ...typedDetails(latest()) });
    const draft = draftOf(pane);
    return draft ? problemsWith({ steps, firstAct }, pane, draft, newStepAfter(latest())) : [];
  };

  // The toast about a failed save stays until something is saved.
  let refused: number | undefined;
  const showNotSaved = (text: string, detail?: string): void => {
    if (refused !== undefined) closeToast(refused);
    refused = showToast({ kind: 'alert', text, ...(detail !== undefined && { detail }) });
  };

  const save = async (pane: string, send: () => Promise<void>): Promise<boolean> => {
    const { key } = latest().draft;
    const wasLive = latest().issue?.publish ?? false;
    change({ type: 'saveStarted', pane });
    let isSaved = false;
    try {
      await write(async () => await sentOnLatest(live, pane, send));
      isSaved = true;
      if (refused !== undefined) closeToast(refused);
      const detail = publishedSince(wasLive, latest().issue);
      showToast({ kind: 'status', text: words.changesSaved, ...(detail && { detail }) });
    } catch (error) {
      const place = presentPane(latest(), pane, key);
      const failure = failureOf(error, place, problemsAfter(place));
      // The version saved instead is shown beside it.
      const isResolved =
        isApiError(error, 'VERSION_CONFLICT') &&
        (hasConflict(latest(), place) || isRemoved(latest(), place));
      change({ type: 'failed', failure: { ...failure, isResolved } });
      showNotSaved(words.changesNotSaved);
      if (place !== pane && openPane() === pane) show(place);
    }
    await renewIssues();
    return isSaved;
  };

  // The first save creates the issue, and the address becomes its own (EDITOR-8).
  const sendNewIssue = async (next?: string): Promise<void> => {
    const details = typedDetails(latest());
    const created = await createIssue(normalizeDetails(details), latest().draft.key ?? newKey());
    // Text typed meanwhile moves with it.
    const typed = typedDetails(latest());
    if (!sameDetails(typed, created)) storeDraft(created._id, { ...NO_DRAFT, details: typed });
    change({ type: 'issueCreated' });
    goTo(adminPaths.issue(created._id, next), true);
  };

  const sendDetails = async (note: ChangeNote, next?: string): Promise<void> => {
    const { issue } = latest();
    if (!issue) return await sendNewIssue(next);
    const details = normalizeDetails(typedDetails(latest()));
    const body = { ...details, basedOn: issue.version, ...note };
    change({ type: 'detailsSent', details });
    change({ type: 'detailsSaved', issue: await updateIssue(issue._id, body) });
  };

  /**
   * Saves the text of the new step on top of what an earlier try made of it, and others since: after a key was sent
   * once, no answer says what is saved under it.
   */
  const sendOnMade = async (id: string, note: ChangeNote): Promise<void> => {
    change({ type: 'issueLoaded', issue: await getIssue(createdIssue(live)._id) });
    change({ type: 'newStepMade' });
    if (openPane() === NEW_STEP) show(id);
    if (hasConflict(latest(), id) || isRemoved(latest(), id)) {
      throw new ApiError({ code: 'VERSION_CONFLICT', status: 409, detail: '', problems: [] });
    }
    await sendStep(id, note);
  };

  const sendStep = async (typedIn: string, note: ChangeNote, newId?: string): Promise<void> => {
    const pane = presentPane(latest(), typedIn, newId);
    const issue = createdIssue(live);
    const draft = draftOf(pane);
    assert(draft, `there is no step ${pane} to save`);
    const { key = newKey(), sent } = latest().draft;
    const after = newStepAfter(latest());
    change({ type: 'stepSent', pane, draft });
    const { step, version, pending } =
      pane === NEW_STEP
        ? await createStep(issue, draft, { key, after, changeNote: note })
        : await updateStep(issue, pane, draft, note);
    const isOld = sent?.[NEW_STEP] !== undefined || version <= issue.version;
    if (pane === NEW_STEP && isOld) return await sendOnMade(step._id, note);
    change({ type: 'stepSaved', pane, step, after, version, pending, at: now() });
    // Somebody who opened another pane meanwhile stays there.
    if (typedIn === NEW_STEP && openPane() === NEW_STEP) show(step._id);
    await loadIfBehind(live, version);
  };

  const loadRemote = async (pane: string): Promise<void> => {
    try {
      await write(async () => await loadLatest(live));
    } catch (error) {
      change({ type: 'failed', failure: failureOf(error, pane) });
    }
  };

  const removeSaved = removalAction(live, focusPane);

  const tell = async (urgent: string): Promise<boolean> => {
    try {
      await write(async () => {
        await updateIssue(createdIssue(live)._id, { urgent });
        await loadLatest(live);
      });
      showToast({ kind: 'status', text: publishingMessages.told });
    } catch (error) {
      showNotSaved(words.changesNotSaved, reasonIn(error));
      return false;
    }
    await renewIssues();
    return true;
  };

  const savePane = async (pane: string, note: ChangeNote = {}, next?: string): Promise<boolean> => {
    const { key } = latest().draft;
    const { urgent } = note;
    // Text typed beside pending changes is based on them, and is published with them.
    if (urgent !== undefined && latest().issue?.pending) return await tell(urgent);
    const send = async () =>
      await (pane === 'details' ? sendDetails(note, next) : sendStep(pane, note, key));
    const hasChangeNote = (note.urgent ?? note.note) !== undefined;
    return await save(pane, hasChangeNote ? async () => await sentWithNote(live, send) : send);
  };

  // A step that is added meanwhile takes its place: there is nothing to undo then.
  let dropped: number | undefined;
  const dropNew = (): void => {
    const { key = newKey(), after, steps, sent = {} } = latest().draft;
    const { [NEW_STEP]: draft } = steps;
    const { [NEW_STEP]: sentBefore } = sent;
    change({ type: 'newStepDropped' });
    if (!draft) return;
    const place = {
      draft,
      key,
      ...(after !== undefined && { after }),
      ...(sentBefore && { sent: sentBefore }),
    };
    dropped = showToast({
      kind: 'status',
      text: words.stepRemoved,
      action: { label: messages.undo, onAction: () => addStep({ ...place, isBack: true }) },
    });
  };

  const addStep = (place: Partial<AddedStep> = {}): void => {
    if (dropped !== undefined) closeToast(dropped);
    const { key = newKey() } = place;
    change({ type: 'stepAdded', ...place, key });
    const pane = presentPane(latest(), NEW_STEP, key);
    if (latest().hasNewStep || pane !== NEW_STEP) focusPane(pane);
    else showToast({ kind: 'alert', text: words.addLockedFailed });
  };

  return {
    ...archiveActions(live, goTo),
    ...publishActions(live),
    review: reviewAction(live),
    ...conflictActions(live, { show, savePane }),
    loadRemote,
    savePane,
    /** Says why a key that saves did nothing (EDITOR-41). */
    refuse: (reason: string): void => showNotSaved(words.notSaved, reason),
    addStep: () => addStep(),
    /** A new step after another, with the content of `draft` if there is one (EDITOR-43). */
    insertAfter: (after: string, draft?: StepDraft) =>
      addStep({ after, ...(draft && { draft: normalizeStep(draft) }) }),

    /** Saves a pane if it is not saved, and opens the next step, or a new one after the last (EDITOR-40). */
    saveAndContinue: async (pane: string, isSaved: boolean): Promise<void> => {
      const before = stepEntries(latest());
      const at = before.findIndex(({ key }) => key === pane);
      if (!isSaved && !(await savePane(pane, {}, NEW_STEP))) return;
      const entries = stepEntries(latest());
      // A step that was new has its id by now.
      const saved = pane === NEW_STEP ? entries[at]?.key : pane;
      if (openPane() !== saved) return;
      const next = entries[entries.findIndex(({ key }) => key === saved) + 1];
      if (next) focusPane(next.key);
      else addStep();
    },

    /** Takes the sentence for the act that waits for one; without a sentence the act is dropped (PUBLISH-15). */
    answerSentence: (sentence?: string): void => {
      const { broughtBack } = latest();
      change({ type: 'sentenceAsked', asked: undefined });
      if (sentence !== undefined) broughtBack?.send(sentence);
    },

    remove: (stepId: string): void => (stepId === NEW_STEP ? dropNew() : removeSaved(stepId)),

    ...orderActions(live),
  };
}

import { useState } from 'react';
import { API } from '#core/api.ts';
import { assert } from '#core/assert.ts';
import { stepFromWire } from '#core/wire.ts';
import { showToast } from '#kit/toast/toasts.ts';
import { paths } from '../../paths.ts';
import { adminMessages } from '../messages.ts';
import { renewIssues } from '../queries.ts';
import { adminCall } from '../admin-api.ts';
import { detailsOf, NEW_STEP, stepEntries } from './editor-state.ts';
import { issueFromWire } from './issue-from-wire.ts';
import { problemsWith, saveFailureOf, type SaveFailure } from './save-failure.ts';
import { stepBody } from './step-body.ts';
import type { EditorStore } from './use-editor-state.ts';

const words = adminMessages.editor;

export type Saves = {
  /** The pane whose save is under way. */
  saving: string | undefined;
  failure: SaveFailure | undefined;
  clearFailure: () => void;
  saveDetails: () => Promise<void>;
  saveStep: (key: string) => Promise<void>;
};

/** Save changes of both kinds of pane (spec 4 and 8). `goTo` follows what gets an address by its save. */
export function useSaves(store: EditorStore, goTo: (path: string) => void): Saves {
  const { latest, change, write } = store;
  const [saving, setSaving] = useState<string>();
  const [failure, setFailure] = useState<SaveFailure>();

  const save = async (pane: string, send: () => Promise<void>): Promise<void> => {
    setSaving(pane);
    setFailure(undefined);
    try {
      await write(send);
      showToast({ kind: 'status', text: words.changesSaved });
    } catch (error) {
      const draft = stepEntries(latest()).find(({ key }) => key === pane)?.draft;
      const problems = draft && problemsWith(latest().issue?.steps ?? [], pane, draft);
      change({ type: 'saveFailed', pane });
      setFailure(saveFailureOf(error, pane, problems));
      showToast({ kind: 'alert', text: words.changesNotSaved });
    }
    setSaving(undefined);
    await renewIssues();
  };

  const sendDetails = async (): Promise<void> => {
    const { issue } = latest();
    const sent = detailsOf(latest());
    const { title = '', category = '' } = sent;
    if (issue) {
      const body = { title, category, version: issue.version };
      const saved = await adminCall(API.updateIssue, { params: { id: issue._id }, body });
      change({ type: 'detailsSaved', issue: issueFromWire(saved), sent });
      return;
    }
    // Ruling 8: the first save creates the issue, and the address becomes its own.
    const created = await adminCall(API.createIssue, { body: { title, category } });
    change({ type: 'detailsTyped', details: {} });
    goTo(paths.issue(created._id));
  };

  const sendStep = async (key: string): Promise<void> => {
    const { issue } = latest();
    const draft = stepEntries(latest()).find((entry) => entry.key === key)?.draft;
    assert(issue && draft, `there is no step ${key} to save`);
    const body = { ...stepBody(draft, issue.steps), version: issue.version };
    const params = { issueId: issue._id };
    const answer =
      key === NEW_STEP
        ? await adminCall(API.createStep, { params, body })
        : await adminCall(API.updateStep, { params: { ...params, stepId: key }, body });
    const step = stepFromWire(answer, issue.steps);
    change({ type: 'stepSaved', key, step, sent: draft, at: new Date().toISOString() });
    if (key === NEW_STEP) goTo(paths.issue(issue._id, step._id));
  };

  return {
    saving,
    failure,
    clearFailure: () => setFailure(undefined),
    saveDetails: async () => await save('details', sendDetails),
    saveStep: async (key) => await save(key, async () => await sendStep(key)),
  };
}

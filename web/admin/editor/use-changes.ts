import { useState } from 'react';
import { API } from '#core/api.ts';
import { removeStep, type RemovedStep } from '#core/step-list.ts';
import { closeToast, showToast } from '#kit/toast/toasts.ts';
import { ApiError } from '../../call.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { adminMessages } from '../messages.ts';
import { renewIssues } from '../queries.ts';
import { adminCall, issueForAdmin } from '../admin-api.ts';
import { issueFromWire } from './issue-from-wire.ts';
import type { EditorStore } from './use-editor-state.ts';

const words = adminMessages.editor;

function complain(text: string, error: unknown): void {
  const detail = error instanceof ApiError ? error.detail : '';
  showToast({ kind: 'alert', text, ...(detail && { detail }) });
}

export type Changes = {
  remove: (stepId: string) => void;
  move: (stepId: string, by: -1 | 1) => Promise<void>;
  archive: () => Promise<void>;
  archiveFailed: boolean;
  loadTheirs: () => Promise<void>;
};

/** What changes an issue beside saving: removal, order, archive (spec 4, rulings 11 and 12). */
export function useChanges(store: EditorStore, leaveTo: (path: string) => void): Changes {
  const { latest, change, write } = store;
  const [archiveFailed, setArchiveFailed] = useState(false);
  const idOf = (): string => latest().issue?._id ?? '';

  const loadTheirs = async (): Promise<void> => {
    const issue = await issueForAdmin(idOf());
    change({ type: 'issueSeen', issue: issueFromWire(issue) });
  };

  const restore = async (stepId: string): Promise<void> => {
    try {
      const params = { issueId: idOf(), stepId };
      await adminCall(API.updateStep, { params, body: { isArchived: false } });
      await loadTheirs();
    } catch (error) {
      complain(words.stepNotRestored, error);
    }
  };

  const sendRemoval = async (removed: RemovedStep, toast: number): Promise<boolean> => {
    const version = latest().issue?.version;
    try {
      const params = { issueId: idOf(), stepId: removed.step._id };
      const body = { isArchived: true, ...(version !== undefined && { version }) };
      await adminCall(API.updateStep, { params, body });
      change({ type: 'removalKept', at: new Date().toISOString() });
      return true;
    } catch (error) {
      change({ type: 'stepPutBack', removed });
      closeToast(toast);
      complain(words.stepNotRemoved, error);
      return false;
    }
  };

  return {
    loadTheirs,
    archiveFailed,

    // Ruling 12: gone at once; a refusal puts it back.
    remove: (stepId) => {
      const removed = removeStep(latest().issue?.steps ?? [], stepId)?.removed;
      if (!removed) return;
      change({ type: 'stepRemoved', stepId });
      const undo = async (): Promise<void> => {
        if (await sent) await write(async () => await restore(stepId));
      };
      const toast = showToast({
        kind: 'status',
        text: words.stepRemoved,
        action: { label: messages.undo, onAction: () => void undo() },
      });
      const sent = write(async () => await sendRemoval(removed, toast));
    },

    move: async (stepId, by) => {
      await write(async () => {
        const { issue } = latest();
        const ids = issue?.steps.map((step) => step._id) ?? [];
        const from = ids.indexOf(stepId);
        ids.splice(from, 1);
        ids.splice(from + by, 0, stepId);
        try {
          const body = { stepOrder: ids, ...(issue && { version: issue.version }) };
          const moved = await adminCall(API.updateIssue, { params: { id: idOf() }, body });
          change({ type: 'issueSeen', issue: issueFromWire(moved) });
        } catch (error) {
          complain(words.notMoved, error);
        }
      });
    },

    // Spec 2: archives at once and returns to the list.
    archive: async () => {
      const params = { id: idOf() };
      const send = async (isArchived: boolean) => {
        await adminCall(API.updateIssue, { params, body: { isArchived } });
        await renewIssues();
      };
      const undo = () =>
        send(false).catch((error) => complain(adminMessages.issues.notRestored, error));
      try {
        await write(async () => await send(true));
      } catch {
        // Spec 8: no message; the page says it in place (ruling 17).
        setArchiveFailed(true);
        return;
      }
      leaveTo(paths.admin);
      showToast({
        kind: 'status',
        text: adminMessages.issues.archived,
        action: { label: messages.undo, onAction: () => void undo() },
      });
    },
  };
}

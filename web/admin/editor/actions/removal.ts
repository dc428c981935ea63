import { removeStep, restoreStep, type RemovedStep } from '#core/step/step-list.ts';
import type { SavedStep } from '#core/step/step.ts';
import { closeToast } from '#kit/overlays/toast/toasts.ts';
import { messages } from '../../../base/messages.ts';
import { archiveStep } from '../../base/issues-api.ts';
import { adminMessages } from '../../base/messages.ts';
import { acceptRemote, takeInIfLoaded } from '../../shared/draft/accept-remote.ts';
import { withSentSteps } from '../../shared/draft/drafts.ts';
import { showFailure } from '../../shared/draft/failure.ts';
import { createdIssue, type LiveEditor } from '../../shared/draft/live-editor.ts';
import { asksForSentence } from './brought-back.ts';
import { showUndoToast } from '../../base/undo-toast.ts';

const words = adminMessages.editor;

/** Makes the action that removes a saved step: the step disappears right away, and comes back if the server refuses (EDITOR-12). */
export function removalAction(live: LiveEditor, focusPane: (pane: string) => void) {
  const { latest, change, write } = live;
  const noteSent = (before: readonly SavedStep[], after: readonly SavedStep[]): void =>
    change({ type: 'noted', draft: withSentSteps(latest().draft, before, after) });

  const bringBack = async (removed: RemovedStep, urgent?: string): Promise<void> => {
    try {
      const { _id, steps } = createdIssue(live);
      noteSent(steps, restoreStep(steps, removed));
      await archiveStep({ _id }, removed.step._id, false, urgent);
    } catch (error) {
      const send = (sentence: string) => void write(async () => await bringBack(removed, sentence));
      if (await asksForSentence(live, error, { what: 'restore', send })) return;
      // The toast that offered Undo is gone, and nothing else brings the step back.
      const again = () => void write(async () => await bringBack(removed, urgent));
      showFailure(words.stepNotRestored, error, { label: messages.tryAgain, onAction: again });
      return;
    }
    change({ type: 'stepPutBack', removed });
    // If this does not load, the editor takes it in later (EDITOR-32).
    await takeInIfLoaded(live);
    focusPane(removed.step._id);
  };

  const sendRemoval = async (
    removed: RemovedStep,
    toast: number,
    urgent: string | undefined,
  ): Promise<boolean> => {
    const stepId = removed.step._id;
    try {
      const issue = createdIssue(live);
      const { steps: after = [] } = removeStep(issue.steps, stepId) ?? {};
      noteSent(issue.steps, after);
      const { version, pending } = await archiveStep(issue, stepId, true, urgent);
      change({ type: 'removalSaved', stepId, version, pending, at: new Date().toISOString() });
      if (urgent === undefined) await takeInIfLoaded(live, { version });
      else await takeInIfLoaded(live);
      return true;
    } catch (error) {
      // The step was not removed after all: the toast closes right away, since others' saves may take long to load.
      closeToast(toast);
      change({ type: 'stepPutBack', removed });
      const send = (sentence: string) => remove(stepId, sentence);
      if (!(await asksForSentence(live, error, { what: 'remove', send }))) {
        showFailure(words.stepNotRemoved, error);
        await acceptRemote(live, error).catch(() => undefined);
      }
      focusPane(stepId);
      return false;
    }
  };

  const remove = (stepId: string, urgent?: string): void => {
    const removed = removeStep(latest().issue?.steps ?? [], stepId)?.removed;
    if (!removed) return;
    change({ type: 'stepRemoved', stepId });
    // Undo sends the message that advisors had before, which this one replaces (PUBLISH-15).
    const toldBefore = urgent === undefined ? undefined : latest().issue?.urgent?.sentence;
    const undo = async (): Promise<void> => {
      if (await sent) await write(async () => await bringBack(removed, toldBefore));
    };
    const toast = showUndoToast(words.stepRemoved, () => void undo());
    const sent = write(async () => await sendRemoval(removed, toast, urgent));
  };
  return remove;
}

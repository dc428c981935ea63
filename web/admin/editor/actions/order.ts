import { reorderSteps } from '#core/step/step-list.ts';
import { orderOnto } from '#core/issue/three-way.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { adminMessages } from '../../base/messages.ts';
import { asksForSentence } from './brought-back.ts';
import { sendOrder } from './conflict-actions.ts';
import { NEW_STEP } from '../../shared/draft/draft.ts';
import { failureOf, problemsOf } from '../../shared/draft/failure.ts';
import { createdIssue, type LiveEditor } from '../../shared/draft/live-editor.ts';
import { stepMessages } from './messages.ts';
import { shownSteps } from '../../shared/draft/step-entries.ts';

/** Returns the order with one step moved on by one, or back; it stays unchanged if others removed the step or moved it to the end. */
function moved(ids: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const from = ids.indexOf(id);
  return from === -1 ? ids : ids.toSpliced(from, 1).toSpliced(Math.max(0, from + by), 0, id);
}

/** Makes the actions that change the order of the steps (EDITOR-15). */
export function orderActions(live: LiveEditor) {
  const { latest, change, write } = live;

  /** Sends one request; a failure is shown in `pane`. */
  const send = async (
    pane: string,
    order: (ids: readonly string[]) => readonly string[],
    urgent?: string,
  ): Promise<void> =>
    await write(async () => {
      const { steps, firstAct } = createdIssue(live);
      const ids = steps.map((step) => step._id as string);
      const stepOrder = order(ids);
      if (stepOrder.join() === ids.join()) return;
      try {
        await sendOrder(live, stepOrder, urgent);
      } catch (error) {
        const again = (sentence: string) => void send(pane, order, sentence);
        if (await asksForSentence(live, error, { what: 'move', send: again })) return;
        const problems = problemsOf({ steps: reorderSteps(steps, stepOrder) ?? [], firstAct });
        const reason = failureOf(error, pane, problems, stepMessages.moveUnanswered);
        const failure = { ...reason, locks: false };
        // The author chooses between the two orders that are shown.
        if (!latest().lostOrder) change({ type: 'failed', failure });
        showToast({ kind: 'alert', text: adminMessages.editor.notMoved });
      }
    });

  const showOrder = (shownOrder: readonly string[]): void => change({ type: 'noted', shownOrder });
  const dropOrder = (order: readonly string[]): void => {
    // Another order may be shown by now.
    if (latest().shownOrder === order) change({ type: 'noted', shownOrder: undefined });
  };

  return {
    /** Shows the steps in this order of their keys, until the order is dropped or another one is shown. */
    showOrder,
    dropOrder,

    move: async (stepId: string, by: -1 | 1): Promise<void> => {
      const ids = shownSteps(latest()).map(({ _id }) => _id);
      const order = moved(ids, stepId, by);
      showOrder(order);
      await send(stepId, (saved) => moved(saved, stepId, by));
      dropOrder(order);
    },

    /** Saves the order that was dragged while `pane` was open; the unsaved step may be in it. */
    reorder: async (keys: readonly string[], pane: string): Promise<void> => {
      const place = keys.indexOf(NEW_STEP);
      // The unsaved step is never the first, because it must follow another step.
      const after = keys[place - 1] ?? keys[1];
      if (place !== -1 && after !== undefined)
        change({ type: 'noted', draft: { ...latest().draft, after } });
      await send(pane, (ids) => orderOnto(ids, keys));
      dropOrder(keys);
    },
  };
}

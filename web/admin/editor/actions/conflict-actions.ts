import type { Present } from '#core/issue/issue-part-schema.ts';
import { orderOnto, mergedOrder } from '#core/issue/three-way.ts';
import { isApiError } from '../../../base/http.ts';
import { newKey } from '../../../base/device.ts';
import { updateIssue } from '../../base/issues-api.ts';
import { adminMessages } from '../../base/messages.ts';
import { NEW_STEP } from '../../shared/draft/draft.ts';
import { showFailure } from '../../shared/draft/failure.ts';
import { createdIssue, type LiveEditor } from '../../shared/draft/live-editor.ts';
import { acceptRemote, MAX_ATTEMPTS, takeInIfLoaded } from '../../shared/draft/accept-remote.ts';
import { asksForSentence } from './brought-back.ts';

/** Saves an order of the steps. Steps that others added or removed find their places in it; if others moved some too, both orders are offered, and it throws (EDITOR-18). */
export async function sendOrder(
  live: LiveEditor,
  wanted: readonly string[],
  urgent?: string,
): Promise<void> {
  const { latest, change } = live;
  const known = orderIn(live);
  let stepOrder = [...wanted];
  for (let attempt = 1; ; attempt += 1) {
    const { _id, version: basedOn } = createdIssue(live);
    change({ type: 'noted', sentOrders: [...latest().sentOrders, stepOrder] });
    try {
      const body = { stepOrder, basedOn, ...(urgent !== undefined && { urgent }) };
      const issue = await updateIssue(_id, body);
      change({ type: 'noted', sentOrders: [] });
      change({ type: 'issueLoaded', issue });
      return;
    } catch (error) {
      if (!(await acceptRemote(live, error)) || attempt === MAX_ATTEMPTS) throw error;
      const theirs = orderIn(live);
      const isOwn = latest().sentOrders.some((sent) => sent.join() === theirs.join());
      const base = isOwn ? theirs : known;
      const merged = mergedOrder({ base, mine: wanted, theirs });
      if (!merged) {
        change({ type: 'noted', lostOrder: { base, mine: wanted } });
        throw error;
      }
      stepOrder = merged;
    }
  }
}

type Saving = { show: (pane: string) => void; savePane: (pane: string) => Promise<boolean> };

const orderIn = (live: LiveEditor): string[] => createdIssue(live).steps.map(({ _id }) => _id);

/** Returns the actions for a step that somebody else removed, and for an order that somebody else changed. */
export function conflictActions(live: LiveEditor, { show, savePane }: Saving) {
  const { latest, change, write } = live;
  const sendOwnOrder = async (order: readonly string[], urgent?: string): Promise<void> => {
    try {
      await sendOrder(live, order, urgent);
      change({ type: 'noted', lostOrder: undefined });
    } catch (error) {
      if (isApiError(error, 'VERSION_CONFLICT')) return;
      const send = (sentence: string) =>
        void write(async () => await sendOwnOrder(order, sentence));
      if (await asksForSentence(live, error, { what: 'move', send })) return;
      showFailure(adminMessages.editor.notMoved, error);
    }
  };

  /** Moves the text typed into a removed step to a new step; returns the new step's key, which becomes its id. */
  const reopen = (pane: string, after?: string): string => {
    const key = newKey();
    change({ type: 'removedDraftReopened', key: pane, newKey: key, after });
    show(NEW_STEP);
    return key;
  };

  return {
    /** Takes in what others saved up to a version, between two saves of this editor. */
    takeIn: async ({ version, changes }: Pick<Present, 'version' | 'changes'>): Promise<void> =>
      await write(async () => await takeInIfLoaded(live, { version, changes, isNews: true })),

    /** Saves the text typed into a removed step as a new step, after another step or, without one, as the first step (EDITOR-31). */
    saveAsNew: async (pane: string, after: string | undefined): Promise<void> => {
      const key = reopen(pane, after);
      // The author has already begun another new step.
      if (latest().draft.key !== key) return;
      if (!(await savePane(NEW_STEP)) || after !== undefined) return;
      await write(
        async () => await sendOwnOrder([key, ...orderIn(live).filter((id) => id !== key)]),
      );
    },

    /** Continues with the text in a new step, if no other new step is unfinished. */
    reopen: (pane: string): void => void reopen(pane),

    /** Saves this author's order of the steps although others moved some. */
    keepOrder: async (): Promise<void> =>
      await write(async () => {
        const { lostOrder } = latest();
        if (lostOrder) await sendOwnOrder(orderOnto(orderIn(live), lostOrder.mine));
      }),
  };
}

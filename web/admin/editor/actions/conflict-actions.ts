import { assert } from '#core/base/assert.ts';
import type { Present } from '#core/issue/issue-part-schema.ts';
import { orderOnto, mergedOrder } from '#core/issue/three-way.ts';
import { isApiError } from '../../../base/call.ts';
import { newKey } from '../../../base/device.ts';
import { createStep, updateIssue } from '../../base/issues-api.ts';
import { adminMessages } from '../../base/messages.ts';
import { NEW_STEP } from '../../draft/draft.ts';
import { showFailure } from '../../draft/failure.ts';
import { createdIssue, type LiveEditor } from '../../draft/live-editor.ts';
import { removedDrafts } from '../../draft/drafts.ts';
import { loadIfBehind, loadLatest, acceptRemote } from '../../draft/accept-remote.ts';

const MAX_ATTEMPTS = 5;

/**
 * Saves an order of the steps. Steps that others added or removed meanwhile find their places in it;
 * if others moved steps too, both orders are there to choose from, and it throws (EDITOR-18).
 */
export async function sendOrder(live: LiveEditor, wanted: readonly string[]): Promise<void> {
  const base = orderIn(live);
  let stepOrder = [...wanted];
  for (let attempt = 1; ; attempt += 1) {
    const { _id, version: basedOn } = createdIssue(live);
    try {
      const issue = await updateIssue(_id, { stepOrder, basedOn });
      live.change({ type: 'issueLoaded', issue });
      return;
    } catch (error) {
      if (!(await acceptRemote(live, error)) || attempt === MAX_ATTEMPTS) throw error;
      const merged = mergedOrder({ base, mine: wanted, theirs: orderIn(live) });
      if (!merged) {
        live.change({ type: 'orderLost', order: { base, mine: wanted } });
        throw error;
      }
      stepOrder = merged;
    }
  }
}

type Saving = {
  show: (pane: string) => void;
  /** Sends the save of a pane and tells how it went; whether it was saved. */
  save: (pane: string, send: () => Promise<void>) => Promise<boolean>;
};

const orderIn = (live: LiveEditor): string[] => createdIssue(live).steps.map(({ _id }) => _id);

/** What is done about a step that was removed elsewhere, and about an order that was changed. */
export function conflictActions(live: LiveEditor, { show, save }: Saving) {
  const { latest, change, write } = live;
  // A save whose answer was lost makes no second step.
  const keys = new Map<string, string>();

  const sendOwnOrder = async (order: readonly string[]): Promise<void> => {
    try {
      await sendOrder(live, order);
      change({ type: 'orderSettled' });
    } catch (error) {
      if (!isApiError(error, 'VERSION_CONFLICT')) showFailure(adminMessages.editor.notMoved, error);
    }
  };

  const sendAsNew = async (pane: string, after: string | undefined): Promise<void> => {
    const { draft, issue: known } = latest();
    const removed = removedDrafts(draft, known).find(({ key }) => key === pane);
    assert(removed, `nothing was typed into ${pane}`);
    const key = keys.get(pane) ?? newKey();
    keys.set(pane, key);
    // One that was removed meanwhile is no place: then it comes last.
    const place = after !== undefined && orderIn(live).includes(after) ? after : undefined;
    const issue = createdIssue(live);
    const { step, version } = await createStep(issue, removed.draft, { key, after: place });
    change({ type: 'stepSaved', pane, step, after: place, version, at: new Date().toISOString() });
    show(step._id);
    await loadIfBehind(live, version);
    if (after !== undefined) return;
    const others = orderIn(live).filter((id) => id !== step._id);
    if (others.length > 0) await sendOwnOrder([step._id, ...others]);
  };

  return {
    /** Takes in what others saved up to a version; if it does not load, the next look will. */
    takeIn: async ({ version, changes }: Pick<Present, 'version' | 'changes'>): Promise<void> =>
      await write(async () => {
        // A save of our own may have loaded it meanwhile.
        if (createdIssue(live).version >= version) return;
        change({ type: 'changedElsewhere', changes });
        await loadLatest(live, true).catch(() => undefined);
      }),

    /** Saves what was typed into a removed step as a new one, after a step or, without one, first (EDITOR-31). */
    saveAsNew: async (pane: string, after: string | undefined): Promise<boolean> =>
      await save(pane, async () => await sendAsNew(pane, after)),

    /** Goes on with it in a new step, if it is finished. */
    reopen: (pane: string): void => {
      change({ type: 'removedDraftReopened', key: pane, newKey: newKey() });
      show(NEW_STEP);
    },

    /** Saves my order of the steps although others moved some. */
    keepOrder: async (): Promise<void> =>
      await write(async () => {
        const { lostOrder } = latest();
        if (lostOrder) await sendOwnOrder(orderOnto(orderIn(live), lostOrder.mine));
      }),
  };
}

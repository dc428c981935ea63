import { mergedOrder } from '#core/issue/three-way.ts';
import { updateIssue } from '../../base/issues-api.ts';
import { createdIssue, type LiveEditor } from '../../draft/live-editor.ts';
import { acceptRemote } from '../../draft/accept-remote.ts';

const MAX_ATTEMPTS = 5;

const orderIn = (live: LiveEditor): string[] => createdIssue(live).steps.map(({ _id }) => _id);

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

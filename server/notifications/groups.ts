import { insertEvent } from '../nouns/deliveries.ts';
import { formatJson } from '../db/columns/json.ts';
import { closeGroup, groupsDue } from '../nouns/notification-origins.ts';
import { uuidBytes } from '../db/columns/uuid.ts';
import type { Deps } from '../base/deps.ts';
import { findTarget } from './store.ts';

/** Of one network a target hears so seldom of more, in ms. */
const PAUSE = 10 * 60_000;

/** Adds the notifications of groups that are due, each once, whatever the number of processes (NOTIFICATIONS-12). */
export async function addGroups(deps: Deps): Promise<void> {
  const now = deps.now();
  for (const group of await groupsDue(deps.db.read, now, PAUSE)) {
    await deps.db.write.transaction().execute(async (tx) => {
      const count = await closeGroup(tx, group, now);
      const target = await findTarget(tx, group.targetId);
      // Another process was faster, or nobody wants it any more.
      if (count === 0 || !target) return;
      const { network, from, to } = group;
      const event = {
        key: uuidBytes(deps.newId()),
        kind: 'group' as const,
        at: now.toISOString(),
        record_id: null,
        content: formatJson({ count, from, to }),
        network,
        is_grouped: 1,
      };
      const id = deps.newId().replaceAll('-', '');
      await insertEvent(tx, event, target, { id, nextAt: event.at, tries: 0 });
    });
  }
}

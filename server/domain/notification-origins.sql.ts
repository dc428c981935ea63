import { sql } from 'kysely';
import type { Database, Db } from '../db/tables/database.ts';
import { nonDurableTransaction } from '../db/commit/non-durable.ts';
import { takeTurn } from '../db/commit/one-at-a-time.ts';
import type { NotificationDeliveryRow } from '../db/tables/notification-rows.ts';

/** The most escalations of a network that are sent one by one within some ms: 20 at once, 60 an hour (NOTIFICATIONS-11). */
const ALONE = { most: 20, within: 20 * 60_000 };
/** The ms for which an escalation's network is known. */
const KNOWN = 24 * 3_600_000;

/** Notes the mark of an escalation's network if anybody is notified. If `isRationed`, its deliveries beyond the network's share are grouped. An escalation of a stranger wakes people in later steps less often (LADDER-9). */
export async function noteOrigin(
  db: Database,
  {
    recordId,
    mark,
    isRationed,
    isStranger,
  }: { recordId: Uint8Array; mark: string; isRationed: boolean; isStranger: boolean },
  now: Date,
): Promise<void> {
  // Nothing has to be noted if nobody is notified.
  const target = await db.read.selectFrom('told_target').select('id').limit(1).executeTakeFirst();
  if (!target) return;
  const from = new Date(now.getTime() - ALONE.within).toISOString();
  await nonDurableTransaction(db, async (tx) => {
    // Escalations at the same time, even in several processes, never exceed the share (CLUSTER-5).
    if (isRationed) await takeTurn(tx, db.dialect, `told/${mark}`);
    const [event] = await tx
      .updateTable('told_event')
      .set({ network: mark })
      .where('key', '=', (newest) =>
        newest
          .selectFrom('told_event')
          .select('key')
          .where('record_id', '=', recordId)
          .where('kind', '=', 'escalation')
          .orderBy('key', 'desc')
          .limit(1),
      )
      .where('network', 'is', null)
      .returning('key')
      .execute();
    if (!event || !isRationed) return;
    const { key } = event;
    if (isStranger)
      await tx
        .updateTable('told_run')
        .set({ is_stranger: 1 })
        .where('event_key', '=', key)
        .execute();
    const notified = await tx
      .selectFrom('told_event')
      .select('key')
      .where('network', '=', mark)
      .where('at', '>', from)
      .where('is_grouped', '=', 0)
      .limit(ALONE.most + 1)
      .execute();
    if (notified.length <= ALONE.most) return;
    await tx.updateTable('told_event').set({ is_grouped: 1 }).where('key', '=', key).execute();
    await tx
      .updateTable('told_delivery')
      .set({ state: 'grouped' })
      .where('event_key', '=', key)
      .where('state', '=', 'waiting')
      .where('tries', '=', 0)
      .execute();
  });
}

/** The deliveries of one network for one target that wait to be sent together. */
export type Group = {
  targetId: string;
  network: string;
  count: number;
  from: string;
  to: string;
  /** The first step that has one of them, from 1. */
  step: number;
};

/** Returns the groups of which nothing was sent within the last `pause` ms, or only the given one. */
export async function groupsDue(
  db: Db,
  now: Date,
  pause: number,
  one?: Pick<Group, 'targetId' | 'network'>,
): Promise<Group[]> {
  const since = new Date(now.getTime() - pause).toISOString();
  const rows = await db
    .selectFrom('told_delivery')
    .innerJoin('told_event', 'told_event.key', 'told_delivery.event_key')
    .select(['target_id', 'told_event.network'])
    .select((fn) => [
      fn.fn.countAll().as('count'),
      fn.fn.min('told_event.at').as('from'),
      fn.fn.max('told_event.at').as('to'),
      fn.fn.min('told_delivery.step').as('step'),
    ])
    .where('state', '=', sql.lit('grouped'))
    .$if(one !== undefined, (query) =>
      query
        .where('target_id', '=', one?.targetId ?? '')
        .where('told_event.network', '=', one?.network ?? ''),
    )
    .groupBy(['target_id', 'told_event.network'])
    .execute();
  const groups: Group[] = [];
  for (const { target_id: targetId, network, count, from, to, step } of rows) {
    const last = await db
      .selectFrom('told_event')
      .innerJoin('told_delivery', 'told_delivery.event_key', 'told_event.key')
      .select('told_event.key')
      .where('told_event.network', '=', network)
      .where('told_event.kind', '=', 'group')
      .where('told_event.at', '>', since)
      .where('target_id', '=', targetId)
      .executeTakeFirst();
    if (!last && network !== null)
      groups.push({ targetId, network, count: Number(count), from, to, step });
  }
  return groups;
}

/** Notes that the deliveries of a group are sent as one. Returns the kind and address of each. */
export async function closeGroup(
  tx: Db,
  { targetId, network }: Group,
  now: Date,
): Promise<Pick<NotificationDeliveryRow, 'kind' | 'address'>[]> {
  return await tx
    .updateTable('told_delivery')
    .set({ state: 'delivered', answer: 'grouped', next_at: now.toISOString() })
    .where('state', '=', sql.lit('grouped'))
    .where('target_id', '=', targetId)
    .where('event_key', 'in', (where) =>
      where.selectFrom('told_event').select('key').where('network', '=', network),
    )
    .returning(['kind', 'address'])
    .execute();
}

/** Forgets after a day which escalations came from the same network. */
export async function forgetOrigins(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('told_event')
    .set({ network: null })
    .where('network', 'is not', null)
    .where('at', '<', new Date(now.getTime() - KNOWN).toISOString())
    .where('key', 'not in', (where) =>
      where.selectFrom('told_delivery').select('event_key').where('state', '=', sql.lit('grouped')),
    )
    .execute();
}

import type { Db } from '../db/tables/database.ts';
import type { StoredState } from '../db/tables/notification-rows.ts';
import type { Claimed } from './deliveries.ts';

/** The log's answer for a delivery whose escalation was taken back: it is not sent any more (NOTIFICATIONS-20). */
export const TOLD_BACK = 'takenBack';

/** The log's answer for one that would take back an escalation after a later one was sent (NOTIFICATIONS-21). */
export const ESCALATED_AGAIN = 'escalatedAgain';

/** The answers of deliveries that are not true any more: nobody sends them again. */
export const OVERTAKEN: readonly string[] = [TOLD_BACK, ESCALATED_AGAIN];

export const isOvertaken = (answer: string | null): boolean =>
  answer !== null && OVERTAKEN.includes(answer);

/** An event of a record, as it is told to one target. */
export type Told = { event: 'escalation' | 'takenBack'; event_key: Uint8Array; target_id: string };

/** The key of the escalation that is taken back by the event with this key. */
export const takenBackKey = (key: Uint8Array): Uint8Array => key.subarray(0, -1);

/** Gives up the delivery of an event, if it is in one of these states. */
export async function giveUp(
  tx: Db,
  { event_key, target_id }: Told,
  { states, answer }: { states: readonly StoredState[]; answer: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('told_delivery')
    .set({ state: 'givenUp', answer, next_at: now.toISOString() })
    .where('event_key', '=', event_key)
    .where('target_id', '=', target_id)
    .where('state', 'in', states)
    .execute();
}

/** Lists what did not yet arrive and tells that target that an escalation before this one of its record was taken back. */
export async function listEarlierTakenBack(
  db: Db,
  { recordId, eventKey, target }: Claimed,
): Promise<readonly Told[]> {
  const rows = await db
    .selectFrom('told_event')
    .innerJoin('told_delivery', 'told_delivery.event_key', 'told_event.key')
    .select(['event_key', 'target_id'])
    .where('record_id', '=', recordId)
    .where('told_event.kind', '=', 'takenBack')
    .where('target_id', '=', target.id)
    .where('state', '!=', 'delivered')
    .execute();
  return rows
    .filter(({ event_key }) => Buffer.compare(takenBackKey(event_key), eventKey) < 0)
    .map((row) => ({ ...row, event: 'takenBack' }));
}

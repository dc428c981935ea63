import { sql } from 'kysely';
import type { Db } from '../../db/tables/database.ts';
import type { StoredState } from '../../db/tables/notification-rows.ts';

/** The answer in the log for a delivery that was not sent because its escalation was taken back (NOTIFICATIONS-20). */
export const TOLD_BACK = 'takenBack';

/** The answer in the log for a message that would take an escalation back after a later one was sent (NOTIFICATIONS-21). */
export const ESCALATED_AGAIN = 'escalatedAgain';

/** The answer in the log for a delivery that was not sent because its escalation ended first (LADDER-7). */
export const ENDED = 'ended';

/** The answer in the log for a phone that could not be woken before somebody answered (WAKE-7). */
export const ANSWERED = 'answered';

/** The answers of deliveries that are no longer true, so nobody can send them again. */
export const OVERTAKEN: readonly string[] = [TOLD_BACK, ESCALATED_AGAIN, ENDED, ANSWERED];

export const isOvertaken = (answer: string | null): boolean =>
  answer !== null && OVERTAKEN.includes(answer);

export type DeliveryKey = {
  event: 'escalation' | 'takenBack';
  event_key: Uint8Array;
  target_id: string;
  /** The address of one of the people on duty for the target. */
  address?: string;
};

/** Returns the key of the escalation that is taken back by the event with this key. */
export const takenBackKey = (key: Uint8Array): Uint8Array => key.subarray(0, -1);

export async function giveUp(
  tx: Db,
  { event_key, target_id }: DeliveryKey,
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

/** Lists the emails about an event that are in the outbox for a target. Several steps may have put one there. */
export async function listHanded(tx: Db, { event_key, target_id, address }: DeliveryKey) {
  return await tx
    .selectFrom('told_delivery')
    .select(['id', 'event_key', 'target_id', 'kind', 'step', 'round'])
    .where('event_key', '=', event_key)
    .where('target_id', '=', target_id)
    .where('state', '=', 'handed')
    .$if(address !== undefined, (query) => query.where('address', '=', address ?? ''))
    .execute();
}

/** Gives up a delivery whose email was in the outbox of mail. */
export async function giveUpOne(tx: Db, id: string, answer: string, now: Date): Promise<void> {
  await tx
    .updateTable('told_delivery')
    .set({ state: 'givenUp', answer, next_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** An escalation as it is sent to a target: by itself, or in one message with others of its network. */
export type LaterEscalation = { targetId: string } & (
  | { eventKey: Uint8Array }
  | { network: string }
);

/** Lists the messages that have not arrived yet and would tell a target that an earlier escalation was taken back, either of the same record or of a record in the same message. */
export async function listEarlierTakenBack(
  db: Db,
  later: LaterEscalation,
): Promise<readonly DeliveryKey[]> {
  const query = db
    .selectFrom('told_event as later')
    .innerJoin('told_delivery as sent', 'sent.event_key', 'later.key')
    .where('sent.target_id', '=', later.targetId)
    .innerJoin('told_event as back', 'back.record_id', 'later.record_id')
    .innerJoin('told_delivery as waits', 'waits.event_key', 'back.key')
    .select(['waits.event_key', 'waits.target_id', 'later.key'])
    .where('back.kind', '=', 'takenBack')
    .where('waits.target_id', '=', later.targetId)
    .where('waits.state', '!=', 'delivered');
  const rows = await (
    'eventKey' in later
      ? query.where('later.key', '=', later.eventKey)
      : query
          .where('later.network', '=', later.network)
          .where('sent.state', '=', sql.lit('grouped'))
  ).execute();
  return rows
    .filter(({ event_key, key }) => Buffer.compare(takenBackKey(event_key), key) < 0)
    .map(({ event_key, target_id }) => ({ event: 'takenBack', event_key, target_id }));
}

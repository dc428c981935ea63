import type { Db } from '../db/tables/database.ts';
import type { Claimed } from '../domain/deliveries.sql.ts';
import {
  ESCALATED_AGAIN,
  giveUp,
  giveUpOne,
  listHanded,
  takenBackKey,
  TOLD_BACK,
  type DeliveryKey,
} from './rows/taken-back.sql.ts';
import type { Deps, Withdrawal } from '../base/deps.ts';
import { mailIdOf } from './emails.ts';

/** The possible results for an email, in this order: the first that occurs counts for all emails. */
const MOST_SAID: readonly Withdrawal[] = ['beingSent', 'gone', 'withdrawn', 'unsent'];

/** Takes the emails of an event out of the outbox, if they have not been sent. */
async function withdraw(
  { mail, now }: Deps,
  tx: Db,
  told: DeliveryKey,
  answer: string,
): Promise<Withdrawal> {
  const ends = new Set<Withdrawal>();
  for (const one of await listHanded(tx, told)) {
    const end = await mail.withdraw(tx, mailIdOf({ ...one, event: told.event }));
    if (end === 'unsent' || end === 'withdrawn') await giveUpOne(tx, one.id, answer, now());
    ends.add(end);
  }
  return MOST_SAID.find((end) => ends.has(end)) ?? 'gone';
}

/** Takes the email of an escalation out of the outbox, because `claimed` takes the escalation back. */
export async function withdrawEscalation(
  deps: Deps,
  tx: Db,
  { eventKey, kind, target }: Claimed,
): Promise<Withdrawal> {
  const event_key = takenBackKey(eventKey);
  const of = { target_id: target.id, ...(kind === 'duty' && { address: target.address }) };
  const told = { event: 'escalation', event_key, ...of } as const;
  return await withdraw(deps, tx, told, TOLD_BACK);
}

/**
 * Gives up a message that an earlier escalation of a record was taken back (`listEarlierTakenBack`), if it would arrive
 * after a later escalation. Otherwise 'canceled' might be the last message about an escalation that is real
 * (NOTIFICATIONS-21).
 */
export async function giveUpTakenBack(deps: Deps, tx: Db, told: DeliveryKey): Promise<void> {
  const states = ['waiting', 'givenUp'] as const;
  await giveUp(tx, told, { states, answer: ESCALATED_AGAIN }, deps.now());
  await withdraw(deps, tx, told, ESCALATED_AGAIN);
}

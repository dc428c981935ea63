import type { Db } from '../db/tables/database.ts';
import type { Claimed } from '../domain/deliveries.sql.ts';
import {
  ESCALATED_AGAIN,
  giveUp,
  takenBackKey,
  TOLD_BACK,
  type DeliveryKey,
} from './taken-back.sql.ts';
import type { Deps, Withdrawal } from '../base/deps.ts';
import { mailIdOf } from './emails.ts';

/** Takes the email of an event out of the outbox, if there is one that was not sent. */
async function withdraw(
  { mail, now }: Deps,
  tx: Db,
  told: DeliveryKey,
  answer: string,
): Promise<Withdrawal> {
  const end = await mail.withdraw(tx, mailIdOf(told));
  if (end === 'unsent' || end === 'withdrawn') {
    await giveUp(tx, told, { states: ['handed'], answer }, now());
  }
  return end;
}

/** Takes the email of the escalation that `claimed` takes back out of the outbox. */
export async function withdrawEscalation(
  deps: Deps,
  tx: Db,
  { eventKey, target }: Claimed,
): Promise<Withdrawal> {
  const event_key = takenBackKey(eventKey);
  const told = { event: 'escalation', event_key, target_id: target.id } as const;
  return await withdraw(deps, tx, told, TOLD_BACK);
}

/**
 * Gives up one of those that would tell a target later than an escalation that an earlier one of its record was taken
 * back (`listEarlierTakenBack`): 'canceled' must not be the last word on one that is real (NOTIFICATIONS-21).
 */
export async function giveUpTakenBack(deps: Deps, tx: Db, told: DeliveryKey): Promise<void> {
  const states = ['waiting', 'givenUp'] as const;
  await giveUp(tx, told, { states, answer: ESCALATED_AGAIN }, deps.now());
  await withdraw(deps, tx, told, ESCALATED_AGAIN);
}

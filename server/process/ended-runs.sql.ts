import { sql, type SqlBool } from 'kysely';
import type { Db } from '../db/tables/database.ts';
import { withdrawMail } from '../mail/mail.sql.ts';
import { mailIdOf } from '../notifications/emails.ts';

/** The answer in the log for a delivery that was under way in a backup or before a move. */
const RESTORED = 'restored';

/** Ends every way through the steps that is under way, and gives up what it and the people who answered still had to send (LADDER-11). */
export async function endRuns(tx: Db, now: Date): Promise<void> {
  const isTheirs = sql<SqlBool>`(told_event.kind in ('answered', 'unanswered', 'ended')
    or told_delivery.kind = 'push'
    or told_event.key in (select event_key from told_run))`;
  const waiting = await tx
    .selectFrom('told_delivery')
    .innerJoin('told_event', 'told_event.key', 'event_key')
    .select(['told_delivery.id', 'event_key', 'target_id', 'told_delivery.kind', 'step', 'round'])
    .select(['state', 'told_event.kind as event'])
    .where('state', 'in', ['waiting', 'grouped', 'handed'])
    .where(isTheirs)
    .execute();
  for (const { state, ...one } of waiting) {
    if (state === 'handed') await withdrawMail(tx, mailIdOf(one), now);
    await tx
      .updateTable('told_delivery')
      .set({ state: 'givenUp', answer: RESTORED, next_at: now.toISOString() })
      .where('id', '=', one.id)
      .execute();
  }
  await tx
    .updateTable('told_run')
    .set({ ended_by: RESTORED, due_at: null })
    .where('ended_by', 'is', null)
    .execute();
}

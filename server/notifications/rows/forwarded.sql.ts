import type { NotificationEvent } from '#core/notifications/notifications.ts';
import { countRows } from '../../db/count-rows.ts';
import { endTry, type Claim } from '../../db/queue.ts';
import type { Db } from '../../db/tables/database.ts';
import type { NotificationDeliveryRow } from '../../db/tables/notification-rows.ts';
import { DELIVERIES } from '../../domain/deliveries.sql.ts';

// This file is about the deliveries whose emails are in the outbox of mail.

/** Notes that the email of a delivery is now in the outbox of mail; returns false if another process was faster. */
export async function markForwarded(tx: Db, claim: Claim): Promise<boolean> {
  return await endTry(tx, DELIVERIES, claim, { state: 'handed' });
}

/** Counts the deliveries of a target whose emails are in the outbox of mail. */
export async function countForwarded(db: Db, targetId: string): Promise<number> {
  const all = db.selectFrom('told_delivery').where('target_id', '=', targetId);
  return await countRows(all.where('state', '=', 'handed'));
}

/** A delivery whose email is in the outbox of mail. */
export type ForwardedDelivery = Pick<
  NotificationDeliveryRow,
  'id' | 'event_key' | 'target_id' | 'kind' | 'tries' | 'next_at' | 'step' | 'round'
> & { event: NotificationEvent };

/** Lists deliveries whose emails are in the outbox of mail: those with the lowest ids after `afterId`. */
export async function listForwarded(
  db: Db,
  afterId: string,
  limit: number,
): Promise<ForwardedDelivery[]> {
  return await db
    .selectFrom('told_delivery')
    .innerJoin('told_event', 'told_event.key', 'told_delivery.event_key')
    .select(['told_delivery.id', 'event_key', 'target_id', 'tries', 'next_at'])
    .select(['told_delivery.kind', 'step', 'round', 'told_event.kind as event'])
    .where('state', '=', 'handed')
    .where('told_delivery.id', '>', afterId)
    .orderBy('told_delivery.id')
    .limit(limit)
    .execute();
}

/** The columns of a delivery that change with the state of its email. */
export type MailColumns = Pick<NotificationDeliveryRow, 'state' | 'tries' | 'next_at' | 'answer'>;

/** Notes the state of a delivery's email in the outbox of mail. */
export async function markMail(db: Db, id: string, columns: MailColumns): Promise<void> {
  await db
    .updateTable('told_delivery')
    .set(columns)
    .where('id', '=', id)
    .where('state', '=', 'handed')
    .execute();
}

import { canPress, type Press } from '#core/notifications/answers.ts';
import { normalizeAdvisor } from '#core/people/advisor-name.ts';
import type { Deps } from '../base/deps.ts';
import type { Db } from '../db/tables/database.ts';
import { ApiError } from '../http/api-error.ts';
import { pressesOf } from '../domain/presses.sql.ts';
import { followPress } from './ladder/pressed.ts';
import { insertAnswered, insertPress, type Escalated } from './rows/escalations.sql.ts';

/** A press, and the person who pressed: either through the link of a delivery, whose target may have a name, or with an account. */
export type Pressing = { press: Press; by: string } & (
  | { deliveryId: string; typed: string; targetName: string }
  | { adminId: string }
);

/** Stores a press, and tells the webhooks that want answers (ANSWERS-2, ANSWERS-7). Repeating the last press changes nothing. */
export async function pressIn(
  tx: Db,
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  { key, record }: Escalated,
  pressing: Pressing,
): Promise<void> {
  const isLink = 'deliveryId' in pressing;
  const presses = await pressesOf(tx, [key]);
  const last = presses.findLast((one) => one.by === pressing.by);
  if (!canPress(last?.press, pressing.press)) throw new ApiError('OTHER_PRESS');
  const typed = isLink ? normalizeAdvisor(pressing.typed) : '';
  const isNamedAnew = typed !== '' && typed !== last?.ownName;
  if (last?.press === pressing.press && !isNamedAnew) return;
  const name = isLink ? typed || last?.ownName || pressing.targetName || null : null;
  const row = {
    id: newId(),
    record_id: record.id,
    event_key: key,
    number: presses.length + 1,
    delivery_id: isLink ? pressing.deliveryId : null,
    admin_id: isLink ? null : pressing.adminId,
    name,
    press: pressing.press,
    at: now().toISOString(),
  };
  await insertPress(tx, row);
  await followPress(tx, { now }, row);
  await insertAnswered(tx, { newId }, row);
}

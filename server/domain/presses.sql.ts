import type { NotificationKind } from '#core/notifications/notifications.ts';
import { NAMELESS } from '#core/privacy/retention.ts';
import type { PressRow } from '../db/tables/notification-rows.ts';
import type { Db } from '../db/tables/database.ts';
import { answerersOf } from './answerers.sql.ts';

/** A press with the person who made it. `by` is the same for all presses of one answerer. */
export type NamedPress = Pick<PressRow, 'event_key' | 'press' | 'at'> & {
  by: string;
  name: string;
  /** The name as it is stored. It is null if an address or an account identifies the person. */
  ownName: string | null;
};

/** Returns the name to show for an address. A webhook has only its host, since the rest may be a secret, and a phone has none. */
export function addressName(kind: NotificationKind, address: string): string {
  if (kind === 'push') return NAMELESS;
  return kind === 'webhook' ? new URL(address).host : address;
}

/** Returns the presses of some events, in order. */
export async function pressesOf(db: Db, keys: readonly Uint8Array[]): Promise<NamedPress[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('told_press')
    .leftJoin('told_delivery', 'told_delivery.id', 'told_press.delivery_id')
    .leftJoin('admin', 'admin.id', 'told_press.admin_id')
    .select(['told_press.id', 'told_press.event_key', 'delivery_id', 'admin_id', 'press'])
    .select(['told_press.at', 'told_press.name', 'kind', 'address'])
    .select(['admin.name as account', 'email'])
    .where('told_press.event_key', 'in', keys)
    .orderBy('told_press.event_key')
    .orderBy('number')
    .execute();
  const answerers = await answerersOf(
    db,
    rows.flatMap(({ delivery_id }) => delivery_id ?? []),
  );
  return rows.map((row) => ({
    event_key: row.event_key,
    press: row.press,
    at: row.at,
    by: row.email ?? answerers.get(row.delivery_id ?? '') ?? row.delivery_id ?? row.id,
    ownName: row.name,
    name:
      row.name ??
      (row.kind !== null && row.address !== null ? addressName(row.kind, row.address) : null) ??
      (row.account || row.email || NAMELESS),
  }));
}

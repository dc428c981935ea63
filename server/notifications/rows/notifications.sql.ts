import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { NotificationDelivery } from '#core/notifications/notification-schema.ts';
import type { DeliveryState } from '#core/notifications/notifications.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { Db } from '../../db/tables/database.ts';
import type { NotificationTargetRow } from '../../db/tables/notification-rows.ts';
import { COUNTED } from '../../db/tables/standing.ts';
import { uuidText } from '../../db/columns/uuid.ts';
import { findPhone } from '../../domain/woken-phones.sql.ts';
import { STORED, shownState } from '../../domain/deliveries.sql.ts';
import { isOvertaken, OVERTAKEN } from './taken-back.sql.ts';
import { escalationIn, isOfRecord } from './contents.ts';

/** The milliseconds for which the log shows a delivery that is over. */
export const LOG_LIFE = 90 * 24 * 3_600_000;

export async function listTargets(db: Db): Promise<NotificationTargetRow[]> {
  return await db
    .selectFrom('told_target')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findTarget(db: Db, id: string): Promise<NotificationTargetRow | undefined> {
  return await db.selectFrom('told_target').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Adds a target; returns false if its address is already there or there are too many targets. */
export async function insertTarget(tx: Db, target: NotificationTargetRow): Promise<boolean> {
  if ((await listTargets(tx)).length >= LIMITS.notificationTargets) return false;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('told_target')
    .values(target)
    .onConflict((conflict) => conflict.columns(['kind', 'address']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Changes a target; returns false, without a change, if another target has the address. */
export async function changeTarget(
  tx: Db,
  { id, kind }: NotificationTargetRow,
  columns: Partial<NotificationTargetRow>,
): Promise<boolean> {
  if (columns.address !== undefined) {
    const other = await tx
      .selectFrom('told_target')
      .select('id')
      .where('kind', '=', kind)
      .where('address', '=', columns.address)
      .where('id', '!=', id)
      .executeTakeFirst();
    if (other) return false;
  }
  await tx.updateTable('told_target').set(columns).where('id', '=', id).execute();
  return true;
}

/** Removes a target, and gives up the deliveries that wait for it. */
export async function deleteTarget(tx: Db, id: string, now: Date): Promise<void> {
  await tx.deleteFrom('told_target').where('id', '=', id).execute();
  await tx
    .updateTable('told_delivery')
    .set({ state: 'givenUp', answer: 'removed', next_at: now.toISOString() })
    .where('target_id', '=', id)
    .where('state', 'in', ['waiting', 'grouped'])
    .execute();
}

/** Notes the last day of which a target got a summary; returns false if another process was faster. */
export async function moveSummedThrough(
  tx: Db,
  { id, summed_through }: NotificationTargetRow,
  through: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('told_target')
    .set({ summed_through: through })
    .where('id', '=', id)
    .where('summed_through', '=', summed_through)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Counts the records of these campus days, without those that do not count, for each category in the order of names. */
export async function countAttendances(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<{ category: string; resolved: number; escalated: number }[]> {
  const rows = await db
    .selectFrom('attendance')
    .select(['category', 'status', (count) => count.fn.countAll().as('number')])
    .where(COUNTED)
    .where('started_day', '>=', from)
    .where('started_day', '<=', to)
    .groupBy(['category', 'status'])
    .execute();
  const of = (category: string, status: string) =>
    Number(rows.find((row) => row.category === category && row.status === status)?.number ?? 0);
  const categories = [...new Set(rows.map(({ category }) => category))].sort();
  return categories.map((category) => ({
    category,
    resolved: of(category, 'Resolved'),
    escalated: of(category, 'Escalated'),
  }));
}

/** Makes a failed delivery due right away, and gives it three more days. Returns false if it was delivered, is no longer true, or has lost its target. */
export async function resend(db: Db, id: string, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const { numUpdatedRows } = await db
    .updateTable('told_delivery')
    .set({ state: 'waiting', since: at, next_at: at })
    .where('id', '=', id)
    .where('state', '!=', 'delivered')
    .where(sql<SqlBool>`coalesce(answer, '') not in (${sql.join(OVERTAKEN)})`)
    .where('target_id', 'in', (where) => where.selectFrom('told_target').select('id'))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The lines of one page of the log: those after the line `before`, of one state or of all. */
export type LogPage = {
  state?: DeliveryState | undefined;
  before?: { at: string; id: string } | undefined;
  limit: number;
};

const NEWEST_FIRST = sql`order by at desc, id desc`;

/** Returns the ids of the lines on a page. It reads them in order from an index, so that it takes no longer if the log is long. */
export function linesOf({ state, before, limit }: LogPage): RawBuilder<{ id: string }> {
  const stored = state === undefined ? [undefined] : STORED[state];
  const each = stored.map((one) => {
    const conditions = [one === undefined ? sql`true` : sql`state = ${one}`];
    if (before) conditions.push(sql`(at, id) < (${before.at}, ${before.id})`);
    return sql`select * from (
      select id, at from told_delivery where ${sql.join(conditions, sql` and `)}
      ${NEWEST_FIRST} limit ${sql.lit(limit)}) as line`;
  });
  return sql`select id, at from (${sql.join(each, sql` union all `)}) as lines
    ${NEWEST_FIRST} limit ${sql.lit(limit)}`;
}

async function readLines(db: Db, ids: RawBuilder<{ id: string }>): Promise<NotificationDelivery[]> {
  const rows = await db
    .selectFrom(sql<{ id: string }>`(${ids})`.as('page'))
    .innerJoin('told_delivery', 'told_delivery.id', 'page.id')
    .innerJoin('told_event', 'told_event.key', 'told_delivery.event_key')
    .leftJoin('told_target', 'told_target.id', 'told_delivery.target_id')
    .select(['told_delivery.id', 'told_delivery.kind', 'told_delivery.address', 'state', 'tries'])
    .select(['told_delivery.at', 'next_at', 'answer', 'record_id', 'content', 'step', 'round'])
    .select(['told_event.kind as event', 'told_target.id as target'])
    .orderBy('told_delivery.at', 'desc')
    .orderBy('told_delivery.id', 'desc')
    .execute();
  // A phone is shown by the name of its owner, and by '' once it was removed.
  const names = new Map<string, string>();
  for (const { kind, address } of rows)
    if (kind === 'push') names.set(address, (await findPhone(db, address))?.name ?? '');
  return rows.map((row) => ({
    _id: row.id,
    event: row.event,
    title: isOfRecord(row.event) ? escalationIn(row.content).title : null,
    record: row.record_id && uuidText(row.record_id),
    kind: row.kind,
    address: names.get(row.address) ?? row.address,
    state: shownState(row.state),
    tries: row.tries,
    at: row.at,
    dueAt: row.next_at,
    answer: row.answer,
    step: row.step,
    round: row.round,
    canResend: row.target !== null && row.state !== 'delivered' && !isOvertaken(row.answer),
  }));
}

export async function listLog(db: Db, page: LogPage): Promise<NotificationDelivery[]> {
  return await readLines(db, linesOf(page));
}

export async function findLine(db: Db, id: string): Promise<NotificationDelivery | undefined> {
  const [line] = await readLines(db, sql`select cast(${id} as text) as id`);
  return line;
}

/** Deletes deliveries that ended more than 90 days ago, and gives up those that were added for a target just as it was removed. */
export async function sweepDeliveries(db: Db, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - LOG_LIFE).toISOString();
  await db
    .deleteFrom('told_delivery')
    .where('at', '<', longAgo)
    .where('state', 'in', ['delivered', 'givenUp'])
    .execute();
  await db
    .deleteFrom('told_event')
    .where('at', '<', longAgo)
    .where('key', 'not in', (where) => where.selectFrom('told_delivery').select('event_key'))
    .execute();
  await db
    .updateTable('told_delivery')
    .set({ state: 'givenUp', answer: 'removed', next_at: now.toISOString() })
    .where('state', 'in', ['waiting', 'grouped'])
    .where('target_id', 'not in', (where) => where.selectFrom('told_target').select('id'))
    .execute();
}

type SecretColumns = Pick<NotificationTargetRow, 'id' | 'secret' | 'former_secret'>;

/** Lists the secrets of webhooks as they are stored. */
export async function listSecrets(tx: Db): Promise<SecretColumns[]> {
  const targets = tx.selectFrom('told_target').select(['id', 'secret', 'former_secret']);
  return await targets.where('secret', 'is not', null).execute();
}

/** Stores a webhook's secrets in another form; returns false if the webhook has another secret in the meantime. */
export async function replaceSecrets(
  tx: Db,
  { id, secret }: SecretColumns,
  columns: Omit<SecretColumns, 'id'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('told_target')
    .set(columns)
    .where('id', '=', id)
    .where('secret', '=', secret)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

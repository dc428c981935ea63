import { sql } from 'kysely';
import type { QueueState } from '#core/api/operations-schema.ts';
import {
  DELIVERY_STATES,
  type DeliveryState,
  type NotificationEvent,
} from '#core/notifications/notifications.ts';
import { countRows } from '../db/count-rows.ts';
import type { Db } from '../db/tables/database.ts';
import type { Deps } from '../base/deps.ts';
import { formatJson } from '../db/columns/json.ts';
import { uuidBytes } from '../db/columns/uuid.ts';
import { claimFirst, endTry, isDue, leaseEnd, type Claim, type Queue } from '../db/queue.ts';
import type {
  NotificationDeliveryRow,
  NotificationEventRow,
  NotificationTargetRow,
  StoredState,
} from '../db/tables/notification-rows.ts';

/** A delivery that this process has for itself until its lease ends; `tries` counts this one. */
export type Claimed = {
  id: string;
  eventKey: Uint8Array;
  event: NotificationEvent;
  recordId: Uint8Array | null;
  content: NotificationEventRow['content'];
  at: string;
  since: string;
  tries: number;
  target: NotificationTargetRow;
};

/** The deliveries as work to try until each arrived or is given up (NOTIFICATIONS-4). */
export const DELIVERIES: Queue<'told_delivery'> = {
  table: 'told_delivery',
  due: 'next_at',
  waits: sql`state = 'waiting'`,
  lease: 20_000,
  backoff: [5_000, 30_000, 2 * 60_000, 10 * 60_000, 30 * 60_000],
  spread: 0.2,
};

/** The stored states behind each shown one: a delivery in the outbox of mail is shown as waiting. */
export const STORED = {
  waiting: ['waiting', 'grouped', 'handed'],
  delivered: ['delivered'],
  givenUp: ['givenUp'],
} as const satisfies Record<DeliveryState, readonly StoredState[]>;

/** Returns the state that is shown of one that is stored. */
export function shownState(stored: StoredState): DeliveryState {
  return DELIVERY_STATES.find((state) => STORED[state].some((one) => one === stored)) ?? 'waiting';
}

/** Counts the deliveries that wait to be sent, and those that were given up. */
export async function waitingDeliveries(db: Db): Promise<QueueState> {
  const rows = await db
    .selectFrom('told_delivery')
    .select('state')
    .select((of) => [of.fn.countAll().as('number'), of.fn.min('at').as('oldest')])
    .where('state', 'in', [...STORED.waiting, ...STORED.givenUp])
    .groupBy('state')
    .execute();
  const open = rows.filter(({ state }) => shownState(state) === 'waiting');
  const oldest = open.map((row) => row.oldest).toSorted((a, b) => a.localeCompare(b));
  const sum = (some: typeof rows) => some.reduce((all, { number }) => all + Number(number), 0);
  return { waiting: sum(open), oldest: oldest[0] ?? null, givenUp: sum(rows) - sum(open) };
}

/** The members of an event that most leave out: it came from no network, goes alone, and nobody ended its links. */
const PLAIN = { network: null, is_grouped: 0, withdrawn_at: null };
type NewEvent = Omit<NotificationEventRow, keyof typeof PLAIN> &
  Partial<Pick<NotificationEventRow, 'network' | 'is_grouped'>>;

/** Adds an event, once, and its delivery to one target. */
export async function insertEvent(
  tx: Db,
  event: NewEvent,
  target: NotificationTargetRow,
  delivery: { id: string; nextAt: string; tries: number },
): Promise<void> {
  await tx
    .insertInto('told_event')
    .values({ ...PLAIN, ...event })
    .execute();
  await tx
    .insertInto('told_delivery')
    .values({
      id: delivery.id,
      event_key: event.key,
      target_id: target.id,
      kind: target.kind,
      address: target.address,
      state: 'waiting',
      tries: delivery.tries,
      at: event.at,
      since: event.at,
      next_at: delivery.nextAt,
      answer: null,
    })
    .execute();
}

/** Tells a target of something at once that no single record is about. */
export async function insertNotice(
  tx: Db,
  { newId }: Pick<Deps, 'newId'>,
  target: NotificationTargetRow,
  {
    content,
    now,
    ...notice
  }: Pick<NewEvent, 'kind' | 'network' | 'is_grouped'> & { content: object; now: Date },
): Promise<void> {
  const at = now.toISOString();
  const key = uuidBytes(newId());
  const event = { ...notice, key, at, record_id: null, content: formatJson(content) };
  const id = newId().replaceAll('-', '');
  await insertEvent(tx, event, target, { id, nextAt: at, tries: 0 });
}

/** A test for a target as claimed at once, so that no other process sends it. */
export async function insertTest(
  tx: Db,
  target: NotificationTargetRow,
  { id, key, now }: { id: string; key: Uint8Array; now: Date },
): Promise<Claimed> {
  const at = now.toISOString();
  const [event, content] = ['test' as const, formatJson({})];
  const row = { key, kind: event, at, record_id: null, content };
  await insertEvent(tx, row, target, { id, nextAt: leaseEnd(DELIVERIES, now), tries: 1 });
  return { id, eventKey: key, event, recordId: null, content, at, since: at, tries: 1, target };
}

export async function dueTargets(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('told_target')
    .select('id')
    .where('id', 'in', (where) =>
      where.selectFrom('told_delivery').select('target_id').where(isDue(DELIVERIES, now)),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** The deliveries of one network waiting for a target beyond which the newest goes first: it is the likeliest to need help. */
const BACKLOG = 5;

/** The time for which an escalation waits, in ms, until its network is noted: it may be one too many (NOTIFICATIONS-11). */
const UNNOTED = 1_000;

/** The last turn of each network at a target, by the order of turns. */
export type Turns = Map<string, number>;

/** Claims a due delivery of the target; networks take turns, the longest waiting first (NOTIFICATIONS-13). */
export async function claimDue(
  db: Db,
  targetId: string,
  now: Date,
  turns: Turns = new Map(),
): Promise<Claimed | undefined> {
  const waiting = db
    .selectFrom('told_delivery')
    .innerJoin('told_event', 'told_event.key', 'told_delivery.event_key')
    .where('target_id', '=', targetId)
    .where((event) =>
      event.or([
        event('told_event.kind', '!=', 'escalation'),
        event('told_event.network', 'is not', null),
        event('told_event.at', '<=', new Date(now.getTime() - UNNOTED).toISOString()),
      ]),
    )
    .where(isDue(DELIVERIES, now));
  const networks = await waiting
    .select('network')
    .select((of) => [of.fn.countAll().as('count'), of.fn.min('next_at').as('first')])
    .groupBy('network')
    .execute();
  const lastOf = (network: string | null) => turns.get(network ?? '') ?? 0;
  const [next] = networks.toSorted(
    (a, b) => lastOf(a.network) - lastOf(b.network) || a.first.localeCompare(b.first),
  );
  if (!next) return undefined;
  const { network, count } = next;
  turns.set(network ?? '', Math.max(0, ...turns.values()) + 1);
  const ofNetwork =
    network === null
      ? waiting.where('network', 'is', null)
      : waiting.where('network', '=', network);
  const rows = await ofNetwork
    .select(['told_delivery.id', 'event_key', 'tries', 'since'])
    .select(['told_event.kind', 'told_event.at', 'record_id', 'content'])
    .orderBy('next_at', Number(count) > BACKLOG ? 'desc' : 'asc')
    .limit(5)
    .execute();
  const target = await db
    .selectFrom('told_target')
    .selectAll()
    .where('id', '=', targetId)
    .executeTakeFirst();
  if (!target) return undefined;
  const { address } = target;
  const claimed = await claimFirst(db, DELIVERIES, { rows, columns: { address } }, now);
  if (!claimed) return undefined;
  const { event_key: eventKey, record_id: recordId, kind: event, ...same } = claimed;
  return { ...same, eventKey, recordId, event, target };
}

/** Notes that a delivery arrived, also if its lease has ended meanwhile. */
export async function markDelivered(
  db: Db,
  id: string,
  { answer, tries }: { answer: string; tries?: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('told_delivery')
    .set({ state: 'delivered', answer, next_at: now.toISOString(), ...(tries && { tries }) })
    .where('id', '=', id)
    .where('state', '!=', 'delivered')
    .execute();
}

/** Notes why an attempt failed, and when the next one is due; without a `nextAt` the delivery is given up. */
export async function markFailed(
  db: Db,
  claim: Claim,
  { answer, nextAt }: { answer: string; nextAt: string | undefined },
  now: Date,
): Promise<void> {
  const ended =
    nextAt === undefined
      ? { state: 'givenUp' as const, next_at: now.toISOString() }
      : { next_at: nextAt };
  await endTry(db, DELIVERIES, claim, { ...ended, answer });
}

/** Notes that the outbox of mail has it from here on; false if another process was faster. */
export async function markForwarded(tx: Db, claim: Claim): Promise<boolean> {
  return await endTry(tx, DELIVERIES, claim, { state: 'handed' });
}

/** Counts the deliveries of a target that the outbox of mail has. */
export async function countForwarded(db: Db, targetId: string): Promise<number> {
  const all = db.selectFrom('told_delivery').where('target_id', '=', targetId);
  return await countRows(all.where('state', '=', 'handed'));
}

/** A delivery that the outbox of mail has. */
export type ForwardedDelivery = Pick<
  NotificationDeliveryRow,
  'id' | 'event_key' | 'target_id' | 'tries' | 'next_at'
> & { event: NotificationEvent };

/** Lists deliveries that the outbox of mail has: those with the lowest ids behind `afterId`. */
export async function listForwarded(
  db: Db,
  afterId: string,
  limit: number,
): Promise<ForwardedDelivery[]> {
  const rows = await db
    .selectFrom('told_delivery')
    .innerJoin('told_event', 'told_event.key', 'told_delivery.event_key')
    .select(['told_delivery.id', 'event_key', 'target_id', 'tries', 'next_at', 'told_event.kind'])
    .where('state', '=', 'handed')
    .where('told_delivery.id', '>', afterId)
    .orderBy('told_delivery.id')
    .limit(limit)
    .execute();
  return rows.map(({ kind, ...row }) => ({ ...row, event: kind }));
}

/** The columns of a delivery that follow its email. */
export type MailColumns = Pick<NotificationDeliveryRow, 'state' | 'tries' | 'next_at' | 'answer'>;

/** Notes what became of a delivery in the outbox of mail. */
export async function markMail(db: Db, id: string, columns: MailColumns): Promise<void> {
  await db
    .updateTable('told_delivery')
    .set(columns)
    .where('id', '=', id)
    .where('state', '=', 'handed')
    .execute();
}

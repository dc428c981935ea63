import { sql } from 'kysely';
import type { QueueState } from '#core/api/operations-schema.ts';
import {
  DELIVERY_STATES,
  standsForPeople,
  type DeliveryState,
  type NotificationEvent,
  type NotificationKind,
} from '#core/notifications/notifications.ts';
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

/** A delivery that only this process may send until its lease ends. `tries` counts the current try. */
export type Claimed = {
  id: string;
  eventKey: Uint8Array;
  event: NotificationEvent;
  recordId: Uint8Array | null;
  content: NotificationEventRow['content'];
  at: string;
  since: string;
  tries: number;
  /** The kind of its target. The kind of `target` says how the delivery is sent. */
  kind: NotificationKind;
  step: number;
  round: number;
  target: NotificationTargetRow;
};

/** Returns a target with the way and the address of this delivery, since a person on duty gets an email or has a phone that is woken. */
const sentTo = (
  target: NotificationTargetRow,
  { kind, address }: Pick<NotificationDeliveryRow, 'kind' | 'address'>,
): NotificationTargetRow =>
  standsForPeople(target.kind)
    ? { ...target, kind: kind === 'push' ? 'push' : 'mail', address }
    : target;

/** The queue of deliveries, each tried until it arrives or is given up (NOTIFICATIONS-4). */
export const DELIVERIES: Queue<'told_delivery'> = {
  table: 'told_delivery',
  due: 'next_at',
  waits: sql`state = 'waiting'`,
  lease: 20_000,
  backoff: [5_000, 30_000, 2 * 60_000, 10 * 60_000, 30 * 60_000],
  spread: 0.2,
};

/** The stored states for each state that is shown. A delivery in the outbox of mail is shown as waiting. */
export const STORED = {
  waiting: ['waiting', 'grouped', 'handed'],
  delivered: ['delivered'],
  givenUp: ['givenUp'],
} as const satisfies Record<DeliveryState, readonly StoredState[]>;

export function shownState(stored: StoredState): DeliveryState {
  return DELIVERY_STATES.find((state) => STORED[state].some((one) => one === stored)) ?? 'waiting';
}

/** The target and answer in the log for a step with nobody in it, which is not a receiver's failure (LADDER-5). */
export const NOBODY = 'nobody';

/** The target in the log for an email to an owner about an escalation that reached no recipient (LADDER-5). */
export const OWNERS = 'owners';

/** Counts the deliveries that wait to be sent, and those that were given up. */
export async function waitingDeliveries(db: Db): Promise<QueueState> {
  const rows = await db
    .selectFrom('told_delivery')
    .select('state')
    .select((of) => [of.fn.countAll().as('number'), of.fn.min('at').as('oldest')])
    .where('state', 'in', [...STORED.waiting, ...STORED.givenUp])
    .where('target_id', '!=', NOBODY)
    .groupBy('state')
    .execute();
  const open = rows.filter(({ state }) => shownState(state) === 'waiting');
  const oldest = open.map((row) => row.oldest).toSorted((a, b) => a.localeCompare(b));
  const sum = (some: typeof rows) => some.reduce((all, { number }) => all + Number(number), 0);
  return { waiting: sum(open), oldest: oldest[0] ?? null, givenUp: sum(rows) - sum(open) };
}

/** The usual members of an event: it came from no network, it is sent by itself, and no owner ended its links. */
const PLAIN = { network: null, is_grouped: 0, withdrawn_at: null };
type NewEvent = Omit<NotificationEventRow, keyof typeof PLAIN> &
  Partial<Pick<NotificationEventRow, 'network' | 'is_grouped'>>;

/** Adds an event, unless it is there already. */
export async function insertEvent(tx: Db, event: NewEvent): Promise<void> {
  await tx
    .insertInto('told_event')
    .values({ ...PLAIN, ...event })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Adds a delivery, unless its recipient has one in this step and round. */
export async function insertDelivery(tx: Db, row: NotificationDeliveryRow): Promise<void> {
  await tx
    .insertInto('told_delivery')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertToOne(
  tx: Db,
  event: NewEvent,
  target: Pick<NotificationTargetRow, 'id' | 'kind' | 'address'>,
  delivery: { id: string; nextAt: string; tries: number; step?: number },
): Promise<void> {
  await insertEvent(tx, event);
  await insertDelivery(tx, {
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
    step: delivery.step ?? 1,
    round: 1,
  });
}

/** Tells a target at once about something that does not belong to a single record. */
export async function insertNotice(
  tx: Db,
  { newId }: Pick<Deps, 'newId'>,
  target: NotificationTargetRow,
  {
    content,
    now,
    step,
    ...notice
  }: Pick<NewEvent, 'kind' | 'network' | 'is_grouped'> & {
    content: object;
    now: Date;
    step?: number;
  },
): Promise<void> {
  const at = now.toISOString();
  const key = uuidBytes(newId());
  const event = { ...notice, key, at, record_id: null, content: formatJson(content) };
  const id = newId().replaceAll('-', '');
  await insertToOne(tx, event, target, { id, nextAt: at, tries: 0, ...(step && { step }) });
}

/** Inserts a test for a target that this process has claimed already, so that no other process sends it. */
export async function insertTest(
  tx: Db,
  target: NotificationTargetRow,
  {
    id,
    key,
    now,
    kind,
    address,
  }: { id: string; key: Uint8Array; now: Date; kind: NotificationKind; address: string },
): Promise<Claimed> {
  const at = now.toISOString();
  const [event, content] = ['test' as const, formatJson({})];
  const row = { key, kind: event, at, record_id: null, content };
  const nextAt = leaseEnd(DELIVERIES, now);
  await insertToOne(tx, row, { id: target.id, kind, address }, { id, nextAt, tries: 1 });
  const same = { kind, step: 1, round: 1, recordId: null, since: at, tries: 1 };
  return {
    ...same,
    id,
    eventKey: key,
    event,
    content,
    at,
    target: sentTo(target, { kind, address }),
  };
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

/** The most waiting deliveries of a network for a target that are sent in order. With more, the newest goes first, since that advisor probably needs help most. */
const BACKLOG = 5;

/** The ms for which an escalation waits until its network is noted, since it may exceed the network's share (NOTIFICATIONS-11). */
const UNNOTED = 1_000;

/** The last turn of each network at a target, by the order of turns. */
export type Turns = Map<string, number>;

/** Claims a due delivery of the target. Networks take turns, and the one that waited longest is first (NOTIFICATIONS-13). */
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
  const inTurn = networks.toSorted(
    (a, b) => lastOf(a.network) - lastOf(b.network) || a.first.localeCompare(b.first),
  );
  const target = await db
    .selectFrom('told_target')
    .selectAll()
    .where('id', '=', targetId)
    .executeTakeFirst();
  if (!target) return undefined;
  // The step already found the people on duty and the phones when it was due.
  const columns = standsForPeople(target.kind) ? {} : { address: target.address };
  // If another process was faster, it is the next network's turn.
  for (const { network, count } of inTurn) {
    const ofNetwork =
      network === null
        ? waiting.where('network', 'is', null)
        : waiting.where('network', '=', network);
    const rows = await ofNetwork
      .select(['told_delivery.id', 'event_key', 'tries', 'since', 'step', 'round', 'address'])
      .select(['told_delivery.kind', 'told_event.kind as event', 'told_event.at', 'record_id'])
      .select('content')
      .orderBy('next_at', Number(count) > BACKLOG ? 'desc' : 'asc')
      .limit(5)
      .execute();
    const claimed = await claimFirst(db, DELIVERIES, { rows, columns }, now);
    if (!claimed) continue;
    turns.set(network ?? '', Math.max(0, ...turns.values()) + 1);
    const { event_key: eventKey, record_id: recordId, address, ...same } = claimed;
    return { ...same, eventKey, recordId, target: sentTo(target, { kind: same.kind, address }) };
  }
  return undefined;
}

/** Notes that a delivery arrived, even if its lease has ended meanwhile. */
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

/** Notes why an attempt failed, and when the next one is due. Without `nextAt`, the delivery is given up. */
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

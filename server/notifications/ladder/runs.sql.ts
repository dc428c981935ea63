import { sql, type SqlBool } from 'kysely';
import { LINK_LIFE } from '#core/notifications/answers.ts';
import { standsForPeople } from '#core/notifications/notifications.ts';
import { CLOCKS_APART, longestWait, ONE_STEP, UNDO_GONE } from '#core/notifications/ladder.ts';
import { NOBODY, type Claimed } from '../../domain/deliveries.sql.ts';
import type { Deps } from '../../base/deps.ts';
import { takeTurn } from '../../db/commit/one-at-a-time.ts';
import type { Db } from '../../db/tables/database.ts';
import type { RunEnd, RunRow } from '../../db/tables/notification-rows.ts';
import { isCounted, isVoid } from '../../db/tables/standing.ts';
import { ENDED } from '../rows/taken-back.sql.ts';
import { listLadders } from './ladders.sql.ts';

/** The last byte in the key of an event that takes an escalation back. */
const TAKEN_BACK_KEY = 0xff;

/** The last byte in the keys of the other events that follow an escalation. */
const TOLD_KEYS = { ended: 0xfe, unanswered: 0xfd } as const;

export type ToldKind = keyof typeof TOLD_KEYS;

/** Returns the key of an event that follows the escalation with this key. */
export const toldKey = (key: Uint8Array, kind: ToldKind): Uint8Array =>
  new Uint8Array([...key, TOLD_KEYS[kind]]);

/** A run that is due. The network of its event is null if nothing noted it. */
export type DueRun = Pick<RunRow, 'event_key' | 'record_id' | 'due_at'> & {
  network: string | null;
};

/**
 * Lists runs of the last day that are due: those of a flood last, and otherwise the longest due first. A run that is
 * due later than any step can wait comes from a clock that was ahead, so it counts as due. The sweep ends older runs.
 */
export async function dueRuns(db: Db, now: Date, limit: number): Promise<DueRun[]> {
  const longest = Math.max(...[ONE_STEP, ...(await listLadders(db))].map(longestWait));
  const far = new Date(now.getTime() + longest).toISOString();
  const first = new Date(now.getTime() + UNDO_GONE + CLOCKS_APART).toISOString();
  const dayAgo = new Date(now.getTime() - LINK_LIFE).toISOString();
  return await db
    .selectFrom('told_run')
    .leftJoin('told_event', 'told_event.key', 'event_key')
    .select(['event_key', 'told_run.record_id', 'due_at', 'network'])
    .where('ended_by', 'is', null)
    .where('told_run.at', '>', dayAgo)
    .where((run) =>
      run.or([
        run('due_at', '<=', now.toISOString()),
        run('due_at', '>', far),
        run('due_at', '>', first).and('step', '=', 0),
      ]),
    )
    .orderBy(sql`coalesce(is_grouped, 0)`)
    .orderBy('due_at')
    .limit(limit)
    .execute();
}

export async function findRun(db: Db, key: Uint8Array): Promise<RunRow | undefined> {
  const runs = db.selectFrom('told_run').selectAll().where('event_key', '=', key);
  return await runs.where('ended_by', 'is', null).executeTakeFirst();
}

/** Locks a run that is due and returns it unchanged; undefined if it is not due any longer. An Undo or a correction changes the run too, so it comes before or after this transaction, and never while a step is told. */
export async function holdRun(
  tx: Db,
  { event_key: key, due_at }: Pick<DueRun, 'event_key' | 'due_at'>,
): Promise<RunRow | undefined> {
  return await tx
    .updateTable('told_run')
    .set((run) => ({ step: run.ref('step') }))
    .where('event_key', '=', key)
    .where('ended_by', 'is', null)
    .where('due_at', '=', due_at)
    .returningAll()
    .executeTakeFirst();
}

/** Notes where an escalation came from, by its record. The first note is written without waiting for disk or standby, so it may be lost with a database (LADDER-9). */
export async function noteLostOrigin(
  tx: Db,
  { event_key, record_id }: Pick<RunRow, 'event_key' | 'record_id'>,
): Promise<void> {
  const record = await tx
    .selectFrom('attendance')
    .select(['network', 'proof'])
    .where('id', '=', record_id)
    .executeTakeFirst();
  if (!record) return;
  const { network, proof } = record;
  await tx.updateTable('told_event').set({ network }).where('key', '=', event_key).execute();
  if (proof === null || proof === 'none') await changeRun(tx, event_key, { is_stranger: 1 });
}

export async function changeRun(
  tx: Db,
  key: Uint8Array,
  columns: Partial<Omit<RunRow, 'event_key'>>,
): Promise<void> {
  await tx.updateTable('told_run').set(columns).where('event_key', '=', key).execute();
}

/** Makes an escalation due again: one that ended because nobody answered it, or one that told everybody at once and has no run. */
export async function reopenRun(tx: Db, key: Uint8Array, due_at: string): Promise<void> {
  const event = await findEvent(tx, key);
  if (!event?.record_id) return;
  const { record_id, at } = event;
  const behind = { step: 1, round: 1, is_stranger: 0, escalated_at: null, ended_by: null };
  await tx
    .insertInto('told_run')
    .values({ event_key: key, record_id, at, due_at, ...behind })
    .onConflict((conflict) =>
      conflict
        .column('event_key')
        .doUpdateSet({ ended_by: null, due_at })
        .where('told_run.ended_by', '=', 'unanswered'),
    )
    .execute();
}

/** Tells whether the escalation of an event came from a stranger, even after it ended. */
export async function isOfStranger(db: Db, key: Uint8Array): Promise<boolean> {
  const runs = db.selectFrom('told_run').select('is_stranger').where('event_key', '=', key);
  return (await runs.executeTakeFirst())?.is_stranger === 1;
}

export async function findEvent(db: Db, key: Uint8Array) {
  return await db.selectFrom('told_event').selectAll().where('key', '=', key).executeTakeFirst();
}

/** Returns the columns of a record that tell when it was escalated and why its escalation ended. */
export async function findRecord(db: Db, id: Uint8Array) {
  return await db
    .selectFrom('attendance')
    .select(['status', 'practice', 'started_at', 'finished_at', 'trail'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Says why the escalation of a record no longer stands (LADDER-7). */
export async function endOf(db: Db, key: Uint8Array, id: Uint8Array): Promise<RunEnd> {
  if (await findEvent(db, new Uint8Array([...key, TAKEN_BACK_KEY]))) return 'takenBack';
  const record = await findRecord(db, id);
  if (!record) return 'forgotten';
  if (isVoid(record)) return 'void';
  if (record.status === 'Escalated' && isCounted(record)) return 'forgotten';
  return record.status === 'Resolved' ? 'resolved' : 'takenBack';
}

/** Tells whether a network is held to the first step at that moment (LADDER-9). */
export async function isHeld(db: Db, network: string | null, now: Date): Promise<boolean> {
  if (network === null) return false;
  const holds = db.selectFrom('told_hold').select('press_id').where('network', '=', network);
  return (await holds.where('until', '>', now.toISOString()).executeTakeFirst()) !== undefined;
}

/** Gives up the messages of an escalation that have not been sent, including those that say that nobody has it. */
export async function giveUpUnsent(tx: Db, key: Uint8Array, now: Date) {
  await tx
    .updateTable('told_delivery')
    .set({ state: 'givenUp', answer: ENDED, next_at: now.toISOString() })
    .where('event_key', 'in', [key, toldKey(key, 'unanswered')])
    .where('state', 'in', ['waiting', 'grouped'])
    .execute();
}

/** Returns the recipients to whom an escalation was sent, or may have been, each once. */
export async function toldOf(db: Db, key: Uint8Array) {
  return await db
    .selectFrom('told_delivery')
    .innerJoin('told_target', 'told_target.id', 'target_id')
    .select(['target_id', 'told_delivery.kind', 'told_delivery.address'])
    .distinct()
    .where('event_key', '=', key)
    .where((sent) => sent.or([sent('tries', '>', 0), sent('state', '=', 'handed')]))
    // A message about several escalations together does not name any of them.
    .where(sql<SqlBool>`coalesce(answer, '') <> 'grouped'`)
    .execute();
}

/** Returns the first and the last step that had a recipient whom it may still reach, and the last such round; undefined if there is none. */
export async function toldSteps(
  db: Db,
  key: Uint8Array,
): Promise<{ first: number; last: number; round: number } | undefined> {
  const row = await db
    .selectFrom('told_delivery')
    .select((of) => [of.fn.min('step').as('first'), of.fn.max('step').as('last')])
    .select((of) => of.fn.max('round').as('round'))
    .where('event_key', '=', key)
    .where('target_id', '!=', NOBODY)
    .where('state', '!=', 'givenUp')
    .executeTakeFirst();
  return row?.round ? { first: row.first, last: row.last, round: row.round } : undefined;
}

type ToldStep = { key: Uint8Array; step: number; round: number };

/** Makes the step after this one due at that moment, if it is still waiting. */
export async function hasten(db: Db, { key, step, round }: ToldStep, at: string): Promise<void> {
  await db
    .updateTable('told_run')
    .set({ due_at: at })
    .where('event_key', '=', key)
    .where('step', '=', step)
    .where('round', '=', round)
    .where('due_at', 'is not', null)
    .execute();
}

/** Tells whether a message of this step, or of any step, has arrived or may still arrive. */
export async function isUnderWay(
  db: Db,
  { key, step, round }: { key: Uint8Array } & Partial<ToldStep>,
): Promise<boolean> {
  const sent = db
    .selectFrom('told_delivery')
    .select('id')
    .where('event_key', '=', key)
    .where('state', '!=', 'givenUp')
    .$if(step !== undefined, (query) => query.where('step', '=', step ?? 0))
    .$if(round !== undefined, (query) => query.where('round', '=', round ?? 0));
  return (await sent.executeTakeFirst()) !== undefined;
}

/** The number of times an hour that strangers may wake a target of a later step. */
const WAKES = 3;
const HOUR = 3_600_000;

/** Lists the strangers' events that woke a target of a later step since then, by single messages and by those about several escalations. There is a row for each person who was on duty for that target. */
export const wakingEvents = (db: Db, { targetId, since }: { targetId: string; since: string }) =>
  db
    .selectFrom('told_delivery')
    .innerJoin('told_event', 'told_event.key', 'told_delivery.event_key')
    .leftJoin('told_run', 'told_run.event_key', 'told_delivery.event_key')
    .select('told_delivery.event_key')
    .where('told_delivery.at', '>', since)
    .where('target_id', '=', targetId)
    .where('told_delivery.step', '>', 1)
    .where('state', '!=', 'grouped')
    .where(sql<SqlBool>`coalesce(answer, '') <> 'grouped'`)
    .where((of) => of.or([of('is_stranger', '=', 1), of('told_event.kind', '=', 'group')]));

/** Tells whether strangers have woken a target of a later step as often as they may in an hour (LADDER-9). */
export async function isWokenEnough(
  tx: Db,
  { db, now: clock }: Pick<Deps, 'db' | 'now'>,
  targetId: string,
): Promise<boolean> {
  // If several processes counted at the same time, each would miss the others' messages. This lock is always taken last.
  await takeTurn(tx, db.dialect, 'told/woken');
  const since = new Date(clock().getTime() - HOUR).toISOString();
  const rows = await wakingEvents(tx, { targetId, since }).execute();
  // Counting distinct keys in SQL would read the whole delivery log in the order of its keys.
  return new Set(rows.map(({ event_key }) => event_key.toHex())).size >= WAKES;
}

/** Ends runs that are a day old, as their links do. It deletes runs that ended long ago, and holds that are over. */
export async function sweepRuns(
  db: Db,
  now: Date,
  { life, logLife }: { life: number; logLife: number },
): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await db
    .updateTable('told_run')
    .set({ ended_by: 'expired' })
    .where('ended_by', 'is', null)
    .where('at', '<', before(life))
    .execute();
  await db.deleteFrom('told_run').where('at', '<', before(logLife)).execute();
  await db.deleteFrom('told_hold').where('until', '<', now.toISOString()).execute();
}

/** Returns the delivery by which this recipient first heard about an escalation, so that its link stays the same in all rounds. It also returns when the phone escalated, if the escalation came late. */
export async function firstToldOf(
  db: Db,
  { id, event, eventKey, kind, target }: Claimed,
): Promise<{ id: string; escalatedAt: string | null }> {
  const key = event === 'escalation' ? eventKey : eventKey.subarray(0, -1);
  const first = await db
    .selectFrom('told_delivery')
    .leftJoin('told_run', 'told_run.event_key', 'told_delivery.event_key')
    .select(['id', 'escalated_at'])
    .where('told_delivery.event_key', '=', key)
    .where('target_id', '=', target.id)
    .$if(standsForPeople(kind), (query) => query.where('address', '=', target.address))
    .orderBy('told_delivery.round')
    .orderBy('told_delivery.step')
    .limit(1)
    .executeTakeFirst();
  return { id: first?.id ?? id, escalatedAt: first?.escalated_at ?? null };
}

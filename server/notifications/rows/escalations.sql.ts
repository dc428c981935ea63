import { NAMELESS } from '#core/privacy/retention.ts';
import type { Deps } from '../../base/deps.ts';
import { formatJson } from '../../db/columns/json.ts';
import { uuidBytes } from '../../db/columns/uuid.ts';
import { takeTurn, tryTurn } from '../../db/commit/one-at-a-time.ts';
import type { Db } from '../../db/tables/database.ts';
import type {
  NotificationDeliveryRow,
  NotificationEventRow,
  PressRow,
} from '../../db/tables/notification-rows.ts';
import type { AttendanceRow } from '../../db/tables/schema.ts';
import { COUNTED } from '../../db/tables/standing.ts';
import { insertToOne, NOBODY } from '../../domain/deliveries.sql.ts';
import { readCampus } from '../../domain/campus.ts';
import { rotaNames } from '../../domain/rota.sql.ts';
import { answerersOf } from '../../domain/answerers.sql.ts';
import { pressesOf } from '../../domain/presses.sql.ts';
import { findPhone } from '../../domain/woken-phones.sql.ts';
import { takenBackKey } from './taken-back.sql.ts';

/** An escalation that stands: its record is still escalated, and its event is the record's newest and was not taken back. */
export type Escalated = Pick<NotificationEventRow, 'key' | 'at' | 'withdrawn_at'> & {
  record: Pick<
    AttendanceRow,
    'id' | 'title' | 'category' | 'area' | 'advisor' | 'proof' | 'callback' | 'started_at'
  >;
};

/** Returns those of these records that are escalated, count, and still have their advisor's name. */
async function escalatedRecords(db: Db, ids: readonly Uint8Array[]) {
  return await db
    .selectFrom('attendance')
    .select(['id', 'title', 'category', 'area', 'advisor', 'proof', 'callback', 'started_at'])
    .where('id', 'in', ids)
    .where('status', '=', 'Escalated')
    .where(COUNTED)
    // A record that was emptied has lost the hash of its body. Its name is no sign, because anybody may type a name such as 'Someone'.
    .where('body_hash', '!=', new Uint8Array())
    .execute();
}

export async function standingEscalations(
  db: Db,
  ids: readonly Uint8Array[],
): Promise<Escalated[]> {
  if (ids.length === 0) return [];
  const events = await db
    .selectFrom('told_event')
    .select(['key', 'kind', 'at', 'record_id', 'withdrawn_at'])
    .where('record_id', 'in', ids)
    .where('kind', 'in', ['escalation', 'takenBack'])
    .execute();
  const back = new Set(
    events.flatMap(({ kind, key }) => (kind === 'takenBack' ? takenBackKey(key).toHex() : [])),
  );
  const newest = new Map<string, (typeof events)[number]>();
  for (const event of events) {
    const record = event.record_id?.toHex() ?? '';
    const known = newest.get(record);
    const isNewer = !known || Buffer.compare(event.key, known.key) > 0;
    if (event.kind === 'escalation' && isNewer) newest.set(record, event);
  }
  return (await escalatedRecords(db, ids)).flatMap((record) => {
    const event = newest.get(record.id.toHex());
    if (!event || back.has(event.key.toHex())) return [];
    const { key, at, withdrawn_at } = event;
    return [{ key, at, withdrawn_at, record }];
  });
}

/** Returns the records that were escalated after that moment, the newest first. Those that came in a flood are last. */
export async function recordsEscalatedSince(
  db: Db,
  since: string,
  limit: number,
): Promise<Uint8Array[]> {
  const rows = await db
    .selectFrom('told_event')
    .select('record_id')
    .where('kind', '=', 'escalation')
    .where('at', '>', since)
    .orderBy('is_grouped')
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ record_id }) => record_id ?? []);
}

export type LinkedDelivery = Pick<NotificationDeliveryRow, 'id' | 'event_key'> & {
  record_id: Uint8Array;
  /** The name of the person who was on duty or has the phone, or else of the target; '' if there is none. */
  name: string;
  /** The mark by which this person's presses are recognized. */
  by: string;
};

/** Returns the delivery with that id; undefined if its target or the phone that it woke was removed. */
export async function findLinked(db: Db, id: string): Promise<LinkedDelivery | undefined> {
  const row = await db
    .selectFrom('told_delivery')
    .innerJoin('told_target', 'told_target.id', 'told_delivery.target_id')
    .innerJoin('told_event', 'told_event.key', 'told_delivery.event_key')
    .select(['told_delivery.id', 'event_key', 'record_id', 'told_target.name'])
    .select(['told_delivery.kind', 'told_delivery.address'])
    .where('told_delivery.id', '=', id)
    .executeTakeFirst();
  if (!row?.record_id) return undefined;
  const { kind, address, ...linked } = row;
  const phone = kind === 'push' ? await findPhone(db, address) : undefined;
  if (kind === 'push' && !phone) return undefined;
  const own = kind === 'duty' ? (await rotaNames(db)).get(address) : phone?.name;
  const by = (await answerersOf(db, [id])).get(id) ?? id;
  return { ...linked, record_id: row.record_id, name: own ?? row.name, by };
}

/** Returns the deliveries that told a phone about escalations since that moment, the newest first and those of a flood last. Of each escalation it returns only the first delivery, whose link stays. */
export async function wokenFor(db: Db, phone: string, since: string, limit: number) {
  const rows = await db
    .selectFrom('told_delivery')
    .innerJoin('told_event', 'told_event.key', 'told_delivery.event_key')
    .select(['told_delivery.id', 'event_key', 'state', 'told_delivery.answer'])
    .where('told_delivery.at', '>', since)
    .where('told_delivery.kind', '=', 'push')
    .where('address', '=', phone)
    .where('told_event.kind', '=', 'escalation')
    .orderBy('told_delivery.at', 'desc')
    .orderBy('round', 'desc')
    .orderBy('step', 'desc')
    .execute();
  const first = new Map(rows.map((row) => [row.event_key.toHex(), row]));
  const isJoint = ({ state, answer }: (typeof rows)[number]) =>
    state === 'grouped' || answer === 'grouped';
  const alone = [...first.values()].toSorted((a, b) => Number(isJoint(a)) - Number(isJoint(b)));
  return alone.slice(0, limit);
}

export async function insertPress(tx: Db, press: PressRow): Promise<void> {
  await tx.insertInto('told_press').values(press).execute();
}

/** Lists the deliveries of some events: which recipients they reached and when, and which still wait. A person on duty is named only if phones may know the name; otherwise the contact is named. */
export async function deliveriesOf(
  db: Db,
  keys: readonly Uint8Array[],
  { namesDuty }: { namesDuty: boolean },
) {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('told_delivery')
    .leftJoin('told_target', 'told_target.id', 'told_delivery.target_id')
    .leftJoin('woken_phone', 'woken_phone.id', 'told_delivery.address')
    .leftJoin('rota_person', 'rota_person.id', 'person_id')
    .leftJoin('admin', 'admin.id', 'admin_id')
    .select(['event_key', 'target_id', 'told_delivery.address', 'state', 'answer', 'next_at'])
    .select(['told_delivery.kind', 'told_target.name', 'told_target.address as contact'])
    .select(['told_target.kind as of', 'rota_person.name as person', 'admin.email as account'])
    .where('event_key', 'in', keys)
    // A step that had nobody to tell is only a line of the log.
    .where('target_id', '!=', NOBODY)
    .orderBy('next_at')
    .orderBy('told_delivery.id')
    .execute();
  const isOfDuty = ({ kind, of, person }: (typeof rows)[number]) =>
    kind === 'duty' || of === 'duty' || person !== null;
  if (!rows.some(isOfDuty)) return rows;
  const people = namesDuty ? await rotaNames(db) : new Map<string, string>();
  const { contacts } = (await readCampus(db)).campus;
  return rows.map((row) => {
    if (!isOfDuty(row)) return row;
    const ofContact = contacts.find(({ id }) => id === row.contact)?.name ?? null;
    const own = namesDuty ? row.person : null;
    const known = people.get(row.account ?? row.address);
    return { ...row, name: own ?? known ?? (row.name || ofContact) };
  });
}

/** Ends every link to an escalation of a record that exists so far. */
export async function withdrawEvents(tx: Db, recordId: Uint8Array, at: string): Promise<void> {
  await tx
    .updateTable('told_event')
    .set({ withdrawn_at: at })
    .where('record_id', '=', recordId)
    .where('kind', '=', 'escalation')
    .where('withdrawn_at', 'is', null)
    .execute();
}

export async function findSent(db: Db, key: Uint8Array): Promise<Uint8Array | undefined> {
  const row = db.selectFrom('attendance').select('id').where('key', '=', key);
  return (await row.executeTakeFirst())?.id;
}

/** Tells the webhooks that got an escalation, and that want its answers, about a press (ANSWERS-7). */
export async function insertAnswered(
  tx: Db,
  { newId }: Pick<Deps, 'newId'>,
  { id: pressId, press, at, event_key, record_id }: PressRow,
): Promise<void> {
  const targets = await tx
    .selectFrom('told_target')
    .selectAll()
    .where('answers', '=', 1)
    .where('kind', '=', 'webhook')
    .where('id', 'in', (got) =>
      got.selectFrom('told_delivery').select('target_id').where('event_key', '=', event_key),
    )
    .orderBy('id')
    .execute();
  const content = formatJson({ pressId, press });
  for (const target of targets) {
    const event = { key: uuidBytes(newId()), kind: 'answered', at, record_id, content } as const;
    const id = newId().replaceAll('-', '');
    await insertToOne(tx, event, target, { id, nextAt: at, tries: 0 });
  }
}

/** Returns the name of the person who pressed; `NAMELESS` if the press no longer exists. */
export async function nameOfPress(db: Db, id: string): Promise<string> {
  const row = await db
    .selectFrom('told_press')
    .select(['event_key', 'number'])
    .where('id', '=', id)
    .executeTakeFirst();
  const presses = row ? await pressesOf(db, [row.event_key]) : [];
  return presses[(row?.number ?? 0) - 1]?.name ?? NAMELESS;
}

const pressTurn = (id: Uint8Array): string => `told/press/${id.toHex()}`;

/** Lets only one transaction at a time change the presses of a record, even if several processes run, so that no press overtakes another. */
export async function holdPresses(tx: Db, { db }: Pick<Deps, 'db'>, id: Uint8Array): Promise<void> {
  await takeTurn(tx, db.dialect, pressTurn(id));
}

/** Does the same without waiting, and returns false if another transaction has the turn. */
export const tryPresses = async (
  tx: Db,
  { db }: Pick<Deps, 'db'>,
  id: Uint8Array,
): Promise<boolean> => await tryTurn(tx, db.dialect, pressTurn(id));

import type { Answered } from '#core/record/answered.ts';
import { NAMELESS } from '#core/privacy/retention.ts';
import type { Db } from '../db/tables/database.ts';
import type { AttendanceRow } from '../db/tables/schema.ts';
import { addressName, pressesOf } from '../domain/presses.sql.ts';
import { rotaNames } from '../domain/rota.sql.ts';

/** Lists the people whom messages reached, each with the time. A message about several escalations counts for none of them. */
async function toldOf(db: Db, keys: readonly Uint8Array[]): Promise<Answered[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('told_delivery')
    .leftJoin('told_target', 'told_target.id', 'target_id')
    .select(['told_delivery.kind', 'told_delivery.address', 'next_at', 'told_target.name'])
    .where('event_key', 'in', keys)
    .where('state', '=', 'delivered')
    .where('answer', 'is distinct from', 'grouped')
    .execute();
  const people = await rotaNames(db);
  return rows.map(({ kind, address, next_at: at, name }) => ({
    at,
    did: 'told' as const,
    name:
      (kind === 'duty' && people.get(address)) || name || addressName(kind, address) || NAMELESS,
  }));
}

/** Lists the answers to an event. If somebody presses the same button again with a name, the answer gets that name. */
async function pressedOf(db: Db, key: Uint8Array): Promise<Answered[]> {
  const all: (Answered & { by: string })[] = [];
  for (const { by, press, at, name } of await pressesOf(db, [key])) {
    const last = all.findLast((one) => one.by === by);
    if (last?.did === press) last.name = name;
    else all.push({ by, at, did: press, name });
  }
  return all.map(({ by: _, ...one }) => one);
}

/** Returns the events that followed a record's escalations on the server, in order (ANSWERS-11). */
export async function answeredOf(
  db: Db,
  { id, told_at }: Pick<AttendanceRow, 'id' | 'told_at'>,
): Promise<Answered[]> {
  if (told_at === null) return [];
  const events = await db
    .selectFrom('told_event')
    .select(['key', 'at'])
    .where('record_id', '=', id)
    .where('kind', '=', 'escalation')
    .execute();
  const pressed = await db
    .selectFrom('told_press')
    .select('event_key')
    .distinct()
    .where('record_id', '=', id)
    .execute();
  // The log forgets finished events, but the time of the newest escalation stays.
  const came = new Set([...events.map(({ at }) => at), told_at]);
  const all = [
    ...Array.from(came, (at): Answered => ({ at, did: 'came', name: '' })),
    ...(await toldOf(
      db,
      events.map(({ key }) => key),
    )),
  ];
  for (const { event_key } of pressed) all.push(...(await pressedOf(db, event_key)));
  return all.toSorted((a, b) => a.at.localeCompare(b.at));
}

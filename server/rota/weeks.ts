import { createHash } from 'node:crypto';
import { dayAfter, dayOf, startOfDay } from '#core/base/day.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { Contact } from '#core/campus/contact.ts';
import type { DutyRow, DutyWeeks } from '#core/rota/rota-schema.ts';
import { gapsIn, stretchesOf, type NamedSpan, type Stretch } from '#core/rota/stretches.ts';
import { parseJson } from '../db/columns/json.ts';
import type { Db } from '../db/tables/database.ts';
import type { RotaCalendarRow, RotaPersonRow } from '../db/tables/rota-rows.ts';
import { readCampus } from '../domain/campus.ts';
import { isCalendarGone, listRotaPeople, spansByContact } from '../domain/rota.sql.ts';
import { calendarsInOrder } from './shown-rota.ts';

/** A calendar with its contact and the spans that count. A calendar that is too old has none. */
export type ContactRota = {
  readonly row: RotaCalendarRow;
  readonly contact: Contact;
  readonly spans: readonly NamedSpan[];
};

/** Returns the calendars and their spans within a window. */
export async function rotaIn(
  db: Db,
  window: Stretch,
  now: Date,
): Promise<{ rota: readonly ContactRota[]; people: readonly RotaPersonRow[] }> {
  const { contacts } = (await readCampus(db)).campus;
  const spans = await spansByContact(db, window);
  const rota = (await calendarsInOrder(db)).flatMap((row) => {
    const contact = contacts.find(({ id }) => id === row.contact_id);
    const isLost = isCalendarGone(row, now.getTime());
    return contact ? [{ row, contact, spans: isLost ? [] : (spans.get(contact.id) ?? []) }] : [];
  });
  return { rota, people: await listRotaPeople(db) };
}

const instants = ({ from, until }: Stretch) => ({
  from: new Date(from).toISOString(),
  until: new Date(until).toISOString(),
});

/** Returns the mark of a double duty, from which no name can be read. */
export function markOfDouble(stretch: { from: string; until: string }, names: readonly string[]) {
  const text = JSON.stringify([stretch.from, stretch.until, names.toSorted()]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

function dutyRow(
  { row, contact, spans }: ContactRota,
  people: readonly RotaPersonRow[],
  { window, timeZone }: { window: Stretch; timeZone: string },
): DutyRow {
  const stretches = stretchesOf(spans, people, window);
  const right = new Set(parseJson(row.right_doubles).map(([mark]) => mark));
  const named = stretches.map(({ people: known, unknown, ...stretch }) => ({
    ...instants(stretch),
    names: [...known.map(({ name }) => name), ...unknown],
    unknown: [...unknown],
  }));
  return {
    contact: row.contact_id,
    spans: named,
    gaps: gapsIn(stretches, contact.hours ?? '', window, timeZone).map(instants),
    doubles: named
      .filter(({ names }) => names.length > 1)
      .map(({ from, until, names }) => ({
        from,
        until,
        names,
        isRight: right.has(markOfDouble({ from, until }, names)),
      })),
  };
}

/** Returns fourteen campus days from the given one, or from today if none is given (ROTA-8). */
export async function dutyWeeks(
  db: Db,
  from: string | undefined,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<DutyWeeks> {
  const first = from ?? dayOf(now, timeZone);
  const window = {
    from: startOfDay(first, timeZone).getTime(),
    until: startOfDay(dayAfter(first, LIMITS.rotaDays), timeZone).getTime(),
  };
  const { rota, people } = await rotaIn(db, window, now);
  const read = rota.flatMap(({ row }) => row.read_at ?? []);
  return {
    from: first,
    timeZone,
    readAt: read.toSorted()[0] ?? null,
    rows: rota.map((one) => dutyRow(one, people, { window, timeZone })),
  };
}

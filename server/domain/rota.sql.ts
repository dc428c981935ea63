import { isGone } from '#core/rota/gone.ts';
import { dutyAt, type NamedSpan, type Stretch } from '#core/rota/stretches.ts';
import { settingOf } from '../db/settings.ts';
import type { Db } from '../db/tables/database.ts';
import type { RotaCalendarRow, RotaPersonRow } from '../db/tables/rota-rows.ts';

type RotaChoices = {
  readonly version: number;
  /** True if phones without a proven name also get names and numbers. */
  readonly isForAll: boolean;
  readonly tellsAtStart: boolean;
};

export const rotaChoices = settingOf<RotaChoices>('rota', {
  version: 1,
  isForAll: false,
  tellsAtStart: false,
});

export async function listRotaCalendars(db: Db): Promise<RotaCalendarRow[]> {
  return await db.selectFrom('rota_calendar').selectAll().orderBy('contact_id').execute();
}

export async function listRotaPeople(db: Db): Promise<RotaPersonRow[]> {
  return await db.selectFrom('rota_person').selectAll().orderBy('position').orderBy('id').execute();
}

/** Returns the names of the people on the rota by email. An email that several people share has no name. */
export async function rotaNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const byEmail = Map.groupBy(await listRotaPeople(db), ({ email }) => email);
  const alone = [...byEmail.values()].flatMap((people) => (people.length === 1 ? people : []));
  return new Map(alone.map(({ email, name }) => [email, name]));
}

/** Returns the stretches of duty that touch a window, by contact, in the order in which they begin. */
export async function spansByContact(
  db: Db,
  { from, until }: Stretch,
): Promise<ReadonlyMap<string, readonly NamedSpan[]>> {
  const rows = await db
    .selectFrom('rota_span')
    .selectAll()
    .where('from_at', '<', new Date(until).toISOString())
    .where('until_at', '>', new Date(from).toISOString())
    .orderBy('from_at')
    .orderBy('until_at')
    .orderBy('name')
    .execute();
  const spans = rows.map(({ contact_id, from_at, until_at, name }) => ({
    contact: contact_id,
    from: Date.parse(from_at),
    until: Date.parse(until_at),
    name,
  }));
  return Map.groupBy(spans, ({ contact }) => contact);
}

type Reading = Pick<RotaCalendarRow, 'source' | 'read_at'>;

/** Returns when the calendar's events in force were read, in ms since 1970. A file has no such time, since it does not age. */
export const readingOf = ({ source, read_at }: Reading): number | undefined =>
  source === 'file' || read_at === null ? undefined : Date.parse(read_at);

/** Tells whether a calendar is too old to name anybody at an instant in ms, by the rule that phones use (ROTA-7). */
export function isCalendarGone(calendar: Reading, at: number): boolean {
  const read = readingOf(calendar);
  return read !== undefined && isGone(read, at);
}

/** Returns who is on duty for a contact by its calendar, beginning with the person who came first. Nobody is, if the contact has no calendar or one that is too old (ROTA-7). */
export async function whoIsOnDuty(
  db: Db,
  contactId: string,
  at: Date,
): Promise<readonly { id: string; name: string; email: string | null }[]> {
  const calendar = await db
    .selectFrom('rota_calendar')
    .select(['source', 'read_at'])
    .where('contact_id', '=', contactId)
    .executeTakeFirst();
  const now = at.getTime();
  if (!calendar || isCalendarGone(calendar, now)) return [];
  const spans = (await spansByContact(db, { from: now, until: now + 1 })).get(contactId) ?? [];
  const people = dutyAt(spans, await listRotaPeople(db), now);
  return people.map(({ id, name, email }) => ({ id, name, email: email === '' ? null : email }));
}

/** Tells which phones may ask who is on duty: those whose name is proven, or all. Returns undefined if no contact has a calendar (ROTA-10). */
export async function rotaOnPhones(db: Db): Promise<'proven' | 'all' | undefined> {
  const calendar = await db
    .selectFrom('rota_calendar')
    .select('contact_id')
    .limit(1)
    .executeTakeFirst();
  if (!calendar) return undefined;
  return (await rotaChoices.read(db)).isForAll ? 'all' : 'proven';
}

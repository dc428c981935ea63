import { finderIn, whoIn } from '#core/rota/names.ts';
import type { Rota, RotaCalendar, RotaPerson, UnknownName } from '#core/rota/rota-schema.ts';
import type { NamedSpan } from '#core/rota/stretches.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { parseJson } from '../db/columns/json.ts';
import type { Db } from '../db/tables/database.ts';
import type { RotaCalendarRow } from '../db/tables/rota-rows.ts';
import { readCampus } from '../domain/campus.ts';
import { countPhones } from '../domain/woken-phones.sql.ts';
import {
  isCalendarGone,
  listRotaCalendars,
  listRotaPeople,
  rotaChoices,
  spansByContact,
} from '../domain/rota.sql.ts';
import { openAddress } from '../domain/calendar-address.sql.ts';

const DAY = 24 * 3_600_000;

/** The most unknown names that are listed for a calendar. */
const LISTED = 40;

/** Counts the coming stretches by names that belong to nobody on the rota. */
function unknownIn(
  spans: readonly NamedSpan[],
  people: readonly RotaPerson[],
  now: number,
): UnknownName[] {
  const find = finderIn(people);
  const coming = spans.filter(({ until }) => until > now);
  const named = coming.flatMap((span) =>
    whoIn(span.name, find).unknown.map((name) => ({ name, from: span.from })),
  );
  return [...Map.groupBy(named, ({ name }) => name)]
    .map(([name, all]) => ({
      name,
      count: all.length,
      next: new Date(Math.min(...all.map(({ from }) => from))).toISOString(),
    }))
    .sort((a, b) => (a.next < b.next ? -1 : 1))
    .slice(0, LISTED);
}

type Shown = { spans: readonly NamedSpan[]; people: readonly RotaPerson[]; now: Date };

function shownCalendar(
  deps: Pick<Deps, 'sealing'>,
  row: RotaCalendarRow,
  { spans, people, now }: Shown,
): RotaCalendar {
  const address = openAddress(deps, row);
  const at = now.getTime();
  const coming = (all: readonly { from: number }[]) => all.filter(({ from }) => from > at).length;
  const waiting = row.waiting && parseJson(row.waiting);
  return {
    contact: row.contact_id,
    source: row.source,
    host: address === undefined ? null : new URL(address).host,
    rule: parseJson(row.rule),
    readAt: row.read_at,
    problem: row.problem,
    failedSince: row.failed_since,
    isGone: isCalendarGone(row, at),
    waits: waiting && {
      now: coming(waiting.map(([from]) => ({ from: Date.parse(from) }))),
      coming: coming(spans),
    },
    unknown: unknownIn(spans, people, at),
  };
}

export async function calendarsInOrder(db: Db): Promise<RotaCalendarRow[]> {
  const { contacts } = (await readCampus(db)).campus;
  const byContact = new Map((await listRotaCalendars(db)).map((row) => [row.contact_id, row]));
  return contacts.flatMap(({ id }) => byContact.get(id) ?? []);
}

/** Returns the rota in the form for administrators, without addresses (ROTA-4). */
export async function shownRota(
  { timeZone, webhookPrivate }: Pick<Config, 'timeZone' | 'webhookPrivate'>,
  deps: Pick<Deps, 'db' | 'now' | 'sealing'>,
): Promise<Rota> {
  // The write connection is used, so that the answer has the latest change.
  const db = deps.db.write;
  const now = deps.now();
  const people = (await listRotaPeople(db)).map(({ id, name, number, email }) => ({
    id,
    name,
    number,
    email,
  }));
  const window = { from: now.getTime(), until: now.getTime() + 366 * DAY };
  const spans = await spansByContact(db, window);
  const calendars = (await calendarsInOrder(db)).map((row) =>
    shownCalendar(deps, row, { spans: spans.get(row.contact_id) ?? [], people, now }),
  );
  const choices = await rotaChoices.read(db);
  const phones = await countPhones(db);
  const allowsHttp = webhookPrivate.length > 0;
  return { calendars, people, ...choices, timeZone, allowsHttp, phones };
}

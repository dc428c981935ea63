import type { CalendarProblem } from '#core/rota/calendar-problem.ts';
import { LIMITS } from '#core/base/limits.ts';
import { nameIn } from '#core/rota/names.ts';
import type { NameRule } from '#core/rota/rota-schema.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { formatJson, parseJson } from '../db/columns/json.ts';
import { settingOf } from '../db/settings.ts';
import type { Db } from '../db/tables/database.ts';
import type { RotaCalendarRow, StoredSpan } from '../db/tables/rota-rows.ts';
import { readCampus } from '../domain/campus.ts';
import { listRotaCalendars, rotaOnPhones } from '../domain/rota.sql.ts';
import { openAddress } from '../domain/calendar-address.sql.ts';
import type { CalendarEvent, ReadCalendar } from './calendar/read-calendar.ts';
import { readOnThread } from './calendar/read-on-thread.ts';
import { fetchCalendar } from './fetch-calendar.ts';
import type { LibraryOfPhones } from './routes.ts';
import {
  changeCalendar,
  claimReading,
  deleteCalendar,
  deleteEnded,
  holdCalendar,
  listSpans,
  noteProblem,
  writeSpans,
} from './rota.sql.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The ms between two readings of a feed (ROTA-5). */
const READ_EVERY = 15 * MINUTE;
/** The ms for which spans are kept after they end. */
const KEPT = 2 * DAY;
/** The number of feeds that a process reads at a time. */
const AT_ONCE = 6;

type ReadConfig = Pick<Config, 'timeZone' | 'webhookPrivate'>;
type ReadDeps = Pick<Deps, 'db' | 'now' | 'log' | 'sealing'>;

export async function eventsIn(
  text: string,
  { timeZone }: Pick<Config, 'timeZone'>,
  now: Date,
): Promise<ReadCalendar> {
  const from = now.getTime() - KEPT;
  return await readOnThread({
    text,
    timeZone,
    from,
    until: now.getTime() + LIMITS.calendarDays * DAY,
  });
}

/** Returns the spans of the events in which the rule finds a name, each once. */
export function spansOf(events: readonly CalendarEvent[], rule: NameRule): readonly StoredSpan[] {
  const named = events.flatMap(({ from, until, title }) => {
    const name = nameIn(title, rule)?.slice(0, LIMITS.calendarName);
    if (name === undefined) return [];
    return [[new Date(from).toISOString(), new Date(until).toISOString(), name] as const];
  });
  return [...new Map(named.map((span) => [span.join(' '), span])).values()];
}

/** Writes spans as one text that does not depend on their order, so that unchanged spans are not stored again. */
const inWords = (spans: readonly StoredSpan[]): string =>
  spans
    .map((span) => span.join(' '))
    .sort()
    .join('\n');

const comingIn = (spans: readonly StoredSpan[], now: string): number =>
  spans.filter(([from]) => from > now).length;

/** Stores the present content of a feed, unless half of the coming events are gone. In that case the old spans count until an owner has looked (ROTA-6). */
async function store(
  tx: Db,
  held: RotaCalendarRow,
  { spans, etag, now }: { spans: readonly StoredSpan[]; etag: string | null; now: string },
): Promise<void> {
  const read = { etag, read_at: now, whole_at: now, failed_since: null, problem: null };
  const contact = held.contact_id;
  const stored = await listSpans(tx, contact);
  const before = comingIn(stored, now);
  if (before > 0 && comingIn(spans, now) * 2 <= before) {
    // The spans in force keep their age, both on phones and on the page.
    const { read_at } = held;
    await changeCalendar(tx, contact, { ...read, read_at, waiting: formatJson(spans) });
    return;
  }
  await changeCalendar(tx, contact, { ...read, waiting: null });
  if (inWords(stored) !== inWords(spans)) await writeSpans(tx, contact, spans);
}

/** Reads the feed of a calendar that this process has claimed. */
async function readFeed(config: ReadConfig, deps: ReadDeps, row: RotaCalendarRow): Promise<void> {
  const { db, now, log } = deps;
  const at = now().toISOString();
  // Spans reach a year from the last whole reading, which must be less than a day old to be enough.
  const isWhole = row.whole_at !== null && Date.parse(at) - Date.parse(row.whole_at) < DAY;
  const address = openAddress(deps, row);
  const { webhookPrivate } = config;
  const fetched =
    address === undefined
      ? { problem: 'noKey' as const }
      : await fetchCalendar(address, { webhookPrivate, etag: isWhole ? row.etag : null });
  const read = 'text' in fetched ? await eventsIn(fetched.text, config, now()) : undefined;
  const problem: CalendarProblem | undefined =
    'problem' in fetched ? fetched.problem : read && 'problem' in read ? read.problem : undefined;
  if (problem) log.warn({ contact: row.contact_id, problem }, 'duty calendar not read');
  await db.write.transaction().execute(async (tx) => {
    const held = await holdCalendar(tx, row.contact_id);
    // An owner has connected another calendar meanwhile.
    if (held?.address !== row.address || held.rule !== row.rule) return;
    if (problem) await noteProblem(tx, held, problem, at);
    else if (read && 'events' in read && 'text' in fetched) {
      const spans = spansOf(read.events, parseJson(held.rule));
      await store(tx, held, { spans, etag: fetched.etag, now: at });
    } else {
      const read_at = held.waiting === null ? at : held.read_at;
      await changeCalendar(tx, row.contact_id, { read_at, failed_since: null, problem: null });
    }
  });
}

/** Tells whether a feed is due to be read. This works even if the clock was set back meanwhile. */
function isDue({ source, looked_at }: RotaCalendarRow, now: Date): boolean {
  if (source !== 'feed') return false;
  const age = looked_at === null ? Infinity : now.getTime() - Date.parse(looked_at);
  return age >= READ_EVERY || age < -MINUTE;
}

/** Reads the feeds that are due, or all of them. Each is read once, however many processes there are (ROTA-5). */
export async function readFeeds(
  config: ReadConfig,
  deps: ReadDeps,
  { isForced }: { isForced: boolean },
): Promise<void> {
  const { db, now } = deps;
  const all = await listRotaCalendars(db.read);
  const due = all.filter((row) => (isForced ? row.source === 'feed' : isDue(row, now())));
  const queue = [...due];
  const work = async () => {
    for (let row = queue.shift(); row; row = queue.shift())
      if (await claimReading(db.write, row, now().toISOString())) await readFeed(config, deps, row);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** The contacts that are gone although they have a calendar, and since when. */
const goneContacts = settingOf<Readonly<Record<string, string>>>('rotaGone', {});

/** Deletes the spans that ended two days ago, and the calendars whose contact has been gone for a day, in which it may be put back (ROTA-11). */
export async function forgetEnded(
  db: Db,
  now: Date,
  renewLibrary: LibraryOfPhones['renewLibrary'],
): Promise<void> {
  await deleteEnded(db, new Date(now.getTime() - KEPT).toISOString());
  await db.transaction().execute(async (tx) => {
    const before = await rotaOnPhones(tx);
    const noted = await goneContacts.hold(tx);
    const { contacts } = (await readCampus(tx)).campus;
    const known = new Set(contacts.map(({ id }) => id));
    const gone = (await listRotaCalendars(tx)).filter(({ contact_id: id }) => !known.has(id));
    const since = gone.map(({ contact_id: id }) => [id, noted[id] ?? now.toISOString()] as const);
    for (const [id, at] of since)
      if (now.getTime() - Date.parse(at) >= DAY) await deleteCalendar(tx, id);
    await goneContacts.write(tx, Object.fromEntries(since));
    if ((await rotaOnPhones(tx)) !== before) await renewLibrary(tx);
  });
}

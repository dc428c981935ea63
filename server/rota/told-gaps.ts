import type { Contact } from '#core/campus/contact.ts';
import { gapsIn, stretchesOf, type Stretch } from '#core/rota/stretches.ts';
import type { Config } from '../base/config.ts';
import type { Deps, Email } from '../base/deps.ts';
import { parseJson } from '../db/columns/json.ts';
import type { RotaCalendarRow } from '../db/tables/rota-rows.ts';
import { ownersEmails, type WaysIn } from '../domain/active-admins.sql.ts';
import { webAddress } from '../http/network/web-address.ts';
import { changeCalendar, holdCalendar, toldGaps } from './rota.sql.ts';
import { rotaIn, type ContactRota } from './weeks.ts';

const WEEK = 7 * 24 * 3_600_000;

type Settings = Pick<Config, 'publicUrl' | 'timeZone'> & WaysIn;
type ToldStretches = readonly (readonly [from: string, until: string])[];

/** The gaps of a contact about which nobody was told. */
type NewGaps = { readonly name: string; readonly gaps: readonly Stretch[] };

function gapsEmail(recipient: string, all: readonly NewGaps[], config: Settings): Email {
  const { publicUrl, timeZone } = config;
  const link = webAddress(publicUrl, 'areas');
  return {
    recipient,
    letter: ({ office, dates }) => {
      const when = (at: number) => dates.formatMoment(new Date(at), timeZone);
      const lines = all.flatMap(({ name, gaps }) =>
        gaps.map(({ from, until }) => office.gap(name, when(from), when(until))),
      );
      const contacts = all.map(({ name }) => name).join(', ');
      return office.gaps(contacts, lines.join('\n'), { timeZone, link });
    },
  };
}

/** Tells whether a gap is new. If a contact has no hours, a calendar of nights has one more gap each day, so a gap behind all the told ones waits until these are over. */
function isNew(gap: Stretch, told: ToldStretches, { hours = '' }: Contact): boolean {
  const times = told.map(([from, until]) => ({ from: Date.parse(from), until: Date.parse(until) }));
  if (times.some(({ from, until }) => from < gap.until && until > gap.from)) return false;
  return hours !== '' || times.length === 0 || times.some(({ from }) => from > gap.from);
}

const notOver = ({ told_gaps }: RotaCalendarRow, now: Date): ToldStretches =>
  parseJson(told_gaps).filter(([, until]) => until > now.toISOString());

/** Emails owners once about each gap within seven days (ROTA-8). */
export async function tellOfGaps(
  config: Settings,
  deps: Pick<Deps, 'db' | 'now' | 'mail'>,
): Promise<void> {
  const now = deps.now();
  const window = { from: now.getTime(), until: now.getTime() + WEEK };
  const { rota, people } = await rotaIn(deps.db.read, window, now);
  const gapsOf = ({ spans, contact }: ContactRota) =>
    gapsIn(stretchesOf(spans, people, window), contact.hours ?? '', window, config.timeZone);
  const found = rota
    .map((one) => ({ one, gaps: gapsOf(one) }))
    .filter(({ one, gaps }) => {
      const told = notOver(one.row, now);
      return gaps.some((gap) => isNew(gap, told, one.contact));
    });
  if (found.length === 0) return;
  await deps.db.write.transaction().execute(async (tx) => {
    const news: NewGaps[] = [];
    for (const { one, gaps } of found) {
      const held = await holdCalendar(tx, one.row.contact_id);
      if (!held) continue;
      const told = notOver(held, now);
      const fresh = gaps.filter((gap) => isNew(gap, told, one.contact));
      if (fresh.length === 0) continue;
      // A gap that touches a told one counts as told, so that each gap is mailed once, however it grows.
      const all = gaps.map(
        ({ from, until }) => [new Date(from).toISOString(), new Date(until).toISOString()] as const,
      );
      await changeCalendar(tx, held.contact_id, toldGaps(all));
      news.push({ name: one.contact.name, gaps: fresh });
    }
    const owners = news.length > 0 ? await ownersEmails(tx, config) : [];
    for (const owner of owners) await deps.mail.enqueue(tx, gapsEmail(owner, news, config));
  });
  deps.mail.wake();
}

import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { API } from '#core/api/api.ts';
import type { Contact } from '#core/campus/contact.ts';
import type { CalendarProblem } from '#core/rota/calendar-problem.ts';
import type { CalendarToTry, CalendarTitle } from '#core/rota/rota-schema.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { formatJson, parseJson } from '../db/columns/json.ts';
import type { Db } from '../db/tables/database.ts';
import type { RotaCalendarRow } from '../db/tables/rota-rows.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import { readCampus } from '../domain/campus.ts';
import { rotaOnPhones } from '../domain/rota.sql.ts';
import { ApiError } from '../http/api-error.ts';
import { assertAttemptsLeft } from '../http/attempts.ts';
import { route } from '../http/endpoint.ts';
import { openAddress, sealedAddress } from '../domain/calendar-address.sql.ts';
import type { CalendarEvent } from './calendar/read-calendar.ts';
import { calendarAddress, fetchCalendar } from './fetch-calendar.ts';
import { eventsIn, readFeeds, spansOf } from './reading.ts';
import {
  changeCalendar,
  deleteCalendar,
  findCalendar,
  holdCalendar,
  putCalendar,
  writeSpans,
} from './rota.sql.ts';
import type { LibraryOfPhones } from './routes.ts';
import { shownRota } from './shown-rota.ts';

type Given = Pick<Static<typeof CalendarToTry>, 'address' | 'file'>;

/** A calendar that was given and read: its events, and its address, which is undefined for a file. */
type Read = {
  readonly address: string | undefined;
  readonly etag: string | null;
  readonly events: readonly CalendarEvent[];
};

function refuseAddress(): never {
  const message = 'address must be a complete address that begins with https://.';
  throw new ApiError('INVALID_INPUT', {
    detail: message,
    problems: [{ field: 'address', message }],
  });
}

/** Lists the most frequent titles of coming events, and the next time of each. */
function titlesOf(events: readonly CalendarEvent[], now: number): CalendarTitle[] {
  const coming = events.filter(({ until }) => until > now);
  return [...Map.groupBy(coming, ({ title }) => title)]
    .map(([title, all]) => ({
      title,
      count: all.length,
      next: all[0] ? new Date(all[0].from).toISOString() : null,
    }))
    .sort((a, b) => b.count - a.count)
    .slice(0, LIMITS.calendarTitles);
}

async function contactOf(db: Db, id: string): Promise<Contact> {
  const { contacts } = (await readCampus(db)).campus;
  const contact = contacts.find((one) => one.id === id);
  if (!contact) throw new ApiError('NOT_FOUND');
  return contact;
}

/** Registers the routes that connect contacts with calendars (ROTA-1). */
export function calendarRoutes(
  app: FastifyInstance,
  config: Config,
  deps: Deps,
  { renewLibrary }: LibraryOfPhones,
): void {
  const { read } = deps.db;
  const { webhookPrivate } = config;
  const answer = async () => await shownRota(config, deps);

  const readGiven = async (
    { address: typed, file }: Given,
    stored: RotaCalendarRow | undefined,
  ): Promise<Read | { problem: CalendarProblem }> => {
    if (file !== undefined) {
      const events = await eventsIn(file, config, deps.now());
      return 'events' in events ? { ...events, address: undefined, etag: null } : events;
    }
    const known = stored && openAddress(deps, stored);
    if (typed === undefined && known === undefined && stored?.source === 'feed')
      return { problem: 'noKey' };
    const address = calendarAddress(typed ?? known ?? '', { http: webhookPrivate.length > 0 });
    if (address === undefined) refuseAddress();
    const fetched = await fetchCalendar(address, { webhookPrivate, etag: null });
    // Since no mark was sent, the server always returns the whole text.
    if (!('text' in fetched)) return 'problem' in fetched ? fetched : { problem: 'unreachable' };
    const events = await eventsIn(fetched.text, config, deps.now());
    return 'events' in events ? { ...events, address, etag: fetched.etag } : events;
  };

  route(app, API.getRota, answer);

  route(app, API.tryCalendar, async ({ data, limits, admin: { _id: of } }) => {
    await assertAttemptsLeft(config, deps, [{ limit: limits.calendarByAdmin, of }]);
    const stored = data.contact === undefined ? undefined : await findCalendar(read, data.contact);
    const tried = await readGiven(data, stored);
    if ('problem' in tried) return { problem: tried.problem, events: 0, titles: [] };
    const now = deps.now().getTime();
    const events = tried.events.filter(({ until }) => until > now).length;
    return { problem: null, events, titles: titlesOf(tried.events, now) };
  });

  route(
    app,
    API.connectCalendar,
    async ({ data, params: { contact: id }, admin: { _id: who } }) => {
      await contactOf(read, id);
      const given = await readGiven(data, await findCalendar(read, id));
      if ('problem' in given) throw new ApiError('CALENDAR_NOT_READ', { detail: given.problem });
      const { address, etag, events } = given;
      const now = deps.now().toISOString();
      await audited(deps, async (tx) => {
        const contact = await contactOf(tx, id);
        const before = await rotaOnPhones(tx);
        await putCalendar(tx, {
          contact_id: id,
          source: address === undefined ? 'file' : 'feed',
          address: address === undefined ? null : sealedAddress(deps, id, address),
          etag,
          rule: formatJson(data.rule),
          looked_at: now,
          read_at: now,
          whole_at: now,
          failed_since: null,
          problem: null,
          waiting: null,
          right_doubles: formatJson([]),
          told_gaps: formatJson([]),
        });
        await writeSpans(tx, id, spansOf(events, data.rule));
        if ((await rotaOnPhones(tx)) !== before) await renewLibrary(tx);
        // Only the host is named, since the rest of the address may be a secret (ACTS-1).
        const host = address === undefined ? undefined : new URL(address).host;
        noteAct(tx, {
          who,
          what: 'rota.connect',
          subject: id,
          about: ({ told }) => [told.dutyCalendar(contact.name, host)],
        });
      });
      return await answer();
    },
  );

  route(app, API.removeCalendar, async ({ params: { contact: id }, admin: { _id: who } }) => {
    await audited(deps, async (tx) => {
      const before = await rotaOnPhones(tx);
      if (!(await deleteCalendar(tx, id))) throw new ApiError('NOT_FOUND');
      if ((await rotaOnPhones(tx)) !== before) await renewLibrary(tx);
      const { contacts } = (await readCampus(tx)).campus;
      const name = contacts.find((one) => one.id === id)?.name ?? id;
      noteAct(tx, {
        who,
        what: 'rota.disconnect',
        subject: id,
        about: ({ told }) => [told.contact(name)],
      });
    });
    return await answer();
  });

  route(app, API.acceptCalendar, async ({ params: { contact: id }, admin: { _id: who } }) => {
    await audited(deps, async (tx) => {
      const held = await holdCalendar(tx, id);
      if (!held?.waiting) throw new ApiError('NOT_FOUND');
      await writeSpans(tx, id, parseJson(held.waiting));
      // The events are as old as the last whole reading, since later readings only found that nothing had changed.
      await changeCalendar(tx, id, { waiting: null, read_at: held.whole_at });
      const { name } = await contactOf(tx, id);
      noteAct(tx, {
        who,
        what: 'rota.accept',
        subject: id,
        about: ({ told }) => [told.contact(name)],
      });
    });
    return await answer();
  });

  route(app, API.readCalendars, async ({ limits, admin: { _id: of } }) => {
    await assertAttemptsLeft(config, deps, [{ limit: limits.calendarByAdmin, of }]);
    await readFeeds(config, deps, { isForced: true });
    return await answer();
  });
}

import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { Contact } from '#core/campus/contact.ts';
import type { RotaPerson } from '#core/rota/rota-schema.ts';
import { withRota } from '#core/rota/with-rota.ts';
import type { Config } from '../base/config.ts';
import { signProof } from '../domain/advisor-proofs.sql.ts';
import { listRotaCalendars, whoIsOnDuty } from '../domain/rota.sql.ts';
import { addAdmin, auditedActs } from '../test/test-admin.ts';
import { describeOnEachDatabase, type Open } from '../test/test-app.ts';
import { openAddress, sealAddresses } from '../domain/calendar-address.sql.ts';
import { calendar, event, ny } from './calendar/test-calendar.ts';
import { forgetEnded, readFeeds } from './reading.ts';
import { tellOfGaps } from './told-gaps.ts';
import { tellOfStarts } from './told-starts.ts';

const HOUR = 3_600_000;
const NONE = async () => {};
const DAY = 24 * HOUR;
const RULE = { before: 'RA North: ', after: '' };
const SAM: RotaPerson = { id: 'sam', name: 'Sam Rivera', number: '555 0101', email: '' };
const JO: RotaPerson = { id: 'jo', name: 'Jo Kim', number: '1-301-555-WORK', email: 'jo@x.edu' };

const CONTACT: Contact = {
  id: 'north',
  name: 'RA North',
  number: '555 0100',
  when: '',
  categories: [],
  hours: 'Every day 7 pm to 7 am',
};

/** Opens a feed on loopback that serves what a test says. */
async function openFeed() {
  const feed = {
    body: '',
    status: 200,
    etag: '',
    location: '',
    asked: [] as (string | undefined)[],
  };
  const server = createServer((request, response) => {
    feed.asked.push(request.headers['if-none-match']);
    const known = feed.etag !== '' && request.headers['if-none-match'] === feed.etag;
    const moved = feed.location !== '' && request.url === '/secret.ics';
    response.writeHead(known ? 304 : moved ? 302 : feed.status, {
      ...(feed.etag && { etag: feed.etag }),
      ...(moved && { location: feed.location }),
    });
    response.end(known || moved ? '' : feed.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return Object.assign(feed, { url: `http://127.0.0.1:${port}/secret.ics` });
}

/** Writes every night at seven from a day on, Sam and Jo in turns. */
const nights = (from: string, ...more: string[]) =>
  calendar(
    event({
      uid: 'a',
      start: ny(from, 19),
      end: ny(next(from, 1), 7),
      title: 'RA North: Sam Rivera',
      more: ['RRULE:FREQ=DAILY;INTERVAL=2'],
    }),
    event({
      uid: 'b',
      start: ny(next(from, 1), 19),
      end: ny(next(from, 2), 7),
      title: 'RA North: Jo Kim',
      more: ['RRULE:FREQ=DAILY;INTERVAL=2'],
    }),
    ...more,
  );

function next(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

async function openRota(open: Open, settings: Partial<Config> = {}) {
  const app = await open({
    timeZone: 'America/New_York',
    webhookPrivate: ['127.0.0.1'],
    ...settings,
  });
  app.clock.now = new Date('2026-12-01T17:00:00Z');
  const me = await app.signedIn({ email: 'owner@example.edu' });
  const { campus, version } = (await me(API.getSettings)).data;
  const body = { campus: { ...campus, contacts: [CONTACT] }, version };
  expect((await me(API.updateSettings, { body })).status).toBe(200);
  const feed = await openFeed();
  feed.body = nights('2026-12-01');
  const setPeople = async (people: readonly RotaPerson[], more = {}) => {
    const { version: of } = (await me(API.getRota)).data;
    const body = {
      people: [...people],
      isForAll: false,
      tellsAtStart: false,
      version: of,
      ...more,
    };
    return await me(API.setRotaPeople, { body });
  };
  const params = { contact: 'north' };
  const connect = async (more: object = { address: feed.url }) =>
    await me(API.connectCalendar, { params, body: { rule: RULE, ...more } });
  const look = async () => {
    app.clock.pass(16 * 60_000);
    await readFeeds(app.config, app.deps, { isForced: false });
  };
  const onDuty = async (at: string) =>
    (await whoIsOnDuty(app.db.read, 'north', new Date(at))).map(({ name }) => name);
  // A session ends after twelve hours.
  const again = async () => await app.signedIn({ email: `${randomUUID()}@example.edu` });
  const shown = async () => (await (await again())(API.getRota)).data.calendars[0];
  return { app, me, feed, setPeople, params, connect, look, onDuty, shown, again };
}

const TONIGHT = '2026-12-02T03:00:00Z';
const TOMORROW = '2026-12-03T03:00:00Z';

const rota = (open: Open) => {
  // ROTA-1, ROTA-3, ROTA-4
  test('tryCalendar, connectCalendar, getRota: a feed says who is on duty, and its address is never shown again', async () => {
    const { app, me, feed, setPeople, connect, onDuty } = await openRota(open);
    const tried = await me(API.tryCalendar, { body: { address: feed.url } });
    expect(tried.data.problem).toBeNull();
    expect(tried.data.titles.map(({ title }) => title).toSorted()).toEqual([
      'RA North: Jo Kim',
      'RA North: Sam Rivera',
    ]);
    expect((await me(API.getRota)).data.calendars).toEqual([]);
    const connected = await connect();
    expect(connected.data.calendars).toMatchObject([
      {
        contact: 'north',
        source: 'feed',
        host: new URL(feed.url).host,
        problem: null,
        unknown: [{ name: 'Sam Rivera' }, { name: 'Jo Kim' }],
      },
    ]);
    expect(await onDuty(TONIGHT)).toEqual([]);
    expect((await setPeople([SAM, JO])).status).toBe(200);
    expect(await onDuty(TONIGHT)).toEqual(['Sam Rivera']);
    expect(await onDuty(TOMORROW)).toEqual(['Jo Kim']);
    expect(await onDuty('2026-12-01T23:59:59Z')).toEqual([]);
    expect(await auditedActs(app)).toEqual(expect.arrayContaining(['rota.connect', 'rota.people']));
    const told = JSON.stringify([
      (await me(API.getRota)).text,
      await app.db.read.selectFrom('audit').selectAll().execute(),
      await app.db.read.selectFrom('mail').selectAll().execute(),
      await app.db.read.selectFrom('rota_calendar').selectAll().execute(),
    ]);
    expect(told).not.toContain('secret.ics');
    const again = await me(API.tryCalendar, { body: { contact: 'north' } });
    expect(again.data.titles).toHaveLength(2);
  });

  // ROTA-5
  test('a feed is read every quarter of an hour with its ETag, by one process, and a swap appears', async () => {
    const { app, feed, setPeople, connect, look, onDuty } = await openRota(open);
    feed.etag = '"1"';
    await connect();
    await setPeople([SAM, JO]);
    await readFeeds(app.config, app.deps, { isForced: false });
    expect(feed.asked).toEqual([undefined]);
    await look();
    expect(feed.asked).toEqual([undefined, '"1"']);
    app.clock.pass(16 * 60_000);
    const both = [1, 2].map(async () => await readFeeds(app.config, app.deps, { isForced: false }));
    await Promise.all(both);
    expect(feed.asked).toHaveLength(3);
    feed.etag = '"2"';
    feed.body = nights(
      '2026-12-01',
      event({
        uid: 'a',
        start: ny('2026-12-01', 19),
        end: ny('2026-12-02', 7),
        title: 'RA North: Jo Kim (swap)',
        more: [`RECURRENCE-ID;${ny('2026-12-01', 19)}`],
      }),
    );
    await look();
    expect(await onDuty(TONIGHT)).toEqual(['Jo Kim']);
    // A mark is not trusted for more than a day: spans reach a year from the last whole reading.
    app.clock.pass(DAY);
    await readFeeds(app.config, app.deps, { isForced: false });
    expect(feed.asked.at(-1)).toBeUndefined();
  });

  // ROTA-6
  test('acceptCalendar: a feed that loses half of its coming shifts waits for an owner', async () => {
    const { me, feed, setPeople, params, connect, look, onDuty, shown } = await openRota(open);
    await connect();
    await setPeople([SAM, JO]);
    const whole = feed.body;
    const { readAt } = (await shown()) ?? {};
    feed.body = calendar();
    // The second time its server says that it is the same.
    for (const waits of [{ now: 0, coming: 366 }, { now: 0 }]) {
      await look();
      expect(await shown()).toMatchObject({ problem: null, waits, readAt });
    }
    expect(await onDuty(TONIGHT)).toEqual(['Sam Rivera']);
    feed.body = whole;
    await look();
    expect(await shown()).toMatchObject({ waits: null });
    expect((await me(API.acceptCalendar, { params })).code).toBe('NOT_FOUND');
    feed.body = calendar();
    await look();
    expect((await me(API.acceptCalendar, { params })).data.calendars[0]?.waits).toBeNull();
    expect(await onDuty(TONIGHT)).toEqual([]);
  });

  // ROTA-7
  test('a missing feed is used for seven days; then nobody is on duty by it, and the page says so', async () => {
    const { app, feed, setPeople, connect, look, onDuty, shown } = await openRota(open);
    await connect();
    await setPeople([SAM, JO]);
    feed.status = 404;
    await look();
    expect(await shown()).toMatchObject({ problem: 'gone', isGone: false });
    expect(await onDuty(TONIGHT)).toEqual(['Sam Rivera']);
    app.clock.pass(7 * DAY);
    expect(await shown()).toMatchObject({ isGone: true });
    expect(await onDuty('2026-12-09T03:00:00Z')).toEqual([]);
    feed.status = 200;
    await look();
    expect(await shown()).toMatchObject({ problem: null, isGone: false });
  });

  // ROTA-6, ROTA-7
  test('while a change waits for an owner, the former feed is used for seven days on phones, in escalations and on the page', async () => {
    const { app, again, feed, setPeople, params, connect, onDuty, shown } = await openRota(open);
    await connect();
    await setPeople([SAM, JO], { isForAll: true });
    await addAdmin(app, { email: 'dean@x.edu' });
    feed.etag = '"1"';
    feed.body = feed.body.replaceAll('DAILY;', 'DAILY;COUNT=8;');
    const onPhones = async () => {
      const body = { proof: null, version: null };
      const { duty } = (await app.call(API.getDuty, { body })).data;
      const now = { at: app.clock.now.getTime(), timeZone: 'America/New_York' };
      return (duty ? withRota([CONTACT], duty, now).contacts : []).map(({ name }) => name);
    };
    const seen = async (days: number) => {
      app.clock.now = new Date(Date.parse(TONIGHT) + days * DAY);
      await readFeeds(app.config, app.deps, { isForced: false });
      await tellOfGaps(app.config, app.deps);
      const mails = (await app.mails()).filter(({ subject }) => subject.startsWith('Nobody'));
      const { waits, isGone } = (await shown()) ?? {};
      const now = [...(await onPhones()), ...(await onDuty(app.clock.now.toISOString()))];
      return [waits?.now, now.join(), isGone, mails.length > 0];
    };
    expect(await seen(6)).toEqual([9, 'Sam Rivera,Sam Rivera', false, false]);
    expect(await seen(8)).toEqual([7, 'RA North', true, true]);
    expect((await (await again())(API.acceptCalendar, { params })).status).toBe(200);
    expect(await onPhones()).toEqual(['Sam Rivera']);
    expect((await seen(8))[1]).toBe('Sam Rivera,Sam Rivera');
  });

  // ROTA-4
  test('connectCalendar says why a calendar cannot be read, and stores nothing', async () => {
    const { app, me, feed, connect } = await openRota(open);
    const refused = async (more?: object) => {
      const { code, detail } = await connect(more);
      return [code, detail];
    };
    feed.body = 'Sign in to see this calendar';
    expect(await refused()).toEqual(['CALENDAR_NOT_READ', 'notCalendar']);
    feed.status = 403;
    expect(await refused()).toEqual(['CALENDAR_NOT_READ', 'refused']);
    feed.status = 200;
    feed.body = `${nights('2026-12-01')}${' '.repeat(2 * 1024 * 1024)}`;
    expect(await refused()).toEqual(['CALENDAR_NOT_READ', 'tooLarge']);
    feed.body = nights('2026-12-01');
    feed.location = 'http://10.1.2.3/other.ics';
    expect(await refused()).toEqual(['CALENDAR_NOT_READ', 'private']);
    feed.location = '/secret.ics';
    expect(await refused()).toEqual(['CALENDAR_NOT_READ', 'moved']);
    feed.location = '/other.ics';
    expect(await refused()).toEqual([undefined, undefined]);
    const address = 'http://10.1.2.3/a.ics';
    expect(await refused({ address })).toEqual(['CALENDAR_NOT_READ', 'private']);
    expect((await refused({ address: 'ftp://x.edu/a.ics' }))[0]).toBe('INVALID_INPUT');
    expect((await refused({ file: 'no' }))[1]).toBe('notCalendar');
    const elsewhere = { params: { contact: 'none' }, body: { rule: RULE, address: feed.url } };
    expect((await me(API.connectCalendar, elsewhere)).code).toBe('NOT_FOUND');
    expect((await app.db.read.selectFrom('rota_calendar').selectAll().execute()).length).toBe(1);
  });

  // ROTA-11
  test("an event's start, end and name are stored until two days after its end", async () => {
    const { app, connect } = await openRota(open);
    const more = ['DESCRIPTION:Call Dean Lee', 'LOCATION:Room 12'];
    const start = ny('2026-12-01', 19);
    const end = ny('2026-12-02', 7);
    await connect({
      file: calendar(event({ start, end, title: 'RA North: Sam (555 0199)', more })),
    });
    const spans = async () => await app.db.read.selectFrom('rota_span').selectAll().execute();
    expect(await spans()).toEqual([
      {
        contact_id: 'north',
        from_at: '2026-12-02T00:00:00.000Z',
        until_at: '2026-12-02T12:00:00.000Z',
        name: 'Sam (555 0199)',
      },
    ]);
    await forgetEnded(app.db.write, new Date('2026-12-04T11:59:59Z'), NONE);
    expect(await spans()).toHaveLength(1);
    await forgetEnded(app.db.write, new Date('2026-12-04T12:00:01Z'), NONE);
    expect(await spans()).toEqual([]);
  });

  // PRIVACY-10, PRIVACY-11
  test('the file about a person has their shifts, and forgetting removes them', async () => {
    const { app, me, feed, setPeople, connect, look, onDuty } = await openRota(open);
    await connect();
    await setPeople([SAM, JO]);
    feed.body = calendar();
    await look();
    const about = await me(API.aboutPerson, { body: { name: 'Sam Rivera' } });
    const { rows } = about.data;
    expect(rows.rota_person).toMatchObject([{ name: 'Sam Rivera', number: '555 0101' }]);
    expect(new Set(rows.rota_span?.map(({ name }) => name))).toEqual(new Set(['Sam Rivera']));
    const body = { name: 'Sam Rivera', confirmation: 'Sam Rivera' };
    expect((await me(API.forgetPerson, { body })).data.messages).toBeGreaterThan(100);
    expect(await onDuty(TONIGHT)).toEqual([]);
    expect(await onDuty(TOMORROW)).toEqual(['Jo Kim']);
    for (const table of ['rota_person', 'rota_span', 'rota_calendar'] as const)
      expect(
        JSON.stringify(await app.db.read.selectFrom(table).selectAll().execute()),
      ).not.toContain('Rivera');
  });

  // ROTA-4, SIGNIN-32
  test('the address of a feed is sealed for its contact, and can be read with a new key', async () => {
    const { app, feed, connect } = await openRota(open);
    await connect();
    const [row] = await listRotaCalendars(app.db.read);
    const { isShared } = app.deps.sealing.keys;
    expect(row?.address?.includes('.')).toBe(isShared);
    expect(row && openAddress(app.deps, row)).toBe(feed.url);
    if (isShared) expect(row && openAddress(app.deps, { ...row, contact_id: 'x' })).toBeUndefined();
    expect(await sealAddresses(app.db.write, app.deps)).toBe(0);
  });

  // ROTA-1, ROTA-3
  test('removeCalendar, setRotaPeople: people have their own names and numbers, and a disconnected calendar is removed', async () => {
    const { app, me, setPeople, params, connect, onDuty } = await openRota(open);
    await connect({ file: nights('2026-12-01') });
    await setPeople([SAM, JO]);
    expect(await onDuty(TONIGHT)).toEqual(['Sam Rivera']);
    const wrong = async (person: Partial<RotaPerson>) =>
      (await setPeople([SAM, { ...JO, ...person }])).problems?.map(({ field }) => field);
    expect(await wrong({ number: '' })).toEqual(['people/1/number']);
    expect(await wrong({ name: 'SAM  rivera' })).toEqual(['people/1/name']);
    expect(await wrong({ email: 'jo' })).toEqual(['people/1/email']);
    expect((await setPeople([SAM], { version: 1 })).code).toBe('VERSION_CONFLICT');
    expect((await me(API.removeCalendar, { params })).data.calendars).toEqual([]);
    expect((await me(API.removeCalendar, { params })).code).toBe('NOT_FOUND');
    expect(await onDuty(TONIGHT)).toEqual([]);
    expect(await app.db.read.selectFrom('rota_span').selectAll().execute()).toEqual([]);
  });

  // ROTA-8
  test('getDutyWeeks, markDouble, readCalendars: fourteen days with gaps and doubles', async () => {
    const { me, feed, setPeople, connect } = await openRota(open);
    feed.body = nights(
      '2026-12-01',
      event({ start: ny('2026-12-04', 19), end: ny('2026-12-05', 7), title: 'RA North: Lee Park' }),
    );
    await connect();
    await setPeople([SAM]);
    const { data } = await me(API.getDutyWeeks, { query: { from: '2026-12-01' } });
    const [row] = data.rows;
    expect(row?.spans[0]).toEqual({
      from: '2026-12-02T00:00:00.000Z',
      until: '2026-12-02T12:00:00.000Z',
      names: ['Sam Rivera'],
      unknown: [],
    });
    // Jo is not on the rota: seven of fourteen nights have nobody, and the first morning.
    expect(row?.gaps).toHaveLength(8);
    expect(row?.doubles).toMatchObject([{ names: ['Jo Kim', 'Lee Park'], isRight: false }]);
    const [{ from, until, names } = { from: '', until: '', names: [] }] = row?.doubles ?? [];
    const body = { contact: 'north', from, until, names, isRight: true };
    expect((await me(API.markDouble, { body })).data.rows[0]?.doubles[0]?.isRight).toBe(true);
    expect((await me(API.markDouble, { body: { ...body, contact: 'x' } })).code).toBe('NOT_FOUND');
    feed.status = 500;
    expect((await me(API.readCalendars)).data.calendars[0]?.problem).toBe('unreachable');
  });

  // ROTA-8
  test('a gap within seven days is emailed to owners once', async () => {
    const { app, setPeople, connect } = await openRota(open);
    await addAdmin(app, { email: 'ada@example.edu' });
    await connect();
    await setPeople([SAM, JO]);
    await tellOfGaps(app.config, app.deps);
    expect(await app.mails()).toEqual([]);
    await setPeople([SAM]);
    await tellOfGaps(app.config, app.deps);
    await tellOfGaps(app.config, app.deps);
    const mails = await app.mails();
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['ada@example.edu', 'Nobody on duty: RA North'],
    ]);
    expect(mails[0]?.body).toContain('RA North: nobody from');
    app.clock.pass(HOUR);
    await tellOfGaps(app.config, app.deps);
    expect(await app.mails()).toHaveLength(1);
  });

  // ROTA-9
  test('people with an email are told once that their shift starts, if an owner wants that', async () => {
    const { app, setPeople, connect } = await openRota(open);
    await connect();
    await setPeople([SAM, JO]);
    app.clock.now = new Date('2026-12-02T23:59:00Z');
    await tellOfStarts(app.config, app.deps, NONE);
    app.clock.pass(2 * 60_000);
    await tellOfStarts(app.config, app.deps, NONE);
    expect(await app.mails()).toEqual([]);
    const later = await openRota(open);
    await later.connect();
    await later.setPeople([SAM, JO], { tellsAtStart: true });
    later.app.clock.now = new Date('2026-12-02T23:59:00Z');
    await tellOfStarts(later.app.config, later.app.deps, NONE);
    later.app.clock.pass(2 * 60_000);
    await Promise.all(
      [1, 2].map(async () => await tellOfStarts(later.app.config, later.app.deps, NONE)),
    );
    const mails = await later.app.mails();
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['jo@x.edu', 'You are on duty: RA North'],
    ]);
  });

  // ROTA-10
  test('getDuty: phones with a verified name get names and numbers, others only if an owner allows it', async () => {
    const { app, setPeople, connect, again } = await openRota(open, { advisorSignIn: 'campus' });
    const ask = async (proof: string | null, version: string | null = null) =>
      await app.call(API.getDuty, { body: { proof, version } });
    expect((await ask(null)).code).toBe('NOT_FOUND');
    await connect();
    await setPeople([SAM, JO]);
    const here = async () =>
      (await app.call(API.listAdvisorIssues, { params: { category: 'All categories' } })).text;
    expect(await here()).toContain('"rota":"proven"');
    expect(await here()).not.toContain('Rivera');
    const from = app.clock.now.getTime();
    const proof = { by: 'campus', name: 'Lee', from, until: from + DAY } as const;
    const signed = await signProof(app.deps, proof);
    expect((await ask(null)).code).toBe('NOT_FOUND');
    expect((await ask(`${signed}x`)).code).toBe('NOT_FOUND');
    const { data, text, headers } = await ask(signed);
    expect(headers['cache-control']).toBe('no-store');
    expect(Buffer.byteLength(text)).toBeLessThan(8 * 1024);
    expect(data.duty?.people).toEqual([
      ['Sam Rivera', '555 0101'],
      ['Jo Kim', '1-301-555-WORK', '13015559675'],
    ]);
    expect(data.duty?.contacts[0]?.spans[0]).toEqual([
      Date.parse('2026-12-02T00:00:00Z') / 60_000,
      Date.parse('2026-12-02T12:00:00Z') / 60_000,
      0,
    ]);
    expect(data.duty?.contacts[0]?.spans).toHaveLength(14);
    expect((await ask(signed, data.duty?.version)).data.duty).toBeNull();
    app.clock.pass(2 * DAY);
    expect((await ask(signed)).code).toBe('NOT_FOUND');
    const owner = await again();
    const { version } = (await owner(API.getRota)).data;
    const body = { people: [SAM, JO], isForAll: true, tellsAtStart: false, version };
    expect((await owner(API.setRotaPeople, { body })).status).toBe(200);
    expect((await ask(null)).data.duty?.people).toHaveLength(2);
    expect(await here()).toContain('"rota":"all"');
  });
};

describeOnEachDatabase('the rota', rota);

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contactWith } from '#core/fixtures/contacts.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import type { DutyWeeks, Rota, RotaCalendar, TriedCalendar } from '#core/rota/rota-schema.ts';
import { queryClient } from '../../base/queries.ts';
import { answer, refusal } from '../../test/answers.ts';
import { drawAdmin } from '../../test/draw-admin.tsx';
import { CalendarLink } from './DutyCalendars.tsx';
import { RotaParts, WeeksOfDuty } from './RotaParts.tsx';

const CAMPUS = {
  ...NEW_CAMPUS,
  contacts: [
    contactWith('north', { name: 'North duty phone', number: '555 0100', areas: ['n'] }),
    contactWith('desk', { name: 'Front desk', number: '555 0199' }),
  ],
  areas: [{ id: 'n', name: 'North' }],
};

const NOW = new Date('2026-12-09T22:00:00Z');

const calendar = (members: Partial<RotaCalendar> = {}): RotaCalendar => ({
  contact: 'north',
  source: 'feed',
  host: 'calendar.google.com',
  rule: { before: 'RA North: ', after: '' },
  readAt: '2026-12-09T21:52:00Z',
  problem: null,
  failedSince: null,
  isGone: false,
  waits: null,
  unknown: [],
  ...members,
});

const ROTA: Rota = {
  calendars: [calendar()],
  people: [{ id: 'sam', name: 'Sam Rivera', number: '555 0111', email: '' }],
  version: 4,
  isForAll: false,
  tellsAtStart: false,
  timeZone: 'UTC',
  allowsHttp: false,
};

const double = {
  from: '2026-12-17T17:00:00Z',
  until: '2026-12-18T08:00:00Z',
  names: ['Sam Rivera', 'Jo Kim'],
  isRight: false,
};
const WEEKS: DutyWeeks = {
  from: '2026-12-07',
  timeZone: 'UTC',
  readAt: '2026-12-09T21:52:00Z',
  rows: [
    {
      contact: 'north',
      spans: [
        {
          from: '2026-12-07T08:00:00Z',
          until: '2026-12-11T08:00:00Z',
          names: ['Sam Rivera'],
          unknown: [],
        },
        { ...double, unknown: [] },
      ],
      gaps: [
        { from: '2026-12-07T17:00:00Z', until: '2026-12-08T08:00:00Z' },
        { from: '2026-12-11T17:00:00Z', until: '2026-12-12T08:00:00Z' },
      ],
      doubles: [double],
    },
  ],
};

let rota: Rota;
let weeks: DutyWeeks;
let tried: TriedCalendar;
let respond: (sent: string) => Response;
const sent: string[] = [];
const asked: string[] = [];

beforeEach(() => {
  queryClient.clear();
  history.replaceState(null, '', location.pathname);
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  sent.length = 0;
  asked.length = 0;
  rota = ROTA;
  weeks = WEEKS;
  tried = {
    problem: null,
    events: 30,
    titles: [
      { title: 'RA North: Sam Rivera', count: 20, next: null },
      { title: 'RA North: Jo Kim', count: 9, next: null },
      { title: 'Staff meeting', count: 1, next: null },
    ],
  };
  respond = (line) => answer(line.includes('/api/rota/try') ? tried : rota);
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    await Promise.resolve();
    const url = path as string;
    if (init?.method === 'GET') {
      asked.push(url);
      return answer(url.startsWith('/api/rota/weeks') ? weeks : rota);
    }
    const line = `${init?.method} ${url} ${(init?.body as string | undefined) ?? ''}`.trim();
    sent.push(line);
    return respond(line);
  });
  return () => vi.useRealTimers();
});

afterEach(async () => await page.viewport(1280, 800));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const drawParts = () =>
  drawAdmin(
    <>
      <WeeksOfDuty campus={CAMPUS} />
      <RotaParts campus={CAMPUS} />
    </>,
  );
const body = (line: string | undefined): unknown =>
  (JSON.parse(line?.slice(line.indexOf('{')) ?? '{}') as { data: unknown }).data;

// ROTA-34, ROTA-35
test('the fourteen days have bars with tonight’s, and list gaps and two at a time, which can be right', async () => {
  drawParts();
  await expect.element(page.getByText('1 gap in these 14 days.')).toBeVisible();
  await expect.element(page.getByText(/^Calendars read 8 minutes ago\./)).toBeVisible();
  const lanes = page.getByRole('list', { name: 'North', exact: true });
  await expect.element(lanes.first().getByText('Sam Rivera')).toBeVisible();
  await expect
    .element(lanes.first().getByTitle('Sam Rivera, Mon Dec 7 to Thu Dec 10, on duty tonight'))
    .toBeVisible();
  await expect.element(lanes.first().getByTitle('Nobody, Fri Dec 11')).toBeVisible();
  await expect.element(lanes.nth(1).getByTitle('Sam Rivera, Jo Kim, Thu Dec 17')).toBeVisible();
  const lines = page.getByRole('list', { name: 'Needs a look' });
  await expect
    .element(lines.getByText('North, Fri Dec 11: nobody from 5 pm to Sat 8 am'))
    .toBeVisible();
  await expect
    .element(lines.getByText('North, Thu Dec 17: two people, Sam Rivera and Jo Kim'))
    .toBeVisible();
  const rows = WEEKS.rows.map((row) => ({ ...row, doubles: [{ ...double, isRight: true }] }));
  weeks = { ...WEEKS, rows };
  await button('That’s right').click();
  await expect.element(lines.getByText('two people')).not.toBeInTheDocument();
  const { from, until, names } = double;
  expect(body(sent[0])).toEqual({ contact: 'north', from, until, names, isRight: true });
});

// ROTA-34
test("a single night's name is whole on a phone, and so are those of two at once", async () => {
  const omar = {
    from: '2026-12-09T17:00:00Z',
    until: '2026-12-10T08:00:00Z',
    names: ['Omar Diaz'],
  };
  const rows = WEEKS.rows.map((row) => ({
    ...row,
    spans: [
      { ...omar, unknown: [] },
      { ...double, unknown: [] },
    ],
  }));
  weeks = { ...WEEKS, rows };
  await page.viewport(390, 844);
  drawParts();
  const lanes = page.getByRole('list', { name: 'North', exact: true });
  for (const name of [
    lanes.first().getByText('Omar Diaz'),
    lanes.nth(1).getByText('Sam Rivera'),
    lanes.nth(1).getByText('Jo Kim'),
  ]) {
    await expect.element(name).toBeVisible();
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = name.element();
    expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight]);
  }
});

// ROTA-34
test('a sign never covers the name next to it, even of a bar under the names of the rows', async () => {
  await page.viewport(390, 844);
  drawParts();
  const lanes = page.getByRole('list', { name: 'North', exact: true });
  const gap = lanes.first().getByTitle('Nobody, Fri Dec 11');
  await expect.element(gap).toBeVisible();
  const bar = gap.element();
  for (let box = bar.parentElement; box; box = box.parentElement) box.scrollLeft = 10_000;
  const { left } = bar.getBoundingClientRect();
  // The row's name is as wide as 6.5rem.
  expect(left).toBeLessThan(104);
  const sign = bar.querySelector('svg')?.getBoundingClientRect();
  const name = gap.getByText('Nobody', { exact: true }).element().getBoundingClientRect();
  expect(sign?.right).toBeLessThanOrEqual(name.left);
});

// ROTA-35
test('a gap with an unlisted name says whose number is missing', async () => {
  const span = { from: '2026-12-11T17:00:00Z', until: '2026-12-12T08:00:00Z', names: ['Lou'] };
  const rows = WEEKS.rows.map((one) => ({
    ...one,
    spans: [...one.spans, { ...span, unknown: ['Lou'] }],
  }));
  weeks = { ...WEEKS, rows };
  drawParts();
  await expect
    .element(page.getByText('North, Fri Dec 11: no number for Lou, from 5 pm to Sat 8 am'))
    .toBeVisible();
});

// ROTA-36
test.each([
  ['north', 'Duty calendar'],
  ['desk', 'Connect a calendar'],
])('the row of %s leads to its calendar, or connects one', async (id, name) => {
  drawAdmin(<CalendarLink contact={id} className="" />);
  const to = `/admin/settings/areas#calendar-${id}`;
  await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', to);
});

// ROTA-36
test('the link in a contact’s row leads to its calendar', async () => {
  history.replaceState(null, '', '#calendar-north');
  drawParts();
  await expect.element(button('Change the calendar of North duty phone')).toHaveFocus();
});

// ROTA-36
test('the link in the row of a contact without a calendar connects one', async () => {
  history.replaceState(null, '', '#calendar-desk');
  drawParts();
  await expect.element(page.getByRole('dialog', { name: 'Connect a calendar' })).toBeVisible();
});

// ROTA-34
test('the weeks move by fourteen days, and a button loads them again', async () => {
  drawParts();
  await expect.element(button('Two weeks earlier')).toBeDisabled();
  await button('Two weeks later').click();
  await expect.poll(() => asked).toContain('/api/rota/weeks?from=2026-12-21');
  await expect.element(page.getByText('1 gap in these 14 days.')).toBeVisible();
  button('Two weeks earlier').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Two weeks earlier')).toBeDisabled();
  await expect.element(button('Two weeks later')).toHaveFocus();
  await button('Read them now').click();
  await expect.element(page.getByText('Calendars read', { exact: true })).toBeVisible();
  expect(sent).toEqual(['POST /api/rota/read']);
});

// ROTA-36, ROTA-37
test('a calendar is connected by its address and an example name, below a sentence on the results', async () => {
  rota = { ...ROTA, calendars: [], people: [] };
  drawParts();
  await expect.element(page.getByText('1 gap in these 14 days.')).not.toBeInTheDocument();
  await button('Connect a calendar').click();
  const dialog = page.getByRole('dialog', { name: 'Connect a calendar' });
  await expect.element(dialog.getByLabelText('Contact')).toHaveValue('north');
  await expect
    .element(dialog.getByText('Anyone who can edit this calendar decides who phones call.'))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Read it' }).click();
  await expect.element(dialog.getByText('Enter an address or choose a file')).toBeVisible();
  await dialog.getByLabelText('Calendar address').fill('https://calendar.example/duty.ics');
  const read = tried;
  tried = { problem: 'notCalendar', events: 0, titles: [] };
  await dialog.getByRole('button', { name: 'Read it' }).click();
  await expect.element(dialog.getByText(/^This is not a calendar\./)).toBeVisible();
  tried = read;
  await dialog.getByRole('button', { name: 'Read it' }).click();
  await expect.element(dialog.getByLabelText('The name in this title')).toHaveValue('Sam Rivera');
  await expect.element(dialog.getByText('Names: Sam Rivera, Jo Kim')).toBeVisible();
  await expect.element(dialog.getByText('No name in: Staff meeting')).toBeVisible();
  await dialog.getByLabelText('The name in this title').fill('Pat');
  await expect.element(dialog.getByText('These words are not in the event')).toBeVisible();
  await dialog.getByLabelText('The name in this title').fill('Sam Rivera');
  rota = ROTA;
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect.element(page.getByText('1 gap in these 14 days.')).toBeVisible();
  expect(sent.at(-1)).toContain('PUT /api/rota/calendars/north');
  expect(body(sent.at(-1))).toEqual({
    address: 'https://calendar.example/duty.ics',
    rule: { before: 'RA North: ', after: '' },
  });
});

// ROTA-36
test('a calendar describes its problems plainly, can be used anyway, and is disconnected after a question', async () => {
  rota = {
    ...ROTA,
    calendars: [
      calendar({ problem: 'gone', readAt: '2026-12-01T22:00:00Z', isGone: true }),
      calendar({ contact: 'desk', source: 'file', host: null, waits: { now: 1, coming: 28 } }),
    ],
  };
  drawParts();
  await expect
    .element(page.getByText('There is no calendar at this address. Last read 8 days ago.'))
    .toBeVisible();
  await expect.element(page.getByText(/^The last good copy is over 7 days old/)).toBeVisible();
  await expect
    .element(
      page.getByText(
        'The calendar now has 1 upcoming event. It had 28. Phones still use the old one.',
      ),
    )
    .toBeVisible();
  await button('Use it anyway').click();
  await expect.poll(() => sent).toEqual(['POST /api/rota/calendars/desk/accept']);
  await button('Disconnect the calendar of North duty phone').click();
  rota = { ...ROTA, calendars: [] };
  const dialog = page.getByRole('dialog', { name: 'Disconnect the calendar of North duty phone?' });
  await expect.element(dialog.getByText(/This cannot be undone/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await expect.element(page.getByText('Calendar disconnected')).toBeVisible();
  expect(sent.at(-1)).toBe('POST /api/rota/calendars/north/remove');
});

// ROTA-36, ROTA-7
test('a calendar that has waited for over a week no longer says that phones use it', async () => {
  rota = { ...ROTA, calendars: [calendar({ isGone: true, waits: { now: 1, coming: 28 } })] };
  drawParts();
  await expect.element(page.getByText(/^The last good copy is over 7 days old/)).toBeVisible();
  await expect
    .element(page.getByText('The calendar now has 1 upcoming event. It had 28.', { exact: true }))
    .toBeVisible();
});

// ROTA-38
test('one press adds a name from the calendar, and people are saved once all can be called', async () => {
  rota = {
    ...ROTA,
    calendars: [calendar({ unknown: [{ name: 'Jo Kim', count: 9, next: null }] })],
  };
  drawParts();
  await expect.element(page.getByText('Jo Kim, 9 times')).toBeVisible();
  await button('Add Jo Kim').click();
  const people = page.getByRole('list', { name: 'People on the roster' });
  const number = people.getByRole('textbox', { name: 'Number' }).nth(1);
  await expect.element(number).toHaveFocus();
  await expect.element(page.getByText('Jo Kim, 9 times')).not.toBeInTheDocument();
  await button('Save people').click();
  await expect.element(people.getByText('Required')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.keyboard('555 0112');
  await button('Save people').click();
  await expect.element(page.getByText('People saved')).toBeVisible();
  expect(body(sent[0])).toMatchObject({
    people: [{ name: 'Sam Rivera' }, { name: 'Jo Kim', number: '555 0112', email: '' }],
    isForAll: false,
    version: 4,
  });
});

// ROTA-38
test('people whom somebody else changed are loaded again, and typed text stays', async () => {
  respond = () => refusal('VERSION_CONFLICT');
  drawParts();
  await button('Remove Sam Rivera').click();
  rota = { ...ROTA, version: 5 };
  await button('Save people').click();
  await expect.element(page.getByText(/^Somebody else changed this\./)).toBeVisible();
  respond = () => answer(rota);
  await button('Save people').click();
  await expect.element(page.getByText('People saved')).toBeVisible();
  expect(body(sent.at(-1))).toMatchObject({ people: [], version: 5 });
});

// ROTA-10
test('phones without a verified name get names and numbers only below a sentence on who reads them', async () => {
  drawParts();
  const all = page.getByRole('switch', { name: 'All phones get names and numbers' });
  await expect.element(all).not.toBeChecked();
  rota = { ...ROTA, isForAll: true, version: 5 };
  await page.getByText('All phones get names and numbers').click();
  await expect
    .element(page.getByText('Anyone with the app can read these names and numbers.'))
    .toBeVisible();
  await expect.element(all).toBeChecked();
  expect(body(sent[0])).toMatchObject({ isForAll: true, tellsAtStart: false, version: 4 });
});

// WAKE-4
test('a link for the phone of somebody on the roster is shown once, and their phones can be removed', async () => {
  rota = { ...ROTA, phones: [{ person: 'sam', count: 1 }] };
  respond = () => answer({ link: 'a-secret', until: '2026-12-10T22:00:00Z' });
  drawParts();
  await expect.element(page.getByText('An escalation wakes 1 of their phones')).toBeVisible();
  await button('Set up Sam Rivera’s phone to wake').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make the link' }).click();
  const shown = page.getByRole('dialog', { name: 'Link for Sam Rivera' });
  await expect
    .element(shown.getByRole('textbox', { name: 'Link' }))
    .toHaveValue(expect.stringMatching(/\/escalation#wake=a-secret$/));
  await expect.element(shown.getByRole('img', { name: 'Link for Sam Rivera' })).toBeVisible();
  await shown.getByRole('button', { name: 'Done' }).click();
  respond = () => answer({});
  await button('Set up Sam Rivera’s phone to wake').click();
  rota = ROTA;
  await button('Remove their phones').click();
  await expect.element(page.getByText('Phones removed')).toBeVisible();
  await expect
    .element(page.getByText('An escalation wakes 1 of their phones'))
    .not.toBeInTheDocument();
  expect(sent).toEqual([
    'POST /api/rota/people/sam/phone-link',
    'POST /api/rota/people/sam/phones/remove',
  ]);
});

// WAKE-4
test('a person who is not saved yet has no link', async () => {
  drawParts();
  await button('Add a person').click();
  await expect.element(button('Remove Person 2')).toBeVisible();
  expect(page.getByRole('button', { name: /^Set up .*phone to wake$/ }).elements()).toHaveLength(1);
});

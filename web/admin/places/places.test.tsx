import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Settings } from '#core/campus/campus-schema.ts';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { violations } from '#kit/test/axe.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { queryClient } from '../base/queries.ts';
import { answer, CAMPUS, refusal } from '../test/answers.ts';
import { drawAdmin } from '../test/draw-admin.tsx';
import { THREE_CONTACTS } from '../test/settings-page.ts';
import { AdministrationPage } from './AdministrationPage.tsx';
import { movedTo } from './moved.ts';
import { SettingsPage } from './SettingsPage.tsx';

const PORTER = { porter: [{ _id: 'key', title: 'Lost key', isArchived: false }] };
const BACKUPS = {
  isScheduled: true,
  timeZone: 'UTC',
  last: '2026-09-03T02:00:00Z',
  failure: null,
  isLate: false,
  proven: null,
  drillFailure: null,
  isUnproven: false,
};
const JOB = { name: 'reminders', every: 600_000, endedAt: null, tookMs: null };

let settings: Settings;
let answers: Record<string, unknown>;

beforeEach(() => {
  queryClient.clear();
  settings = {
    ...THREE_CONTACTS,
    campus: { ...THREE_CONTACTS.campus, name: 'Ashdown', synonyms: { Access: ['fob', 'key'] } },
    uses: PORTER,
  };
  answers = {
    '/api/campus': { ...CAMPUS, advisorSignIn: 'name' },
    '/api/notifications': { targets: [], givenUp: 0 },
    '/api/trail': { rows: [], timeZone: 'UTC' },
    '/api/phones': { phones: [{ state: 'enrolled' }, { state: 'waiting' }], timeZone: 'UTC' },
    '/api/privacy': { terms: { records: 365 } },
    '/api/backups': BACKUPS,
    '/api/operations': { database: {}, jobs: [{ ...JOB, isFailed: false }] },
    '/api/rota/weeks': { rows: [] },
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    await Promise.resolve();
    const address = input instanceof Request ? input.url : input.toString();
    const asked = address.replace(/\?.*/, '');
    if (asked === '/api/settings') return answer(settings);
    return asked in answers ? answer(answers[asked]) : refusal('UNAVAILABLE');
  });
  history.replaceState(null, '', adminPaths.settings);
});

const place = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });

// CAMPUS-13
test('the settings link to each part with its state, in amber if it needs attention', async () => {
  drawAdmin(<SettingsPage />);
  for (const [name, fact, isAmber] of [
    ['Campus', 'Ashdown, United Kingdom Time', false],
    ['Emergency and contacts', '2 numbers are missing', true],
    ['Areas and duty', 'The whole campus is one area', false],
    ['Search words', '2 words in 1 category', false],
    ['Escalations', 'Nobody is told yet', true],
    ['Incident report', 'No form', false],
    ['Publishing', 'One person can publish', false],
    ['Activity log', 'No entries yet', false],
    ['Privacy', 'Records are kept for 365 days', false],
    ['Backups', 'Last Sep 3, 2026', false],
    ['Operations', 'Everything is running', false],
  ] as const) {
    await expect.element(place(name)).toHaveAccessibleDescription(fact);
    const row = place(name).element().closest('li');
    expect(row?.querySelector('[data-amber]') !== null).toBe(isAmber);
  }
  await expect.poll(violations).toEqual([]);
});

// CAMPUS-13
test('Tab goes through the settings in reading order, and Enter opens a part', async () => {
  drawAdmin(<SettingsPage />);
  await expect.element(place('Operations')).toBeVisible();
  for (const name of ['Campus', 'Emergency and contacts', 'Areas and duty']) {
    await userEvent.keyboard('{Tab}');
    await expect.element(place(name)).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => window.location.pathname).toBe(ADMIN_PAGES.areas.pattern);
});

// CAMPUS-13
test('every page of the settings is one press away', async () => {
  drawAdmin(<SettingsPage />);
  await expect.element(place('Operations')).toBeVisible();
  const linked = page.getByRole('link').elements();
  const led = linked.map((link) => link.getAttribute('href'));
  const parts = Object.values(ADMIN_PAGES).filter((one) => 'under' in one);
  const due = parts.map(({ pattern }) => pattern).filter((path) => path !== adminPaths.phones);
  expect(led).toHaveLength(due.length);
  expect(new Set(led)).toEqual(new Set(due));
});

// CAMPUS-13, SETUP-2
test('areas without a number of their own are named', async () => {
  const areas = ['North', 'West'].map((name) => ({ id: name, name }));
  settings = { ...settings, campus: { ...settings.campus, areas, contacts: [] } };
  drawAdmin(<SettingsPage />);
  await expect
    .element(place('Areas and duty'))
    .toHaveAccessibleDescription('2 areas have no number to call');
});

/** Makes half a day, so many days from now. */
const stretch = (day: number) => {
  const [from, until] = [day, day + 0.5].map((one) => Date.now() + one * 86_400_000);
  return { from: new Date(from ?? 0).toISOString(), until: new Date(until ?? 0).toISOString() };
};

// CAMPUS-13, ROTA-35
test.each<[string, readonly number[], boolean]>([
  ['The whole campus is one area, 1 gap', [-3, 1], true],
  ['The whole campus is one area, no gaps', [-3], false],
])('coming gaps of duty calendars are counted: %s', async (fact, days, isAmber) => {
  const row = { contact: 'porter', spans: [], doubles: [], gaps: days.map(stretch) };
  answers['/api/rota/weeks'] = { rows: [row] };
  drawAdmin(<SettingsPage />);
  const areas = place('Areas and duty');
  await expect.element(areas).toHaveAccessibleDescription(fact);
  expect(areas.element().closest('li')?.querySelector('[data-amber]') !== null).toBe(isAmber);
});

const recipientOf = (name: string, members = {}) => ({
  _id: name,
  kind: 'mail',
  address: 'duty@ashdown.example',
  categories: [],
  escalations: true,
  summary: 'none',
  name,
  ...members,
});

/** Makes Steps for everywhere. */
const steps = (...ids: readonly string[][]) => [
  { areas: [], categories: [], rounds: 1, steps: ids.map((targets) => ({ wait: 5, targets })) },
];

// CAMPUS-13, LADDER-1
test.each([
  ['Dana', [recipientOf('Dana')], []],
  ['Dana and 2 others', ['Dana', 'Priya', 'Sam'].map((name) => recipientOf(name)), []],
  [
    'Dana first, then Priya',
    ['Priya', 'Dana'].map((name) => recipientOf(name)),
    steps(['Dana'], ['Priya']),
  ],
  [
    'Dana and 1 other first, then Priya',
    ['Priya', 'Dana', 'Sam'].map((name) => recipientOf(name)),
    steps(['Dana'], [], ['Priya']),
  ],
  ['Porter', [recipientOf('Duty', { kind: 'duty', address: 'porter', name: '' })], []],
  ['1 recipient', [recipientOf('Dana', { escalations: false, summary: 'daily' })], []],
])(
  'the settings name the first and the next recipients of an escalation: %s',
  async (fact, targets, ladders) => {
    const [contact] = settings.campus.contacts;
    const contacts = contact ? [{ ...contact, id: 'porter', name: 'Porter' }] : [];
    settings = { ...settings, campus: { ...settings.campus, contacts } };
    answers['/api/notifications'] = { targets, ladders, givenUp: 0 };
    drawAdmin(<SettingsPage />);
    await expect.element(place('Escalations')).toHaveAccessibleDescription(fact);
  },
);

// CAMPUS-13
test('a campus without search words says so', async () => {
  settings = { ...settings, campus: { ...settings.campus, synonyms: {} } };
  drawAdmin(<SettingsPage />);
  await expect.element(place('Search words')).toHaveAccessibleDescription('No words yet');
});

// CAMPUS-13, REVIEW-9
test('waiting, failed and late work comes first', async () => {
  const waiting = { campus: settings.campus, replace: {}, by: 'Bob', at: BACKUPS.last };
  settings = { ...settings, waiting: { ...waiting, isOwn: false } };
  answers['/api/backups'] = { ...BACKUPS, isLate: true };
  answers['/api/operations'] = { database: {}, jobs: [{ ...JOB, isFailed: true }] };
  drawAdmin(<SettingsPage />);
  const contacts = place('Emergency and contacts');
  await expect.element(contacts).toHaveAccessibleDescription('A change is waiting for approval');
  await expect.element(place('Backups')).toHaveAccessibleDescription('None in the last 26 hours');
  await expect.element(place('Operations')).toHaveAccessibleDescription('Something failed');
});

// SHELL-10
test.each([
  ['name', 0],
  ['enrolled', 1],
])('Administration has Phones only if they are enrolled: %s', async (advisorSignIn, count) => {
  answers['/api/campus'] = { ...CAMPUS, advisorSignIn };
  drawAdmin(<AdministrationPage />);
  await expect.element(place('Activity log')).toBeVisible();
  await expect.poll(() => place('Phones').elements().length).toBe(count);
  if (count === 0) return;
  await expect.element(place('Phones')).toHaveAccessibleDescription('1 phone enrolled');
});

// CAMPUS-13
test('an old anchor leads to its part, with the query', async () => {
  history.replaceState(null, '', `${adminPaths.settings}?from=setup#emergency`);
  drawAdmin(<SettingsPage />);
  await expect.poll(() => location.pathname).toBe(adminPaths.contacts);
  expect([location.search, location.hash]).toEqual(['?from=setup', '#emergency']);
});

// CAMPUS-13
test.each([
  ['waiting', adminPaths.contacts],
  ['campus', adminPaths.campus],
  ['areas', adminPaths.areas],
  ['contacts', adminPaths.contacts],
  ['words', adminPaths.searchWords],
  ['notifications', adminPaths.escalations],
  ['report', adminPaths.report],
  ['publishing', adminPaths.publishing],
  ['privacy', adminPaths.privacy],
  ['operations', adminPaths.operations],
])('the anchor #%s leads to its part', (part, path) => {
  expect(movedTo(part)).toEqual({ path, part });
});

// CAMPUS-13
test('an anchor that never existed leads nowhere', () => {
  expect([movedTo(''), movedTo('toString')]).toEqual([undefined, undefined]);
});

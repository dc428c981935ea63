import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Hold, Ladder } from '#core/notifications/ladder-schema.ts';
import type { NotificationTarget } from '#core/notifications/notification-schema.ts';
import type { DutyWeeks, Rota } from '#core/rota/rota-schema.ts';
import { violations } from '#kit/test/axe.ts';
import { answer, refusal } from '../../test/answers.ts';
import { drawAdmin } from '../../test/draw-admin.tsx';
import { contact, THREE_CONTACTS } from '../../test/settings-page.ts';
import { EscalationsPage } from './EscalationsPage.tsx';
import { queryClient } from '../../base/queries.ts';

const target = (id: string, members: Partial<NotificationTarget> = {}): NotificationTarget => ({
  _id: id,
  kind: 'mail',
  address: `${id}@ashdown.example`,
  name: id,
  categories: [],
  escalations: true,
  summary: 'none',
  secretEnd: null,
  ...members,
});
const STEPS: Ladder = {
  areas: [],
  categories: [],
  rounds: 2,
  steps: [
    { wait: 0, targets: ['Duty'] },
    { wait: 5, targets: ['Priya'] },
    { wait: 10, targets: ['Directors', 'Desk'] },
  ],
};
const hold: Hold = {
  _id: 'h',
  at: '2026-12-09T08:12:00.000Z',
  until: '2026-12-09T20:12:00.000Z',
  by: 'Dana Reed',
  title: 'Water through a ceiling',
  record: 'r1',
};

let targets: NotificationTarget[];
let ladders: Ladder[];
let version: string;
let holds: Hold[];
let phones: { account: string; name: string }[];
let rota: Rota | undefined;
let weeks: DutyWeeks;
/** Answers a write; undefined is what is stored after it. */
let respond: (path: string) => unknown;
const sent: [path: string, data: unknown][] = [];

beforeEach(() => {
  sent.length = 0;
  targets = [
    target('Duty', { kind: 'duty', address: 'manager', name: '' }),
    ...['Priya', 'Directors', 'Desk'].map((id) => target(id)),
  ];
  ladders = [STEPS];
  version = '1';
  holds = [];
  phones = [];
  rota = undefined;
  weeks = { from: '2026-12-09', timeZone: 'UTC', readAt: null, rows: [] };
  respond = () => ({});
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    await Promise.resolve();
    const url = path as string;
    if (init?.method !== 'GET') {
      const { data } = JSON.parse((init?.body as string | null) ?? '{}') as { data?: unknown };
      sent.push([`${init?.method} ${url}`, data]);
      return answer(respond(url));
    }
    if (url === '/api/settings') {
      const areas = ['North', 'South'].map((name) => ({ id: name.toLowerCase(), name }));
      const contacts = [contact('Manager', { number: '10' }), contact('Porter')];
      return answer({ ...THREE_CONTACTS, campus: { ...THREE_CONTACTS.campus, areas, contacts } });
    }
    if (url === '/api/notifications') {
      const open = { allowsHttp: false, timeZone: 'UTC', waiting: 0, oldestWaiting: null };
      return answer({ targets, ...open, givenUp: 0, ladders, version, holds, phones });
    }
    if (url === '/api/rota') return rota ? answer(rota) : refusal('NOT_FOUND');
    if (url === '/api/rota/weeks') return answer(weeks);
    return answer({ deliveries: [], next: null });
  });
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const step = (number: number) => page.getByRole('list', { name: `Step ${number}`, exact: true });
const chips = (number: number): string[] =>
  step(number)
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent.trim())
    .slice(0, -1);
const regionOf = (name: string) => page.getByRole('region', { name });
const save = async (): Promise<void> => await button('Save changes').click();

/** Answers the steps as they were sent, stored. */
function storesSteps(): void {
  respond = () => {
    const data = sent.at(-1)?.[1] as { ladders: Ladder[] };
    [ladders, version] = [data.ladders, '2'];
    return { isSaved: true, ladders, version };
  };
}

// LADDER-20, LADDER-21
test('a sentence says who is told, with the steps, their waits and recipients below', async () => {
  drawAdmin(<EscalationsPage />);
  const now = regionOf('Who is told in').getByRole('definition').first();
  await expect
    .element(now)
    .toMatchTextContent(
      'The person on duty for Manager is told right away, Priya after 5 minutes, and Directors and Desk 10 minutes later.',
    );
  expect([1, 2, 3].map(chips)).toEqual([
    ['Manager the person on duty'],
    ['Priya'],
    ['Directors', 'Desk'],
  ]);
  await expect
    .element(page.getByText(/^Then the people in Step 3 are told that nobody answered\.$/))
    .toBeVisible();
  expect(await violations()).toEqual([]);
});

const at = (ms: number) => new Date(Date.now() + ms).toISOString();
const person = (name: string, email: string) => ({ id: name, name, number: '555 0117', email });

// LADDER-20
test('the sentence names the person on duty by the calendar, or says that nobody is', async () => {
  const calendar = { contact: 'manager', source: 'feed', host: 'cal.example' } as const;
  const read = { readAt: null, problem: null, failedSince: null, isGone: false, waits: null };
  rota = {
    calendars: [{ ...calendar, ...read, rule: { before: '', after: '' }, unknown: [] }],
    people: [person('Ana Flores', 'ana@ashdown.example'), person('Sam Ito', '')],
    version: 1,
    isForAll: false,
    tellsAtStart: false,
    timeZone: 'UTC',
    allowsHttp: false,
  };
  const span = { from: at(-60_000), until: at(60_000), unknown: ['Eve'] };
  const spans = [{ ...span, names: ['Ana Flores', 'Sam Ito', 'Eve'] }];
  weeks = { ...weeks, rows: [{ contact: 'manager', spans, gaps: [], doubles: [] }] };
  drawAdmin(<EscalationsPage />);
  const sentences = regionOf('Who is told in').getByRole('definition');
  await expect
    .element(sentences.first())
    .toMatchTextContent(
      /^Ana Flores is told right away, .* Sam Ito is on duty but has no email\.$/,
    );
  await expect
    .element(sentences.last())
    .toMatchTextContent(/^Nobody is on duty, so Priya is told right away, /);
});

// LADDER-21
test('changed steps are counted, described before the save, and saved together', async () => {
  storesSteps();
  drawAdmin(<EscalationsPage />);
  await page.getByRole('textbox', { name: 'Minutes before step 2' }).fill('7');
  await expect.element(page.getByText('1 change not saved')).toBeVisible();
  await expect.element(regionOf('Who is told in')).toMatchTextContent(/Priya after 7 minutes/);
  await button('Add to step 2').click();
  await button('Desk').click();
  expect(chips(2)).toEqual(['Priya', 'Desk']);
  await button('Remove Desk from step 3').click();
  await expect.element(button('Add to step 3')).toHaveFocus();
  await button('Add a step').click();
  await button('Add to step 4').click();
  await button('Directors').click();
  await page
    .getByRole('combobox', { name: 'How often to go through the steps' })
    .selectOptions('3');
  await save();
  await expect.element(page.getByText('Everything is saved')).toBeVisible();
  const steps = [
    { wait: 0, targets: ['Duty'] },
    { wait: 7, targets: ['Priya', 'Desk'] },
    { wait: 10, targets: ['Directors'] },
    { wait: 10, targets: ['Directors'] },
  ];
  expect(sent).toEqual([
    ['PUT /api/notifications/ladders', { ladders: [{ ...STEPS, rounds: 3, steps }], version: '1' }],
  ]);
});

// LADDER-21
test('a step is moved and removed, which can be undone; an invalid wait is fixed first', async () => {
  drawAdmin(<EscalationsPage />);
  await button('More for step 3').click();
  await button('Move up').click();
  expect([1, 2, 3].map(chips)).toEqual([
    ['Manager the person on duty'],
    ['Directors', 'Desk'],
    ['Priya'],
  ]);
  await button('More for step 2').click();
  await button('Remove').click();
  expect([1, 2].map(chips)).toEqual([
    ['Manager the person on duty', 'Directors', 'Desk'],
    ['Priya'],
  ]);
  await button('Undo').click();
  expect(chips(2)).toEqual(['Directors', 'Desk']);
  await page.getByRole('textbox', { name: 'Minutes before step 2' }).fill('soon');
  await save();
  await expect.element(page.getByRole('textbox', { name: 'Minutes before step 2' })).toHaveFocus();
  await expect.element(page.getByText(/1 wait must be 0 to 120 minutes/)).toBeVisible();
  expect(sent).toEqual([]);
});

// LADDER-1, LADDER-21
test('everybody is in the first step at first; somebody removed from another step returns there', async () => {
  ladders = [];
  drawAdmin(<EscalationsPage />);
  await expect.poll(() => chips(1)).toHaveLength(4);
  await button('Add a step').click();
  await button('Add to step 2').click();
  await button('Priya').click();
  expect([1, 2].map((number) => chips(number).length)).toEqual([3, 1]);
  await button('Remove Priya from step 2').click();
  await expect.element(page.getByText('Priya is in Step 1 now')).toBeVisible();
  await expect.element(button('Add to step 2')).toHaveFocus();
  await button('Remove Priya from step 1').click();
  const asked = page.getByRole('dialog', { name: 'Remove Priya@ashdown.example?' });
  respond = () => {
    targets = targets.filter(({ _id }) => _id !== 'Priya');
    return {};
  };
  await asked.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => chips(1)).toHaveLength(3);
  expect(sent.map(([path]) => path)).toEqual(['POST /api/notifications/Priya/remove']);
});

// LADDER-21, WAKE-1
test('the phones of an account are added to a step, if anybody has one', async () => {
  drawAdmin(<EscalationsPage />);
  const entry = (name: string) => step(2).getByRole('button', { name, exact: true });
  await button('Add to step 2').click();
  await expect.element(entry('Add an email')).toBeVisible();
  expect(entry('Add a phone').query()).toBeNull();
  await userEvent.keyboard('{Escape}');
  phones = [{ account: 'a1', name: 'Ana Flores' }];
  await queryClient.invalidateQueries();
  await button('Add to step 2').click();
  await entry('Add a phone').click();
  await page.getByRole('combobox', { name: 'Phone of' }).selectOptions('Ana Flores');
  const added = target('phone', { kind: 'push', address: 'a1', name: 'Ana Flores' });
  respond = () => {
    targets = [...targets, added];
    return { target: added, secret: null };
  };
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect.element(step(2)).toMatchTextContent(/Ana Flores/);
});

// LADDER-21
test('a new recipient for the person on duty is added to the step that requested it', async () => {
  drawAdmin(<EscalationsPage />);
  await button('Add to step 2').click();
  await step(2).getByRole('button', { name: 'Add the person on duty' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add the person on duty' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Required')).toBeVisible();
  const porter = target('New', { kind: 'duty', address: 'porter', name: '' });
  respond = () => {
    targets = [...targets, porter];
    return { target: porter, secret: null };
  };
  // Each contact is one recipient at most.
  await dialog.getByRole('combobox', { name: 'On duty for' }).selectOptions('Porter');
  expect(dialog.getByRole('option', { name: 'Manager' }).elements()).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => chips(2)).toEqual(['Priya', 'Porter the person on duty']);
  await expect.element(page.getByText('1 change not saved')).toBeVisible();
});

// LADDER-21
test('an area gets its own steps, which begin as those for all', async () => {
  storesSteps();
  drawAdmin(<EscalationsPage />);
  await button('Use different steps for an area or category').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Use' }).click();
  await expect.element(dialog.getByText('Choose an area or a category.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'North' }).click();
  await dialog.getByRole('checkbox', { name: 'Fire' }).click();
  await dialog.getByRole('button', { name: 'Use' }).click();
  const north = page.getByRole('region', { name: 'In North for Fire' });
  await north.getByRole('button', { name: 'Remove Priya from step 2' }).click();
  await page.getByRole('combobox', { name: 'Category' }).selectOptions('Fire');
  await expect
    .element(regionOf('Who is told in'))
    .toMatchTextContent(/Manager is told right away, and/);
  await page.getByRole('combobox', { name: 'Category' }).selectOptions('Water');
  await expect.element(regionOf('Who is told in')).toMatchTextContent(/Priya after 5 minutes/);
  await save();
  await expect
    .poll(() => ladders.map(({ areas, categories }) => [areas, categories]))
    .toEqual([
      [[], []],
      [['north'], ['Fire']],
    ]);
  expect(await violations()).toEqual([]);
});

// LADDER-21
test('steps that somebody else changed are not overwritten, and can be loaded', async () => {
  respond = () => ({ isSaved: false, ladders: [], version: '2' });
  drawAdmin(<EscalationsPage />);
  await page.getByRole('textbox', { name: 'Minutes before step 2' }).fill('7');
  [ladders, version] = [[{ ...STEPS, rounds: 1 }], '2'];
  await save();
  await expect.element(page.getByText('Somebody else just changed the steps.')).toBeVisible();
  await button('Load theirs').click();
  await expect.element(page.getByText('Everything is saved')).toBeVisible();
  await expect
    .element(page.getByRole('combobox', { name: 'How often to go through the steps' }))
    .toHaveValue('1');
});

// LADDER-21
test('the saves of somebody else are shown while nothing is typed here', async () => {
  drawAdmin(<EscalationsPage />);
  await expect.element(step(3)).toBeVisible();
  [ladders, version] = [[{ ...STEPS, steps: STEPS.steps.slice(0, 2) }], '2'];
  await queryClient.refetchQueries();
  await expect.element(step(3)).not.toBeInTheDocument();
  await expect.element(page.getByText('Everything is saved')).toBeVisible();
});

// LADDER-10
test('a test of every step asks first, and shows what each sent', async () => {
  respond = () => ({ steps: [0, 1, 2] });
  drawAdmin(<EscalationsPage />);
  await button('Send a test').click();
  const asked = page.getByRole('dialog', { name: 'Send a test to every step?' });
  await asked.getByRole('button', { name: 'Send a test' }).click();
  await expect.element(page.getByText(/none in Step 1, 1 in Step 2, 2 in Step 3/)).toBeVisible();
  expect(sent).toEqual([['POST /api/notifications/ladders/test', { area: null, category: null }]]);
});

// LADDER-22
test('a network that is limited to the first step is listed, and can be freed', async () => {
  holds = [hold];
  drawAdmin(<EscalationsPage />);
  const part = page.getByRole('region', { name: 'Held at Step 1' });
  await expect.element(part).toMatchTextContent(/Dana Reed pressed Not real/);
  expect(await violations()).toEqual([]);
  respond = () => {
    holds = [];
    return {};
  };
  await button('Lift the hold after “Water through a ceiling”').click();
  await expect.element(part).not.toBeInTheDocument();
  expect(sent).toEqual([['POST /api/notifications/holds/h/lift', undefined]]);
});

test('the keyboard goes through the whole page in reading order', async () => {
  drawAdmin(<EscalationsPage />);
  await expect.element(step(3)).toBeVisible();
  const order: string[] = [];
  for (let press = 0; press < 9; press += 1) {
    await userEvent.tab();
    const { ariaLabel, textContent, tagName } = document.activeElement ?? document.body;
    order.push(ariaLabel ?? (tagName === 'SELECT' ? 'select' : (textContent ?? '').trim()));
  }
  expect(order).toEqual([
    'select',
    'Send a test',
    'Remove Manager from step 1',
    'Add to step 1',
    'More for step 1',
    '',
    'Remove Priya from step 2',
    'Add to step 2',
    'More for step 2',
  ]);
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import { PHONE } from '../base/advisor.ts';
import { asAdmin, publishIssue, setCampus } from '../base/authoring.ts';
import { calendarOf, DAY, HOUR, MIDNIGHT, type Night } from '../base/duty-calendar.ts';
import { complaintsOf, expect, test } from '../base/fixtures.ts';
import { judgeDesk, judgePhone } from '../base/judge.ts';
import { CAMPUS, FLOOD, visitFirst } from '../base/night.ts';
import { startServer, type RunningServer } from '../base/running-server.ts';

test.describe.configure({ timeout: 240_000, mode: 'serial' });

/** Sam until midnight, Jo the day after, then nobody for a day, then both. */
const NIGHTS: readonly Night[] = [
  [MIDNIGHT - 2 * DAY, MIDNIGHT, 'Sam Rivera'],
  [MIDNIGHT, MIDNIGHT + DAY, 'Jo Kim'],
  [MIDNIGHT + 2 * DAY, MIDNIGHT + 3 * DAY, 'Sam Rivera'],
  [MIDNIGHT + 2 * DAY, MIDNIGHT + 3 * DAY, 'Jo Kim'],
  [MIDNIGHT + 3 * DAY, MIDNIGHT + 20 * DAY, 'Sam Rivera'],
];

let own: RunningServer;
let feed: Server;
let address = '';
let served = calendarOf(NIGHTS);

test.beforeAll(async () => {
  own = await startServer({ SEED: 'none', TIME_ZONE: 'UTC', WEBHOOK_PRIVATE: '127.0.0.1' });
  feed = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/calendar' }).end(served);
  }).listen(0, '127.0.0.1');
  await once(feed, 'listening');
  address = `http://127.0.0.1:${(feed.address() as AddressInfo).port}/duty.ics`;
  const [first, ...others] = CAMPUS.contacts;
  const north = { ...first, id: 'north', name: 'North duty phone', when: '', categories: [] };
  await setCampus(own, {
    ...CAMPUS,
    contacts: [
      { ...north, number: '555 0200' },
      ...others,
      { ...north, id: 'south', name: 'South duty phone', number: '555 0300' },
    ],
  });
  await publishIssue(own, FLOOD);
});
test.afterAll(async () => {
  feed.close();
  await own.stop();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// ROTA-1, ROTA-34, ROTA-35, ROTA-36, ROTA-37, ROTA-38, ROTA-10, LOOK-4, LOOK-6
test('a calendar is connected, its people get numbers, and fourteen days show gaps and overlaps', async ({
  page,
  signIn,
}) => {
  await signIn(page, `${own.url}/admin/settings/areas`);
  await button(page, 'Connect a calendar').click();
  const dialog = page.getByRole('dialog', { name: 'Connect a calendar' });
  await dialog.getByLabel('Contact', { exact: true }).selectOption('North duty phone');
  await judgeDesk(page, 'connect a calendar');
  await dialog.getByRole('textbox', { name: 'Calendar address' }).fill(address);
  await button(page, 'Read it').click();
  await expect(dialog.getByRole('textbox', { name: 'The name in this title' })).toHaveValue(
    'Sam Rivera',
  );
  await judgeDesk(page, 'an example of a name');
  await button(page, 'Connect').click();
  await expect(page.getByText('Calendar connected')).toBeVisible();
  for (const [name, number] of [
    ['Sam Rivera', '555 0201'],
    ['Jo Kim', '555 0202'],
  ] as const) {
    await button(page, `Add ${name}`).click();
    await page.keyboard.type(number);
  }
  await judgeDesk(page, 'people on the rota');
  await button(page, 'Save people').click();
  await expect(page.getByText('People saved')).toBeVisible();
  await page.getByText('All phones get names and numbers').click();
  await expect(
    page.getByText('Anyone with the app can read these names and numbers.'),
  ).toBeVisible();
  const list = page.getByRole('list', { name: 'Needs a look' });
  await expect(list).toContainText('two people, Jo Kim and Sam Rivera');
  await expect(list).toContainText('nobody from 12 am');
  await judgeDesk(page, 'areas and duty');
  await button(page, 'That’s right').click();
  await expect(list).not.toContainText('two people');
});

const file = (text: string) => ({
  name: 'duty.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(text),
});

// ROTA-1, ROTA-36, ROTA-37, LOOK-4, LOOK-6
test('a contact gets a calendar file from its own row, and the fourteen days show it', async ({
  page,
  signIn,
}) => {
  await signIn(page, `${own.url}/admin/settings/contacts`);
  const south = page.getByRole('group', { name: 'South duty phone' });
  await south.getByRole('button', { expanded: false }).click();
  await south.getByRole('link', { name: 'Connect a calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect a calendar' });
  await dialog.getByLabel('Or a file').setInputFiles(file('Sam on Monday, Jo on Tuesday'));
  await button(page, 'Read it').click();
  await expect(dialog.getByRole('alert')).toContainText('This is not a calendar.');
  await judgeDesk(page, 'a file that is no calendar');
  const weeks: Night = [MIDNIGHT - 2 * DAY, MIDNIGHT + 20 * DAY, 'Jo Kim'];
  await dialog.getByLabel('Or a file').setInputFiles(file(calendarOf([weeks])));
  await button(page, 'Read it').click();
  await expect(dialog.getByRole('textbox', { name: 'The name in this title' })).toHaveValue(
    'Jo Kim',
  );
  await button(page, 'Connect').click();
  await expect(page.getByText('Calendar connected')).toBeVisible();
  await expect(page.getByText('From a file, read just now')).toBeVisible();
  await expect(page.getByRole('list', { name: 'South duty phone' }).first()).toContainText(
    'Jo Kim',
  );
  await judgeDesk(page, 'areas and duty of two calendars');

  await page.goto(`${own.url}/admin/settings`);
  await expect(page.getByRole('link', { name: 'Areas and duty' })).toHaveAccessibleDescription(
    / gap/,
  );
  await page.goto(`${own.url}/admin/settings/contacts`);
  await south.getByRole('button', { expanded: false }).click();
  await south.getByRole('link', { name: 'Duty calendar' }).press('Enter');
  await expect(button(page, 'Change the calendar of South duty phone')).toBeFocused();
});

/** Opens the app on a phone whose clock can be set; fails if anything is reported on its console. */
async function openPhone(browser: Browser): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints = complaintsOf(page, [0]);
  const close = async (): Promise<void> => {
    await context.close();
    expect(complaints).toEqual([]);
  };
  return { page, close };
}

const call = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name: `Call ${name}`, exact: true });

// ROTA-10, ROTA-31, ROTA-33, LOOK-4, LOOK-6
test('a phone calls the person on duty, follows a swap, and changes at midnight without a signal', async ({
  browser,
}) => {
  const { page, close } = await openPhone(browser);
  await page.clock.install();
  await visitFirst(page, own.url);
  await expect(call(page, 'Sam Rivera')).toHaveAttribute('href', 'tel:5550201');
  await button(page, 'Contacts').click();
  await expect(page.getByText('North duty phone', { exact: true })).toBeVisible();
  await judgePhone(page, 'contacts on duty');
  await page.keyboard.press('Escape');

  // A swap: Jo takes tonight, Sam the day after.
  const [, ...later] = NIGHTS;
  served = calendarOf([
    [MIDNIGHT - 2 * DAY, MIDNIGHT, 'Jo Kim'],
    [MIDNIGHT, MIDNIGHT + DAY, 'Sam Rivera'],
    ...later.slice(1),
  ]);
  await asAdmin(own, API.readCalendars, {});
  await page.clock.fastForward('01:01');
  await expect(call(page, 'Jo Kim')).toHaveAttribute('href', 'tel:5550202');

  await page.context().setOffline(true);
  await page.clock.setSystemTime(MIDNIGHT + HOUR);
  await page.clock.fastForward('01:01');
  await expect(call(page, 'Sam Rivera')).toHaveAttribute('href', 'tel:5550201');
  // The first frame is right too.
  await page.reload();
  await expect(call(page, 'Sam Rivera')).toBeVisible();
  await page.clock.setSystemTime(MIDNIGHT + DAY + HOUR);
  await page.clock.fastForward('01:01');
  await expect(call(page, 'North duty phone')).toHaveAttribute('href', 'tel:5550200');
  await close();
});

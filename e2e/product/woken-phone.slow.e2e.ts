import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page as FirefoxPage } from 'puppeteer-core';
import { API } from '#core/api/api.ts';
import { pathOf } from '#core/base/api-path.ts';
import { pushAddress } from '../../server/test/push/phone.ts';
import { parseAnswer } from '../../server/test/parse-json.ts';
import { PHONE } from '../base/advisor.ts';
import { asAdmin, publishIssue, setCampus } from '../base/authoring.ts';
import { openEscalate, SOON } from '../base/escalated.ts';
import {
  firefoxPath,
  openFirefox,
  openPage,
  preparePage,
  read,
  see,
  tap,
  tapNotification,
  type,
} from '../base/engines/firefox.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgePhone } from '../base/judge.ts';
import { CAMPUS, FLOOD } from '../base/night.ts';
import { startPushService } from '../base/push-service.ts';
import { ADMIN, startServer, type RunningServer } from '../base/running-server.ts';

test.use({ ...PHONE, expectedStatuses: [404] });
test.describe.configure({ timeout: 240_000, mode: 'serial' });

let own: RunningServer;
let service: Awaited<ReturnType<typeof startPushService>>;
let profile: string;
let firefox: Browser | undefined;
const complaints: string[] = [];

test.beforeAll(async () => {
  service = await startPushService();
  own = await startServer({ SEED: 'none', TIME_ZONE: 'UTC', WEBHOOK_PRIVATE: '127.0.0.1' });
  await setCampus(own, CAMPUS);
  await publishIssue(own, FLOOD);
  profile = await mkdtemp(join(tmpdir(), 'reslife-woken-'));
});
test.afterAll(async () => {
  await firefox?.close();
  service.stop();
  await own.stop();
  await rm(profile, { recursive: true, force: true });
});

/** Returns the notifications that the phone shows, and the address that a tap on each opens. */
const shown = async (
  page: FirefoxPage,
): Promise<{ title: string; body: string; opens: string }[]> =>
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/escalation/');
    const all = (await registration?.getNotifications()) ?? [];
    return all.map(({ title, body, data }) => ({ title, body, opens: String(data) }));
  });

/** Counts the workers of the page's origin. */
const countWorkers = async (): Promise<number> =>
  (await navigator.serviceWorker.getRegistrations()).length;

/** Puts Sam on the rota; returns the secret of a link that wakes a phone of theirs. */
async function linkForSam(): Promise<string> {
  const { version, people } = await asAdmin(own, API.getRota, {});
  if (people.length === 0) {
    const sam = { id: 'sam', name: 'Sam Rivera', number: '555 0201', email: '' };
    const body = { people: [sam], isForAll: false, tellsAtStart: false, version };
    await asAdmin(own, API.setRotaPeople, { body });
  }
  return (await asAdmin(own, API.makeWakeLink, { params: { id: 'sam' } })).link;
}

// WAKE-1, WAKE-2, WAKE-3, WAKE-5, WAKE-7, WAKE-10, WAKE-11, WAKE-13
test('a phone set up in the profile times its test alert, is woken by an escalation, and answers it', async ({
  page: advisor,
}) => {
  test.skip(firefoxPath === undefined, 'Firefox is not installed here');
  firefox = await openFirefox(profile, service.prefs);
  const phone = await openPage(firefox, 'phone', complaints);
  await phone.goto(`${own.url}/admin/profile`);
  await type(phone, 'textbox', 'Email', ADMIN.email);
  await phone.locator('input[type="password"]').fill(ADMIN.password);
  await tap(phone, 'button', 'Login');
  await tap(phone, 'button', 'Wake this phone');
  await see(phone, 'heading', 'Wake this phone');
  await tap(phone, 'button', 'Wake this phone');
  await see(phone, 'heading', 'This phone wakes you');
  expect(await phone.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await tap(phone, 'button', 'Send a test');
  expect(await read(phone, 'Arrived after')).toMatch(/Arrived after \d+\.\d s\./);

  // The page is left, so that only the worker tells of the new address.
  await phone.goto(`${own.url}/robots.txt`);
  service.forgetAll();
  const woken = async () => {
    const { rows } = await asAdmin(own, API.listTrail, { query: { kind: 'notifications' } });
    return rows.filter(({ what }) => what === 'wake.add').length;
  };
  await expect.poll(woken, { timeout: 60_000 }).toBe(2);
  await phone.goto(`${own.url}/escalation`);
  await tap(phone, 'button', 'Send a test');
  expect(await read(phone, 'Arrived after')).toMatch(/Arrived after \d+\.\d s\./);

  const { phones = [] } = await asAdmin(own, API.listNotificationTargets, {});
  await asAdmin(own, API.addNotificationTarget, {
    body: {
      kind: 'push',
      address: phones[0]?.account ?? '',
      categories: [],
      escalations: true,
      summary: 'none',
    },
  });
  await openEscalate(advisor, own);
  await advisor.getByRole('button', { name: 'Record as escalated', exact: true }).click();
  await expect
    .poll(async () => await shown(phone), SOON)
    .toContainEqual({
      title: 'Escalation: Water',
      body: '',
      opens: '/escalation#woken=Water&area=',
    });
  for (const closed of service.posted) expect(closed.toString('latin1')).not.toContain('Water');

  const opened = await preparePage(
    await tapNotification(firefox, 'Escalation: Water'),
    'phone',
    complaints,
  );
  await see(opened, 'heading', FLOOD.title);
  await tap(opened, 'button', 'I have it');
  await see(opened, 'heading', 'You have it');
  await expect(advisor.getByText(/ has it, /).first()).toBeVisible(SOON);

  await opened.goto(`${own.url}/escalation`);
  await tap(opened, 'button', 'Stop waking this phone');
  await tap(opened, 'button', 'Stop');
  await see(opened, 'heading', 'This phone does not wake you');
  expect(await asAdmin(own, API.listWokenPhones, {})).toEqual([]);
  expect(await opened.evaluate(countWorkers)).toBe(0);
  expect(complaints).toEqual([]);
});

// WAKE-4, WAKE-12, LOOK-4, LOOK-6
test('the wake pages of a phone are accessible and large enough in each state', async ({
  page,
}) => {
  const link = await linkForSam();
  await page.goto(`${own.url}/escalation#wake=${link}`);
  await expect(page.getByRole('heading', { name: 'Wake this phone' })).toBeVisible();
  await judgePhone(page, 'a link that wakes a phone');

  const push = pushAddress('https://push.example/sam').push;
  const woken = await page.request.post(own.url + pathOf(API.wakeByLink.path), {
    data: { data: { link, push } },
  });
  const { key } = parseAnswer(API.wakeByLink, await woken.text());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await judgePhone(page, 'a link that woke a phone before');

  await page.goto(`${own.url}/escalation`);
  await expect(page.getByRole('heading', { name: 'This phone does not wake you' })).toBeVisible();
  await judgePhone(page, 'a phone that is not woken');
  await page.evaluate((held) => localStorage.setItem('reslife.woken', held), key);
  await page.reload();
  // The browser of the tests shows no notifications.
  await expect(page.getByRole('heading', { name: 'This phone cannot wake you' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop waking this phone' }).click();
  await judgePhone(page, 'a phone that is asked whether it is woken no more');
});

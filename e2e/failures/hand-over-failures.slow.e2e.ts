import type { Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import { answer, next, PHONE, startChosen, walkOf } from '../base/advisor.ts';
import { asAdmin, attendancesOf } from '../base/authoring.ts';
import { test } from '../base/campus.ts';
import { expect } from '../base/fixtures.ts';
import {
  backToHome,
  button,
  closeHandOver,
  handOver,
  hearSignal,
  openHandOver,
  openRecords,
  otherPhone,
  takeOver,
} from '../base/hand-over.ts';
import { judgePhone } from '../base/judge.ts';
import { press } from '../base/keyboard.ts';
import { CELLAR, visitFirst, WATER } from '../base/night.ts';
import type { RunningServer } from '../base/running-server.ts';

test.use({ ...PHONE, expectedStatuses: [0], guide: CELLAR });
test.describe.configure({ timeout: 180_000 });

const FORM = 'https://127.0.0.1:9/report?what={title}';
const DUE = 'Report not opened yet';

// HANDOVER-3, HANDOVER-4, ESCALATE-2, REPORT-11
test('after a handover, only the phone that ends an escalated walk without a signal has a report waiting', async ({
  page,
  campus,
  id,
  browser,
}) => {
  await asAdmin(campus, API.setReportForm, { body: { address: FORM } });
  await visitFirst(page, campus.url);
  const ben = await otherPhone(browser, campus.url, 'Ben');
  await page.goto(campus.url + WATER);
  const walk = await startChosen(page, CELLAR.title);
  await campus.down();
  await button(page, 'Escalate now').click();
  await button(page, 'Record as escalated').click();
  await expect(walk.getByText(/^Escalated at step 1/)).toBeVisible();
  await answer(walk, 'Yes');
  await next(walk);
  const code = await takeOver(ben, await handOver(page, walk));
  await page.getByRole('textbox', { name: /^Who is taking/ }).fill('Ben');
  await page.getByRole('textbox', { name: /^Code on their phone/ }).fill(code);
  await press(button(page, 'They have it'));
  await expect(walk).toHaveCount(0);

  await openRecords(page);
  await expect(page.getByText(/^Handed over to Ben/)).toBeVisible();
  await expect(page.getByText(DUE)).toHaveCount(0);
  await button(page, CELLAR.title).click();
  await expect(page.getByText(/^The person who took over writes/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open incident report' })).toHaveCount(0);
  await expect(page.getByText(/ended the procedure/)).toHaveCount(0);
  await judgePhone(page, 'a record that was handed over');

  await press(button(ben, 'Open it'));
  const theirs = walkOf(ben, CELLAR.title);
  await expect(theirs.getByText(/^Escalated at step 1/)).toBeVisible();
  await answer(theirs, 'Yes');
  await next(theirs);
  await theirs.getByRole('button', { name: 'Issue resolved' }).click();
  await expect(ben.getByText(DUE)).toBeVisible();
  await backToHome(ben);
  await openRecords(ben);
  await expect(ben.getByText(DUE)).toBeVisible();

  // Ben's arrives first: earlier records do not replace it.
  await page.context().setOffline(true);
  await campus.up();
  await hearSignal(ben);
  await expect(ben.getByText(/^Received by the office/)).toBeVisible();
  await page.context().setOffline(false);
  await hearSignal(page);
  await expect(page.getByText(/^Received by the office/)).toBeVisible();
  const [record, ...others] = await attendancesOf(campus, id);
  expect(record).toMatchObject({ advisor: 'Amara', outcome: 'Resolved', report: 'due' });
  expect(others).toEqual([]);
  const params = { id: record?._id ?? '' };
  const { former } = await asAdmin(campus, API.getRecord, { params });
  expect(former).toMatchObject([{ issueStatus: 'Escalated', finishedAt: null }]);
  await asAdmin(campus, API.setReportForm, { body: { address: '' } });
  await ben.close();
});

/** Returns a walk that Amara began, and the address of the code that hands it over. */
async function offered(page: Page, { url }: RunningServer) {
  await visitFirst(page, url);
  await page.goto(url + WATER);
  const walk = await startChosen(page, CELLAR.title);
  return { walk, address: await handOver(page, walk) };
}

/** Takes over on a phone that has no room for it. */
async function takeInVain(phone: Page): Promise<void> {
  await press(button(phone, 'Take over'));
  await expect(phone.getByRole('heading', { name: 'This phone cannot save it' })).toBeVisible();
}

// HANDOVER-8
test('a full phone says that it cannot store the walk, and stores it once there is room', async ({
  page,
  campus,
  browser,
}) => {
  const { address } = await offered(page, campus);
  const ben = await otherPhone(browser, campus.url, 'Ben');
  await ben.goto(address);
  await expect(button(ben, 'Take over')).toBeVisible();
  // The browser refuses writes as it does when it is full.
  const room = await ben.evaluateHandle(() => {
    const { prototype } = IDBObjectStore;
    const put = Object.getOwnPropertyDescriptor(prototype, 'put') ?? {};
    prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    return () => Object.defineProperty(prototype, 'put', put);
  });
  await takeInVain(ben);
  await expect(ben.getByText(/^\w\w-\w\w$/)).toHaveCount(0);
  await judgePhone(ben, 'a walk that a full phone cannot keep');
  await press(button(ben, 'Leave it'));
  await room.evaluate((give) => give());
  await takeOver(ben, address);
  await press(button(ben, 'Open it'));
  await expect(walkOf(ben, CELLAR.title)).toContainText('STEP 1');
  await ben.close();
});

// HANDOVER-8
test('a browser without storage says so, and the walk continues while its page is open', async ({
  page,
  campus,
  browser,
}) => {
  const { walk, address } = await offered(page, campus);
  const context = await browser.newContext({ ...PHONE, baseURL: campus.url });
  // Acts as a private window of some browsers.
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('nothing is kept here', 'SecurityError');
    };
    localStorage.setItem('advisor', 'Ben');
  });
  const ben = await context.newPage();
  await ben.goto(address);
  await takeInVain(ben);
  await press(button(ben, 'Open it'));
  const theirs = walkOf(ben, CELLAR.title);
  await answer(theirs, 'Yes');
  await next(theirs);
  await expect(theirs).toContainText('STEP 2');
  // The first phone has it still.
  await closeHandOver(page);
  await expect(walk).toContainText('STEP 1');
  await context.close();
});

// HANDOVER-6
test('a walk too long for a code says so, and stays on its phone', async ({ page, campus }) => {
  await visitFirst(page, campus.url);
  await page.goto(campus.url + WATER);
  const walk = await startChosen(page, CELLAR.title);
  for (let step = 0; step < CELLAR.steps.length; step += 1) {
    await answer(walk, 'Yes');
    await next(walk);
  }
  const feedback = walk.getByRole('textbox', { name: 'Feedback' });
  await feedback.fill('Water came through the ceiling. '.repeat(80));
  await openHandOver(page, walk);
  await expect(page.getByRole('alert')).toContainText('This is too long for a code.');
  await judgePhone(page, 'a walk that is too long for a code');
  await closeHandOver(page);
  await feedback.fill('Water came through the ceiling.');
  expect(await handOver(page, walk)).toContain('#');
});

import type { Page } from '@playwright/test';
import { answer, next, PHONE, startChosen, walkOf } from '../base/advisor.ts';
import { attendancesOf, publishIssue } from '../base/authoring.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk, judgePhone } from '../base/judge.ts';
import { CELLAR, savedHere } from '../base/night.ts';
import { startServer, type RunningServer } from '../base/running-server.ts';
import { startWithCampus } from '../base/with-issuer.ts';

test.use({ ...PHONE, expectedStatuses: [0] });
// A campus of its own, and a dozen states that are judged.
test.describe.configure({ timeout: 150_000 });

const CAMPUS = { name: 'Sign in with your campus account' };
const SAM = { sub: 'sam', email: 'sam@ashdown.example', name: 'Sam Okafor' };
const PROVEN = { ADVISOR_SIGN_IN: 'campus' };

const isReady = async (page: Page): Promise<void> =>
  await expect(
    page.getByRole('status').filter({ hasText: /^Ready offline, \d+ proc/ }),
  ).toBeVisible();

/** Walks the guide to its end, without a signal, and says how it ended. */
async function walkWithoutSignal(page: Page, server: RunningServer): Promise<void> {
  await page.goto(`${server.url}/user/issues-list/Water`);
  const walk = await startChosen(page, CELLAR.title);
  for (const word of ['No', 'Yes']) {
    await answer(walk, word);
    await next(walk);
  }
  await walkOf(page, CELLAR.title).getByRole('button', { name: 'Issue resolved' }).click();
  await expect(savedHere(page)).toBeVisible();
}

// SIGNIN-42, SIGNIN-43, SIGNIN-44, LOOK-4, LOOK-6
test('a name from the campus sign-in is verified, even for a walk without a signal that is sent later', async ({
  page,
  browser,
  signIn,
}) => {
  const { server, stop } = await startWithCampus(PROVEN, SAM);
  const { id } = await publishIssue(server, CELLAR);
  await page.goto(`${server.url}/login`);
  await expect(page.getByRole('button', CAMPUS)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await judgePhone(page, 'login by the campus account');
  await page.getByRole('button', CAMPUS).click();
  await expect(page.getByRole('heading', { name: 'Welcome to ResLife' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/user`);
  expect(await page.evaluate(() => localStorage.getItem('advisor'))).toBe('Sam Okafor');
  await isReady(page);
  await expect(page.getByText('not verified')).toHaveCount(0);

  await server.down();
  await walkWithoutSignal(page, server);
  await server.up();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect
    .poll(async () => await attendancesOf(server, id))
    .toMatchObject([{ advisor: 'Sam Okafor', proof: 'campus' }]);

  const desk = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await signIn(desk, `${server.url}/admin/analytics`);
  await desk.getByRole('button', { name: 'Today' }).click();
  const row = desk.getByRole('row').filter({ hasText: CELLAR.title });
  await expect(row).toContainText('Verified by campus sign-in');
  await judgeDesk(desk, 'analytics of a proven name');
  await row.getByRole('link', { name: CELLAR.title }).click();
  await expect(desk.getByText('Verified by campus sign-in')).toBeVisible();
  await judgeDesk(desk, 'record of a proven name');
  await desk.close();
  await stop();
});

// SIGNIN-42, SIGNIN-44, SIGNIN-45, LOOK-4, LOOK-6
test('a typed name starts a walk without a signal, and the walk says that the name is not verified', async ({
  page,
}) => {
  const { server, stop } = await startWithCampus(PROVEN, SAM);
  const { id } = await publishIssue(server, CELLAR);
  await page.goto(`${server.url}/user`);
  await isReady(page);
  await server.down();
  await page.goto(`${server.url}/login`);
  await page.getByRole('button', CAMPUS).click();
  await expect(page.getByRole('alert').filter({ hasText: 'sign-in failed' })).toBeVisible();
  await judgePhone(page, 'login without a signal for the campus account');
  await page.getByRole('textbox', { name: 'Username' }).fill('Amara');
  await page.getByRole('button', { name: 'Enter Reslife' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Your name is not verified' });
  await expect(notice).toBeVisible();
  await judgePhone(page, 'dashboard of a name that is not proven');
  await walkWithoutSignal(page, server);
  await server.up();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect
    .poll(async () => await attendancesOf(server, id))
    .toMatchObject([{ advisor: 'Amara', proof: 'none' }]);

  // The button above the page leads to the campus and back to it.
  await page.goto(`${server.url}/user/issues-list/Water`);
  const taken = page.waitForResponse((response) => response.url().endsWith('/advisor/proof'));
  await notice.getByText('Your name is not verified').first().click();
  await notice.getByRole('button', CAMPUS).click();
  await taken;
  await expect(page).toHaveURL(`${server.url}/user/issues-list/Water`);
  await expect(notice).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('advisor'))).toBe('Sam Okafor');
  await stop();
});

// SIGNIN-47, SIGNIN-48, LOOK-4, LOOK-6
test('a phone that opened its code stays verified without a signal until it is revoked', async ({
  page,
  browser,
  signIn,
}) => {
  const server = await startServer({ ADVISOR_SIGN_IN: 'enrolled' });
  const { id } = await publishIssue(server, CELLAR);
  await page.goto(`${server.url}/login`);
  await expect(page.getByText('This phone is not enrolled')).toBeVisible();
  await judgePhone(page, 'login of a phone that is not enrolled');

  const desk = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await signIn(desk, `${server.url}/admin`);
  await desk.getByRole('link', { name: 'Administration', exact: true }).click();
  await desk.getByRole('link', { name: /^Phones/ }).click();
  await judgeDesk(desk, 'no phones');
  await desk.getByRole('button', { name: 'Enroll a phone' }).click();
  await judgeDesk(desk, 'the dialog that enrols a phone');
  await desk.getByRole('textbox', { name: "Advisor's name" }).fill('Sam Okafor');
  await desk.getByRole('button', { name: 'Make code' }).click();
  await expect(desk.getByRole('img', { name: 'QR code for Sam Okafor' })).toBeVisible();
  await judgeDesk(desk, 'the code of a phone');
  const address = await desk.getByText('#enrol=').textContent();
  await desk.getByRole('button', { name: 'Done' }).click();

  await page.goto('about:blank');
  await page.goto(address ?? '');
  await expect(page.getByRole('heading', { name: 'Welcome to ResLife' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/user`);
  await isReady(page);
  await server.down();
  await walkWithoutSignal(page, server);
  await server.up();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const proofs = async () => (await attendancesOf(server, id)).map(({ proof }) => proof);
  await expect.poll(proofs).toEqual(['phone']);

  await desk.reload();
  await desk.getByRole('button', { name: 'Revoke Sam Okafor’s phone' }).click();
  await judgeDesk(desk, 'the dialog that revokes a phone');
  await desk.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(desk.getByText('Sam Okafor’s phone revoked')).toBeVisible();
  await judgeDesk(desk, 'a phone that was revoked');
  await desk.close();
  await page.getByRole('button', { name: 'Back to home' }).click();
  await server.down();
  await walkWithoutSignal(page, server);
  await server.up();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(async () => (await proofs()).map(String).toSorted()).toEqual(['none', 'phone']);

  // The code was used: another phone says so, and its name can be typed.
  const other = await browser.newPage(PHONE);
  await other.goto(address ?? '');
  await expect(other.getByRole('alert').filter({ hasText: 'was used, expired' })).toBeVisible();
  await judgePhone(other, 'a code that was used');
  await other.close();
  await server.stop();
});

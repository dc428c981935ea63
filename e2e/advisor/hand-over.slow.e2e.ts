import type { Locator, Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { answer, enter, next, PHONE, startWalk, walkOf } from '../base/advisor.ts';
import { attendancesOf, publishIssue, updateIssue } from '../base/authoring.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgePhone } from '../base/judge.ts';
import { press } from '../base/keyboard.ts';
import { CELLAR } from '../base/night.ts';

test.use({ ...PHONE, expectedStatuses: [0] });
test.describe.configure({ timeout: 180_000 });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What the camera of another phone reads from this one's screen. */
async function scanned(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

/** Opens the dialog that hands a walk over by keyboard; returns the address of its code. */
async function handOver(page: Page, walk: Locator): Promise<string> {
  await press(walk.getByRole('button', { name: 'More', exact: true }));
  await press(button(page, 'Hand over'));
  const code = page.getByRole('img', { name: /^Code that hands over/ });
  await expect(code).toBeVisible();
  return await scanned(code);
}

// HANDOVER-1, HANDOVER-2, HANDOVER-3, HANDOVER-4, HANDOVER-6, TIMELINE-5
test('a walk goes to another phone without a signal, and is one record of both', async ({
  page,
  server,
  browser,
}) => {
  const title = 'Cellar, handed over';
  const { id } = await publishIssue(server, { ...CELLAR, title });
  await enter(page);
  const other = await browser.newContext({ ...PHONE, baseURL: server.url });
  const ben = await other.newPage();
  await enter(ben, 'Ben');
  for (const phone of [page, ben]) await expect(phone.getByText(/^Ready offline/)).toBeVisible();
  const walk = await startWalk(page, 'Water', title);
  await expect(button(page, 'More')).toBeVisible();
  await server.down();
  await answer(walk, 'No');
  await next(walk);
  const address = await handOver(page, walk);
  expect(address).toMatch(new RegExp(`^${server.url}/i/${id}#[\\w-]{80,400}$`));
  await judgePhone(page, 'the code that hands a walk over');

  await ben.goto(address);
  await expect(ben.getByRole('heading', { name: 'Amara hands a procedure over' })).toBeVisible();
  await expect(ben.getByText(/^Cellar, handed over At step 2, begun/)).toBeVisible();
  await judgePhone(ben, 'a walk that is handed over');
  await press(button(ben, 'Take over'));
  const code = (await ben.getByText(/^\w\w-\w\w$/).textContent()) ?? '';
  await judgePhone(ben, 'a walk that was taken over');
  await press(button(ben, 'Open it'));
  const theirs = walkOf(ben, title);
  await expect(theirs.getByText('STEP 2')).toBeVisible();
  expect(new URL(ben.url()).hash).toBe('');
  await theirs.getByRole('button', { name: 'Back' }).click();
  await expect(theirs.getByRole('radio', { name: 'No' })).toBeChecked();
  await next(theirs);

  await page.getByRole('textbox', { name: /^Who takes over/ }).fill('Ben');
  await page.getByRole('textbox', { name: /^Code on their phone/ }).fill('A2-22');
  await button(page, 'They have it').click();
  await expect(page.getByText('That is not the code.', { exact: false })).toBeVisible();
  await page.getByRole('textbox', { name: /^Code on their phone/ }).fill(code.toLowerCase());
  await button(page, 'They have it').click();
  await expect(walk).toHaveCount(0);
  await expect(page.getByText('Unfinished at step 2')).toHaveCount(0);
  await button(page, 'Menu').click();
  await page.getByRole('link', { name: 'Records', exact: true }).click();
  await expect(page.getByText(/^Handed over to Ben \d\d:\d\d$/)).toBeVisible();
  await judgePhone(page, 'Records with what was handed over');

  await server.up();
  await answer(theirs, 'Yes');
  await next(theirs);
  await theirs.getByRole('button', { name: 'Issue resolved' }).click();
  await expect(ben.getByRole('dialog', { name: 'Issue resolved!' })).toBeVisible();
  await button(ben, 'Back to home').click();
  await button(ben, 'Menu').click();
  await ben.getByRole('link', { name: 'Records', exact: true }).click();
  await ben.getByRole('article').getByRole('button').click();
  for (const line of [
    'Amara asked: Is anybody in it? Answered no.',
    'Amara handed the procedure over to Ben.',
    'Ben ended the procedure: resolved.',
  ]) {
    await expect(ben.getByText(line)).toBeVisible();
  }
  await expect.poll(async () => (await attendancesOf(server, id)).length).toBe(1);
  await other.close();
});

// HANDOVER-5, HANDOVER-7
test('a damaged code, one scanned twice and a revision of before are said', async ({
  page,
  server,
  browser,
}) => {
  const title = 'Cellar, handed over twice';
  const { id } = await publishIssue(server, { ...CELLAR, title });
  await enter(page);
  const walk = await startWalk(page, 'Water', title);
  const address = await handOver(page, walk);
  // It was edited meanwhile: this phone gets the newest alone by itself.
  await updateIssue(server, id, { title: `${title}, and edited` });
  const other = await browser.newContext({ ...PHONE, baseURL: server.url });
  const ben = await other.newPage();
  await enter(ben, 'Ben');
  await ben.goto(`${address}A`);
  await expect(ben.getByText('This code cannot be read')).toBeVisible();
  await judgePhone(ben, 'a damaged code');
  await button(ben, 'Leave it').click();
  await expect(ben.getByText(/^Ready offline/)).toBeVisible();
  await server.down();
  await ben.goto('/user');
  await ben.goto(address);
  await expect(ben.getByText(`Revision 1 of “${title}” is not on this phone`)).toBeVisible();
  await judgePhone(ben, 'a revision that is not here');
  await server.up();
  await button(ben, 'Try again').click();
  await button(ben, 'Take over').click();
  await button(ben, 'Open it').click();
  await expect(walkOf(ben, title)).toContainText('STEP 1');
  await ben.goto('/user');
  await ben.goto(address);
  await expect(ben.getByText('This phone has it already')).toBeVisible();
  await judgePhone(ben, 'a code that was used');
  await other.close();
});

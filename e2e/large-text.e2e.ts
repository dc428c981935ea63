import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  answer,
  back,
  cardOf,
  enter,
  next,
  PHONE,
  REMINDER,
  startWalk,
  walkResidentNotSeen,
} from './advisor.ts';
import { publishIssue, uploadImage, writeIssue } from './authoring.ts';
import { BROKEN_WINDOW, ONE_QUESTION } from './broken-window.ts';
import { actionOf, editor } from './editor.ts';
import { expect, signedIn, test } from './fixtures.ts';
import { ADMIN_VIEWS, ADVISOR_VIEWS, expectReadable } from './text-fit.ts';

// WCAG 1.4.4, 1.4.10 and 1.4.12: on 320 px, and with the root's letters twice as large, every text is whole.

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const judgePhone = async (page: Page, state: string) =>
  await expectReadable(page, state, ADVISOR_VIEWS);
const judgeDesk = async (page: Page, state: string) =>
  await expectReadable(page, state, ADMIN_VIEWS);

// LOOK-6
test.describe("the advisor's screens", () => {
  test.use(PHONE);

  test('login, dashboard and menu', async ({ page }) => {
    await page.goto('/login');
    await expect(heading(page, 'ON-CALL APP FOR RESLIFE ADVISORS')).toBeVisible();
    await judgePhone(page, 'login');
    await enter(page);
    await judgePhone(page, 'dashboard');
    await button(page, 'Menu').click();
    await expect(button(page, 'Logout')).toBeVisible();
    await judgePhone(page, 'menu');
  });

  test('cards of one category and of all, nothing found, the start dialog, the name asked for', async ({
    page,
  }) => {
    await page.goto('/user/issues-list/Kitchen%20appliances');
    await expect(heading(page, 'Kitchen appliances')).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await judgePhone(page, 'cards of a category');
    await page.goto('/user/issues-list/All%20categories');
    await expect(button(page, 'Next')).toBeVisible();
    await judgePhone(page, 'cards of all categories');
    await page.goto('/user/issues-list/Fire?search=meteor');
    await expect(page.getByText('No issues match your search')).toBeVisible();
    await judgePhone(page, 'nothing found');
    await page.goto('/user/issues-list/Fire');
    await cardOf(page, 'Fire alarm sounding').click();
    await expect(button(page, 'Start')).toBeVisible();
    await judgePhone(page, 'start dialog');
    await button(page, 'Start').click();
    await expect(page.getByRole('dialog', { name: 'Username' })).toBeVisible();
    await judgePhone(page, 'name asked for');
  });

  test('a step with a checkbox and an image, one with two answers, the exit, the walk offered again', async ({
    page,
    server,
  }) => {
    const background = { r: 30, g: 90, b: 120 };
    const png = sharp({ create: { width: 300, height: 900, channels: 3, background } }).png();
    const image = await uploadImage(server, await png.toBuffer());
    const [question, , statement, ...others] = BROKEN_WINDOW.steps;
    const title = 'Window broken from outside by something thrown';
    await publishIssue(server, {
      ...BROKEN_WINDOW,
      title,
      steps: [{ ...statement, image }, question ?? {}, statement ?? {}, ...others],
    });
    await enter(page);
    const walk = await startWalk(page, 'Safety concern', title);
    await expect(walk.getByText('STEP 1', { exact: true })).toBeVisible();
    await judgePhone(page, 'step with a checkbox and an image');
    await answer(walk, 'Nobody is near the glass');
    await next(walk);
    await expect(walk.getByRole('radio')).toHaveCount(2);
    await judgePhone(page, 'step with two answers');
    await back(walk);
    await back(walk);
    await expect(button(page, 'exit')).toBeVisible();
    await judgePhone(page, 'exit dialog');
    await page.goto('/user');
    await expect(page.getByRole('region', { name: 'Unfinished issue' })).toBeVisible();
    await judgePhone(page, 'walk offered again');
  });

  test('the final screen and the result', async ({ page }) => {
    await enter(page);
    const walk = await startWalk(page, 'Welfare', 'Resident not seen');
    await walkResidentNotSeen(walk);
    await expect(walk.getByText(REMINDER)).toBeVisible();
    await walk.getByRole('radio', { name: '3.5 stars' }).check();
    await judgePhone(page, 'final screen');
    await walk.getByRole('button', { name: 'Issue resolved' }).click();
    await expect(page.getByRole('dialog', { name: 'Issue resolved!' })).toBeVisible();
    await judgePhone(page, 'result dialog');
  });

  test('the messages and the pages to read', async ({ page }) => {
    for (const [address, name] of [
      ['/issue-not-found?category=Kitchen%20appliances', "Can't find an issue?"],
      ['/feedback', 'Feedback'],
      ['/privacy-policy', 'Privacy policy'],
      ['/about', 'About ResLife On-Call'],
    ] as const) {
      await page.goto(address);
      await expect(heading(page, name)).toBeVisible();
      await judgePhone(page, address);
    }
  });
});

// LOOK-6
test.describe("the administrator's screens", () => {
  test('sign-in, forgotten and new password', async ({ page }) => {
    await page.goto('/auth/login');
    await expect(heading(page, 'Sign in')).toBeVisible();
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Required').first()).toBeVisible();
    await judgeDesk(page, 'sign-in');
    await page.goto('/auth/forgot-password');
    await expect(page.getByRole('textbox', { name: 'Email ID' })).toBeVisible();
    await judgeDesk(page, 'forgotten password');
    await page.goto('/auth/reset-password?email=maya%40ashdown.example&passCode=guessed');
    await page.getByRole('textbox', { name: 'New password' }).fill('a good long password');
    await page.getByRole('textbox', { name: 'Confirm password' }).fill('another');
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await judgeDesk(page, 'new password');
  });

  test.describe('signed in', () => {
    test.use(signedIn);

    test('the issues list and its dialogs', async ({ page, server }) => {
      await writeIssue(server, { ...ONE_QUESTION, title: 'A light that is left on for days' });
      await page.goto('/admin');
      await expect(button(page, 'Publish').first()).toBeVisible();
      await judgeDesk(page, 'issues list');
      await button(page, 'Create new issue').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await judgeDesk(page, 'create dialog');
      await button(page, 'cancel').click();
      await button(page, 'Logout').first().click();
      await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
      await judgeDesk(page, 'logout dialog');
    });

    test('every pane of the editor and the removal asked about', async ({ page, server }) => {
      const background = { r: 30, g: 90, b: 120 };
      const png = sharp({ create: { width: 640, height: 480, channels: 3, background } }).png();
      const image = await uploadImage(server, await png.toBuffer());
      const [first, ...others] = BROKEN_WINDOW.steps;
      const { id } = await writeIssue(server, {
        ...BROKEN_WINDOW,
        steps: [{ ...first, image }, ...others],
      });
      await page.goto(`/issue/${id}`);
      await expect(heading(page, BROKEN_WINDOW.title)).toBeVisible();
      await judgeDesk(page, 'issue details');
      await editor.item(page, 'Step 1').click();
      await expect(page.getByRole('img', { name: 'Picture of this step' })).toBeVisible();
      await judgeDesk(page, 'step with an image');
      await editor.item(page, 'Step 2').click();
      await expect(actionOf(page, 'If no').customText).toBeVisible();
      await judgeDesk(page, 'step with custom texts');
      await editor.item(page, 'Feedback').click();
      await expect(page.getByText('Please remember')).toBeVisible();
      await judgeDesk(page, 'feedback pane');
      await editor.item(page, 'Step 6').click();
      await editor.remove(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await judgeDesk(page, 'removal asked about');
    });

    test('analytics with results', async ({ page }) => {
      await page.goto('/admin/analytics?startDate=2024-01-01&endDate=2100-01-31');
      await expect(page.getByText('Issues attended to')).toBeVisible();
      await judgeDesk(page, 'analytics');
    });
  });

  // LOOK-6
  test('the kitchen sink', async ({ page }) => {
    await page.goto('/kitchen-sink');
    await expect(heading(page, 'Kitchen sink')).toBeVisible();
    await judgeDesk(page, 'kitchen sink');
  });
});

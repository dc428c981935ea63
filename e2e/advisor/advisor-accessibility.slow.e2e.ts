import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { sidewaysOverflow } from '../base/accessibility.ts';
import {
  answer,
  back,
  cardOf,
  enter,
  next,
  PHONE,
  REMINDER,
  RESIDENT_NOT_SEEN,
  startWalk,
  walkOf,
  walkResidentNotSeen,
} from '../base/advisor.ts';
import { publishIssue, uploadImage } from '../base/authoring.ts';
import { BROKEN_WINDOW } from '../base/broken-window.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgePhone } from '../base/judge.ts';
import { tabTo } from '../base/keyboard.ts';

test.use(PHONE);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

// Each state is judged in five views.
test.describe.configure({ timeout: 120_000 });

// LOOK-4, LOOK-6, LOOK-12
test.describe('axe reports nothing and no text is cut off, at 390 and 320 px, light and dark, also at 200 %', () => {
  test('login, login without a name, the dashboard and its menu', async ({ page }) => {
    await page.goto('/login');
    await expect(heading(page, 'ON-CALL APP FOR RESLIFE ADVISORS')).toBeVisible();
    await judgePhone(page, 'login');
    await page.getByRole('button', { name: 'Enter Reslife' }).click();
    await expect(page.getByText('Required', { exact: true })).toBeVisible();
    await judgePhone(page, 'Required');
    await enter(page);
    await judgePhone(page, 'dashboard');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Logout', exact: true })).toBeVisible();
    await judgePhone(page, 'menu');
  });

  test('the cards, a search with no match, the start dialog and the request for a name', async ({
    page,
  }) => {
    await page.goto('/user/issues-list/All%20categories');
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
    await judgePhone(page, 'cards');
    await page.goto('/user/issues-list/Fire?search=meteor');
    await expect(page.getByRole('heading', { name: 'No match' })).toBeVisible();
    await judgePhone(page, 'empty search');
    await page.goto('/user/issues-list/Kitchen%20appliances');
    await expect(page.getByRole('article').first()).toBeVisible();
    await judgePhone(page, 'cards of a long category');
    await page.goto('/user/issues-list/Fire');
    await cardOf(page, 'Fire alarm sounding').click();
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    await judgePhone(page, 'ready to start');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Username' })).toBeVisible();
    await judgePhone(page, 'name asked for');
  });

  test('a step with a checkbox and an image, one with two answers, the exit dialog, the unfinished walk', async ({
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
    await walk.getByRole('radio').first().check();
    await judgePhone(page, 'step with two answers');
    await back(walk);
    await back(walk);
    await expect(page.getByRole('button', { name: 'exit', exact: true })).toBeVisible();
    await judgePhone(page, 'exit asked for');
    await page.goto('/user');
    await expect(page.getByRole('region', { name: 'Unfinished procedure' })).toBeVisible();
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
    await judgePhone(page, 'resolved');
  });

  test.describe('while the server is down', () => {
    test.use({ expectedStatuses: [0] });

    test('a record that was not sent yet', async ({ page, server }) => {
      await enter(page);
      const walk = await startWalk(page, 'Welfare', 'Resident not seen');
      await walkResidentNotSeen(walk);
      await server.down();
      await walk.getByRole('button', { name: 'Issue escalated' }).click();
      const done = page.getByRole('dialog', { name: 'Issue escalated!' });
      await expect(done).toContainText('Saved on this phone.');
      await judgePhone(page, 'saved on this phone');
      await server.up();
    });
  });

  test('the kitchen sink around one component', async ({ page }) => {
    await page.goto('/kitchen-sink');
    await page.getByRole('searchbox', { name: 'Search components' }).fill('progress bar');
    await expect(page.getByRole('region', { name: 'Progress bar', exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Button', exact: true })).toBeHidden();
    await judgePhone(page, 'kitchen sink');
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

// LOOK-5
test('an advisor gets from login to a resolved issue with only the keyboard', async ({ page }) => {
  const press = async (key: string) => await page.keyboard.press(key);
  await page.goto('/login');
  await tabTo(page.getByRole('textbox', { name: 'Username' }));
  await page.keyboard.type('Amara');
  await press('Enter');
  await expect(heading(page, 'Welcome to ResLife')).toBeFocused();
  await tabTo(page.getByRole('link', { name: 'Welfare', exact: true }));
  await press('Enter');
  await tabTo(cardOf(page, 'Resident not seen'));
  await press('Enter');
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await expect(start).toBeVisible();
  await tabTo(start);
  await press('Enter');

  const walk = walkOf(page, 'Resident not seen');
  for (const [index, words] of RESIDENT_NOT_SEEN.entries()) {
    // Each new question is read out: it has the focus.
    await expect(walk.getByRole('heading', { level: 3 })).toBeFocused();
    const radio = walk.getByRole('radio', { name: words, exact: true });
    const choice = radio.or(walk.getByRole('checkbox', { name: words, exact: true }));
    await tabTo(choice.or(walk.getByRole('radio')).first());
    while (!(await choice.evaluate((element) => element === document.activeElement))) {
      await press('ArrowDown');
    }
    if (!(await choice.isChecked())) await press('Space');
    // The last tick takes its screen away.
    if (index === RESIDENT_NOT_SEEN.length - 1) break;
    await expect(choice).toBeChecked();
    await tabTo(walk.getByRole('button', { name: 'NEXT' }));
    await press('Enter');
  }

  await expect(walk.getByText(REMINDER)).toBeFocused();
  await tabTo(walk.getByRole('radio', { name: '0.5 stars' }));
  for (let half = 1; half < 9; half += 1) await press('ArrowRight');
  await expect(walk.getByRole('radio', { name: '4.5 stars' })).toBeChecked();
  await tabTo(walk.getByRole('textbox', { name: 'Feedback' }));
  await page.keyboard.type('Clear.');
  await tabTo(walk.getByRole('button', { name: 'Issue resolved' }));
  await press('Enter');
  const home = page.getByRole('button', { name: 'Back to home' });
  await expect(home).toBeVisible();
  await tabTo(home);
  await press('Enter');
  await expect(page).toHaveURL('/user');
});

// LOOK-6
test('every control from login to a resolved issue can be used with text at 200 %', async ({
  page,
}) => {
  const enlarge = async () => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await sidewaysOverflow(page)).toBe(0);
  };
  await page.goto('/login');
  await expect(heading(page, 'ON-CALL APP FOR RESLIFE ADVISORS')).toBeVisible();
  await enlarge();
  await page.getByRole('textbox', { name: 'Username' }).fill('Amara');
  await page.getByRole('button', { name: 'Enter Reslife' }).click();
  await page.getByRole('link', { name: 'Welfare', exact: true }).click();
  await cardOf(page, 'Resident not seen').click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const walk = walkOf(page, 'Resident not seen');
  await walkResidentNotSeen(walk);
  await walk.getByRole('textbox', { name: 'Feedback' }).fill('Large letters.');
  await enlarge();
  await walk.getByRole('button', { name: 'Issue resolved' }).click();
  await page.getByRole('button', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/user');
});

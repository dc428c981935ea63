import type { Locator, Page } from '@playwright/test';
import { cardOf, NAMED, PHONE, walkOf } from '../base/advisor.ts';
import { expect, test as base } from '../base/fixtures.ts';
import { judgePhone } from '../base/judge.ts';
import { press, tabTo } from '../base/keyboard.ts';
import { startServer, type RunningServer } from '../base/running-server.ts';

// A server of its own, which goes away.
const test = base.extend<{ own: RunningServer }>({
  own: async ({}, provide) => {
    const own = await startServer();
    await provide(own);
    await own.stop();
  },
});

test.use({ ...PHONE, ...NAMED, expectedStatuses: [0] });
test.describe.configure({ timeout: 120_000 });

/** Two of the twelve wordings, each of which server/seeds/default-synonyms.test.ts holds to its procedure. */
const EVERYDAY = [
  ['gas', 'Gas or carbon monoxide'],
  ['suicid', 'Distress or self-harm'],
] as const;

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search issues' });

async function onTheDashboard(page: Page): Promise<void> {
  await page.goto('/user');
  await expect(page.getByText('Ready offline')).toBeVisible();
}

// SEARCH-6, SEARCH-7
test('offline, everyday words lead to the first step in three taps and six letters', async ({
  page,
  own,
}) => {
  await page.goto(`${own.url}/login`);
  await page.getByRole('textbox', { name: 'Username' }).fill('Amara');
  await page.getByRole('button', { name: 'Enter Reslife' }).click();
  await expect(page.getByText('Ready offline')).toBeVisible();
  await own.down();
  for (const [typed, title] of EVERYDAY) {
    await page.goto(`${own.url}/user`);
    await expect(page.getByRole('heading', { name: 'Welcome to ResLife' })).toBeVisible();
    let taps = 0;
    const tap = async (place: Locator): Promise<void> => {
      taps += 1;
      await place.tap();
    };
    await tap(box(page));
    await page.keyboard.type(typed);
    const first = page.getByRole('article').first();
    await expect(first.getByRole('button', { name: title, exact: true })).toBeVisible();
    await tap(first);
    const asked = page.getByRole('dialog', { name: /^Are you ready to start/ });
    await expect(asked).toContainText('Not yet reviewed by your campus');
    await tap(page.getByRole('button', { name: 'Start', exact: true }));
    await expect(walkOf(page, title).getByText('STEP 1', { exact: true })).toBeVisible();
    expect(taps).toBeLessThanOrEqual(3);
    expect(typed.length).toBeLessThanOrEqual(6);
  }
});

// SEARCH-2, SEARCH-4, SEARCH-5, LOOK-4
test(
  'a misspelled word is read as the right one, says so, and finds the issue with its step',
  { tag: '@full' },
  async ({ page }) => {
    await onTheDashboard(page);
    await box(page).pressSequentially('flod');
    const told = page.getByRole('status').filter({ hasText: 'Read as' });
    // A title that another test has published may have a word as near as this one, such as floor.
    await expect(told).toContainText(/Read as .*\bflood\b/);
    await judgePhone(page, 'the closest');
    await page.getByRole('button', { name: /^Show all \d+$/ }).click();
    await expect(told).toContainText('Also found: ');
    const guide = page.getByRole('article').filter({ hasText: 'Water through ceiling' });
    await expect(guide.getByText('Water', { exact: true }).first()).toBeVisible();
    await expect(guide.getByText(/^Step \d/)).toBeVisible();
    await judgePhone(page, 'found');
  },
);

// SEARCH-34, LOOK-4
test('a best match shows the first thing to do, whom to call, and other possible meanings', async ({
  page,
}) => {
  await onTheDashboard(page);
  await box(page).pressSequentially('unconscious');
  await expect(page.getByRole('status').filter({ hasText: 'Best match' })).toBeVisible();
  const best = page.getByRole('article').first();
  const title = best.getByRole('button', { name: 'Unresponsive person', exact: true });
  await expect(title).toBeVisible();
  await expect(best.getByText('Do this first')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Could also be' })).toBeVisible();
  await expect(page.getByRole('article').last()).toContainText('Anything not covered');
  await judgePhone(page, 'the best match');
  // The title's button covers the word.
  const open = await best.getByText('Open', { exact: true }).boundingBox();
  const from = await title.boundingBox();
  const position = {
    x: (open?.x ?? 0) - (from?.x ?? 0) + 20,
    y: (open?.y ?? 0) - (from?.y ?? 0) + 20,
  };
  await title.click({ position });
  await expect(page.getByRole('dialog', { name: /^Are you ready to start/ })).toBeVisible();
});

// SEARCH-35, CALL-2
test(
  'an emergency search shows its first result at twice the text size, with no number set',
  { tag: '@full' },
  async ({ page, own }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${own.url}/login`);
    await page.getByRole('textbox', { name: 'Username' }).fill('Amara');
    await page.getByRole('button', { name: 'Enter Reslife' }).click();
    await expect(page.getByText('Ready offline')).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await box(page).fill('barely breathing');
    const first = page.getByRole('article').first();
    await expect(first.getByRole('button', { name: 'Unresponsive person' })).toBeVisible();
    const calls = page.getByRole('navigation', { name: 'Calls' });
    const room = async () =>
      ((await calls.boundingBox())?.y ?? 0) - ((await first.boundingBox())?.y ?? Infinity);
    await expect.poll(room).toBeGreaterThan(40);
    await expect(page.getByText(/^Number not set/)).toHaveCount(1);
  },
);

// CARDS-7, SEARCH-20
test(
  'a search with no match offers the calls and a report of the missing issue',
  { tag: '@full' },
  async ({ page }) => {
    await onTheDashboard(page);
    await box(page).pressSequentially('zzyzx');
    const main = page.getByRole('main');
    await expect(main.getByRole('status').filter({ hasText: 'No match' })).toContainText('zzyzx');
    await expect(cardOf(page, 'Anything not covered')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Contacts' })).toBeVisible();
    await judgePhone(page, 'nothing found');
    await main.getByRole('button', { name: "CAN'T FIND AN ISSUE" }).click();
    await expect(page).toHaveURL(/\/issue-not-found/);
  },
);

// SEARCH-1, LOOK-5
test(
  'Enter closes the on-screen keyboard, and a walk starts from the search with only the keyboard',
  { tag: '@full' },
  async ({ page }) => {
    await onTheDashboard(page);
    await tabTo(box(page));
    await page.keyboard.type('drunk');
    await expect(cardOf(page, 'Too much alcohol')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(box(page)).not.toBeFocused();
    await press(cardOf(page, 'Too much alcohol'));
    await press(page.getByRole('button', { name: 'Start', exact: true }));
    await expect(
      walkOf(page, 'Too much alcohol').getByText('STEP 1', { exact: true }),
    ).toBeVisible();
  },
);

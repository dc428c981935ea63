import { cardOf, NAMED, PHONE } from './advisor.ts';
import { publishIssue, updateIssue, writeIssue } from './authoring.ts';
import { ONE_QUESTION } from './broken-window.ts';
import { expect, test } from './fixtures.ts';
import { startServer } from './running-server.ts';

test.use(PHONE);

/** Spec 3, in its order. */
const CATEGORIES = [
  'All categories',
  'Access',
  'Fire',
  'Heating',
  'Illicit substances',
  'Kitchen appliances',
  'Medical',
  'Noise complaint',
  'Other',
  'Pests',
  'RLA events',
  'Safety concern',
  'Water',
  'Welfare',
];

test.describe('on the starter library', () => {
  test.use(NAMED);

  // Spec 2
  test('the back action, the category and the way to report a missing issue', async ({ page }) => {
    await page.goto('/user');
    await page.getByRole('link', { name: 'Fire', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fire' })).toBeVisible();
    await expect(cardOf(page, 'Fire alarm sounding')).toBeVisible();
    await expect(cardOf(page, 'Smoke or flames seen')).toBeVisible();
    await expect(cardOf(page, 'Resident locked out')).toHaveCount(0);
    await page.getByRole('button', { name: "CAN'T FIND AN ISSUE", exact: true }).click();
    await expect(page).toHaveURL('/issue-not-found?category=Fire');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/user/issues-list/Fire');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/user');
  });

  test('the dropdown holds the 14 categories and switches the route', async ({ page }) => {
    await page.goto('/user/issues-list/Access');
    const dropdown = page.getByRole('combobox', { name: 'Category' });
    await expect(dropdown).toHaveValue('Access');
    const options = await dropdown.evaluate((select: HTMLSelectElement) =>
      [...select.options].filter(({ disabled }) => !disabled).map(({ value }) => value),
    );
    expect(options).toEqual(CATEGORIES);
    await dropdown.selectOption('RLA events');
    await expect(page).toHaveURL('/user/issues-list/RLA%20events');
    await expect(page.getByRole('heading', { level: 1, name: 'RLA events' })).toBeVisible();
    await expect(cardOf(page, 'Event out of hand')).toBeVisible();
    await expect(cardOf(page, 'Resident locked out')).toHaveCount(0);
  });

  // Spec 7: filtered on the client.
  test('the search filters while typing, keeps with the category, and is cleared', async ({
    page,
  }) => {
    await page.goto('/user/issues-list/Medical');
    const search = page.getByRole('searchbox', { name: 'Search issues' });
    await search.pressSequentially('ALCO');
    await expect(page).toHaveURL('/user/issues-list/Medical?search=ALCO');
    await expect(cardOf(page, 'Too much alcohol')).toBeVisible();
    await expect(cardOf(page, 'Unresponsive person')).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(search).toBeFocused();
    await expect(cardOf(page, 'Unresponsive person')).toBeVisible();
  });

  test('a search without a match says so and offers all categories', async ({ page }) => {
    await page.goto('/user/issues-list/Medical?search=alarm');
    await expect(page.getByRole('status')).toContainText('No issues match your search');
    await page.getByRole('button', { name: 'Show All categories' }).click();
    await expect(page).toHaveURL('/user/issues-list/All%20categories?search=alarm');
    await expect(cardOf(page, 'Fire alarm sounding')).toBeVisible();
  });

  test('a category there is not leads to all of them', async ({ page }) => {
    await page.goto('/user/issues-list/Meteors');
    await expect(page).toHaveURL('/user/issues-list/All%20categories');
  });
});

test.describe('which issues are listed', () => {
  test.use(NAMED);

  test('published ones alone: no draft, nothing archived', async ({ page, server }) => {
    const pest = { ...ONE_QUESTION, category: 'Pests' } as const;
    await writeIssue(server, { ...pest, title: 'Wasps, still a draft' });
    const archived = await publishIssue(server, { ...pest, title: 'Wasps, archived' });
    await updateIssue(server, archived.id, { isArchived: true });
    await publishIssue(server, { ...pest, title: 'Wasps in a room' });
    await page.goto('/user/issues-list/Pests?search=wasps');
    await expect(cardOf(page, 'Wasps in a room')).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  });

  // Ruling 14 and spec 9
  test('a title longer than 22 characters is cut on the card and whole in its name', async ({
    page,
    server,
  }) => {
    const titles = ['Exactly twenty-two chr', 'Exactly twenty-three ch'];
    for (const title of titles) await publishIssue(server, { ...ONE_QUESTION, title });
    await page.goto('/user/issues-list/Other?search=exactly');
    await expect(page.getByText('Exactly twenty-two chr', { exact: true })).toBeVisible();
    await expect(page.getByText('Exactly twenty-three c…', { exact: true })).toBeVisible();
    await expect(cardOf(page, 'Exactly twenty-three ch')).toHaveAttribute(
      'title',
      'Exactly twenty-three ch',
    );
  });
});

test.describe('an issue taken back meanwhile', () => {
  test.use({ expectedStatuses: [404] });

  test('says so and starts nothing', async ({ page, server }) => {
    const { id } = await publishIssue(server, { ...ONE_QUESTION, title: 'Soon taken back' });
    await page.goto('/user/issues-list/Other');
    await expect(cardOf(page, 'Soon taken back')).toBeVisible();
    await updateIssue(server, id, { publish: false });
    await cardOf(page, 'Soon taken back').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toHaveText('This issue is no longer published.');
    await expect(dialog.getByRole('button', { name: 'Start', exact: true })).toBeDisabled();
    await dialog.getByRole('button', { name: 'cancel', exact: true }).click();
    await expect(cardOf(page, 'Soon taken back')).toHaveCount(0);
  });
});

test.describe('on a server of its own', () => {
  test.use({ expectedStatuses: [0] });

  // Spec 9: ten a page, the pager above ten. Spec 8: a list that fails is empty.
  test('ten issues stand on one page, eleven on two; a list that fails is empty and can be tried again', async ({
    page,
  }) => {
    const server = await startServer({ SEED: 'none' });
    try {
      for (let number = 1; number <= 10; number += 1) {
        await publishIssue(server, { ...ONE_QUESTION, title: `Issue ${number}` });
      }
      const cards = page.getByRole('main').getByRole('listitem');
      const list = `${server.url}/user/issues-list/Other`;
      await page.goto(list);
      await expect(cards).toHaveCount(10);
      await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);

      await publishIssue(server, { ...ONE_QUESTION, title: 'Issue 11' });
      await page.reload();
      await expect(cards).toHaveCount(10);
      await expect(page.getByText('1 to 10 of 11')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Prev', exact: true })).toBeDisabled();
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await expect(cards).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
      await page.getByRole('button', { name: 'Prev', exact: true }).click();
      await expect(cards).toHaveCount(10);

      await server.down();
      const dropdown = page.getByRole('combobox', { name: 'Category' });
      await dropdown.selectOption('All categories');
      await expect(page.getByRole('status')).toContainText('The issues did not load.');
      await expect(cards).toHaveCount(0);
      await server.up();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(cards).toHaveCount(10);

      await dropdown.selectOption('Heating');
      await expect(page.getByRole('status')).toContainText('No issues in this category yet');
    } finally {
      await server.stop();
    }
  });
});

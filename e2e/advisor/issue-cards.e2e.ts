import { CATEGORIES } from '#core/base/category.ts';
import { cardOf, NAMED, PHONE } from '../base/advisor.ts';
import { publishIssue, updateIssue, writeIssue } from '../base/authoring.ts';
import { ONE_QUESTION } from '../base/broken-window.ts';
import { expect, test } from '../base/fixtures.ts';

test.use(PHONE);

test.describe('on the starter library', () => {
  test.use(NAMED);

  // CARDS-1
  test('the page has the back action, the category and a link to report a missing issue', async ({
    page,
  }) => {
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

  // CARDS-2, ISSUES-2
  test('the dropdown has the 14 categories and changes the route', async ({ page }) => {
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

  // Filtered on the client.
  // CARDS-4
  test('the search filters on each keystroke, keeps the category, and can be cleared', async ({
    page,
  }) => {
    await page.goto('/user/issues-list/Medical');
    const search = page.getByRole('searchbox', { name: 'Search issues' });
    await search.pressSequentially('ALCO');
    await expect(page).toHaveURL('/user/issues-list/Medical?search=ALCO');
    const first = page.getByRole('article').first();
    await expect(first.getByRole('button', { name: 'Too much alcohol' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(search).toBeFocused();
    await expect(first.getByRole('button', { name: 'Too much alcohol' })).toHaveCount(0);
    await expect(cardOf(page, 'Unresponsive person')).toBeVisible();
  });

  // CARDS-7
  test('a search without a match says that and offers all categories', async ({ page }) => {
    await page.goto('/user/issues-list/Medical?search=alarm');
    await expect(page.getByRole('status').filter({ hasText: 'No match' })).toBeVisible();
    await page.getByRole('button', { name: 'Show All categories' }).click();
    await expect(page).toHaveURL('/user/issues-list/All%20categories?search=alarm');
    await expect(cardOf(page, 'Fire alarm sounding')).toBeVisible();
  });

  // CARDS-2
  test('an unknown category opens All categories', async ({ page }) => {
    await page.goto('/user/issues-list/Meteors');
    await expect(page).toHaveURL('/user/issues-list/All%20categories');
  });
});

test.describe('the list', () => {
  test.use(NAMED);

  // ISSUES-17
  test('only published issues are listed, no drafts or archived ones', async ({ page, server }) => {
    const pest = { ...ONE_QUESTION, category: 'Pests' } as const;
    await writeIssue(server, { ...pest, title: 'Gryphons, still a draft' });
    const archived = await publishIssue(server, { ...pest, title: 'Gryphons, archived' });
    await updateIssue(server, archived.id, { isArchived: true });
    await publishIssue(server, { ...pest, title: 'Gryphons in a room' });
    await page.goto('/user/issues-list/Pests?search=gryphons');
    await expect(cardOf(page, 'Gryphons in a room')).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  });
});

import { ISSUE_CATEGORIES } from '#core/base/category.ts';
import { NAMED, PHONE } from '../base/advisor.ts';
import { expect, test } from '../base/fixtures.ts';

test.use(PHONE);
test.use(NAMED);
test.beforeEach(async ({ page }) => {
  await page.goto('/user');
});

const ground = () => getComputedStyle(document.body).backgroundColor;

// ADVISOR-3
test('every category except All categories has a tile that opens its list', async ({ page }) => {
  await expect(page.getByText('SELECT A CATEGORY', { exact: true })).toBeVisible();
  const tiles = page.getByRole('main').getByRole('link');
  await expect(tiles).toHaveCount(ISSUE_CATEGORIES.length);
  for (const category of ISSUE_CATEGORIES) {
    await expect(page.getByRole('link', { name: category, exact: true })).toBeVisible();
  }
  for (const category of ['Illicit substances', 'Other']) {
    await page.getByRole('link', { name: category, exact: true }).click();
    await expect(page).toHaveURL(`/user/issues-list/${encodeURIComponent(category)}`);
    await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible();
    await page.goBack();
  }
});

// ADVISOR-3
test('the menu leads to Feedback', async ({ page }) => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Logout', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  await expect(page).toHaveURL('/feedback');
});

// ADVISOR-3, CARDS-5
test('the first typed character opens all categories, and the focus stays in the field', async ({
  page,
}) => {
  const search = page.getByRole('searchbox', { name: 'Search issues' });
  await search.pressSequentially('alarm');
  await expect(page).toHaveURL('/user/issues-list/All%20categories?search=alarm');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('alarm');
  await expect(page.getByRole('button', { name: 'Fire alarm sounding' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
    'Fire alarm sounding',
  );
});

// CARDS-4, KIT-10
test('Enter searches even with an empty field, and Back returns straight to the dashboard', async ({
  page,
}) => {
  const search = page.getByRole('searchbox', { name: 'Search issues' });
  await search.press('Enter');
  await expect(page).toHaveURL('/user/issues-list/All%20categories');
  await search.pressSequentially('key');
  await expect(page).toHaveURL('/user/issues-list/All%20categories?search=key');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome to ResLife' })).toBeVisible();
});

// LOOK-2
test('the chosen light or dark mode is remembered', async ({ page }) => {
  const light = await page.evaluate(ground);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Dark colors' }).click();
  await expect.poll(async () => await page.evaluate(ground)).not.toBe(light);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome to ResLife' })).toBeVisible();
  await expect.poll(async () => await page.evaluate(ground)).not.toBe(light);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Light colors' }).click();
  await expect.poll(async () => await page.evaluate(ground)).toBe(light);
});

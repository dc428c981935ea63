import { PHONE } from '../base/advisor.ts';
import { expect, test } from '../base/fixtures.ts';

test.use(PHONE);
test.beforeEach(async ({ page }) => await page.goto('/login'));

const stored = () => localStorage.getItem('advisor');

// ADVISOR-1
test('a name without a password logs in: the phone stores it and opens /user', async ({ page }) => {
  await expect(
    page.getByRole('heading', { name: 'ON-CALL APP FOR RESLIFE ADVISORS', exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Username', exact: true }).fill('Amara');
  await page.getByRole('button', { name: 'Enter Reslife', exact: true }).click();
  await expect(page).toHaveURL('/user');
  await expect(page.getByRole('heading', { name: 'Welcome to ResLife' })).toBeVisible();
  expect(await page.evaluate(stored)).toBe('Amara');
});

// ADVISOR-2
test('a name of 100 characters is accepted, one of 101 is not', async ({ page }) => {
  const name = page.getByRole('textbox', { name: 'Username' });
  const enter = page.getByRole('button', { name: 'Enter Reslife' });
  await name.fill('a'.repeat(101));
  await expect(name).toHaveAccessibleDescription(/At most 100 characters/);
  await enter.click();
  await expect(page).toHaveURL('/login');
  await name.fill('a'.repeat(100));
  await enter.click();
  await expect(page).toHaveURL('/user');
});

// ADVISOR-8
test("the page links to the privacy policy and to the administrators' sign-in", async ({
  page,
}) => {
  await page.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await page.goBack();
  await page.getByRole('link', { name: 'For administrators' }).click();
  await expect(page).toHaveURL('/auth/login');
});

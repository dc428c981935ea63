import type { Page } from '@playwright/test';
import { expect, test } from '../base/fixtures.ts';
import { invite, resetLink } from '../base/people.ts';

async function setPassword(page: Page, password: string, again = password): Promise<void> {
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password', exact: true }).fill(again);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
}

const failure = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test.describe('with a link', () => {
  test.use({ expectedStatuses: [401, 422] });

  // ROUTES-6, SIGNIN-8, SIGNIN-11
  test('an emailed link sets a new password, which signs in', async ({ page, server }) => {
    const email = 'noor.haddad@ashdown.example';
    await invite(server, email);
    await page.goto('/auth/forgot-password');
    await page.getByRole('textbox', { name: 'Email ID' }).fill(email);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const link = await resetLink(server, email);
    expect(new URL(link).searchParams.get('email')).toBe(email);

    await page.goto(link);
    // Eight characters are not more than eight (SIGNIN-11).
    await setPassword(page, 'eight888');
    await expect(failure(page, 'Password should be more than eight characters')).toBeVisible();
    await setPassword(page, 'nine 9999');
    await expect(
      page.getByRole('status').filter({ hasText: 'Password updated successfully' }),
    ).toBeVisible();
    await expect(page).toHaveURL('/auth/login');

    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill('nine 9999');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/admin');

    // The link works once.
    await page.goto(link);
    await setPassword(page, 'another nine 9999');
    await expect(failure(page, 'Invalid pass code')).toBeVisible();
    await page.getByRole('link', { name: 'Get a new link' }).click();
    await expect(page).toHaveURL('/auth/forgot-password');
  });
});

test.describe('refused', () => {
  test.use({ expectedStatuses: [400, 422] });

  // SIGNIN-10
  test('a wrong pass code and a missing one are refused', async ({ page }) => {
    const query = 'email=maya.okafor%40ashdown.example&passCode=guessed';
    for (const address of [`/auth/reset-password?${query}`, '/auth/reset-password']) {
      await page.goto(address);
      await setPassword(page, 'a good long password');
      await expect(failure(page, 'Invalid pass code')).toBeVisible();
    }
  });
});

import { expect, test } from '../base/fixtures.ts';
import { resetEmails, resetLink } from '../base/people.ts';
import { ADMIN } from '../base/running-server.ts';

// NAMES-1, SIGNIN-5
test('Confirm needs an email, and the dialog resends the link and leads back to the sign-in', async ({
  page,
  server,
}) => {
  await page.goto('/auth/forgot-password');
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible();
  const email = page.getByRole('textbox', { name: 'Email ID', exact: true });
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await expect(email).toHaveAttribute('aria-required', 'true');
  await expect(confirm).toBeDisabled();
  await email.fill('  ');
  await expect(confirm).toBeDisabled();
  const { length: before } = await resetEmails(server, ADMIN.email);
  await email.fill(ADMIN.email);
  await confirm.click();

  const sent = page.getByRole('status').filter({ hasText: 'Verification email sent.' });
  await expect(sent).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Reset password link sent via email!' });
  await expect(dialog).toHaveAccessibleDescription(/^Click the link in the email/);
  const first = await resetLink(server, ADMIN.email, before + 1);
  await dialog.getByRole('button', { name: 'Resend link', exact: true }).click();
  const second = await resetLink(server, ADMIN.email, before + 2);
  expect(second).not.toBe(first);
  await expect(sent).toBeVisible();

  await dialog.getByRole('button', { name: 'Ok, got it', exact: true }).click();
  await expect(page).toHaveURL('/auth/login');
});

test.describe('refused', () => {
  test.use({ expectedStatuses: [404, 400] });

  // SIGNIN-7
  test('an email without an account is reported as unknown', async ({ page }) => {
    await page.goto('/auth/forgot-password');
    for (const unknown of ['nobody@ashdown.example', 'no email at all']) {
      await page.getByRole('textbox', { name: 'Email ID' }).fill(unknown);
      await page.getByRole('button', { name: 'Confirm' }).click();
      const failure = page.getByRole('alert').filter({ hasText: 'Email does not exist' });
      await expect(failure).toBeVisible();
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to login' }).click();
    await expect(page).toHaveURL('/auth/login');
  });
});

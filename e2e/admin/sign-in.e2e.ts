import type { Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import { expect, test } from '../base/fixtures.ts';
import { invite } from '../base/people.ts';
import { ADMIN } from '../base/running-server.ts';

function form(page: Page) {
  return {
    email: page.getByRole('textbox', { name: 'Email', exact: true }),
    password: page.getByRole('textbox', { name: 'Password', exact: true }),
    login: page.getByRole('button', { name: 'Login', exact: true }),
  };
}

async function enter(page: Page, { email, password }: typeof ADMIN): Promise<void> {
  await form(page).email.fill(email);
  await form(page).password.fill(password);
  await form(page).login.click();
}

test.describe('signed out', () => {
  // LOOK-14
  test('the first missing field has the focus', async ({ page }) => {
    await page.goto('/auth/login');
    const { email, password, login } = form(page);
    await login.click();
    await expect(email).toBeFocused();
    await email.fill(ADMIN.email);
    await login.click();
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription('Required');
  });

  // SIGNIN-1
  test('the empty path leads to the sign-in, with links to forgot password and the advisor app', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the advisor app' })).toHaveAttribute(
      'href',
      '/login',
    );
    await page.getByRole('link', { name: 'Forgot Password', exact: true }).click();
    await expect(page).toHaveURL('/auth/forgot-password');
  });

  // ROUTES-4, SIGNIN-1
  test('a sign-in is confirmed, opens the issues list and stores the session', async ({ page }) => {
    await page.goto('/auth/login');
    // Written as a phone's keyboard would.
    await enter(page, { ...ADMIN, email: ` ${ADMIN.email.replace('maya', 'Maya')} ` });
    await expect(
      page.getByRole('status').filter({ hasText: 'Logged in successfully' }),
    ).toBeVisible();
    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Issues list' })).toBeVisible();

    const seenByScript = await page.evaluate(() => document.cookie);
    const cookies = await page.context().cookies();
    const secret = cookies.find(({ name }) => name !== 'XSRF-TOKEN');
    expect(secret?.httpOnly).toBe(true);
    expect(seenByScript).not.toContain(secret?.value ?? '');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Issues list' })).toBeVisible();
  });

  // ROUTES-4
  test('a person redirected for lack of a session returns to the requested page after signing in', async ({
    page,
  }) => {
    await page.goto('/admin/analytics?startDate=2026-11-01&endDate=2026-11-09');
    const returnUrl = '%2Fadmin%2Fanalytics%3FstartDate%3D2026-11-01%26endDate%3D2026-11-09';
    await expect(page).toHaveURL(`/auth/login?returnUrl=${returnUrl}`);
    await enter(page, ADMIN);
    await expect(page).toHaveURL('/admin/analytics?startDate=2026-11-01&endDate=2026-11-09');
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  });
});

test.describe('refused', () => {
  test.use({ expectedStatuses: [401, 403, 429] });

  // SIGNIN-2
  test('a wrong password and an unknown email get the same message', async ({ page }) => {
    await page.goto('/auth/login');
    const failure = page.getByRole('alert').filter({ hasText: 'Incorrect EmailId or Password' });
    await enter(page, { ...ADMIN, password: 'lamp under the stairs' });
    await expect(failure).toBeVisible();
    await enter(page, { ...ADMIN, email: 'nobody@ashdown.example' });
    await expect(failure).toBeVisible();
    await expect(page).toHaveURL('/auth/login');
    await enter(page, ADMIN);
    await expect(page).toHaveURL('/admin');
  });

  // SIGNIN-2
  test('an invited administrator is asked to set a password first', async ({ page, server }) => {
    const email = 'joan.adeyemi@ashdown.example';
    await invite(server, email);
    await page.goto('/auth/login');
    await enter(page, { email, password: 'any password at all' });
    await expect(page.getByRole('alert').filter({ hasText: 'Please set password' })).toBeVisible();
  });

  // SIGNIN-2
  test('too many tries are reported', { tag: '@full' }, async ({ page, server }) => {
    const guess = { email: 'guessed@ashdown.example', password: 'one of many' };
    const guesses = Array.from({ length: 10 }, async () => {
      const response = await fetch(server.url + API.signIn.path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ data: guess }),
      });
      return response.status;
    });
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([401]));
    await page.goto('/auth/login');
    await enter(page, guess);
    await expect(page.getByRole('alert').filter({ hasText: 'Too many tries' })).toBeVisible();
  });
});

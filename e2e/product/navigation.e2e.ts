import type { Page } from '@playwright/test';
import { answer, enter, PHONE, startWalk } from '../base/advisor.ts';
import { expect, test } from '../base/fixtures.ts';
import { ADMIN } from '../base/running-server.ts';

/** The open routes and the heading of each (ROUTES-2). */
const OPEN = [
  ['/auth/login', 'Sign in'],
  ['/auth/forgot-password', 'Forgot Password'],
  ['/auth/reset-password?email=a@b.example&passCode=c', 'Reset password'],
  ['/kitchen-sink', 'Kitchen sink'],
  ['/login', 'ON-CALL APP FOR RESLIFE ADVISORS'],
  ['/user', 'Welcome to ResLife'],
  ['/user/issues-list/Fire', 'Fire'],
  ['/issue-not-found?category=Fire', "Can't find an issue?"],
  ['/feedback', 'Feedback'],
  ['/privacy-policy', 'Privacy policy'],
  ['/about', 'About ResLife On-Call'],
] as const;

const ADMIN_ONLY = [
  '/admin',
  '/admin/analytics',
  '/admin/settings',
  '/issue',
  '/issue/42?pane=details#map',
];

const UNKNOWN = ['/nothing', '/admin/nothing', '/user/nothing', '/issue/1/2', '/auth', '/ADMIN/x'];

/** Two that would lead to another site; web/app/return-url.test.ts has every disguise. */
const ELSEWHERE = ['https://evil.example/admin', '/\\evil.example'];

const storedKeys = () => Object.keys(localStorage).toSorted();

const signInAsking = (returnUrl: string) =>
  `/auth/login?${new URLSearchParams({ returnUrl }).toString()}`;

async function submitSignIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(ADMIN.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Returns the address bar's path after every step of a redirect. */
function visited(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname, search } = new URL(frame.url());
    addresses.push(pathname + search);
  });
  return addresses;
}

// ROUTES-2, ROUTES-3
test('anybody can open the public routes without a name or a session', async ({ page }) => {
  for (const [address, heading] of OPEN) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page).toHaveURL(address);
  }
});

test.describe('without a session', () => {
  // ROUTES-1, ROUTES-3, ROUTES-4, SHELL-4
  test(
    'the empty path, admin routes, unknown paths and the logo lead to the sign-in, which keeps the request',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveURL('/auth/login');
      await page.goto('/?returnUrl=%2Fissue');
      await expect(page).toHaveURL('/auth/login?returnUrl=%2Fissue');
      const addresses = visited(page);
      for (const address of ADMIN_ONLY) {
        await page.goto(address);
        await expect(page).toHaveURL(signInAsking(address));
        await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
        expect(addresses).toContain(`/?${new URLSearchParams({ returnUrl: address }).toString()}`);
      }
      for (const address of UNKNOWN) {
        await page.goto(address);
        await expect(page).toHaveURL(signInAsking('/admin'));
      }
      for (const address of ['/privacy-policy', '/about']) {
        await page.goto(address);
        await page.getByRole('banner').getByRole('link', { name: 'ResLife On-Call' }).click();
        await expect(page, address).toHaveURL('/auth/login');
      }
    },
  );

  // ROUTES-4
  test('the sign-in does not follow a returnUrl to another site', async ({ page, server }) => {
    await page.goto(signInAsking('//evil.example/admin'));
    await submitSignIn(page);
    await expect(page).toHaveURL(`${server.url}/admin`);
  });
});

test.describe('with a session', () => {
  // ROUTES-1, ROUTES-4
  test(
    '/, the sign-in and unknown paths lead to the issues list, and only a returnUrl to this site is followed',
    { tag: '@full' },
    async ({ page, server, signIn }) => {
      await signIn(page);
      for (const address of ['/', '/auth/login', '/nothing', ...ELSEWHERE.map(signInAsking)]) {
        await page.goto(address);
        await expect(page, address).toHaveURL(`${server.url}/admin`);
        await expect(page.getByRole('heading', { name: 'Issues list' })).toBeVisible();
      }
      await page.goto(signInAsking('/user/issues-list/Fire?search=alarm'));
      await expect(page).toHaveURL('/user/issues-list/Fire?search=alarm');
    },
  );
});

test.describe('as an advisor', () => {
  test.use(PHONE);

  // ADVISOR-3, ADVISOR-5, WALK-14
  test('Logout opens the login, removes only the name, and is remembered', async ({ page }) => {
    await enter(page);
    const walk = await startWalk(page, 'Fire', 'Fire alarm sounding');
    await answer(walk, 'Yes, outside and away');
    await page.goto('/user');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Dark colors' }).click();
    const before = await page.evaluate(storedKeys);
    expect(before).toContain('advisor');

    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Logout', exact: true }).click();
    await expect(page).toHaveURL('/login');
    const kept = before.filter((key) => key !== 'advisor');
    expect(await page.evaluate(storedKeys)).toEqual([...kept, 'reslife.loggedOut'].toSorted());
    await page.goto('/user');
    await expect(page.getByRole('region', { name: 'Unfinished procedure' })).toBeVisible();
  });

  // ADVISOR-3, SHELL-4
  test('the logo leads home', async ({ page }) => {
    await enter(page);
    await page.goto('/user?from=poster');
    await page.getByRole('link', { name: 'ResLife, home' }).click();
    await expect(page).toHaveURL('/user');
    for (const address of ['/privacy-policy', '/about']) {
      await page.goto(address);
      await page.getByRole('banner').getByRole('link', { name: 'ResLife On-Call' }).click();
      await expect(page, address).toHaveURL('/user');
    }
  });

  // Back goes to the previous page; here there is none of ours.
  // CARDS-1, CARDS-4
  test('Back on a page opened by its URL leads to the dashboard, and a percent sign is searched as typed', async ({
    page,
  }) => {
    await page.goto('/user/issues-list/Fire?search=100%25');
    await expect(page.getByRole('searchbox')).toHaveValue('100%');
    await page.goto('/user/issues-list/Fire?search=100%');
    await expect(page.getByRole('searchbox')).toHaveValue('100%');
    for (const address of [
      '/issue-not-found?category=Fire',
      '/feedback',
      '/user/issues-list/Fire',
    ]) {
      await page.goto('about:blank');
      await page.goto(address);
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await expect(page, address).toHaveURL('/user');
    }
  });
});

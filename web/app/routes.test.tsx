import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { violations } from '#kit/test/axe.ts';
import { draw } from '#kit/test/draw.ts';
import { queryClient } from '../admin/base/queries.ts';
import { storeCampus } from '../advisor/phone/library/local-copy.ts';
import { adminPaths } from '../base/admin-paths.ts';
import { Contained } from '../base/Contained.tsx';
import { onDemand } from '../base/on-demand/on-demand.ts';
import { usePageTitle } from '../base/page-title.ts';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { fill, PATTERNS } from '#core/page/patterns.ts';
import { isRole } from '#core/people/role.ts';
import { paths } from '../base/paths.ts';
import { CALLS, loadScreen, Routes } from './routes.tsx';
import { Anybody, NoShell, ScreenRoutes } from './ScreenRoutes.tsx';
import { clearSession, storeSession } from '../base/session.ts';

beforeEach(() => {
  queryClient.clear();
  storeSession({ _id: '1', email: 'maya@ashdown.example', name: 'Maya', role: 'admin' });
  vi.spyOn(window, 'fetch').mockImplementation(
    async (path) =>
      await Promise.resolve(
        path === '/api/settings' || path === '/api/setup'
          ? Response.error()
          : Response.json({ data: [] }),
      ),
  );
});

afterEach(() => {
  clearSession();
});

const open = (path: string): void => {
  history.replaceState(null, '', path);
  draw(<Routes />);
};

const LISTED = '/api/issue?steps=count';

/** Counts the requests for the address. */
const asked = (address: string): number =>
  vi.mocked(window.fetch).mock.calls.filter(([path]) => path === address).length;

const OneLink = ({ children }: { children: ReactNode }) => (
  <main>
    <h1>A screen</h1>
    <Link href="/other">Other</Link>
    {children}
  </main>
);

const Broken = (): never => {
  throw new Error('a bug');
};

const There = () => {
  usePageTitle('There');
  return <p>There</p>;
};

const Before = () => <h1>Before</h1>;

const Plain = ({ children }: { children: ReactNode }) => <main>{children}</main>;

const link = (name: string) => page.getByRole('link', { name, exact: true });

const heading = (name: string) => page.getByRole('heading', { name, exact: true });

/** Returns the headings of a level, as assistive technology counts them. */
const headings = (level: number): (string | null)[] =>
  page
    .getByRole('heading', { level })
    .elements()
    .map(({ textContent }) => textContent);

/** Presses a link and stops before its page has come. */
const press = (name: string): void =>
  flushSync(() => (link(name).element() as HTMLElement).click());

test('a screen that is already loaded is drawn right away', async () => {
  history.replaceState(null, '', paths.privacyPolicy);
  await loadScreen(paths.privacyPolicy);
  flushSync(() => draw(<Routes />));
  expect(page.getByRole('heading', { level: 1 }).query()).not.toBeNull();
});

// SHELL-9
test('a screen that does not load says so in its shell, and can be loaded again', async () => {
  let isConnected = false;
  const Records = onDemand('Records', async () => {
    if (!isConnected) throw await Promise.resolve(new TypeError('Failed to fetch'));
    return { Records: There };
  });
  const rows = [['/records', Anybody, OneLink, Records]] as const;
  history.replaceState(null, '', '/records');
  // React reports caught errors.
  vi.spyOn(console, 'error').mockReturnValue();
  draw(<ScreenRoutes rows={rows} />);
  const told = page.getByRole('heading', { name: 'This page did not load' });
  await expect.element(told).toBeVisible();
  expect(headings(1)).toEqual(['A screen']);
  expect(headings(2)).toEqual(['This page did not load']);
  expect(await violations()).toEqual([]);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect.element(heading('A screen')).toHaveFocus();
  await expect.element(told).toBeVisible();
  heading('A screen').element().blur();
  isConnected = true;
  await again.click();
  await expect.element(page.getByText('There', { exact: true })).toBeVisible();
  await expect.element(told).not.toBeInTheDocument();
  await expect.element(heading('A screen')).toHaveFocus();
});

// SHELL-9
test('the former screen is gone while the next one loads', async () => {
  const Records = onDemand('Records', async () => await new Promise<never>(() => undefined));
  const rows = [
    ['/records', Anybody, Plain, Records],
    ['/user', Anybody, Plain, Before],
  ] as const;
  history.replaceState(null, '', '/user');
  const { container } = draw(<ScreenRoutes rows={rows} />);
  await expect.element(heading('Before')).toBeVisible();
  history.pushState(null, '', '/records');
  await expect.element(page.getByRole('status')).toBeVisible();
  expect(container.querySelector('h1')).toBeNull();
});

// SHELL-9
test('a screen that failed keeps the links to all others', async () => {
  const rows = [
    ['/records', Anybody, OneLink, Broken],
    ['/other', Anybody, OneLink, () => <p>Another</p>],
  ] as const;
  history.replaceState(null, '', '/records');
  vi.spyOn(console, 'error').mockReturnValue();
  draw(<ScreenRoutes rows={rows} />);
  await expect.element(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await link('Other').click();
  await expect.element(page.getByText('Another', { exact: true })).toBeVisible();
});

// SHELL-9
test('a failed screen without a heading around it has the focus on its own', async () => {
  history.replaceState(null, '', '/records');
  vi.spyOn(console, 'error').mockReturnValue();
  draw(<ScreenRoutes rows={[['/records', Anybody, Plain, Broken]]} />);
  await expect.element(heading('Something went wrong')).toHaveFocus();
  expect(headings(1)).toEqual(['Something went wrong']);
});

// BROWSER-5
test("a failed advisor's page says so with the calls", async () => {
  storeCampus({ ...NEW_CAMPUS, emergency: { words: 'emergency services', number: '999' } });
  vi.spyOn(console, 'error').mockReturnValue();
  history.replaceState(null, '', '/feedback');
  const failed = [['/feedback', Anybody, NoShell, Broken]] as const;
  draw(<ScreenRoutes rows={failed} calls={CALLS} />);
  await expect.element(heading('Something went wrong')).toHaveFocus();
  await expect.element(link('Call emergency services')).toBeVisible();
});

// BROWSER-3
test('a part that throws leaves the rest of the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  draw(
    <>
      <p>The page</p>
      <Contained instead={<p>Replace with</p>}>
        <Broken />
      </Contained>
      <Contained>
        <Broken />
      </Contained>
    </>,
  );
  await expect.element(page.getByText('Replace with')).toBeVisible();
  await expect.element(page.getByText('The page')).toBeVisible();
});

test('the shell of an administrator stays while the next page loads', async () => {
  open(adminPaths.admin);
  await expect.element(page.getByRole('heading', { name: 'No issues created yet' })).toBeVisible();
  const menu = link('Analytics').element();
  press('Analytics');
  expect(menu.checkVisibility()).toBe(true);
  await expect.element(page.getByRole('button', { name: 'show results' })).toBeVisible();
  expect(link('Analytics').element()).toBe(menu);
});

test('the shell of an advisor stays while the next page loads', async () => {
  open(paths.user);
  await expect.element(link('Fire')).toBeVisible();
  const box = page.getByRole('searchbox', { name: 'Search issues' });
  const search = box.element();
  press('Fire');
  expect(search.checkVisibility()).toBe(true);
  await expect.element(page.getByRole('combobox', { name: 'Category' })).toBeVisible();
  expect(box.element()).toBe(search);
});

test("an administrator's first screen requests its data once, together with its code", async () => {
  history.replaceState(null, '', adminPaths.admin);
  queryClient.clear();
  await loadScreen(adminPaths.admin);
  expect(asked(LISTED)).toBe(1);
  draw(<Routes />);
  await expect.element(page.getByRole('heading', { name: 'No issues created yet' })).toBeVisible();
  expect(asked(LISTED)).toBe(1);
});

// ROUTES-1
test.each([PATTERNS.root, '/nothing'])('%s leads to the issues list', async (path) => {
  open(path);
  await expect.poll(() => location.pathname).toBe(adminPaths.admin);
});

const addressOf = (pattern: string) => fill(pattern, { id: '42' });

// ROUTES-3, ROUTES-4
test.each(Object.values(ADMIN_PAGES).filter(({ opensTo }) => isRole(opensTo)))(
  '$pattern without a session leads to the sign-in with its address',
  async ({ pattern }) => {
    clearSession();
    open(addressOf(pattern));
    await expect.poll(() => location.pathname).toBe(paths.adminLogin);
    expect(new URLSearchParams(location.search).get('returnUrl')).toBe(addressOf(pattern));
  },
);

// ROUTES-3
test.each(Object.values(ADMIN_PAGES).filter(({ opensTo }) => !isRole(opensTo)))(
  '$pattern opens without a session',
  async ({ pattern }) => {
    clearSession();
    open(addressOf(pattern));
    await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(location.pathname).toBe(pattern);
  },
);

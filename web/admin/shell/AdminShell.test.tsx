import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { fill } from '#core/page/patterns.ts';
import { ROLES, type Role } from '#core/people/role.ts';
import { storeSession } from '../../base/session.ts';
import { drawAdmin } from '../test/draw-admin.tsx';
import { AdminShell } from './AdminShell.tsx';

const pages = Object.values(ADMIN_PAGES).flatMap((one) => (one.title === null ? [] : [one]));
const guarded = pages.flatMap((one) =>
  ROLES.slice(ROLES.indexOf(one.opensTo) + 1).map((role) => ({ ...one, role })),
);

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => await Promise.resolve(Response.error()));
});

function open(pattern: string, own: Role): void {
  storeSession({
    _id: 'Maya',
    email: 'maya@ashdown.example',
    name: 'Maya',
    role: 'admin',
    ...(own !== 'owner' && { accountRole: own }),
  });
  history.replaceState(null, '', fill(pattern, { id: '1' }));
  drawAdmin(
    <AdminShell>
      <p>What the page shows</p>
    </AdminShell>,
  );
}

const shown = page.getByText('What the page shows');
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

// SHELL-1, ROUTES-3
test.each(pages)(
  'the page at $pattern has its heading for everybody it opens to',
  async ({ pattern, title, opensTo }) => {
    open(pattern, opensTo);
    await expect.element(heading(title)).toBeVisible();
    await expect.element(shown).toBeVisible();
  },
);

// SHELL-1
test.each([
  ['/admin/analytics/issue/1', 'Analytics'],
  ['/admin/record/1', 'Analytics'],
  ['/admin/import', 'Issues'],
  ['/admin/settings/contacts', 'Settings'],
  ['/admin/operations', 'Administration'],
  ['/admin/trail', 'Administration'],
])('the open tab for %s is %s', async (path, name) => {
  open(path, 'owner');
  const tab = page.getByRole('navigation').getByRole('link', { name, exact: true });
  await expect.element(tab).toHaveAttribute('data-active', 'true');
});

// SHELL-11
test.each([
  ['/admin/settings/areas', 'Settings', 'Areas and duty'],
  ['/admin/phones', 'Administration', 'Phones'],
])('%s has the link back to %s before its heading', async (path, name, title) => {
  open(path, 'owner');
  await expect.element(heading(title)).toBeVisible();
  const back = page.getByRole('banner').getByRole('link', { name, exact: true });
  await back.click();
  await expect.element(heading(name)).toBeVisible();
  await expect.element(back).not.toBeInTheDocument();
});

// SHELL-11, LOOK-4
test('a long word in the link back stays next to the buttons of the header at 320 pixels', async () => {
  await page.viewport(320, 640);
  open('/admin/phones', 'owner');
  const banner = page.getByRole('banner');
  const way = banner.getByRole('link', { name: 'Administration', exact: true });
  await expect.element(way).toBeVisible();
  const back = way.element();
  const word = document.createTreeWalker(back, NodeFilter.SHOW_TEXT).nextNode();
  // As long as words of some languages are.
  if (word) word.textContent = 'Administrationseinstellungen';
  const inbox = banner.getByRole('link', { name: /^Inbox/ }).element();
  const { right } = back.getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(inbox.getBoundingClientRect().left);
  expect(back.scrollWidth).toBeLessThanOrEqual(back.clientWidth);
  await page.viewport(1280, 800);
});

// ROLE-7
test.each(guarded)(
  '$pattern tells a $role who it is for',
  async ({ pattern, title, opensTo, role }) => {
    open(pattern, role);
    const whom = opensTo === 'owner' ? 'owners' : 'authors and owners';
    await expect.element(page.getByText(`This page is for ${whom}`, { exact: true })).toBeVisible();
    await expect.element(page.getByText(new RegExp(`^You are an? ${role}\\.`))).toBeVisible();
    await expect.element(heading(title)).toBeVisible();
    await expect.element(shown).not.toBeInTheDocument();
    await expect.poll(() => document.title).toMatch(title);
  },
);

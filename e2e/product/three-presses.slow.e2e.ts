import type { Locator, Page } from '@playwright/test';
import { ADMIN_PAGES, type AdminPageName } from '#core/page/admin-pages.ts';
import { expect, test } from '../base/fixtures.ts';
import { startServer } from '../base/running-server.ts';

test.describe.configure({ timeout: 180_000 });

/** The pages that no menu leads to: before the sign-in, by a mail's link, or only if starter texts changed. */
type Apart =
  | 'adminLogin'
  | 'changedStarters'
  | 'forgotPassword'
  | 'invitation'
  | 'kitchenSink'
  | 'resetPassword';

/** The pages in an index, which says so itself. */
type InIndex = {
  [Name in AdminPageName]: (typeof ADMIN_PAGES)[Name] extends { under: string } ? Name : never;
}[AdminPageName];

/** The beginning of a control's name, or the control. */
type Press = string | ((page: Page) => Locator);

const ISSUE = 'Fire alarm sounding';
const inTable: Press = (page) => page.getByRole('table').getByRole('link').first();

const PRESSES: Readonly<Record<Exclude<AdminPageName, Apart | InIndex>, readonly Press[]>> = {
  admin: ['Issues'],
  analytics: ['Analytics'],
  settings: ['Settings'],
  administration: ['Administration'],
  setup: ['Set up your campus'],
  inbox: ['Inbox'],
  people: ['People'],
  profile: ['maya.okafor', 'Profile'],
  import: ['Issues', 'More', 'Import'],
  print: ['Issues', 'More', 'Print'],
  issue: ['Issues', ISSUE],
  revisions: ['Issues', ISSUE, 'Revisions'],
  translations: ['Issues', ISSUE, 'Translations'],
  numbers: ['Issues', ISSUE, 'Numbers on the tree'],
  record: ['Analytics', 'Last 90 days', inTable],
};

const ways = [
  ...Object.entries(PRESSES).map(([name, presses]) => {
    const { pattern } = ADMIN_PAGES[name as keyof typeof PRESSES];
    return { pattern, presses };
  }),
  ...Object.values(ADMIN_PAGES).flatMap((page) =>
    'under' in page
      ? [{ pattern: page.pattern, presses: [ADMIN_PAGES[page.under].title, page.title] }]
      : [],
  ),
];

const named = (page: Page, name: string): Locator => {
  const begins = { name: new RegExp(`^${name}`) };
  return page.getByRole('link', begins).or(page.getByRole('button', begins)).first();
};

/** Returns the address that fits a pattern, whatever its names and its query are. */
const fits = (pattern: string): RegExp =>
  new RegExp(`^[^/]+//[^/]+${pattern.replaceAll(/:\w+\??/g, '[^/?]+')}(?:[?#].*)?$`);

// LOOK-18
test('every page is at most three presses away from the menu', async ({ page, signIn }) => {
  const server = await startServer({ SEED: 'demo', ADVISOR_SIGN_IN: 'enrolled' });
  await signIn(page, server.url);
  const menu = page.getByRole('navigation').first();
  for (const { pattern, presses } of ways) {
    // The menu is on nearly every page: the way to the next one begins where the one before ended.
    if (!(await menu.isVisible())) await page.goto(`${server.url}/admin/profile`);
    for (const press of presses) {
      await (typeof press === 'string' ? named(page, press) : press(page)).click();
    }
    if (pattern === ADMIN_PAGES.import.pattern) {
      const buffer = Buffer.from('LOCKOUT\n\n1. Ask for the name.\n2. Open the door.');
      const file = { name: 'Binder.txt', mimeType: 'text/plain', buffer };
      await page.getByRole('dialog').getByLabel('File to import').setInputFiles(file);
    }
    await expect(page).toHaveURL(fits(pattern));
    // Somebody who leaves it by a link is asked what becomes of the document.
    if (pattern === ADMIN_PAGES.import.pattern) await page.goto('about:blank');
    expect.soft(presses.length, pattern).toBeLessThanOrEqual(3);
  }
  await page.goto('about:blank');
  await server.stop();
});

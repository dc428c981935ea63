import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { cardOf, enter, PHONE, startWalk } from '../base/advisor.ts';
import { writeIssue } from '../base/authoring.ts';
import { BROKEN_WINDOW } from '../base/broken-window.ts';
import { editor } from '../base/editor.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';
import { expectReadable, type View } from '../base/text-fit.ts';

test.describe.configure({ timeout: 120_000 });

/** The pages of administrators whose address says it all. */
const BESIDE_THE_MENU = Object.values(ADMIN_PAGES)
  .filter(({ pattern, title }) => title !== null && !pattern.includes(':'))
  .map(({ pattern }) => pattern);

const ON_PHONE: readonly View[] = [
  { width: 390, height: 844, font: '100%', isSpaced: true },
  { width: 320, height: 568, font: '100%', isSpaced: true },
];
const ON_DESK: readonly View[] = [{ width: 1280, height: 800, font: '100%', isSpaced: true }];

test.describe('on the phone', () => {
  test.use(PHONE);

  // LOOK-15
  test('login, dashboard, cards, the start and steps are whole, spaced out', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Enter Reslife' })).toBeVisible();
    await expectReadable(page, 'login', ON_PHONE);
    await enter(page);
    await expectReadable(page, 'dashboard', ON_PHONE);
    await page.goto('/user/issues-list/Fire');
    await cardOf(page, 'Fire alarm sounding').click();
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    await expectReadable(page, 'start', ON_PHONE);
    await startWalk(page, 'Fire', 'Fire alarm sounding');
    await expectReadable(page, 'step', ON_PHONE);
    await page.getByRole('button', { name: 'Escalate now' }).click();
    await expectReadable(page, 'escalate', ON_PHONE);
  });
});

test.describe('on the desk', () => {
  test.use(signedIn);

  // LOOK-15
  test('the pages of administrators are whole, spaced out', async ({ page, server }) => {
    for (const path of ['/issue', ...BESIDE_THE_MENU]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectReadable(page, path, ON_DESK);
    }
    const { id } = await writeIssue(server, BROKEN_WINDOW);
    await page.goto(`/issue/${id}`);
    await expect(editor.title(page)).toBeVisible();
    await expectReadable(page, 'editor', ON_DESK);
  });
});

import { cardOf, enter, PHONE, startWalk } from '../base/advisor.ts';
import { expect, test } from '../base/fixtures.ts';
import { expectReadable, type View } from '../base/text-fit.ts';

test.describe.configure({ timeout: 120_000 });

const ON_PHONE: readonly View[] = [
  { width: 390, height: 844, font: '100%', isSpaced: true },
  { width: 320, height: 568, font: '100%', isSpaced: true },
];

test.describe('on the phone', () => {
  test.use(PHONE);

  // LOOK-15
  test('with wide text spacing, nothing is cut off on login, dashboard, cards, the start dialog or steps', async ({
    page,
  }) => {
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

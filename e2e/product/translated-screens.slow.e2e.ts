import { enter, PHONE } from '../base/advisor.ts';
import { addressOf, ALL, opened, SHOWN, type OpenedIds } from '../base/languages/every-page.ts';
import { expect, test } from '../base/fixtures.ts';
import { expectTranslated, translated } from '../base/languages/translated.ts';

// LOOK-16
test('each page of the app is opened by a test below', () => {
  const opened = Object.values(SHOWN).flatMap((pages) => Object.keys(pages));
  expect(opened.toSorted()).toEqual(Object.keys(ALL).toSorted());
});

let ids: OpenedIds;
test.beforeAll(async ({ server }) => {
  ids = await opened(server);
});
test.beforeEach(async ({ context }) => await translated(context));

test.describe('for nobody', () => {
  for (const [name, shown] of Object.entries(SHOWN.nobody)) {
    // LOOK-16
    test(`${name} stands translated`, async ({ page }) => {
      await page.goto(addressOf(name, ids));
      await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
      await expectTranslated(page);
    });
  }
});

test.describe('for an advisor', () => {
  test.use(PHONE);

  for (const [name, shown] of Object.entries(SHOWN.advisor)) {
    // LOOK-16
    test(`${name} stands translated`, async ({ page }) => {
      await enter(page);
      await page.goto(addressOf(name, ids));
      await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
      await expectTranslated(page);
    });
  }
});

test.describe('for an administrator', () => {
  for (const [name, shown] of Object.entries(SHOWN.administrator)) {
    // LOOK-16
    test(`${name} stands translated`, async ({ page, signIn }) => {
      await signIn(page);
      await page.goto(addressOf(name, ids));
      await page.waitForLoadState('networkidle');
      await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
      await expectTranslated(page);
    });
  }
});

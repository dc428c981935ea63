import type { Page } from '@playwright/test';
import { answer, NAMED, next, PHONE, startWalk } from '../base/advisor.ts';
import { DOUBLE_TAPS, tapTwice, type DoubleTap } from '../base/double-taps.ts';
import { fingerOn } from '../base/finger.ts';
import { expect, test } from '../base/fixtures.ts';

const SIZES = [
  [390, 844],
  [393, 852],
  [412, 915],
  [360, 780],
  [375, 667],
  [320, 568],
] as const;

/** Milliseconds between two taps, and how many times slower than this machine the phone is. */
const RHYTHMS = [120, 200, 300, 450].flatMap((gap) =>
  [1, 4, 6].map((slowdown) => ({ gap, slowdown })),
);

const cards = (page: Page) => page.getByRole('article').getByRole('button');

/** Each of the cards that can stand in the thumb's reach. */
const CARDS = Array.from({ length: 6 }, (_, index): [string, DoubleTap] => [
  `card ${index + 1}`,
  {
    open: async (page) => await page.goto('/user/issues-list/All%20categories'),
    control: (page) => cards(page).nth(index),
  },
]);

/** Each size tries one of so many, the next size another; `ALL_PRESSES=1` tries them all. */
const SHARE = process.env.ALL_PRESSES === undefined ? 4 : 1;

for (const [width, height] of [
  [375, 667],
  [360, 640],
] as const) {
  test.describe(`low, ${width} x ${height}`, () => {
    test.use({ ...PHONE, ...NAMED, viewport: { width, height } });

    // KIT-31, WALK-27
    test('Back twice changes no answer of the question that it leads to', async ({ page }) => {
      const finger = await fingerOn(page);
      const walk = await startWalk(page, 'Medical', 'Suddenly ill');
      await answer(walk, 'Yes, or not sure');
      await next(walk);
      const back = walk.getByRole('button', { name: 'Back', exact: true });
      await back.click({ trial: true });
      await finger.pressed();
      await finger.tap([back, back], 220);
      await expect(walk.getByText('STEP 1', { exact: true })).toBeVisible();
      expect(await finger.pressed()).toHaveLength(1);
      await expect(walk.getByRole('radio', { name: 'Yes, or not sure' })).toBeChecked();
    });
  });
}

for (const [place, [width, height]] of SIZES.entries()) {
  test.describe(`${width} x ${height}`, () => {
    test.use({ ...PHONE, ...NAMED, viewport: { width, height } });

    for (const [index, [name, doubleTap]] of [...Object.entries(DOUBLE_TAPS), ...CARDS].entries()) {
      if ((index + place) % SHARE !== 0) continue;
      // Another rhythm for each of them, and for each of them another one on the next size.
      const [rhythm = { gap: 120, slowdown: 1 }] = RHYTHMS.slice(
        (index + place * 5) % RHYTHMS.length,
      );

      // KIT-31
      test(`a double tap on ${name} presses nothing that the first tap brought`, async ({
        page,
      }) => {
        expect(await tapTwice(page, doubleTap, rhythm)).toHaveLength(1);
      });
    }
  });
}

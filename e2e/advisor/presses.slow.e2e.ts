import type { Page } from '@playwright/test';
import { answer, NAMED, next, PHONE, REMINDER, startWalk } from '../base/advisor.ts';
import {
  answerTenAtOnce,
  DOUBLE_TAPS,
  tapTwice,
  withNumbers,
  type DoubleTap,
  type Rhythm,
} from '../base/double-taps.ts';
import { fingerOn } from '../base/finger.ts';
import { expect, test } from '../base/fixtures.ts';

withNumbers();

const SIZES = [
  [390, 844],
  [393, 852],
  [412, 915],
  [360, 780],
  [375, 667],
  [320, 568],
] as const;

const RHYTHMS: readonly Rhythm[] = [120, 200, 300, 450].flatMap((gap) =>
  [1, 4, 6].map((slowdown) => ({ gap, slowdown })),
);

const cards = (page: Page) => page.getByRole('article').getByRole('button');

/** Each of the cards that can be in the thumb's reach. */
const CARDS = Array.from({ length: 6 }, (_, index): [string, DoubleTap] => [
  `card ${index + 1}`,
  {
    open: async (page) => await page.goto('/user/issues-list/All%20categories'),
    control: (page) => cards(page).nth(index),
  },
]);

/** Each size tries one of this many, the next size another; `ALL_PRESSES=1` tries them all. */
const SHARE = process.env.ALL_PRESSES === undefined ? 6 : 1;

for (const [width, height] of [
  [375, 667],
  [360, 640],
] as const) {
  test.describe(`low, ${width} x ${height}`, () => {
    test.use({ ...PHONE, ...NAMED, viewport: { width, height } });

    // KIT-31, KIT-32, WALK-27
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

/** Chooses the controls tapped twice on a size, each in another rhythm, and each in another one on the next size. */
const playedAt = (place: number) =>
  [...Object.entries(DOUBLE_TAPS), ...CARDS].flatMap(([name, doubleTap], index) => {
    if ((index + place) % SHARE !== 0) return [];
    const at = (Math.floor(index / SHARE) + place * 5) % RHYTHMS.length;
    return RHYTHMS.slice(at, at + 1).map((rhythm) => ({ name, doubleTap, rhythm }));
  });

/** The rhythms in which ten questions are answered on each of the sizes. */
const QUESTIONS: readonly Rhythm[] = [
  { gap: 120, slowdown: 6 },
  { gap: 120, slowdown: 4 },
  { gap: 200, slowdown: 6 },
  { gap: 200, slowdown: 4 },
  { gap: 300, slowdown: 6 },
  { gap: 450, slowdown: 4 },
];

/** Two of the sizes try it. */
const questionsAt = (place: number) =>
  QUESTIONS.filter((_, at) => at === place && (at % 3 === 0 || SHARE === 1));

// KIT-31, KIT-32
test('every press is tapped twice on one of the sizes, and in every rhythm one of them', () => {
  const played = SIZES.flatMap((_, place) => playedAt(place));
  const names = [...Object.keys(DOUBLE_TAPS), ...CARDS.map(([name]) => name)];
  expect(new Set(played.map(({ name }) => name))).toEqual(new Set(names));
  expect(new Set(played.map(({ rhythm }) => rhythm))).toEqual(new Set(RHYTHMS));
});

for (const [place, [width, height]] of SIZES.entries()) {
  test.describe(`${width} x ${height}`, () => {
    test.use({ ...PHONE, ...NAMED, viewport: { width, height } });

    for (const { name, doubleTap, rhythm } of playedAt(place)) {
      // KIT-31, KIT-32
      test(`a double tap on ${name} presses nothing that the first tap brought`, async ({
        page,
      }) => {
        expect(await tapTwice(page, doubleTap, rhythm)).toHaveLength(1);
      });
    }

    for (const rhythm of questionsAt(place)) {
      // WALK-27
      test(`ten questions are answered, ${rhythm.gap} ms between taps, ${rhythm.slowdown} times slower`, async ({
        page,
        server,
      }) => {
        const walk = await answerTenAtOnce(page, server, rhythm);
        await expect(walk.getByText(REMINDER)).toBeVisible();
      });
    }
  });
}

import { answer, cardOf, NAMED, next, PHONE, REMINDER, startWalk } from '../base/advisor.ts';
import {
  answerTenAtOnce,
  DOUBLE_TAPS,
  leaveBehind,
  tapTwice,
  type Rhythm,
  withNumbers,
} from '../base/double-taps.ts';
import { fingerOn } from '../base/finger.ts';
import { expect, test } from '../base/fixtures.ts';

test.use({ ...PHONE, ...NAMED });
withNumbers();

const phoneOf = ({ slowdown }: Rhythm): string =>
  slowdown === 1 ? 'a fast phone' : `a phone that is ${slowdown} times slower`;

/** The rhythms in which the presses are tapped in turn: a slow phone draws the page long after the tap (KIT-31). */
const RHYTHMS: readonly Rhythm[] = [
  { gap: 120, slowdown: 1 },
  { gap: 250, slowdown: 1 },
  { gap: 300, slowdown: 4 },
  { gap: 400, slowdown: 6 },
];

for (const [place, [name, doubleTap]] of Object.entries(DOUBLE_TAPS).entries()) {
  for (const rhythm of RHYTHMS.filter((_, at) => at === place % RHYTHMS.length)) {
    // KIT-31, KIT-32
    test(`${name}, tapped again after ${rhythm.gap} ms on ${phoneOf(rhythm)}, is pressed only once`, async ({
      page,
    }) => {
      expect(await tapTwice(page, doubleTap, rhythm)).toHaveLength(1);
    });
  }
}

for (const rhythm of [
  { gap: 150, slowdown: 1 },
  { gap: 200, slowdown: 4 },
]) {
  // WALK-27
  test(`ten questions are answered with a tap every ${rhythm.gap} ms on ${phoneOf(rhythm)}`, async ({
    page,
    server,
  }) => {
    const walk = await answerTenAtOnce(page, server, rhythm);
    await expect(walk.getByText(REMINDER)).toBeVisible();
  });
}

test.describe('on a short phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  // KIT-31, KIT-32, WALK-27
  test('a double tap on Back does not change the answer to the question that it opens', async ({
    page,
  }) => {
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

// KIT-31, KIT-32
test('a finger does not press a card that a notice moved under it', async ({ page }) => {
  await page.clock.install();
  const finger = await fingerOn(page);
  await leaveBehind(page, ['Medical', 'Choking']);
  await page.goto('/user/issues-list/Medical');
  const offer = page.getByRole('region', { name: 'Unfinished procedure' });
  await offer.getByRole('button', { name: 'Erase it' }).click();
  await expect(offer).toBeHidden();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click({ trial: true });
  // The clock is stopped, so a hold that begins now does not end.
  await page.clock.pauseAt(Date.now() + 1000);
  await undo.click();
  await expect(offer).toBeVisible();
  const card = cardOf(page, 'Unresponsive person');
  await finger.pressed();
  await finger.tap([card], 0);
  expect(await finger.pressed()).toEqual([]);
  await page.clock.resume();
  await card.click();
  await expect(page.getByRole('dialog').getByText('Unresponsive person')).toBeVisible();
});

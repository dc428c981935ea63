import { answer, cardOf, next, PHONE, walkOf } from '../base/advisor.ts';
import { attendancesOf } from '../base/authoring.ts';
import { test } from '../base/campus.ts';
import { expect } from '../base/fixtures.ts';
import { CELLAR, savedHere, visitFirst, WATER } from '../base/night.ts';

test.use({ ...PHONE, guide: CELLAR, expectedStatuses: [0] });

/** Returns the text entered when the network is cut at a number of taps. */
const words = (point: number) => `Cut at point ${point}.`;

// WALK-18, WALK-24, RECORD-7
test('a walk never waits for the network, cut off at any point, and each record arrives', async ({
  page,
  campus,
  id,
}) => {
  test.slow();
  await visitFirst(page, campus.url);
  const walk = walkOf(page, CELLAR.title);
  const start = page.getByRole('button', { name: 'Start', exact: true });
  const points: readonly ((point: number) => Promise<void>)[] = [
    async () => await cardOf(page, CELLAR.title).click(),
    async () => await start.click(),
    async () => await answer(walk, 'Yes'),
    async () => await next(walk),
    async () => await answer(walk, 'No'),
    async () => await next(walk),
    async (point) => await walk.getByRole('textbox', { name: 'Feedback' }).fill(words(point)),
    async () => await walk.getByRole('button', { name: 'Issue resolved', exact: true }).click(),
  ];
  for (const cutAt of points.keys()) {
    await page.goto(campus.url + WATER);
    await expect(cardOf(page, CELLAR.title)).toBeVisible();
    for (const [point, act] of points.entries()) {
      if (point === cutAt) await campus.down();
      await act(cutAt);
    }
    await expect(savedHere(page)).toBeVisible();
    await campus.up();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect
      .poll(async () => (await attendancesOf(campus, id)).map(({ feedback }) => feedback).sort())
      .toEqual(Array.from({ length: cutAt + 1 }, (_, point) => words(point)));
  }
});

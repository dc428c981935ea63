import { cardOf, NAMED, PHONE, REMINDER, startWalk } from '../base/advisor.ts';
import { publishIssue } from '../base/authoring.ts';
import { DOUBLE_TAPS, leaveBehind, tapTwice } from '../base/double-taps.ts';
import { fingerOn } from '../base/finger.ts';
import { expect, test } from '../base/fixtures.ts';

test.use({ ...PHONE, ...NAMED });

for (const [name, doubleTap] of Object.entries(DOUBLE_TAPS)) {
  // KIT-31
  test(`a double tap on ${name} presses nothing that the first tap brought`, async ({ page }) => {
    expect(await tapTwice(page, doubleTap, { gap: 250, slowdown: 1 })).toHaveLength(1);
  });
}

// WALK-27
test('ten questions are answered as fast as a thumb can tap', async ({ page, server }) => {
  const action = { actionType: 'Go to next step' } as const;
  const step = { answerType: 'Yes or No', customiseAnswerType: false } as const;
  const steps = Array.from({ length: 10 }, (_, index) => ({
    ...step,
    question: `Question ${index + 1}?`,
    yesAction: action,
    noAction: action,
  }));
  await publishIssue(server, { title: 'Ten questions', category: 'Other', steps });
  const finger = await fingerOn(page);
  const walk = await startWalk(page, 'Other', 'Ten questions');
  const yes = walk.getByText('Yes', { exact: true });
  await yes.click({ trial: true });
  const next = walk.getByRole('button', { name: 'NEXT' });
  await finger.tap(
    steps.flatMap(() => [yes, next]),
    150,
  );
  await expect(walk.getByText(REMINDER)).toBeVisible();
});

// KIT-31
test('a card that a notice pushed is not pressed by a finger on its way', async ({ page }) => {
  await page.clock.install();
  const finger = await fingerOn(page);
  await leaveBehind(page, ['Medical', 'Choking']);
  await page.goto('/user/issues-list/Medical');
  const offer = page.getByRole('region', { name: 'Unfinished issue' });
  await offer.getByRole('button', { name: 'Erase it' }).click();
  await expect(offer).toBeHidden();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click({ trial: true });
  // The clock stands still, so a hold that begins now does not end.
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

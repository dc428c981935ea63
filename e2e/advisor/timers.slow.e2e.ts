import type { Locator } from '@playwright/test';
import { answer, next, PHONE, startChosen, walkOf } from '../base/advisor.ts';
import { test } from '../base/campus.ts';
import { expect } from '../base/fixtures.ts';
import { judgePhone } from '../base/judge.ts';
import { press } from '../base/keyboard.ts';
import { beWithoutSignal, FLOOD } from '../base/night.ts';

test.use({ ...PHONE, expectedStatuses: [0] });
test.describe.configure({ timeout: 120_000 });

/** Expects the whole part in sight without scrolling. */
async function expectInSight(part: Locator): Promise<void> {
  await expect(part).toBeInViewport({ ratio: 0.99 });
}

// TIMER-1, TIMER-7, TIMER-3, TIMER-4, TIMELINE-4, WALK-24
test('a timer set by keyboard without a signal survives a restart, rings, and is in the timeline', async ({
  page,
  campus,
}) => {
  await page.clock.install();
  await beWithoutSignal(page, campus, FLOOD.title);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api')) asked.push(request.url());
  });
  let walk = await startChosen(page, FLOOD.title);
  await press(walk.getByRole('button', { name: 'More', exact: true }));
  await expect(page.getByRole('group', { name: 'Check again in' })).toBeVisible();
  await judgePhone(page, 'the menu of a walk with its timers');
  await press(page.getByRole('button', { name: 'Check again in 10 min' }));
  await expect(walk.getByRole('timer')).toHaveText(/^Check again in (10:00|9:5\d)$/);
  for (const part of [
    walk.getByRole('heading', { name: FLOOD.steps[0].question }),
    walk.getByText('No', { exact: true }),
    walk.getByRole('link', { name: 'Call Maintenance on call' }).last(),
    walk.getByRole('button', { name: 'NEXT' }),
  ]) {
    await expectInSight(part);
  }
  await judgePhone(page, 'a step with a timer that runs');
  await answer(walk, 'Yes');
  await next(walk);

  await page.reload();
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  walk = walkOf(page, FLOOD.title);
  await expect(walk.getByRole('timer')).toHaveText(/^Check again in (10:00|9:\d\d)$/);
  await page.clock.fastForward('10:00');
  const rung = walk.getByRole('alert').filter({ hasText: 'Check again now: 10 minutes are up.' });
  await expect(rung).toBeVisible();
  await judgePhone(page, 'a timer that rang');
  await press(walk.getByRole('button', { name: 'OK', exact: true }));
  await expect(rung).toHaveCount(0);

  await press(walk.getByRole('button', { name: 'More', exact: true }));
  await press(page.getByRole('button', { name: 'Check again in 5 min' }));
  await press(walk.getByRole('button', { name: 'Contacts', exact: true }));
  await page.clock.fastForward('05:00');
  const contacts = page.getByRole('dialog', { name: 'Contacts', exact: true });
  await expectInSight(contacts.getByRole('alert'));
  await judgePhone(page, 'a timer that rang under the contacts');
  await press(contacts.getByRole('button', { name: 'OK', exact: true }));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(contacts.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');

  await answer(walk, 'Yes');
  await next(walk);
  await walk.getByRole('checkbox').check();
  await walk.getByRole('button', { name: 'Issue resolved' }).click();
  await page.clock.fastForward('00:06');
  await page.getByRole('button', { name: 'Back to home' }).click();
  expect(asked.filter((url) => !/attend|issues/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'Records', exact: true }).click();
  await page.getByRole('article').getByRole('button').click();
  for (const line of ['Amara set a timer of 10 minutes at step 1.', 'The timer rang at step 2.'])
    await expect(page.getByText(line).first()).toBeVisible();
  await campus.up();
});

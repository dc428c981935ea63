import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { checked, confirm } from '#core/fixtures/trees.ts';
import { draw } from '#kit/test/draw.ts';
import { forgetAdvisor, storeAdvisorName } from '../../../base/advisor-name.ts';
import { serverAnswers, received } from '../../test/server.ts';
import { emptyPhone, storedRecords, walkRests } from '../../test/phone.ts';
import { newWalk } from '../screen/begin-walk.ts';
import { WalkPanel } from '../screen/WalkPanel.tsx';
import { DOUBLE_TAP_MS } from './use-walking.ts';

const steps = checked([
  {
    ...confirm('a', 'end'),
    question: 'Tell the person who was worried only that the resident has been reached.',
    confirmationAction: { actionType: 'Issue resolution', confirmationText: 'I have told them' },
  },
]);
const issue = {
  _id: 'seen',
  title: 'Resident not seen',
  category: 'Welfare',
  revision: 1,
  question: undefined,
} as const;

const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(async () => {
  await page.viewport(390, 844);
  storeAdvisorName('Amara');
  await walkRests();
  await emptyPhone();
  serverAnswers(received);
  draw(
    <WalkPanel
      opened={newWalk(issue, steps, 'Amara', new Date())}
      onLeave={() => {}}
      onReopen={() => {}}
    />,
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
});

afterEach(async () => {
  forgetAdvisor();
  await page.viewport(1280, 800);
});

const frame = async () => await new Promise(requestAnimationFrame);

/** Taps a control and, once `shown` stands there, the same place of the screen once more; returns the button that this pressed. */
async function tapTwice(control: Locator, shown: Locator): Promise<string | undefined> {
  const first = control.element();
  const { left, top, width, height } = first.getBoundingClientRect();
  // By itself: the driver's click takes time on a busy machine.
  if (first instanceof HTMLElement) first.click();
  // By frames: `expect.element` would move the clock on.
  while (shown.query() === null) await frame();
  await frame();
  await vi.advanceTimersByTimeAsync(DOUBLE_TAP_MS - 100);
  await frame();
  const under = document.elementFromPoint(left + width / 2, top + height / 2);
  if (under instanceof HTMLElement) under.click();
  return under?.closest('button')?.textContent;
}

// WALK-27
test('a second tap on the tick that ends a walk presses no outcome', async () => {
  const tick = page.getByRole('checkbox', { name: 'I have told them' });
  const ticked = page.getByRole('checkbox', { name: 'I have told them', checked: true });
  expect(await tapTwice(tick, ticked)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(DOUBLE_TAP_MS);
  await expect
    .element(page.getByText('Please remember to complete your incident report'))
    .toBeVisible();
  await button('Issue resolved').click();
  await expect.poll(storedRecords).toHaveLength(1);
});

// WALK-27, ESCALATE-1
test("a second tap on 'Escalate now' records nothing and leaves the calls in sight", async () => {
  const sheet = page.getByRole('dialog', { name: 'Escalate now' });
  expect(await tapTwice(button('Escalate now'), sheet)).toBeUndefined();
  await expect.element(sheet).toBeVisible();
  await vi.advanceTimersByTimeAsync(DOUBLE_TAP_MS);
  await button('Record as escalated').click();
  await expect.poll(storedRecords).toHaveLength(1);
});

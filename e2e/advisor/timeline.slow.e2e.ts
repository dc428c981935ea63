import { cardOf, PHONE, walkOf } from '../base/advisor.ts';
import { test } from '../base/campus.ts';
import { expect } from '../base/fixtures.ts';
import { judgePhone } from '../base/judge.ts';
import { press, tabTo } from '../base/keyboard.ts';
import { beWithoutSignal, FLOOD } from '../base/night.ts';

test.use({ ...PHONE, expectedStatuses: [0] });
test.describe.configure({ timeout: 90_000 });

// CALL-6, TIMELINE-1, TIMELINE-2, TIMELINE-3, ESCALATE-1, ESCALATE-2, LOOK-4, LOOK-5, LOOK-6
test('a timeline is shared and copied without a signal, with only the keyboard, and again from Records', async ({
  page,
  campus,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // This browser has no other app to share with.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async ({ text = '' }: ShareData) =>
        await navigator.clipboard.writeText(`Shared:\n${text}`),
    });
  });
  const clipboard = async () => await page.evaluate(() => navigator.clipboard.readText());
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await beWithoutSignal(page, campus, FLOOD.title);

  await press(cardOf(page, FLOOD.title));
  await press(button('Start'));
  const walk = walkOf(page, FLOOD.title);
  await tabTo(walk.getByRole('radio', { name: 'Yes' }));
  await page.keyboard.press('Space');
  await press(button('NEXT'));
  await press(page.getByRole('link', { name: 'Call Maintenance on call' }));
  await press(button('Escalate now'));
  const record = button('Record as escalated');
  // A second tap that comes at once does not press it.
  await record.click({ trial: true });
  await press(record);
  await expect(walk.getByText(/^Escalated at step 2, /)).toBeVisible();
  await tabTo(walk.getByRole('radio', { name: 'Yes' }));
  await page.keyboard.press('ArrowDown');
  await press(button('NEXT'));
  await tabTo(walk.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await press(button('Issue escalated'));
  const done = page.getByRole('dialog', { name: 'Issue escalated!' });
  await expect(done).toContainText('Saved on this phone.');
  await judgePhone(page, 'result without a signal, to be shared');

  await press(button('Share timeline'));
  await expect.poll(clipboard).toMatch(/^Shared:\n.* \(campus time, Europe\/London\)\n/);
  const told = (await clipboard()).replace('Shared:\n', '');
  for (const words of [
    `started the procedure “${FLOOD.title}” (revision 1).`,
    `asked: ${FLOOD.steps[0].question} Answered yes.`,
    'tapped Call Maintenance on call.',
    'recorded the issue as escalated at step 2.',
    'If so, call Campus Security and wait. Answered no.',
    'read: Tell the duty manager. Confirmed: I told Duty manager.',
    'ended the procedure: escalated.',
  ]) {
    expect(told).toMatch(new RegExp(`^\\d\\d:\\d\\d Amara .*${RegExp.escape(words)}$`, 'm'));
  }
  await press(button('Copy timeline'));
  await expect.poll(clipboard).toBe(told);

  await press(button('Back to home'));
  await expect(page.getByRole('heading', { name: 'Welcome to ResLife' })).toBeFocused();
  await press(button('Menu'));
  await press(page.getByRole('link', { name: 'Records', exact: true }));
  await press(button(FLOOD.title));
  await expect(page.getByRole('heading', { name: 'Timeline, campus time' })).toBeVisible();
  await judgePhone(page, 'a record that was not sent, with its timeline');
  await press(button('Share timeline'));
  await expect.poll(clipboard).toBe(`Shared:\n${told}`);
  await press(button('Copy timeline'));
  await expect.poll(clipboard).toBe(told);
  await campus.up();
});

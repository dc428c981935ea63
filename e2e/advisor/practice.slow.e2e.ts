import { PHONE, walkOf } from '../base/advisor.ts';
import { test } from '../base/campus.ts';
import { expect } from '../base/fixtures.ts';
import { judgePhone } from '../base/judge.ts';
import { press, tabTo, type } from '../base/keyboard.ts';
import { FLOOD, visitFirst } from '../base/night.ts';

test.use({ ...PHONE, expectedStatuses: [0] });

// PRACTICE-1, PRACTICE-2, SEARCH-1, SEARCH-5, LOOK-4, LOOK-5, LOOK-6
test('a procedure is found, practiced and ended without a signal, with only the keyboard', async ({
  page,
  campus,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await visitFirst(page, campus.url);
  await campus.down();
  await type(page.getByRole('searchbox', { name: 'Search issues' }), 'ceiling');
  await page.keyboard.press('Enter');
  await press(button(FLOOD.title));
  await tabTo(page.getByRole('checkbox', { name: 'Practice' }));
  await page.keyboard.press('Space');
  await press(button('Start'));

  const walk = walkOf(page, FLOOD.title);
  const strip = walk.getByText('Not counted');
  const heading = walk.getByRole('heading', { level: 3 });
  for (const step of FLOOD.steps.slice(0, 2)) {
    await expect(heading).toContainText(step.question.slice(0, 20));
    // The controls above the question are passed on the way back to it.
    await expect(heading).toBeFocused();
    await expect(strip).toBeInViewport();
    await tabTo(walk.getByRole('radio', { name: 'Yes' }));
    await page.keyboard.press('Space');
    await press(button('NEXT'));
  }
  await press(page.getByRole('link', { name: 'Call Maintenance on call' }));
  const asked = page.getByRole('alertdialog', { name: /^Practice\. Call Maintenance on call/ });
  await expect(asked.getByRole('button', { name: 'cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asked).toHaveCount(0);
  await tabTo(walk.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await expect(strip).toBeInViewport();
  await tabTo(button('This is real'));
  await press(button('Issue resolved'));
  const done = page.getByRole('dialog', { name: 'Issue resolved!' });
  await expect(done).toContainText('Practice: not counted.');
  await judgePhone(page, 'the end of practice');
  await press(button('Back to home'));
  await expect(page.getByRole('heading', { name: 'Welcome to ResLife' })).toBeFocused();
  await campus.up();
});

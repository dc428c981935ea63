import type { Attendance } from '#core/record/attendance.ts';
import type { Locator, Page } from '@playwright/test';
import { answer, NAMED, next, PHONE, REMINDER, startWalk } from '../base/advisor.ts';
import { attendancesOf, publishIssue } from '../base/authoring.ts';
import { ONE_QUESTION } from '../base/broken-window.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgePhone } from '../base/judge.ts';
import type { RunningServer } from '../base/running-server.ts';

test.use(PHONE);
test.use(NAMED);

/** Walks a fresh issue to its final screen; each test counts the records of its own. */
async function atTheEnd(
  page: Page,
  server: RunningServer,
  title: string,
): Promise<{ walk: Locator; issueId: string }> {
  const { id: issueId } = await publishIssue(server, { ...ONE_QUESTION, title });
  const walk = await startWalk(page, 'Other', title);
  await answer(walk, 'No');
  await next(walk);
  await expect(walk.getByText(REMINDER)).toBeVisible();
  return { walk, issueId };
}

// ADVISOR-7, KIT-6, RECORD-1, RECORD-4, RECORD-6, WALK-12
test('a double press resolves the issue once, with one toast, one dialog and one record', async ({
  page,
  server,
}) => {
  const { walk, issueId } = await atTheEnd(page, server, 'A walk resolved');
  const inOrder = [
    walk.getByText(REMINDER),
    walk.getByRole('group', { name: 'Rating' }),
    walk.getByRole('textbox', { name: 'Feedback' }),
    walk.getByRole('button', { name: 'Issue resolved', exact: true }),
    walk.getByRole('button', { name: 'Issue escalated', exact: true }),
    walk.getByRole('button', { name: 'Back', exact: true }),
  ];
  const tops = await Promise.all(inOrder.map(async (part) => (await part.boundingBox())?.y ?? -1));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expect(walk.getByRole('radio')).toHaveCount(10);
  await expect(walk.getByRole('radio', { name: '0.5 stars', exact: true })).toBeVisible();
  await expect(walk.getByRole('radio', { name: '5 stars', exact: true })).toBeVisible();
  const message = walk.getByRole('textbox', { name: 'Feedback' });
  await expect(message).toHaveAccessibleDescription(
    'No names, rooms or health details of residents.',
  );
  await message.fill('x'.repeat(10_001));
  await expect(message).toHaveValue('x'.repeat(10_000));
  await message.fill('  Step 1 could be shorter. ');
  await walk.getByRole('radio', { name: '2.5 stars' }).check();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/attend'))
      sent.push(request.headers()['idempotency-key'] ?? '');
  });
  await walk.getByRole('button', { name: 'Issue resolved', exact: true }).dblclick();

  const dialog = page.getByRole('dialog', { name: 'Issue resolved!', exact: true });
  const thanks = "Thank you! You've successfully resolved this specific issue.";
  await expect(dialog.getByText(thanks, { exact: true })).toBeVisible();
  const toast = page.getByRole('status').getByText('Issue Resolved', { exact: true });
  await expect(toast).toBeVisible();
  expect(new Set(sent).size).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/user');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome to ResLife' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Unfinished procedure' })).toHaveCount(0);
  await expect
    .poll(async () => await attendancesOf(server, issueId))
    .toMatchObject([
      { advisor: 'Amara', outcome: 'Resolved', rating: 2.5, feedback: 'Step 1 could be shorter.' },
    ]);
});

// RECORD-1, RECORD-4, WALK-12
test('an escalation without a comment shows its toast and dialog, and its record is complete', async ({
  page,
  server,
}) => {
  const { walk, issueId } = await atTheEnd(page, server, 'A walk escalated');
  await walk.getByRole('button', { name: 'Issue escalated', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Issue escalated!', exact: true });
  await expect(dialog.getByText('Thank you!', { exact: true })).toBeVisible();
  const toast = page.getByRole('status').getByText('Issue Escalated', { exact: true });
  await expect(toast).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to home', exact: true }).click();
  await expect(page).toHaveURL('/user');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Unfinished procedure' })).toHaveCount(0);
  await expect
    .poll(async () => await attendancesOf(server, issueId))
    .toMatchObject([{ advisor: 'Amara', outcome: 'Escalated', rating: null, feedback: '' }]);
});

// WALK-12, WALK-34, LOOK-4, LOOK-6
test(
  'both outcomes are visible on the smallest screen, and a later rating corrects the record',
  { tag: '@full' },
  async ({ page, server }) => {
    const { walk, issueId } = await atTheEnd(page, server, 'A walk rated late');
    const outcome = (name: string) => walk.getByRole('button', { name, exact: true });
    for (const viewport of [PHONE.viewport, { width: 320, height: 568 }]) {
      await page.setViewportSize(viewport);
      for (const name of ['Issue resolved', 'Issue escalated'])
        await expect(outcome(name)).toBeInViewport({ ratio: 1 });
    }
    await outcome('Issue escalated').click();
    const dialog = page.getByRole('dialog', { name: 'Issue escalated!', exact: true });
    await dialog.getByText('Add stars or a comment').press('Enter');
    await dialog.getByRole('radio', { name: '4 stars' }).check();
    await judgePhone(page, 'stars and a comment after the outcome');
    await dialog.getByRole('button', { name: 'Back to home', exact: true }).click();
    await expect
      .poll(async () => await attendancesOf(server, issueId))
      .toMatchObject([{ outcome: 'Escalated', rating: 4, feedback: '' }]);
  },
);

// WALK-14, WALK-34
test(
  'a comment typed after the outcome is kept when its page closes',
  { tag: '@full' },
  async ({ page, server }) => {
    const { walk, issueId } = await atTheEnd(page, server, 'A walk commented late');
    await walk.getByRole('button', { name: 'Issue resolved', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Issue resolved!', exact: true });
    await dialog.getByText('Add stars or a comment').press('Enter');
    await dialog.getByRole('textbox', { name: 'Feedback' }).fill('The lift was out of order.');
    await page.goto('/user');
    const feedback = 'The lift was out of order.';
    await expect
      .poll(async () => await attendancesOf(server, issueId))
      .toMatchObject([{ outcome: 'Resolved', rating: null, feedback }]);
  },
);

test.describe('while the server is down', { tag: '@full' }, () => {
  test.use({ expectedStatuses: [0] });

  // RECORD-7, OUTBOX-12
  test('a record is saved on the phone, the dialog says so, and the record arrives once the server answers', async ({
    page,
    server,
  }) => {
    const { walk, issueId } = await atTheEnd(page, server, 'Sent at last');
    await walk.getByRole('radio', { name: '4 stars' }).check();
    await walk.getByRole('textbox', { name: 'Feedback' }).fill('The lift was out of order.');

    await server.down();
    await walk.getByRole('button', { name: 'Issue escalated', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Issue escalated!' })).toContainText(
      'Saved on this phone. It will be sent when you are back online.',
    );

    const arriving = page.waitForResponse(
      (response) => response.url().endsWith('/api/attend') && response.ok(),
    );
    await server.up();
    const { data } = (await arriving).request().postDataJSON() as { data: Attendance };
    expect(data.feedback).toEqual({ description: 'The lift was out of order.', rating: 4 });
    expect(await attendancesOf(server, issueId)).toMatchObject([
      { outcome: 'Escalated', rating: 4 },
    ]);
  });
});

// RECORD-25, RECORD-27
test(
  'Undo after a mistaken escalation restores the final screen, also from home',
  { tag: '@full' },
  async ({ page, server }) => {
    const { walk, issueId } = await atTheEnd(page, server, 'A walk taken back');
    const escalated = page.getByRole('dialog', { name: 'Issue escalated!', exact: true });
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    const feedback = walk.getByRole('textbox', { name: 'Feedback' });
    await feedback.fill('Pressed the wrong one.');
    await walk.getByRole('button', { name: 'Issue escalated', exact: true }).click();
    await expect(escalated).toBeVisible();
    await undo.click();
    await expect(escalated).toHaveCount(0);
    await expect(feedback).toHaveValue('Pressed the wrong one.');
    await expect.poll(async () => await attendancesOf(server, issueId)).toEqual([]);

    await walk.getByRole('button', { name: 'Issue escalated', exact: true }).click();
    await escalated.getByRole('button', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/user');
    await undo.click();
    await expect(walk.getByText(REMINDER)).toBeVisible();
    await expect(feedback).toHaveValue('Pressed the wrong one.');
    await expect.poll(async () => await attendancesOf(server, issueId)).toEqual([]);

    await walk.getByRole('button', { name: 'Issue resolved', exact: true }).click();
    const resolved = page.getByRole('dialog', { name: 'Issue resolved!', exact: true });
    await resolved.getByRole('button', { name: 'Back to home' }).click();
    await expect
      .poll(async () => await attendancesOf(server, issueId))
      .toMatchObject([{ outcome: 'Resolved', feedback: 'Pressed the wrong one.' }]);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Welcome to ResLife' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Unfinished procedure' })).toHaveCount(0);
  },
);

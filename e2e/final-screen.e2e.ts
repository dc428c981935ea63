import type { Attendance } from '#core/attendance.ts';
import type { Locator, Page } from '@playwright/test';
import { answer, NAMED, next, PHONE, REMINDER, startWalk } from './advisor.ts';
import { attendancesOf, publishIssue } from './authoring.ts';
import { ONE_QUESTION } from './broken-window.ts';
import { expect, test } from './fixtures.ts';
import type { RunningServer } from './running-server.ts';

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

// WALK-12
test('reminder, rating, feedback and the two outcomes stand in this order', async ({
  page,
  server,
}) => {
  const { walk } = await atTheEnd(page, server, 'Order of the end');
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
});

// ADVISOR-7, KIT-6
test('the field takes 10,000 characters and asks for no names', async ({ page, server }) => {
  const { walk } = await atTheEnd(page, server, 'Much to say');
  const message = walk.getByRole('textbox', { name: 'Feedback' });
  await expect(message).toHaveAccessibleDescription(
    'No names, rooms or health details of residents.',
  );
  await message.fill('x'.repeat(10_001));
  await expect(message).toHaveValue('x'.repeat(10_000));
});

const outcomes = [
  {
    button: 'Issue resolved',
    status: 'Resolved',
    toast: 'Issue Resolved',
    title: 'Issue resolved!',
    text: "Thank you! You've successfully resolved this specific issue.",
  },
  {
    button: 'Issue escalated',
    status: 'Escalated',
    toast: 'Issue Escalated',
    title: 'Issue escalated!',
    text: 'Thank you!',
  },
] as const;

for (const { button, status, toast, title, text } of outcomes) {
  // RECORD-1, RECORD-4
  test(`${button}: the toast, the dialog, home, and one record with what was given`, async ({
    page,
    server,
  }) => {
    const { walk, issueId } = await atTheEnd(page, server, `A walk ${status}`);
    await walk.getByRole('radio', { name: '2.5 stars' }).check();
    await walk.getByRole('textbox', { name: 'Feedback' }).fill('  Step 1 could be shorter. ');
    await walk.getByRole('button', { name: button, exact: true }).click();

    const dialog = page.getByRole('dialog', { name: title, exact: true });
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('status').getByText(toast, { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Back to home', exact: true }).click();
    await expect(page).toHaveURL('/user');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Unfinished issue' })).toHaveCount(0);

    expect(await attendancesOf(server, issueId)).toMatchObject([
      { advisor: 'Amara', outcome: status, rating: 2.5, feedback: 'Step 1 could be shorter.' },
    ]);
  });
}

// WALK-12
test('neither rating nor feedback is asked for: a record without them is whole', async ({
  page,
  server,
}) => {
  const { walk, issueId } = await atTheEnd(page, server, 'Nothing to add');
  await walk.getByRole('button', { name: 'Issue resolved' }).click();
  await expect(page.getByRole('dialog', { name: 'Issue resolved!' })).toBeVisible();
  expect(await attendancesOf(server, issueId)).toMatchObject([{ rating: null, feedback: '' }]);
});

// RECORD-4
test('Escape on the result leads home as well, and a reload there sends nothing again', async ({
  page,
  server,
}) => {
  const { walk, issueId } = await atTheEnd(page, server, 'Escape at the end');
  await walk.getByRole('button', { name: 'Issue resolved' }).click();
  await expect(page.getByRole('dialog', { name: 'Issue resolved!' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/user');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome to ResLife' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Unfinished issue' })).toHaveCount(0);
  expect(await attendancesOf(server, issueId)).toHaveLength(1);
});

// RECORD-6
test('a double press makes one record', async ({ page, server }) => {
  const { walk, issueId } = await atTheEnd(page, server, 'Pressed twice');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/attend'))
      sent.push(request.headers()['idempotency-key'] ?? '');
  });
  await walk.getByRole('button', { name: 'Issue resolved' }).dblclick();
  await expect(page.getByRole('dialog', { name: 'Issue resolved!' })).toBeVisible();
  expect(new Set(sent).size).toBe(1);
  expect(await attendancesOf(server, issueId)).toHaveLength(1);
});

test.describe('while the server is down', () => {
  test.use({ expectedStatuses: [0] });

  // RECORD-7, OUTBOX-12
  test('the record is saved on the phone, which the dialog says, and arrives once there is an answer', async ({
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

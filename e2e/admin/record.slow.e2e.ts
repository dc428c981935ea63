import type { Attendance } from '#core/record/attendance.ts';
import { attend } from '../base/attend.ts';
import { publishIssue, updateIssue } from '../base/authoring.ts';
import { BROKEN_WINDOW } from '../base/broken-window.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';

test.use(signedIn);

const TITLE = 'Window, recorded';
/** No other test has records of it. */
const DAY = '2026-11-17';

// RECORDED-1, RECORDED-2, RECORDED-4, RECORD-11, ROUTES-3, LOOK-4, LOOK-6, LOOK-8
test('a record opens from its row with the words the advisor saw, and leads back to the rows', async ({
  page,
  server,
}) => {
  const { id, stepIds } = await publishIssue(server, { ...BROKEN_WINDOW, title: TITLE });
  const [step = ''] = stepIds;
  const walked: Attendance = {
    advisor: 'Amara',
    issueId: id,
    revision: 1,
    steps: [{ step, response: 'Yes' }],
    issueStatus: 'Escalated',
    startedAt: `${DAY}T02:10:00.000Z`,
    finishedAt: `${DAY}T02:20:00.000Z`,
    device: 'phone-1',
    trail: [
      { step, at: 60_000, did: 'yes' },
      { step, at: 120_000, did: 'call:emergency' },
    ],
  };
  const key = '3f2504e0-4f89-41d3-9a0c-0305e82c3377';
  for (const [correction, description] of ['Glass.', 'Glass everywhere.'].entries())
    await attend(server, { ...walked, feedback: { description, rating: 4 }, correction }, key);
  await updateIssue(server, id, { title: `${TITLE} anew` });

  await page.goto(`/admin/analytics?startDate=${DAY}&endDate=${DAY}`);
  await page.getByRole('link', { name: TITLE, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Analytics' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const story = page.getByRole('region', { name: 'What happened' });
  const asked = story.getByRole('listitem').nth(1);
  await expect(asked).toContainText(BROKEN_WINDOW.steps[0]?.question ?? 'a question');
  await expect(asked).toContainText('2:11 am');
  await expect(story.getByText('Amara tapped Call emergency services.')).toBeVisible();
  await expect(page.getByText('Feedback was “Glass.”')).toBeVisible();
  await judgeDesk(page, 'an opened record');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Copy record' })).toBeHidden();
  await expect(story).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Back to Analytics' }).click();
  await expect(page.getByRole('heading', { name: '1 Issues attended to' })).toBeVisible();

  // PRIVACY-7, PRIVACY-8, PRIVACY-9
  await page.getByRole('link', { name: TITLE, exact: true }).click();
  await page.getByRole('button', { name: 'Mark as void' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'All from the same network' }).check();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A prank of one evening');
  await expect(dialog.getByText('would be void')).toBeVisible();
  await judgeDesk(page, 'the dialog of a void record');
  await dialog.getByRole('radio', { name: 'This record' }).check();
  await dialog.getByRole('button', { name: 'Mark as void' }).click();
  await expect(page.getByText('A prank of one evening')).toBeVisible();
  await judgeDesk(page, 'a void record');
  await page.getByRole('button', { name: 'Back to Analytics' }).click();
  await expect(page.getByText('1 void, not counted')).toBeVisible();
  await page.goto('/admin/privacy');
  await page.getByRole('button', { name: 'Undo: A prank of one evening' }).click();
  await expect(page.getByText('None.', { exact: true })).toBeVisible();
});

import type { Attendance } from '#core/record/attendance.ts';
import { attend } from '../base/attend.ts';
import { publishIssue } from '../base/authoring.ts';
import { BROKEN_WINDOW } from '../base/broken-window.ts';
import { editor } from '../base/editor.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';

test.use(signedIn);

// NUMBERS-1, NUMBERS-2, NUMBERS-5, NUMBERS-7, ROUTES-3, LOOK-4, LOOK-6
test('the tree links to its numbers, and the numbers link to the step that is clearly higher', async ({
  page,
  server,
}) => {
  const { id, stepIds } = await publishIssue(server, {
    ...BROKEN_WINDOW,
    title: 'Window, counted',
  });
  const [first = ''] = stepIds;
  const escalated: Attendance = {
    advisor: 'Amara',
    issueId: id,
    revision: 1,
    steps: [],
    issueStatus: 'Escalated',
    trail: [{ step: first, at: 90_000, did: 'escalate' }],
  };
  for (const practice of [false, false, true]) await attend(server, { ...escalated, practice });

  await page.goto(`/issue/${id}`);
  await page.getByRole('link', { name: 'Numbers on the tree' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Window, counted' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Analytics' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const tree = page.getByRole('region', { name: 'Numbers on the tree' });
  const question = BROKEN_WINDOW.steps[0]?.question ?? 'a question';
  const node = tree.getByRole('button', { name: `1. ${question}`, exact: true });
  await expect(node).toHaveAccessibleDescription(
    /^2 records reached this step\. 2 escalated here\. 2 stopped\./,
  );
  await judgeDesk(page, 'the tree with its numbers');
  await expect(page.getByText('Step 1: 2 of 2 (100%) escalated from here.')).toBeVisible();

  await tree.getByRole('button', { name: 'As a table' }).click();
  await expect(tree.getByRole('cell', { name: `1. ${question}` })).toBeVisible();
  await page.getByLabel('Revision').selectOption({ index: 1 });
  await page.getByLabel('Start date').fill('2001-01-01');
  await page.getByLabel('End date').fill('2001-01-02');
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page.getByRole('heading', { name: 'No records' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Open Step 1' }).first().click();
  await expect(editor.question(page)).toHaveValue(question);
});

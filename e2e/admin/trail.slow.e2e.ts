import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { writeIssue } from '../base/authoring.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Newest first' }).getByRole('listitem');

// TRAIL-10, LOOK-4, LOOK-6
test('administrators read the activity log, filter it, and download it as a file', async ({
  page,
  server,
  signIn,
}) => {
  test.slow();
  await signIn(page);
  await writeIssue(server, { title: 'Lift stuck', category: 'Safety concern', steps: [] });
  await page.goto('/admin/administration');
  await page.getByRole('link', { name: 'Activity log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activity log' })).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Signed in' }).first()).toContainText('127.0.0.1');
  await judgeDesk(page, 'trail');

  await page.getByRole('combobox', { name: 'What' }).selectOption('Procedures');
  await page.getByRole('combobox', { name: 'Who' }).selectOption('maya.okafor');
  await page.getByRole('button', { name: 'Show', exact: true }).press('Enter');
  await expect(page).toHaveURL(/kind=issues&who=/);
  await expect(rows(page).filter({ hasText: 'Signed in' })).toHaveCount(0);
  const created = rows(page).filter({ hasText: 'Created a procedure' }).first();
  await expect(created.getByRole('link', { name: 'Lift stuck' })).toBeVisible();
  const details = created.getByLabel(/^Details of row/);
  await details.focus();
  await details.press('Enter');
  await expect(created.getByText('Request', { exact: true })).toBeVisible();
  await judgeDesk(page, 'trail with details');

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^trail-\d{4}-\d\d-\d\d\.csv$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.split('\r\n')[0]).toContain('number,at,what,who');
  expect(text).toContain('issue.create');

  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await judgeDesk(page, 'trail where nothing was found');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(rows(page).filter({ hasText: 'Downloaded the activity log' })).toHaveCount(1);

  await page.goto('/admin/trail?kind=nonsense&who=somebody-who-is-gone&to=x');
  await expect(page.getByRole('combobox', { name: 'Who' })).toContainText('Deleted account');
});

import type { Page } from '@playwright/test';
import { toast } from '../base/editor.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { needSecondPerson, twoOwners } from '../base/people.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const unread = (page: Page) => page.getByRole('region', { name: 'Urgent corrections to read' });

// REVIEW-20, REVIEW-21, REVIEW-23, REVIEW-30, LOOK-4, LOOK-6
test('an urgent correction is published right away and read by somebody else afterward', async ({
  page,
  signIn,
}) => {
  test.slow();
  const { server, id, theirs } = await twoOwners(page, signIn);
  await page.goto(`${server.url}/issue/${id}`);
  await button(page, 'Publish').click();
  await expect(toast(page, 'status', 'Advisors see this procedure')).toBeVisible();
  await needSecondPerson(page, server);

  await page.goto(`${server.url}/issue/${id}`);
  await page.getByRole('textbox', { name: 'Issue name' }).fill('Key left in the room');
  await button(page, 'Urgent correction').click();
  const dialog = page.getByRole('dialog', { name: 'Urgent correction' });
  const sentence = dialog.getByRole('textbox', { name: 'Message for advisors' });
  await sentence.fill('Call 911 before you enter.');
  await expect(dialog.getByText(/^Do not type numbers or addresses\. Insert/)).toBeVisible();
  await judgeDesk(page, 'a sentence with a number that nobody else has read');
  await sentence.fill('Never enter alone: call');
  await dialog.getByRole('button', { name: /^Insert a contact/ }).click();
  await page.getByRole('button', { name: /^emergency services/ }).click();
  await judgeDesk(page, 'an urgent correction that goes out alone');
  await button(page, 'Save as urgent').click();
  await expect(unread(page)).toContainText('until somebody else reads it');
  await expect(unread(page).getByRole('button')).toHaveCount(0);
  await judgeDesk(page, "one's own correction that nobody has read");
  const answer = await fetch(`${server.url}/api/issue/${id}`);
  expect(await answer.text()).toContain('call emergency services');

  await theirs.goto('/admin');
  await expect(theirs.getByText('Correction not read yet')).toBeVisible();
  await judgeDesk(theirs, 'the list with a correction that nobody has read');
  await theirs.getByRole('link', { name: 'Key left in the room' }).click();
  await expect(unread(theirs)).toContainText('Never enter alone');
  await judgeDesk(theirs, 'a correction to be read');
  await button(theirs, 'I have read it').click();
  await expect(unread(theirs)).toHaveCount(0);
  await theirs.goto('/admin');
  await expect(theirs.getByRole('link', { name: 'Key left in the room' })).toBeVisible();
  await expect(theirs.getByText('Correction not read yet')).toHaveCount(0);
  await theirs.close();
  await server.stop();
});

import type { Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import { Type } from 'typebox';
import { parseJson } from '../../server/test/parse-json.ts';
import { toast } from '../base/editor.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { acceptInvitation } from '../base/people.ts';
import { startServer, type RunningServer } from '../base/running-server.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting for approval' });
const emergency = (page: Page) => page.getByRole('textbox', { name: 'Emergency number' });

/** Returns the emergency number that phones have. */
async function dialed({ url }: RunningServer): Promise<string> {
  const answer = await fetch(`${url}/api/advisor/issues/Fire`);
  const { campus } = parseJson(Type.Object(API.listAdvisorIssues.beside), await answer.text());
  return campus.emergency.number;
}

// The only owner is refused.
test.use({ expectedStatuses: [409] });

// REVIEW-7, REVIEW-25, REVIEW-8, REVIEW-26, REVIEW-9, LOOK-4, LOOK-6
test('phones call another number once a second owner approves it', async ({
  page,
  signIn,
  browser,
}) => {
  test.slow();
  // A server of its own: others could publish nothing.
  const server = await startServer();
  await signIn(page, `${server.url}/admin/settings/publishing`);
  const second = page.getByRole('switch', { name: 'Publishing needs a second person' });
  await second.click();
  await expect(page.getByText(/Invite another owner/)).toBeVisible();
  await judgeDesk(page, 'publishing of somebody who is alone');
  const theirs = await browser.newPage({ baseURL: server.url });
  await acceptInvitation(theirs, server, {
    email: 'idris.bello@ashdown.example',
    name: 'Idris Bello',
  });
  await second.check();
  await expect(page.getByText(/^Contacts, areas and hours need another owner/)).toBeVisible();

  await page.goto(`${server.url}/admin/settings/contacts`);
  await emergency(page).fill('01632 960 999');
  await button(page, 'Save changes').click();
  await expect(toast(page, 'status', 'Waiting for another owner')).toBeVisible();
  await expect(waiting(page)).toContainText('Emergency number: no number, now 01632 960 999');
  await expect(waiting(page).getByRole('button')).toHaveText(['Discard']);
  await judgeDesk(page, 'the contacts with a number that waits');
  expect(await dialed(server)).toBe('');

  await theirs.goto('/admin/settings/contacts');
  await expect(waiting(theirs)).toContainText('Emergency number: no number, now 01632 960 999');
  await judgeDesk(theirs, 'the contacts with a number to be approved');
  await button(theirs, 'Discard').click();
  await judgeDesk(theirs, 'the question before what waits is discarded');
  await button(theirs, 'Cancel').click();
  await button(theirs, 'Approve').click();
  await expect(waiting(theirs)).toHaveCount(0);
  await expect(emergency(theirs)).toHaveValue('01632 960 999');
  expect(await dialed(server)).toBe('01632 960 999');
  await theirs.close();
  await server.stop();
});

import type { Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import { publishIssue } from '../base/authoring.ts';
import { ONE_QUESTION } from '../base/broken-window.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { startServer, type RunningServer } from '../base/running-server.ts';

// A server of its own: messages of other tests would be in the inbox.
let own: RunningServer;
test.beforeAll(async () => {
  own = await startServer({ SEED: 'none' });
});
test.afterAll(async () => await own.stop());

const TITLE = 'Window, told of';

/** Sends one message of each kind as an advisor's phone does; the missing issue last. */
async function sendAll(page: Page, issueId: string): Promise<void> {
  const send = async (path: string, data: object) =>
    expect((await page.request.post(own.url + path, { data: { data } })).status()).toBe(200);
  const advisor = 'Amara';
  const note = { advisor, issueId, revision: 1, step: 'gone', text: 'The glazier is closed.' };
  await send(API.sendStepNote.path, note);
  await send(API.sendFeedback.path, { advisor, rating: 3.5, description: 'Bigger text, please.' });
  const missing = { advisor, category: 'Pests', feedback: 'A wasps nest. It hums at night.' };
  await send(API.reportMissingIssue.path, missing);
}

// INBOX-1, INBOX-3, INBOX-4, INBOX-5, INBOX-6, INBOX-8, INBOX-9, SHELL-7, NAMES-3, LOOK-4, LOOK-6
test("advisors' messages are read, answered, turned into a draft and archived by keyboard", async ({
  page,
  signIn,
}) => {
  const { id } = await publishIssue(own, { ...ONE_QUESTION, title: TITLE });
  await signIn(page, `${own.url}/admin/inbox`);
  await expect(page.getByText('The inbox is empty')).toBeVisible();
  await judgeDesk(page, 'an empty inbox');
  await sendAll(page, id);
  await page.goto(`${own.url}/admin`);
  const icon = page.getByRole('link', { name: 'Inbox' });
  await expect(icon).toHaveAccessibleName('Inbox, 3 unread');
  await icon.press('Enter');
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible();
  const list = page.getByRole('list', { name: 'Messages' });
  const rows = list.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.last()).toContainText(TITLE);

  await list.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  const opened = page.getByRole('region', { name: 'Opened message' });
  await expect(opened.getByText('A wasps nest. It hums at night.')).toBeVisible();
  await expect(icon).toHaveAccessibleName('Inbox, 2 unread');
  await opened.getByRole('textbox', { name: 'Internal note' }).fill('Agreed with Estates.');
  await opened.getByRole('button', { name: 'Mark as answered' }).press('Enter');
  await expect(opened.getByText(/^Answered by /)).toBeVisible();
  await opened.getByRole('button', { name: 'Make a draft' }).press('Enter');
  const draft = opened.getByRole('link', { name: 'A wasps nest' });
  await expect(draft).toBeFocused();
  await judgeDesk(page, 'an opened message with its draft');

  await page.keyboard.press('Escape');
  await expect(list.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('e');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(rows).toHaveCount(3);

  await list.getByRole('link').first().press('Enter');
  await draft.press('Enter');
  await page.getByRole('button', { name: 'Step 1', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Question or Statement' })).toHaveValue(
    'A wasps nest. It hums at night.',
  );
});

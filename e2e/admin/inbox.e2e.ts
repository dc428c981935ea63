import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import { publishIssue } from '../base/authoring.ts';
import { ONE_QUESTION } from '../base/broken-window.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { startServer, type RunningServer } from '../base/running-server.ts';

// A server of its own: what other tests have sent would stand in the inbox.
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
test('what advisors sent is read, answered, made a draft and archived by keyboard', async ({
  page,
  signIn,
}) => {
  const { id } = await publishIssue(own, { ...ONE_QUESTION, title: TITLE });
  await signIn(page, own.url);
  await page.goto(`${own.url}/admin/inbox`);
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

const ALL = 100_000;

/** So many messages of the three kinds, the higher numbers the newer ones, and as many searches; nothing else stands there. */
function fillInbox({ dataDir }: RunningServer): void {
  const db = new DatabaseSync(join(dataDir, 'reslife.db'));
  db.exec('pragma busy_timeout = 10000; pragma synchronous = off');
  // One beginning for all tables: a second that passes between two of them would change the order.
  const begin = Math.floor(Date.now() / 1000) - ALL;
  const insert = (table: string, columns: string, values: string, where: string) =>
    db.exec(`
    delete from ${table};
    with recursive made(n) as (select 1 union all select n + 1 from made where n < ${ALL})
    insert into ${table} (id, key, body_hash, received_at, correction, ${columns})
    select unhex('00000000000040008000' || printf('%012x', n)), unhex(printf('%032x', n)), x'00',
      strftime('%Y-%m-%dT%H:%M:%S.000Z', ${begin} + n, 'unixepoch'), 0, ${values}
    from made where ${where}`);
  const message = `'Advisor ' || n, 'Words ' || n`;
  insert('missing_issue', 'advisor, description, category', `${message}, 'Pests'`, 'n % 2 = 0');
  insert('feedback', 'advisor, description, rating', `${message}, 4`, 'n % 4 = 1');
  insert('step_note', 'advisor, description, issue_id, step', `${message}, 'x', 's'`, 'n % 4 = 3');
  insert('empty_search', 'words, phone', `'qqq ' || (n % 500), n % 977`, 'true');
  db.close();
}

// INBOX-1, INBOX-2, INBOX-4, INBOX-5, INBOX-7, INBOX-8, INBOX-9, INBOX-10
test('a hundred thousand messages are counted, paged, archived and merged', async ({
  page,
  signIn,
}) => {
  fillInbox(own);
  await signIn(page, own.url);
  await page.goto(`${own.url}/admin/inbox`);
  const icon = page.getByRole('link', { name: 'Inbox' });
  await expect(icon).toHaveAccessibleName(`Inbox, ${ALL} unread`);
  const list = page.getByRole('list', { name: 'Messages' });
  const rows = list.getByRole('listitem');
  const first = list.getByRole('link').first();
  await expect(rows).toHaveCount(10);
  await first.press('End');
  await list.getByRole('link', { name: 'Advisor 99991' }).press('ArrowDown');
  await expect(rows).toHaveCount(20);
  await page.keyboard.press('Home');
  await page.keyboard.press('e');
  await expect(page.getByText('Message archived')).toBeVisible();
  await expect(first).toHaveAccessibleName('Advisor 99999 Unread');
  await expect(first).toBeFocused();
  await expect(icon).toHaveAccessibleName('Inbox, 99999 unread');
  await page.keyboard.press('z');
  await expect(first).toHaveAccessibleName('Advisor 100000 Unread');

  const kinds = page.getByRole('navigation', { name: 'Kinds of messages' });
  await kinds.getByRole('link', { name: 'Steps' }).press('Enter');
  await expect(first).toHaveAccessibleName('Advisor 99999 Unread');
  await expect(rows).toHaveCount(10);
  await kinds.getByRole('link', { name: 'Missing issues' }).press('Enter');
  await first.press('Enter');
  const opened = page.getByRole('region', { name: 'Opened message' });
  await expect(opened.getByText('Words 100000')).toBeVisible();
  await opened.getByRole('button', { name: 'Merge others into this' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Merge into this message' });
  // All of the page but the one that is open.
  await expect(dialog.getByRole('checkbox')).toHaveCount(9);
  await dialog.getByRole('checkbox').first().press('Space');
  await dialog.getByRole('button', { name: 'Merge 1 message' }).press('Enter');
  await expect(opened.getByRole('region', { name: 'Merged into this' })).toContainText(
    'Words 99998',
  );
  await expect(icon).toHaveAccessibleName('Inbox, 99998 unread');
  // Until it is gone all behind it is inert.
  await expect(dialog).toHaveCount(0);

  await kinds.getByRole('link', { name: 'Searches' }).press('Enter');
  const searches = page.getByRole('region', { name: 'Searched for and not found' });
  await expect(searches.getByRole('listitem')).toHaveCount(100);
});

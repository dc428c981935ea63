import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '../base/fixtures.ts';
import { startServer, type RunningServer } from '../base/running-server.ts';

const ALL = 100_000;

/** Writes some messages of the three kinds, the higher numbers the newer ones, and as many searches; the inbox has nothing else. */
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
  // A server of its own: this many messages would be in the inbox of other tests.
  const own = await startServer({ SEED: 'none' });
  fillInbox(own);
  await signIn(page, `${own.url}/admin/inbox`);
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
  await kinds.getByRole('link', { name: 'Missing procedures' }).press('Enter');
  await first.press('Enter');
  const opened = page.getByRole('region', { name: 'Opened message' });
  await expect(opened.getByText('Words 100000')).toBeVisible();
  await opened.getByRole('button', { name: 'Merge others into this' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Merge into this message' });
  // All on the page except the open one.
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
  const searches = page.getByRole('region', { name: 'Searches with no match' });
  await expect(searches.getByRole('listitem')).toHaveCount(100);
  await own.stop();
});

import type { Page } from '@playwright/test';
import { ENOUGH, writeIssue } from '../base/authoring.ts';
import { toast } from '../base/editor.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { acceptInvitation } from '../base/people.ts';
import { startServer } from '../base/running-server.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const review = (page: Page) => page.getByRole('region', { name: 'Review' });

/** Asks for a review, or sends back, with a word. */
async function say(page: Page, act: string, word: string): Promise<void> {
  await button(page, act).click();
  const dialog = page.getByRole('dialog', { name: act });
  await dialog.getByRole('textbox', { name: /^A word to them/ }).fill(word);
  await judgeDesk(page, `the dialog ${act}`);
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

// REVIEW-1, REVIEW-5, REVIEW-6, LOOK-4, LOOK-6
test('a draft is asked to be reviewed, sent back, and approved by somebody else', async ({
  page,
  signIn,
  browser,
}) => {
  test.slow();
  // A server of its own: others could publish nothing.
  const server = await startServer({ SEED: 'none' });
  await signIn(page, server.url);
  const { id } = await writeIssue(server, {
    title: 'Key left inside',
    category: 'Access',
    steps: [ENOUGH],
  });
  const theirs = await browser.newPage({ baseURL: server.url });
  await acceptInvitation(theirs, server, {
    email: 'idris.bello@ashdown.example',
    name: 'Idris Bello',
  });

  await page.goto(`${server.url}/admin/settings`);
  await page.getByRole('switch', { name: 'Publishing needs a second person' }).check();
  await expect(page.getByText(/^Whoever changed an issue asks for its review/)).toBeVisible();
  await judgeDesk(page, 'the settings with a second person');

  await page.goto(`${server.url}/issue/${id}`);
  await expect(review(page)).toContainText('You made the last change');
  await expect(button(page, 'Publish')).toHaveCount(0);
  await say(page, 'Ask for review', 'Is the desk right?');
  await expect(review(page)).toContainText('asked for review');
  await judgeDesk(page, 'the issue whose review is asked for');

  await theirs.goto('/admin');
  await theirs.getByRole('combobox', { name: 'Show' }).selectOption('Review asked');
  await expect(theirs.getByText('Showing 1 Issues', { exact: true })).toBeVisible();
  await expect(theirs.getByRole('listitem').filter({ hasText: 'Review asked' })).toBeVisible();
  await expect(button(theirs, 'Publish')).toHaveCount(0);
  await judgeDesk(theirs, 'the list of asked reviews');
  await theirs.getByRole('link', { name: 'Key left inside' }).click();
  await expect(review(theirs)).toContainText('Is the desk right?');
  await expect(button(theirs, 'Approve and publish')).toBeVisible();
  await judgeDesk(theirs, 'the issue to be reviewed');
  await say(theirs, 'Send back', 'Name the porter.');
  await expect(review(theirs)).toContainText('Idris Bello sent it back');

  await page.reload();
  await expect(review(page)).toContainText('Name the porter.');
  await say(page, 'Ask for review', 'The porter has no number yet.');
  await theirs.reload();
  await button(theirs, 'Approve and publish').click();
  await expect(toast(theirs, 'status', 'Advisors see this issue')).toBeVisible();
  await expect(review(theirs)).toContainText('To change its words, duplicate it');
  await judgeDesk(theirs, 'a published issue where a second person is needed');

  await theirs.getByRole('textbox', { name: 'Issue name' }).fill('Key left in the room');
  await button(theirs, 'Save changes').click();
  await expect(
    theirs.getByText(/Duplicate it, change the copy and ask for its review\.$/).first(),
  ).toBeVisible();
  await judgeDesk(theirs, 'a save that is refused');

  // The next draft shows what is new in it.
  await button(theirs, 'Back to draft').click();
  await button(theirs, 'Save changes').click();
  await expect(review(theirs)).toContainText('You made the last change');
  await page.reload();
  await review(page).getByText('What changed since advisors read it').click();
  await expect(review(page).getByRole('table')).toContainText('Key left in the room');
  await judgeDesk(page, 'what changed since advisors read it');
  await theirs.close();
  await server.stop();
});

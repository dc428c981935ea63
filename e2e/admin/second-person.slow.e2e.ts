import type { Page } from '@playwright/test';
import { backToDraft, toast } from '../base/editor.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { needSecondPerson, twoOwners } from '../base/people.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const review = (page: Page) => page.getByRole('region', { name: 'Review' });
const waiting = (page: Page) => page.getByRole('region', { name: 'Changes waiting' });

/** Asks for a review, or sends back, with a word. */
async function say(page: Page, act: string, word: string): Promise<void> {
  await button(page, act).click();
  const dialog = page.getByRole('dialog', { name: act });
  await dialog.getByRole('textbox', { name: /^Note \(optional/ }).fill(word);
  await judgeDesk(page, `the dialog ${act}`);
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

// REVIEW-1, REVIEW-5, REVIEW-6, REVIEW-15, LOOK-4, LOOK-6
test("a draft's review is requested, sent back, and approved by somebody else", async ({
  page,
  signIn,
}) => {
  test.slow();
  const { server, id, theirs } = await twoOwners(page, signIn);
  await needSecondPerson(page, server);
  await expect(
    page.getByText(/^Somebody else approves each change\. Advisors see the/),
  ).toBeVisible();
  await judgeDesk(page, 'the settings with a second person');

  await page.goto(`${server.url}/issue/${id}`);
  await expect(review(page)).toContainText('You made the last change');
  await expect(button(page, 'Publish')).toHaveCount(0);
  await say(page, 'Request review', 'Is the desk right?');
  await expect(review(page)).toContainText('requested a review');
  await judgeDesk(page, 'the issue whose review is asked for');

  await theirs.goto('/admin');
  await theirs.getByRole('combobox', { name: 'Show' }).selectOption('Review requested');
  await expect(theirs.getByText('Showing 1 Issues', { exact: true })).toBeVisible();
  await expect(theirs.getByRole('listitem').filter({ hasText: 'Review requested' })).toBeVisible();
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
  await say(page, 'Request review', 'The porter has no number yet.');
  await theirs.reload();
  await button(theirs, 'Approve and publish').click();
  await expect(toast(theirs, 'status', 'Advisors see this procedure')).toBeVisible();
  await expect(review(theirs)).toContainText('Your changes wait here');
  await judgeDesk(theirs, 'a published issue where a second person is needed');

  // Words that are saved from now on wait beside those that advisors read.
  const advisors = async () => await (await fetch(`${server.url}/api/issue/${id}`)).text();
  await theirs.getByRole('textbox', { name: 'Issue name' }).fill('Key left in the room');
  await button(theirs, 'Save changes').click();
  await expect(waiting(theirs)).toContainText('Your changes are waiting for a second person');
  await expect(waiting(theirs).getByRole('table')).toContainText('Key left in the room');
  await expect(button(theirs, 'Approve and publish')).toHaveCount(0);
  await judgeDesk(theirs, 'changes that wait, for who made them');
  await say(theirs, 'Request review', 'Rooms, not bags.');
  expect(await advisors()).toContain('Key left inside');

  await page.goto(`${server.url}/admin`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Changes waiting' })).toBeVisible();
  await judgeDesk(page, 'the list with changes that wait');
  await page.getByRole('link', { name: 'Key left inside' }).click();
  await expect(waiting(page)).toContainText('Idris Bello changed this procedure');
  await expect(waiting(page)).toContainText('Rooms, not bags.');
  await judgeDesk(page, 'changes that wait, for who approves them');
  await button(page, 'Approve and publish').click();
  await expect(toast(page, 'status', 'Advisors see the changes')).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  expect(await advisors()).toContain('Key left in the room');

  await theirs.reload();
  await theirs.getByRole('textbox', { name: 'Issue name' }).fill('Key');
  await button(theirs, 'Save changes').click();
  await backToDraft(theirs);
  const asked = theirs.getByRole('dialog', { name: 'Back to draft with changes waiting?' });
  await judgeDesk(theirs, 'the question before changes that wait become the draft');
  await asked.getByRole('button', { name: 'stay', exact: true }).click();
  await button(theirs, 'Discard').click();
  const dialog = theirs.getByRole('dialog', { name: 'Discard the changes?' });
  await judgeDesk(theirs, 'the question before changes are discarded');
  await dialog.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(theirs.getByRole('textbox', { name: 'Issue name' })).toHaveValue(
    'Key left in the room',
  );

  // The next draft shows the new words in it.
  await theirs.getByRole('textbox', { name: 'Issue name' }).fill('Key');
  await backToDraft(theirs);
  await button(theirs, 'Save changes').click();
  await expect(review(theirs)).toContainText('You made the last change');
  await page.reload();
  await review(page).getByText('Changes since it was published').click();
  await expect(review(page).getByRole('table')).toContainText('Key');
  await judgeDesk(page, 'what changed since advisors read it');
  await theirs.close();
  await server.stop();
});

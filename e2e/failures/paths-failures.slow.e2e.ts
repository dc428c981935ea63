import type { Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import { asAdmin, updateIssue, writeIssue, type WrittenIssue } from '../base/authoring.ts';
import { editor, toast } from '../base/editor.ts';
import { expect, test } from '../base/fixtures.ts';
import { acceptInvitation } from '../base/people.ts';

test.use({ expectedStatuses: [0, 409] });

const done = (question: string) => ({
  question,
  answerType: 'Show a confirmation checkbox' as const,
  confirmationAction: { confirmationText: 'Done', actionType: 'Go to next step' as const },
});

/** Returns an issue of two paths: yes over Step 2, and no around it. */
const twoPaths = (title: string): WrittenIssue => ({
  title,
  category: 'Fire',
  steps: [
    {
      question: 'Is one zone lit?',
      answerType: 'Yes or No',
      customiseAnswerType: false,
      yesAction: { actionType: 'Go to next step' },
      noAction: { actionType: 'Skip to a specific step', goToStep: 'Step 3' },
    },
    done('Knock at the door.'),
    done('Ring Facilities.'),
  ],
});

const tick = (page: Page, number: number) =>
  page.getByRole('checkbox', { name: `Path ${number}`, exact: true });
const checked = (page: Page, count: number) =>
  page.getByRole('main').getByText(`${count} of 2 paths checked`);

// PATHS-1, PATHS-2, SHELL-5
test('paths that do not load say so, and a failed check is undone and says why', async ({
  page,
  context,
  server,
  signIn,
}) => {
  const { id, stepIds } = await writeIssue(server, twoPaths('Ticked in vain'));
  await signIn(page, `/issue/${id}?pane=paths`);
  await expect(checked(page, 0)).toBeVisible();
  await editor.item(page, 'Step 1').click();
  const paths = page.getByRole('link', { name: '0 of 2 paths checked' });
  await expect(paths).toBeVisible();
  await server.down();
  await paths.click();
  const notLoaded = page.getByRole('alert').filter({ hasText: 'The paths did not load.' });
  await expect(notLoaded).toBeVisible();
  await server.up();
  await notLoaded.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(checked(page, 0)).toBeVisible();

  await context.setOffline(true);
  await tick(page, 1).click();
  const notTicked = toast(page, 'alert', 'The check was not saved.');
  await expect(notTicked).toContainText('The server did not answer.');
  await expect(tick(page, 1)).not.toBeChecked();
  await context.setOffline(false);
  await tick(page, 1).click();
  await expect(checked(page, 1)).toBeVisible();

  // The path is read again as it is now; the one that was not touched stays ticked.
  const params = { issueId: id, stepId: stepIds[1] ?? '' };
  await tick(page, 1).click();
  await tick(page, 2).click();
  await expect(checked(page, 1)).toBeVisible();
  await expect(tick(page, 2)).toBeChecked();
  await asAdmin(server, API.updateStep, { params, body: { question: 'Knock twice.' } });
  await tick(page, 1).click();
  await expect(toast(page, 'alert', 'This path just changed.')).toBeVisible();
  const first = page.getByRole('listitem').filter({ has: tick(page, 1) });
  await expect(first).toContainText('Knock twice.');
  await expect(tick(page, 1)).not.toBeChecked();
  await expect(tick(page, 2)).toBeChecked();
  await tick(page, 1).click();
  await expect(checked(page, 2)).toBeVisible();

  await updateIssue(server, id, { isArchived: true });
  await tick(page, 1).click();
  await expect(notTicked).toContainText('This procedure is archived.');
  await expect(tick(page, 1)).toBeChecked();
});

// PATHS-2, PATHS-4
test('two administrators check different paths at once, and both checks are kept', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  const { id } = await writeIssue(server, twoPaths('Ticked by two'));
  await signIn(page);
  const theirs = await browser.newPage({ baseURL: server.url });
  await acceptInvitation(theirs, server, { email: 'ana.ruiz@ashdown.example', name: 'Ana Ruiz' });
  for (const one of [page, theirs]) {
    await one.goto(`/issue/${id}?pane=paths`);
    await expect(checked(one, 0)).toBeVisible();
  }
  await Promise.all([tick(page, 1).click(), tick(theirs, 2).click()]);
  await expect(page.getByRole('main').getByText(/^[12] of 2 paths checked/)).toBeVisible();
  await theirs.close();
  await page.reload();
  await expect(checked(page, 2)).toBeVisible();
  const second = page.getByRole('listitem').filter({ has: tick(page, 2) });
  await second.getByRole('button', { name: /^Path 2 / }).click();
  await expect(second).toContainText('Checked by Ana Ruiz');
  await page.goto('/admin');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Ticked by two', exact: true }) });
  await expect(card).toContainText('2 of 2 paths checked');
});

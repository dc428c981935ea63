import type { Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import { asAdmin, publishIssue, setCampus, updateIssue } from '../base/authoring.ts';
import { actionOf, draftOf, toast } from '../base/editor.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';

test.use({ ...signedIn, expectedStatuses: [0, 409, 422] });

const list = (page: Page) => page.getByRole('region', { name: 'Revisions' });
const revision = (page: Page, number: number) =>
  list(page).getByRole('link', { name: `Revision ${number},` });
const detail = (page: Page) => page.getByRole('region', { name: 'What changed' });
const restore = (page: Page, number: number) =>
  detail(page).getByRole('button', { name: `Restore revision ${number}`, exact: true });
const tryAgain = { name: 'Try again', exact: true };

// REVISION-1, REVISION-4, SHELL-5
test('revisions, a restore and its Undo say if there is no answer, and work once there is one', async ({
  page,
  context,
  server,
}) => {
  const { id } = await publishIssue(server, draftOf('Unanswered', 'One.'));
  for (const title of ['Unanswered yet', 'Unanswered still']) {
    await updateIssue(server, id, { title });
  }
  await page.goto(`/issue/${id}/revisions`);
  await expect(revision(page, 3)).toBeVisible();
  await page.getByRole('button', { name: 'Back to the editor' }).click();
  const open = page.getByRole('button', { name: 'Revisions', exact: true });
  await expect(open).toBeVisible();
  await context.setOffline(true);
  await open.click();
  const notLoaded = page.getByRole('alert').filter({ hasText: 'The revisions did not load.' });
  await expect(notLoaded).toBeVisible();
  await context.setOffline(false);
  await notLoaded.getByRole('button', tryAgain).click();
  await expect(detail(page).getByRole('row', { name: /^Issue name/ })).toBeVisible();
  await context.setOffline(true);
  await revision(page, 1).click();
  await expect(detail(page).getByText('This revision did not load.')).toBeVisible();
  await context.setOffline(false);
  await detail(page).getByRole('button', tryAgain).click();
  await expect(detail(page).getByText('This is the oldest revision')).toBeVisible();
  await expect(detail(page).getByText('did not load')).toHaveCount(0);

  await context.setOffline(true);
  await restore(page, 1).click();
  await expect(detail(page).getByRole('alert')).toHaveText(
    'The revision was not restored. The server did not answer.',
  );
  await expect(page.getByRole('alert').filter({ hasText: 'restored' })).toHaveCount(1);
  await context.setOffline(false);
  await detail(page).getByRole('button', tryAgain).click();
  await expect(toast(page, 'status', 'Revision 1 restored')).toBeVisible();
  await expect(revision(page, 4)).toBeVisible();
  await expect(detail(page).getByRole('button', tryAgain)).toHaveCount(0);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  const notUndone = toast(page, 'alert', 'The restore was not undone.');
  await expect(notUndone).toContainText('The server did not answer.');
  await context.setOffline(false);
  await page.getByRole('button', tryAgain).click();
  await expect(revision(page, 5)).toBeVisible();
  await expect(notUndone).toHaveCount(0);
  const { title } = await asAdmin(server, API.getIssue, { params: { id } });
  expect(title).toBe('Unanswered still');
});

// REVISION-2, REVISION-4, PUBLISH-8
test('a restore after a save in another window shows that save, and is made when pressed again', async ({
  page,
  server,
}) => {
  const { id, stepIds } = await publishIssue(server, draftOf('Overtaken', 'One.'));
  const params = { issueId: id, stepId: stepIds[0] ?? '' };
  const reword = async (question: string) =>
    await asAdmin(server, API.updateStep, { params, body: { question } });
  await reword('One, reworded.');
  await page.goto(`/issue/${id}/revisions?revision=2&from=1`);
  const compared = detail(page).getByRole('row', { name: 'Step 1, question One. One, reworded.' });
  await expect(compared).toBeVisible();
  await expect(restore(page, 2)).toBeDisabled();

  // The comparison stays open beside the newer revision.
  await reword('One, reworded elsewhere.');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(revision(page, 3)).toBeVisible();
  await expect(compared).toBeVisible();
  await expect(restore(page, 2)).toBeEnabled();

  await reword('One, once more.');
  await restore(page, 2).click();
  await expect(detail(page).getByRole('alert')).toContainText('Somebody has saved it since');
  await expect(revision(page, 4)).toBeVisible();
  await expect(compared).toBeVisible();
  await restore(page, 2).click();
  await expect(toast(page, 'status', 'Revision 2 restored')).toBeVisible();
  await expect(revision(page, 5)).toBeVisible();
  await expect(detail(page).getByRole('alert')).toHaveCount(0);

  // Undo does not remove later changes either.
  await page.getByRole('button', { name: 'Undo', exact: true }).hover();
  await reword('One, corrected.');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(toast(page, 'alert', 'The restore was not undone.')).toContainText(
    'Somebody has saved it since',
  );
  await expect(revision(page, 6)).toBeVisible();

  // An issue archived meanwhile is not restored over either, and says what to do first.
  await revision(page, 1).click();
  await expect(restore(page, 1)).toBeEnabled();
  await updateIssue(server, id, { isArchived: true });
  await restore(page, 1).click();
  await expect(detail(page).getByRole('alert')).toContainText('The revision was not restored.');
  await expect(
    detail(page).getByText('This procedure is archived. Restore it first.'),
  ).toBeVisible();
  await expect(restore(page, 1)).toBeDisabled();
});

// REVISION-4, PUBLISH-7, LOOK-4, LOOK-6
test('a restore that the server refuses says why, step by step', async ({ page, server }) => {
  const { campus } = await asAdmin(server, API.getSettings, {});
  const porter = { id: 'porter', name: 'Porter', number: '555 0101', when: '', categories: [] };
  await setCampus(server, { ...campus, contacts: [...campus.contacts, porter] });
  const { id, stepIds } = await publishIssue(
    server,
    draftOf('Refused', 'Call [[contact:porter]].', 'Two.'),
  );
  const params = { issueId: id, stepId: stepIds[0] ?? '' };
  await asAdmin(server, API.updateStep, { params, body: { question: 'Call nobody.' } });
  await setCampus(server, campus);
  await page.goto(`/issue/${id}/revisions?revision=1`);
  await restore(page, 1).click();
  const alert = detail(page).getByRole('alert');
  await expect(alert).toContainText('The revision was not restored.');
  await expect(detail(page)).toContainText('Step 1: it names a contact that does not exist.');
  await judgeDesk(page, 'a restore that was refused');
  await expect(detail(page).getByRole('button', tryAgain)).toHaveCount(0);
  const { steps } = await asAdmin(server, API.getIssue, { params: { id } });
  expect(steps[0]?.question).toBe('Call nobody.');
});

// EDITOR-30, EDITOR-7, PUBLISH-7
test('an urgent correction that is refused or gets no answer is kept until it is saved', async ({
  page,
  server,
}) => {
  const sentence = 'Do not touch the panel. Read Step 1 again.';
  const { id, stepIds } = await publishIssue(server, draftOf('Urgent', 'One.', 'Two.', 'Three.'));
  await page.goto(`/issue/${id}?pane=${stepIds[2]}`);
  const { type, target } = actionOf(page, 'Once confirmed...');
  await type.selectOption('Skip to a specific step');
  await target.selectOption('Step 2');
  const dialog = page.getByRole('dialog', { name: 'Note or urgent correction' });
  const said = dialog.getByRole('textbox', { name: 'Message for advisors' });
  const saveUrgent = async () => {
    await page.getByRole('button', { name: 'Note or urgent correction' }).click();
    await said.fill(sentence);
    await dialog.getByRole('button', { name: 'Save as urgent' }).click();
  };
  const saidAgain = async () => {
    await page.getByRole('button', { name: 'Note or urgent correction' }).click();
    await expect(said).toHaveValue(sentence);
    await dialog.getByRole('button', { name: 'Save as urgent' }).click();
  };
  await saveUrgent();
  await expect(toast(page, 'alert', 'Changes not saved')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('this loop has no way out. Make');

  await type.selectOption('Issue resolution');
  await server.down();
  await saidAgain();
  await expect(page.getByRole('main')).toContainText('The server did not answer.');
  await server.up();
  await saidAgain();
  await expect(toast(page, 'status', 'Changes saved')).toBeVisible();
  const { urgent } = await asAdmin(server, API.getIssue, { params: { id } });
  expect(urgent?.sentence).toBe(sentence);
});

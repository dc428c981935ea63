import { API } from '#core/api/api.ts';
import { asAdmin, updateIssue, writeIssue } from '../base/authoring.ts';
import { draftOf, editor, save, toast } from '../base/editor.ts';
import { expect, test } from '../base/fixtures.ts';
import { acceptInvitation, endSession, giveSignInAgain } from '../base/people.ts';

test.use({ expectedStatuses: [0, 401, 409] });

// EDITOR-33, ISSUES-22
test('another administrator is named in the header and at the open step, and nobody if there is no answer', async ({
  page,
  context,
  browser,
  server,
  signIn,
}) => {
  const { id, stepIds } = await writeIssue(server, draftOf('Two authors', 'One.', 'Two.'));
  await signIn(page);
  const theirs = await browser.newPage({ baseURL: server.url });
  await acceptInvitation(theirs, server, { email: 'tom.reyes@ashdown.example', name: 'Tom Reyes' });
  await theirs.goto(`/issue/${id}?pane=${stepIds[1]}`);
  const present = async () =>
    (await asAdmin(server, API.reportPresence, { params: { id }, body: { version: 1 } })).others;
  await expect.poll(present).toEqual([{ name: 'Tom Reyes', step: stepIds[1] }]);
  await page.goto(`/issue/${id}?pane=${stepIds[0]}`);
  const header = page.getByRole('banner');
  await expect(header).toContainText('Tom Reyes (Step 2) is here too');
  await expect(editor.item(page, 'Step 2')).toHaveAccessibleDescription(
    'Two. Saved Tom Reyes has it open',
  );

  // The page has loaded everything by itself.
  await expect(page.getByRole('link', { name: '0 of 1 path checked' })).toBeVisible();
  const look = async () =>
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await context.setOffline(true);
  await look();
  await expect(header).not.toContainText('Tom Reyes');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.setOffline(false);
  await look();
  await expect(header).toContainText('Tom Reyes (Step 2) is here too');
  await theirs.close();
});

// EDITOR-18, EDITOR-20, EDITOR-31, SESSION-5
test("two windows on one issue show each other's saves and keep all typed text", async ({
  page,
  context,
  server,
  signIn,
}) => {
  const { id, stepIds } = await writeIssue(
    server,
    draftOf('Two windows', 'One.', 'Two.', 'Three.'),
  );
  // A session of its own, since the test ends it.
  await signIn(page, `/issue/${id}?pane=${stepIds[0]}`);
  const other = await context.newPage();
  await editor.question(page).fill('One, by this window.');
  await other.goto(`/issue/${id}?pane=${stepIds[1]}`);
  await editor.question(other).fill('Two, by the other window.');
  await save(other);

  // Saves of different steps go together.
  await save(page);
  await expect(editor.item(page, 'Step 2')).toHaveAccessibleDescription(
    'Two, by the other window. Saved',
  );

  // Both versions of the same step are shown.
  await editor.question(page).fill('One, by this window again.');
  await other.goto(`/issue/${id}?pane=${stepIds[0]}`);
  await editor.question(other).fill('One, by the other window.');
  await editor.confirmationText(other).fill('All done');
  await save(other);
  await editor.save(page).click();
  await expect(toast(page, 'alert', 'Changes not saved')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  // At the end of the page, so that it covers nothing to choose from.
  const count = page.getByText('1 part of yours, 1 of theirs.');
  await expect(count).not.toBeInViewport();
  await count.scrollIntoViewIfNeeded();
  await expect(count).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize({ width: 1280, height: 800 });
  const part = (name: string) => page.getByRole('group', { name, exact: true });
  await expect(
    part('Question or Statement').getByRole('radio', { name: /^Keep mine One, by this window/ }),
  ).toBeChecked();
  await expect(
    part('Once confirmed...').getByRole('radio', { name: /^Take theirs .*All done/ }),
  ).toBeChecked();
  await editor.save(page).click();
  await expect(editor.confirmationText(page)).toHaveValue('All done');
  await expect(editor.item(page, 'Step 1')).toHaveAccessibleDescription(
    'One, by this window again. Saved',
  );

  // A step removed while it is typed into is kept, even if the session ends in between.
  await editor.item(page, 'Step 2').click();
  await editor.question(page).fill('Two, kept.');
  await other.close();
  // Without a signal the page cannot hear of the removal before its session ends.
  await context.setOffline(true);
  await asAdmin(server, API.updateStep, {
    params: { issueId: id, stepId: stepIds[1] ?? '' },
    body: { isArchived: true },
  });
  await endSession(page, server);
  await context.setOffline(false);
  await editor.save(page).click();
  await giveSignInAgain(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Was Step 2' })).toBeVisible();
  await page.reload();
  await editor.item(page, 'Removed step').click();
  await page.getByRole('button', { name: 'Save as a new step', exact: true }).click();
  await expect(editor.item(page, 'Step 2')).toHaveAccessibleDescription('Two, kept. Saved');
  await expect(editor.item(page, 'Removed step')).toHaveCount(0);

  // An issue archived elsewhere says so and is not saved, until it is restored.
  await editor.question(page).fill('Two, for later.');
  await updateIssue(server, id, { isArchived: true });
  // Without its button, which takes no press once the page has heard of it.
  await page.keyboard.press('ControlOrMeta+s');
  const archived = page.getByRole('region', { name: 'ARCHIVED' });
  await expect(archived).toBeVisible();
  await expect(editor.save(page)).toBeDisabled();
  await expect(editor.save(page)).toHaveAccessibleDescription(
    'Restore this procedure to change it.',
  );
  await expect(editor.question(page)).toHaveValue('Two, for later.');
  await archived.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(archived).toHaveCount(0);
  await save(page);

  const { steps } = await asAdmin(server, API.getIssue, { params: { id } });
  expect(steps.map(({ question }) => question)).toEqual([
    'One, by this window again.',
    'Two, for later.',
    'Three.',
  ]);
});

// EDITOR-7, EDITOR-18, EDITOR-31
test("a conflict's choice is kept and saved later if there is no answer or its step is removed", async ({
  page,
  context,
  server,
  signIn,
}) => {
  const { id, stepIds } = await writeIssue(server, draftOf('Twice in the way', 'One.', 'Two.'));
  const params = { issueId: id, stepId: stepIds[1] ?? '' };
  const theirs = async (question: string) =>
    await asAdmin(server, API.updateStep, { params, body: { question } });
  // The page does not know of changes after its first look.
  const looked = page.waitForResponse(/presence$/);
  await signIn(page, `/issue/${id}?pane=${params.stepId}`);
  await looked;
  await editor.question(page).fill('Two, mine.');
  await theirs('Two, theirs.');
  await editor.save(page).click();
  const conflict = page.getByRole('heading', { level: 2, name: /^Somebody else saved Step 2/ });
  await expect(conflict).toBeVisible();
  await context.setOffline(true);
  await editor.save(page).click();
  await expect(page.getByRole('main')).toContainText('The server did not answer.');
  await expect(editor.question(page)).toHaveValue('Two, mine.');
  await context.setOffline(false);
  await save(page);

  await editor.question(page).fill('Two, mine again.');
  await theirs('Two, theirs again.');
  await editor.save(page).click();
  await expect(conflict).toBeVisible();
  await asAdmin(server, API.updateStep, { params, body: { isArchived: true } });
  await editor.save(page).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Was Step 2' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Two, mine again.');
  const saveAsNew = page.getByRole('button', { name: 'Save as a new step', exact: true });
  await context.setOffline(true);
  await saveAsNew.click();
  await expect(page.getByRole('main')).toContainText('The server did not answer.');
  await expect(page.getByRole('main')).toContainText('Two, mine again.');
  await context.setOffline(false);
  // It is a new step by now, which the same press saves once.
  await editor.save(page).click();
  await expect(editor.item(page, 'Step 2')).toHaveAccessibleDescription('Two, mine again. Saved');
  await expect(editor.item(page, 'Removed step')).toHaveCount(0);
  const { steps } = await asAdmin(server, API.getIssue, { params: { id } });
  expect(steps.map(({ question }) => question)).toEqual(['One.', 'Two, mine again.']);
});

// EDITOR-15, EDITOR-18
test('a choice between two orders of steps is kept until it is saved, even without an answer at first', async ({
  page,
  context,
  server,
  signIn,
}) => {
  const { id, stepIds } = await writeIssue(server, draftOf('Two orders', 'One.', 'Two.', 'Three.'));
  const [one = '', two = '', three = ''] = stepIds;
  const looked = page.waitForResponse(/presence$/);
  await signIn(page, `/issue/${id}?pane=${two}`);
  await looked;
  await updateIssue(server, id, { stepOrder: [three, one, two] });
  await page.getByRole('button', { name: 'Move up', exact: true }).click();
  const moved = page.getByRole('heading', { level: 2, name: /^Somebody else also moved steps/ });
  await expect(moved).toBeVisible();
  await context.setOffline(true);
  await editor.save(page).click();
  await expect(toast(page, 'alert', 'The step was not moved.')).toContainText(
    'The server did not answer.',
  );
  await expect(moved).toBeVisible();
  await context.setOffline(false);
  await editor.save(page).click();
  await expect(moved).toHaveCount(0);
  await expect(editor.item(page, 'Step 1')).toHaveAccessibleDescription('Two. Saved');
  const { steps } = await asAdmin(server, API.getIssue, { params: { id } });
  expect(steps.map(({ _id }) => _id)).toEqual([two, one, three]);
});

// EDITOR-18, EDITOR-20
test("a conflict's choice in an issue that was since archived is saved once the issue is restored", async ({
  page,
  server,
  signIn,
}) => {
  const { id } = await writeIssue(server, draftOf('Named twice', 'One.'));
  const looked = page.waitForResponse(/presence$/);
  await signIn(page, `/issue/${id}`);
  await looked;
  await editor.title(page).fill('Named by me');
  await updateIssue(server, id, { title: 'Named by them' });
  await editor.save(page).click();
  const conflict = page.getByRole('heading', {
    level: 2,
    name: /^Somebody else saved Issue details/,
  });
  await expect(conflict).toBeVisible();
  await updateIssue(server, id, { isArchived: true });
  await editor.save(page).click();
  const archived = page.getByRole('region', { name: 'ARCHIVED' });
  await expect(archived).toBeVisible();
  await expect(editor.title(page)).toHaveValue('Named by me');
  await expect(editor.save(page)).toBeDisabled();
  await archived.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(archived).toHaveCount(0);
  await save(page);
  const { title } = await asAdmin(server, API.getIssue, { params: { id } });
  expect(title).toBe('Named by me');
});

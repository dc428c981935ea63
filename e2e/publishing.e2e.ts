import { updateIssue, writeIssue } from './authoring.ts';
import { actionOf, draftOf, editor, save } from './editor.ts';
import { expect, signedIn, test } from './fixtures.ts';

test.use({ ...signedIn, expectedStatuses: [422] });

// EDITOR-47, PUBLISH-7
test('what another window broke is not published, and its problem leads to the step', async ({
  page,
  context,
  server,
}) => {
  const { id, stepIds } = await writeIssue(
    server,
    draftOf('Broken elsewhere', 'One.', 'Two.', 'Three.'),
  );
  await page.goto(`/issue/${id}`);
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await expect(publish).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/issue/${id}?pane=${stepIds[2]}`);
  const { type, target } = actionOf(other, 'Once confirmed...');
  await type.selectOption('Skip to a specific step');
  await target.selectOption('Step 2');
  await save(other);
  await other.close();
  await publish.click();
  const refused = page.getByRole('dialog', { name: 'This issue cannot be published yet' });
  await expect(refused).toBeVisible();
  await refused.getByRole('link').first().click();
  await expect(refused).toHaveCount(0);
  await expect(page.getByText('DRAFT', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^Step [23]/ })).toBeVisible();
  await expect(page.getByText(/problems? blocks? publishing$/)).toBeVisible();
});

// EDITOR-33, EDITOR-47, EDITOR-32
test('what is published and taken back in another window shows in this one', async ({
  page,
  server,
}) => {
  const { id, stepIds } = await writeIssue(server, draftOf('Published elsewhere', 'One.'));
  await page.goto(`/issue/${id}?pane=${stepIds[0]}`);
  await expect(page.getByText('DRAFT', { exact: true })).toBeVisible();
  await editor.question(page).fill('One, reworded.');
  // An editor that says which step is open hears of what others did.
  await updateIssue(server, id, { publish: true });
  await editor.item(page, 'Issue details').click();
  await expect(page.getByText('PUBLISHED', { exact: true })).toBeVisible();
  await editor.title(page).fill('Published elsewhere, too');
  await expect(page.getByText('Advisors see this at once')).toBeVisible();
  await updateIssue(server, id, { publish: false });
  await editor.item(page, 'Step 1').click();
  await expect(page.getByText('DRAFT', { exact: true })).toBeVisible();
  await expect(page.getByText('Advisors see this at once')).toHaveCount(0);
  await expect(editor.question(page)).toHaveValue('One, reworded.');
  await save(page);
});

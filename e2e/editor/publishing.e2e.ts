import { API } from '#core/api/api.ts';
import { asAdmin, updateIssue, writeIssue } from '../base/authoring.ts';
import { actionOf, backToDraft, draftOf, editor, save, toast } from '../base/editor.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';

test.use({ ...signedIn, expectedStatuses: [0, 422] });

// EDITOR-47, PUBLISH-7
test('an issue broken in another window is not published, and its problem links to the step', async ({
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
  const refused = page.getByRole('dialog', { name: 'This procedure cannot be published yet' });
  await expect(refused).toBeVisible();
  await refused.getByRole('link').first().click();
  await expect(refused).toHaveCount(0);
  await expect(page.getByText('DRAFT', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^Step [23]/ })).toBeVisible();
  await expect(page.getByText(/problems? blocks? publishing$/)).toBeVisible();
});

// EDITOR-33, EDITOR-47, EDITOR-32
test(
  'publishing and moving back to draft in another window appear in this one',
  { tag: '@full' },
  async ({ page, server }) => {
    const { id, stepIds } = await writeIssue(server, draftOf('Published elsewhere', 'One.'));
    await page.goto(`/issue/${id}?pane=${stepIds[0]}`);
    await expect(page.getByText('DRAFT', { exact: true })).toBeVisible();
    await editor.question(page).fill('One, reworded.');
    // An editor that reports its open step hears about changes by others.
    await updateIssue(server, id, { publish: true });
    await editor.item(page, 'Issue details').click();
    await expect(page.getByText('PUBLISHED', { exact: true })).toBeVisible();
    await editor.title(page).fill('Published elsewhere, too');
    await expect(page.getByText('Advisors see this right away')).toBeVisible();
    await updateIssue(server, id, { publish: false });
    await editor.item(page, 'Step 1').click();
    await expect(page.getByText('DRAFT', { exact: true })).toBeVisible();
    await expect(page.getByText('Advisors see this right away')).toHaveCount(0);
    await expect(editor.question(page)).toHaveValue('One, reworded.');
    await save(page);
  },
);

// EDITOR-30, EDITOR-32
test('a save that reaches advisors because another window published the issue says so', async ({
  page,
  server,
}) => {
  const { id, stepIds } = await writeIssue(server, draftOf('Published in between', 'One.'));
  await page.goto(`/issue/${id}?pane=${stepIds[0]}`);
  await expect(page.getByText('DRAFT', { exact: true })).toBeVisible();
  await editor.question(page).fill('One, reworded.');
  await updateIssue(server, id, { publish: true });
  await save(page);
  const saved = toast(page, 'status', 'Changes saved');
  await expect(saved).toContainText('Somebody published it. Advisors see this now.');
  await expect(page.getByText('PUBLISHED', { exact: true })).toBeVisible();

  await editor.item(page, 'Issue details').click();
  await editor.title(page).fill('Published in between, and taken back');
  await updateIssue(server, id, { publish: false });
  await save(page);
  await expect(saved.filter({ hasText: 'Somebody moved it back to draft' })).toBeVisible();
  await expect(page.getByText('DRAFT', { exact: true })).toBeVisible();
});

// EDITOR-47, SHELL-5
test(
  'nothing is published without an answer, and the next try shows the current problems',
  { tag: '@full' },
  async ({ page, server }) => {
    const { id, stepIds } = await writeIssue(
      server,
      draftOf('Unanswered', 'One.', 'Two.', 'Three.'),
    );
    await page.goto(`/issue/${id}`);
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    const failure = page.getByRole('main').getByRole('alert');
    const again = page.getByRole('main').getByRole('button', { name: 'Try again', exact: true });
    await expect(publish).toBeVisible();
    // The last that it asks for by itself.
    await expect(page.getByRole('link', { name: '0 of 1 path checked' })).toBeVisible();
    await server.down();
    await publish.click();
    await expect(failure).toHaveText('The procedure was not published. The server did not answer.');
    await expect(page.getByText('DRAFT', { exact: true })).toBeVisible();
    await server.up();
    // Meanwhile another window makes it a loop.
    const confirmationAction = {
      confirmationText: 'Done',
      actionType: 'Skip to a specific step',
      goToStep: 'Step 2',
    } as const;
    const params = { issueId: id, stepId: stepIds[2] ?? '' };
    await asAdmin(server, API.updateStep, { params, body: { confirmationAction } });
    await again.click();
    const refused = page.getByRole('dialog', { name: 'This procedure cannot be published yet' });
    await expect(refused).toBeVisible();
    await expect(failure).toHaveCount(0);
    await refused.getByRole('button', { name: 'Close', exact: true }).click();
    const confirmation = { confirmationText: 'Done', actionType: 'Go to next step' } as const;
    await asAdmin(server, API.updateStep, { params, body: { confirmationAction: confirmation } });
    await page.reload();
    await publish.click();
    await expect(page.getByRole('button', { name: 'PUBLISHED' })).toBeVisible();
    await expect(page.getByRole('link', { name: '0 of 1 path checked' })).toBeVisible();

    await server.down();
    await backToDraft(page);
    await expect(failure).toHaveText(
      'The procedure was not moved back to draft. The server did not answer.',
    );
    await expect(page.getByText('PUBLISHED', { exact: true })).toBeVisible();
    await server.up();
    await again.click();
    await expect(page.getByText('DRAFT', { exact: true })).toBeVisible();
    await expect(failure).toHaveCount(0);
  },
);

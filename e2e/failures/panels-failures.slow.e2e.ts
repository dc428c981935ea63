import type { Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import { asAdmin, publishIssue, writeIssue, type WrittenStep } from '../base/authoring.ts';
import { actionOf, draftOf, editor, save, toast } from '../base/editor.ts';
import { expect, test } from '../base/fixtures.ts';
import { endSession, giveSignInAgain } from '../base/people.ts';

test.use({ expectedStatuses: [0, 401] });

const treeOf = (page: Page) => page.getByRole('region', { name: 'Tree', exact: true });

/** Opens the preview; returns it with its question. */
async function openPreview(page: Page) {
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.getByRole('complementary', { name: 'Preview' });
  const question = preview.getByRole('heading', { level: 3 });
  const goOn = async () => {
    await preview.getByRole('checkbox', { name: 'Done' }).check();
    await preview.getByRole('button', { name: 'NEXT' }).click();
  };
  return { preview, question, goOn };
}

// TREE-1, SHELL-5
test('a tree whose file does not load says so in place, and loads on the next try', async ({
  page,
  server,
  signIn,
}) => {
  const { id, stepIds } = await writeIssue(server, draftOf('Tree unheard', 'One.', 'Two.'));
  const [, stepId = ''] = stepIds;
  await signIn(page, `/issue/${id}?pane=${stepId}`);
  await editor.question(page).fill('Two, typed.');
  await asAdmin(server, API.updateStep, {
    params: { issueId: id, stepId },
    body: { isArchived: true },
  });
  // The first visit leaves nothing stored, and the message in the tree's place comes before it.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  await browser.send('Network.clearBrowserCache');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Was Step 2' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(treeOf(page)).toHaveCount(0);
  await server.down();
  await editor.item(page, 'Issue details').click();
  const told = page.getByRole('alert').filter({ hasText: 'The tree did not load.' });
  await expect(told).toBeVisible();
  await editor.title(page).fill('Tree heard');
  await server.up();
  await page.getByRole('button', { name: 'Try again', exact: true }).last().click();
  await expect(treeOf(page).getByRole('button', { name: '1. One.' })).toBeVisible();
  await expect(told).toHaveCount(0);
  await save(page);
});

const LOOP: WrittenStep = {
  question: 'Three.',
  answerType: 'Show a confirmation checkbox',
  confirmationAction: {
    confirmationText: 'Done',
    actionType: 'Skip to a specific step',
    goToStep: 'Step 2',
  },
};

// TREE-1, TREE-4, EDITOR-7, EDITOR-32, SESSION-5
test('a step fixed in the tree without a network is saved once there is a network and a session', async ({
  page,
  context,
  server,
  signIn,
}) => {
  const begun = draftOf('Tree mends', 'One.', 'Two.');
  const steps = [...begun.steps, LOOP, ...draftOf('', 'Four.').steps];
  const { id, stepIds } = await writeIssue(server, { ...begun, steps });
  await signIn(page, `/issue/${id}?pane=${stepIds[0]}`);
  const mend = page.getByRole('button', { name: 'Point “Once confirmed” to Step 4', exact: true });
  await expect(mend).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await mend.click();
  await expect(editor.question(page)).toHaveValue('Three.');
  await expect(editor.problems(page)).toContainText('Nothing to fix');
  const node = treeOf(page).getByRole('button', { name: '3. Three.', exact: true });
  await expect(node).toHaveAccessibleDescription('Confirmed: Step 4. Not saved');
  await editor.save(page).click();
  await expect(toast(page, 'alert', 'Changes not saved')).toBeVisible();
  await expect(node).toHaveAccessibleDescription('Confirmed: Step 4. Not saved');
  await context.setOffline(false);
  await endSession(page, server);
  await editor.save(page).click();
  await giveSignInAgain(page);
  await expect(toast(page, 'status', 'Changes saved')).toBeVisible();
  await expect(node).toHaveAccessibleDescription('Confirmed: Step 4');
});

// TREE-4, EDITOR-30, PUBLISH-7
test('a published issue is fixed in the tree before advisors see the typed text', async ({
  page,
  server,
  signIn,
}) => {
  const { id, stepIds } = await publishIssue(
    server,
    draftOf('Tree mends live', 'One.', 'Two.', 'Three.', 'Four.'),
  );
  await signIn(page, `/issue/${id}?pane=${stepIds[2]}`);
  const { type, target } = actionOf(page, 'Once confirmed...');
  await type.selectOption('Skip to a specific step');
  await target.selectOption('Step 2');
  await expect(editor.problems(page)).toContainText('problems to fix');
  await page.getByRole('button', { name: 'Point “Once confirmed” to Step 4', exact: true }).click();
  await expect(editor.problems(page)).not.toContainText('problems to fix');
  await expect(page.getByText('Advisors see this right away')).toBeVisible();
  await save(page);
});

// TREE-1, PREVIEW-1, PREVIEW-4, EDITOR-32
test('the tree and the preview show saves made in another window', async ({
  page,
  context,
  server,
  signIn,
}) => {
  const { id, stepIds } = await writeIssue(server, draftOf('Panels in two', 'One.', 'Two.'));
  await signIn(page, `/issue/${id}?pane=${stepIds[0]}`);
  const tree = treeOf(page);
  await expect(tree.getByRole('button', { name: '2. Two.', exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/issue/${id}?pane=${stepIds[1]}`);
  await editor.question(other).fill('Two, by the other.');
  await save(other);
  // An editor that says which step is open hears about it.
  await editor.item(page, 'Issue details').click();
  await expect(tree.getByRole('button', { name: '2. Two, by the other.' })).toBeVisible();
  const { question, goOn } = await openPreview(page);
  await goOn();
  await expect(question).toHaveText('Two, by the other.');
  await editor.question(other).fill('Two, once more.');
  await save(other);
  await other.close();
  await editor.item(page, 'Step 1').click();
  await expect(question).toHaveText('Two, once more.');
});

// PREVIEW-1, PREVIEW-2, SESSION-5
test('a preview works without a network and without a session, and sends no request', async ({
  page,
  context,
  server,
  signIn,
}) => {
  const { id } = await writeIssue(server, draftOf('Preview alone', 'One.', 'Two.', 'Three.'));
  await signIn(page, `/issue/${id}`);
  const { preview, question, goOn } = await openPreview(page);
  await expect(question).toHaveText('One.');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  // The editor says every 20 seconds that the issue is open (EDITOR-33).
  page.on('request', (request) => {
    if (!request.url().endsWith('/presence')) asked.push(request.url());
  });
  await context.setOffline(true);
  await goOn();
  await expect(question).toHaveText('Two.');
  await context.setOffline(false);
  await endSession(page, server);
  await goOn();
  await expect(question).toHaveText('Three.');
  await preview.getByRole('button', { name: 'From the start', exact: true }).click();
  await expect(question).toHaveText('One.');
  expect(asked).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

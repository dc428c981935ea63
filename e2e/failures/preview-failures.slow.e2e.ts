import type { Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import { asAdmin, writeIssue } from '../base/authoring.ts';
import { draftOf, editor } from '../base/editor.ts';
import { expect, test } from '../base/fixtures.ts';

test.use({ expectedStatuses: [0] });

const previewOf = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const questionOf = (page: Page) => previewOf(page).getByRole('heading', { level: 3 });

/** Confirms the step of the preview, and goes on. */
async function goOn(page: Page): Promise<void> {
  await previewOf(page).getByRole('checkbox').check();
  await previewOf(page).getByRole('button', { name: 'NEXT' }).click();
}

// PREVIEW-4, EDITOR-32
test('a preview shows what others save, and steps back if they remove its step', async ({
  page,
  server,
  signIn,
}) => {
  const { id, stepIds } = await writeIssue(
    server,
    draftOf('Walked by one', 'One.', 'Two.', 'Three.'),
  );
  const [one = '', two = ''] = stepIds;
  await signIn(page, `/issue/${id}?pane=${one}`);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await goOn(page);
  await expect(questionOf(page)).toHaveText('Two.');
  const params = { issueId: id, stepId: two };
  await asAdmin(server, API.updateStep, { params, body: { question: 'Two, theirs.' } });
  // An editor that reports its open step hears about changes by others.
  await editor.item(page, 'Step 3').click();
  await expect(questionOf(page)).toHaveText('Two, theirs.');
  await asAdmin(server, API.updateStep, { params, body: { isArchived: true } });
  await editor.item(page, 'Step 1').click();
  await expect(editor.item(page, 'Step 3')).toHaveCount(0);
  await expect(questionOf(page)).toHaveText('One.');
  await goOn(page);
  await expect(questionOf(page)).toHaveText('Three.');
});

// PREVIEW-1, SHELL-5
test('a preview that does not load says so visibly on a phone, and loads on the next try', async ({
  page,
  context,
  server,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id, stepIds } = await writeIssue(server, draftOf('Phone without signal', 'One.', 'Two.'));
  await signIn(page, `/issue/${id}?pane=${stepIds[1]}`);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const notLoaded = page.getByRole('alert').filter({ hasText: 'The preview did not load.' });
  await expect(notLoaded).toBeInViewport({ ratio: 1 });
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Phone without signal' });
  await expect(preview.getByRole('heading', { level: 3 })).toHaveText('Two.');
  await expect(notLoaded).toHaveCount(0);
});

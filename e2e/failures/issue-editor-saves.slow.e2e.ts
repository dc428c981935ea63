import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { publishIssue, writeIssue } from '../base/authoring.ts';
import { BROKEN_WINDOW } from '../base/broken-window.ts';
import { actionOf, draftOf, editor, fillCheckboxStep, save, toast } from '../base/editor.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';
import { API } from '#core/api/api.ts';
import { parseAnswer } from '../../server/test/parse-json.ts';

test.use(signedIn);

/** Returns the question an advisor is asked at a step of a published issue. */
async function questionForAdvisors(url: string, id: string, step: number): Promise<unknown> {
  const response = await fetch(`${url}/api/issue/${id}`);
  const { steps } = parseAnswer(API.getIssue, await response.text());
  return steps[step - 1]?.question;
}

const upload = (page: Page) => page.getByLabel('Image', { exact: true });
const preview = (page: Page) => page.getByRole('img', { name: 'Image for this step' });

const imageOf = async (kind: 'png' | 'jpeg' | 'webp') =>
  await sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } })
    .toFormat(kind)
    .toBuffer();

test.describe('the image of a step', () => {
  // STEP-2, UPLOAD-4
  test('is uploaded, previewed, saved and removed', async ({ page, server }) => {
    const { id, stepIds } = await writeIssue(server, draftOf('Images', 'Look at this.'));
    await page.goto(`/issue/${id}?pane=${stepIds[0]}`);
    await expect(upload(page)).toHaveAttribute('accept', '.png,.jpeg,.jpg,.webp');
    for (const kind of ['png', 'jpeg', 'webp'] as const) {
      const file = {
        name: `panel.${kind}`,
        mimeType: `image/${kind}`,
        buffer: await imageOf(kind),
      };
      await upload(page).setInputFiles(file);
      await expect(preview(page)).toBeVisible();
      if (kind === 'webp') break;
      await page.getByRole('button', { name: 'Remove image', exact: true }).click();
      await expect(preview(page)).toHaveCount(0);
    }
    const width = () => preview(page).evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBe(64);
    await save(page);
    await page.reload();
    await expect.poll(width).toBe(64);
    await expect(preview(page)).toHaveAttribute('src', /^\/images\/[0-9a-f]{64}\.webp$/);

    await page.getByRole('button', { name: 'Remove image', exact: true }).click();
    await expect(editor.item(page, 'Step 1')).toHaveAccessibleDescription(/Not saved$/);
    await save(page);
    await page.reload();
    await expect(editor.question(page)).toHaveValue('Look at this.');
    await expect(preview(page)).toHaveCount(0);
  });

  test.describe('a file that is no image', () => {
    test.use({ expectedStatuses: [422] });

    // UPLOAD-2
    test('is refused in place, even if its file name says that it is one', async ({
      page,
      server,
    }) => {
      const { id, stepIds } = await writeIssue(server, draftOf('No images', 'Look at this.'));
      await page.goto(`/issue/${id}?pane=${stepIds[0]}`);
      const buffer = Buffer.from('GIF89a, or so it says');
      const refusal = '(Upload a PNG, JPEG or WebP image|This file is not a usable image)';
      for (const name of ['panel.gif', 'panel.png']) {
        await upload(page).setInputFiles({ name, mimeType: 'image/png', buffer });
        await expect(upload(page)).toHaveAccessibleDescription(new RegExp(`^${refusal}`));
      }
      await expect(upload(page)).toBeEnabled();
      await upload(page).setInputFiles({
        name: 'panel.png',
        mimeType: 'image/png',
        buffer: await imageOf('png'),
      });
      await expect(preview(page)).toBeVisible();
      await expect(page.getByText(refusal)).toHaveCount(0);
    });
  });
});

test.describe('a published issue', () => {
  // PUBLISH-5
  test('shows advisors each save right away, and can be left without a question if all is saved', async ({
    page,
    server,
  }) => {
    const { id, stepIds } = await publishIssue(server, draftOf('Live', 'Before.'));
    await page.goto(`/issue/${id}?pane=${stepIds[0]}`);
    await editor.question(page).fill('After.');
    await expect(page.getByText('Advisors see this right away')).toBeVisible();
    await save(page);
    expect(await questionForAdvisors(server.url, id, 1)).toBe('After.');
    // Text typed and taken back needs no question.
    await editor.question(page).fill('Typed');
    await editor.question(page).fill('After.');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/admin');
  });

  test.describe('refuses', () => {
    test.use({ expectedStatuses: [409, 422] });

    // PUBLISH-7
    test('a save that would break it, and names the problems', async ({ page, server }) => {
      const { id, stepIds } = await publishIssue(
        server,
        draftOf('No way round', 'One.', 'Two.', 'Three.'),
      );
      await page.goto(`/issue/${id}?pane=${stepIds[2]}`);
      const action = actionOf(page, 'Once confirmed...');
      await action.type.selectOption('Skip to a specific step');
      await action.target.selectOption('Step 2');
      await editor.save(page).click();
      await expect(toast(page, 'alert', 'Changes not saved')).toBeVisible();
      const pane = page.getByRole('main');
      const reason = pane.getByText('advisors could not finish this version');
      await expect(reason).toBeVisible();
      await expect(pane.getByRole('listitem')).toHaveCount(2);
      await expect(pane.getByRole('link', { name: 'Go to Step 2' })).toBeVisible();
      // No step is added after a failed save (EDITOR-9).
      await expect(editor.add(page)).toBeDisabled();
      await expect(editor.add(page)).toHaveAccessibleDescription(/last save failed/);
      await expect(action.target.locator('option:checked')).toHaveText('Step 2');

      await action.type.selectOption('Go to next step');
      await save(page);
      await expect(reason).toHaveCount(0);
      await expect(editor.add(page)).toBeEnabled();
    });

    // EDITOR-12, PUBLISH-10
    test('the removal of a step that others skip to, and restores it', async ({ page, server }) => {
      const { id, stepIds } = await publishIssue(server, {
        ...BROKEN_WINDOW,
        title: 'Needed steps',
      });
      await page.goto(`/issue/${id}?pane=${stepIds[4]}`);
      await editor.remove(page).click();
      const refusal = toast(page, 'alert', 'Unable to remove step');
      await expect(refusal).toContainText('These steps lead to it: Step 6.');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(toast(page, 'status', 'Step removed')).toHaveCount(0);
      await expect(editor.item(page, 'Step 7')).toBeVisible();
      await expect(editor.item(page, 'Step 5')).toHaveAccessibleDescription(/^Sweep up .*Saved$/);
      await expect(editor.problems(page)).toContainText('Nothing to fix');
    });
  });
});

test.describe('unsaved text', () => {
  // EDITOR-16
  test('is restored after a reload, for each step and the details', async ({ page, server }) => {
    const { id } = await writeIssue(server, draftOf('Typing', 'One.'));
    await page.goto(`/issue/${id}`);
    await editor.title(page).fill('Typing, better');
    await editor.item(page, 'Step 1').click();
    await editor.question(page).fill('One, better.');
    await editor.add(page).click();
    await editor.question(page).fill('Two, begun');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(editor.question(page)).toHaveValue('Two, begun');
    await expect(editor.item(page, 'Step 2')).toHaveAccessibleDescription('Two, begun Not saved');
    await editor.item(page, 'Step 1').click();
    await expect(editor.question(page)).toHaveValue('One, better.');
    await editor.item(page, 'Issue details').click();
    await expect(editor.title(page)).toHaveValue('Typing, better');
    await save(page);
    await editor.item(page, 'Step 1').click();
    await save(page);
    await editor.item(page, 'Step 2').click();
    await fillCheckboxStep(page, 'Two, finished.');
    await save(page);
    await page.reload();
    await expect(editor.item(page, 'Step 1')).toHaveAccessibleDescription('One, better. Saved');
    await expect(editor.item(page, 'Step 2')).toHaveAccessibleDescription('Two, finished. Saved');
  });

  // EDITOR-16
  test('prompts before leaving by a link or by the browser, and is restored on return', async ({
    page,
    server,
  }) => {
    const { id, stepIds } = await writeIssue(server, draftOf('Leaving', 'One.', 'Two.'));
    await page.goto(`/issue/${id}?pane=${stepIds[0]}`);
    await editor.question(page).fill('One, begun');
    // Another pane of the same issue is not leaving.
    await editor.item(page, 'Step 2').click();
    await expect(editor.question(page)).toHaveValue('Two.');
    const asking = page.getByRole('dialog', { name: 'Leave without saving?' });
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await asking.getByRole('button', { name: 'stay', exact: true }).click();
    await expect(asking).toHaveCount(0);
    await expect(page).toHaveURL(`/issue/${id}?pane=${stepIds[1]}`);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await asking.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page).toHaveURL('/admin');

    await page.getByRole('link', { name: 'Leaving', exact: true }).click();
    await expect(editor.item(page, 'Step 1')).toHaveAccessibleDescription('One, begun Not saved');
    const closing = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await closing;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(editor.item(page, 'Step 1')).toBeVisible();
  });
});

test.describe('a save', () => {
  test.use({ expectedStatuses: [0] });

  // EDITOR-7, EDITOR-9, SHELL-5
  test('without an answer says so, loses nothing, and locks ADD A STEP until a save succeeds', async ({
    page,
    server,
  }) => {
    const { id, stepIds } = await writeIssue(server, draftOf('No answer', 'One.'));
    await page.goto(`/issue/${id}?pane=${stepIds[0]}`);
    await editor.question(page).fill('One, typed on a train.');
    await server.down();
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const notLoaded = page.getByRole('alert').filter({ hasText: 'The preview did not load.' });
    await expect(notLoaded).toBeVisible();
    await editor.save(page).click();
    await expect(toast(page, 'alert', 'Changes not saved')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('The server did not answer.');
    await expect(editor.add(page)).toBeDisabled();
    await expect(editor.question(page)).toHaveValue('One, typed on a train.');
    await server.up();
    await save(page);
    await expect(editor.add(page)).toBeEnabled();
    await expect(editor.item(page, 'Step 1')).toHaveAccessibleDescription(/Saved$/);

    // A panel whose file did not come is asked for again, in its place (SHELL-5).
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
    await expect(notLoaded).toHaveCount(0);
  });
});

import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { writeIssue } from '../base/authoring.ts';
import { draftOf, editor, fillCheckboxStep, toast } from '../base/editor.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';

test.use(signedIn);

// STEP-2
test('an image chosen for a new step is saved with it, even if Save is pressed right away', async ({
  page,
  server,
}) => {
  const { id } = await writeIssue(server, draftOf('Image and save', 'One.'));
  await page.goto(`/issue/${id}`);
  await editor.add(page).click();
  await fillCheckboxStep(page, 'Two, with an image.');
  // Large enough to be still on its way when Save is pressed.
  const raw = { width: 1200, height: 900, channels: 3 } as const;
  const buffer = await sharp(randomBytes(1200 * 900 * 3), { raw })
    .png()
    .toBuffer();
  const file = { name: 'panel.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Image', { exact: true }).setInputFiles(file);
  await editor.save(page).click();
  await expect(toast(page, 'status', 'Changes saved')).toBeVisible();
  await expect(editor.item(page, 'Step 2')).toHaveAccessibleDescription(
    'Two, with an image. Saved',
  );
  await page.reload();
  const preview = page.getByRole('img', { name: 'Image for this step' });
  await expect(preview).toHaveAttribute('src', /^\/images\/[0-9a-f]{64}\.webp$/);
});

// STEP-2
test('an image that loads late is not put into another step', async ({ page, server }) => {
  const { id } = await writeIssue(server, draftOf('Image too late', 'One.'));
  await page.goto(`/issue/${id}`);
  await editor.add(page).click();
  await editor.question(page).fill('Two, given up.');
  const create = { width: 64, height: 48, channels: 3, background: 'teal' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  // The last that it asks for by itself.
  await expect(page.getByRole('link', { name: '0 of 1 path checked' })).toBeVisible();
  const sent = page.waitForResponse((response) => response.request().method() === 'POST');
  server.freeze();
  try {
    await page
      .getByLabel('Image', { exact: true })
      .setInputFiles({ name: 'panel.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
    await editor.remove(page).click();
    await editor.add(page).click();
    await editor.question(page).fill('Two, another.');
  } finally {
    server.thaw();
  }
  await sent;
  // Text typed after the image came is there without it.
  await page.getByLabel('Image', { exact: true }).waitFor();
  await editor.question(page).fill('Two, another one.');
  await editor.item(page, 'Step 1').click();
  await editor.item(page, 'Step 2').click();
  await expect(editor.question(page)).toHaveValue('Two, another one.');
  await expect(page.getByRole('img', { name: 'Image for this step' })).toHaveCount(0);
});

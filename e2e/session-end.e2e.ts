import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { writeIssue } from './authoring.ts';
import { draftOf, editor, save } from './editor.ts';
import { expect, test } from './fixtures.ts';
import { endSession } from './people.ts';
import { ADMIN } from './running-server.ts';

test.use({ expectedStatuses: [401] });

const asking = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });

async function giveSignInAgain(page: Page): Promise<void> {
  await asking(page).getByRole('textbox', { name: 'Password' }).fill(ADMIN.password);
  await asking(page).getByRole('button', { name: 'Login', exact: true }).click();
  await expect(asking(page)).toHaveCount(0);
}

// SESSION-5
test('Download csv asks for the password over the page, and then gives the file', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/admin/analytics?startDate=2021-01-01&endDate=2021-01-31');
  await expect(page.getByText('0 Issues attended to', { exact: true })).toBeVisible();
  await endSession(page, server);
  await page.getByRole('button', { name: 'Download csv', exact: true }).click();
  await expect(asking(page)).toBeVisible();
  await expect(page.getByText('0 Issues attended to', { exact: true })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await giveSignInAgain(page);
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toMatch(/^\uFEFFIssue,Advisor,Date/);
  await expect(page.getByText('0 Issues attended to', { exact: true })).toBeVisible();
});

// SESSION-5
test('an image chosen asks for the password over the page, and then is uploaded', async ({
  page,
  server,
  signIn,
}) => {
  const { id, stepIds } = await writeIssue(server, draftOf('Signed out', 'Look at this.'));
  await signIn(page);
  await page.goto(`/issue/${id}?pane=${stepIds[0]}`);
  await expect(editor.question(page)).toHaveValue('Look at this.');
  await endSession(page, server);
  // Noise does not shrink: large enough that the refusal comes while it is still being sent.
  const raw = { width: 1200, height: 900, channels: 3 } as const;
  const buffer = await sharp(randomBytes(1200 * 900 * 3), { raw })
    .png()
    .toBuffer();
  const file = { name: 'panel.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Image', { exact: true }).setInputFiles(file);
  await giveSignInAgain(page);
  await expect(page.getByRole('img', { name: 'Picture of this step' })).toBeVisible();
  await save(page);
});

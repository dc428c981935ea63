import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { publishIssue, updateIssue, writeIssue } from '../base/authoring.ts';
import { draftOf, editor, save, toast } from '../base/editor.ts';
import { expect, test } from '../base/fixtures.ts';
import { endSession, giveSignInAgain } from '../base/people.ts';
import { more, selectAll } from '../base/more.ts';

test.use({ expectedStatuses: [401] });

// SESSION-5
test('after the session ended, Download csv asks for the password over the page, then saves the file', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(page, '/admin/analytics?startDate=2021-01-01&endDate=2021-01-31');
  await expect(page.getByText('0 Issues attended to', { exact: true })).toBeVisible();
  await endSession(page, server);
  await page.getByRole('button', { name: 'Download csv', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await expect(page.getByText('0 Issues attended to', { exact: true })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await giveSignInAgain(page);
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toMatch(/^\uFEFFIssue,Advisor,Date/);
  await expect(page.getByText('0 Issues attended to', { exact: true })).toBeVisible();
});

// SESSION-5
test('after the session ended, a chosen image asks for the password over the page, then is uploaded', async ({
  page,
  server,
  signIn,
}) => {
  const { id, stepIds } = await writeIssue(server, draftOf('Signed out', 'Look at this.'));
  await signIn(page, `/issue/${id}?pane=${stepIds[0]}`);
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
  await expect(page.getByRole('img', { name: 'Image for this step' })).toBeVisible();
  await save(page);
});

// SESSION-5, PATHS-2
test('after the session ended, a path check asks for the password over the page, then is saved', async ({
  page,
  server,
  signIn,
}) => {
  const { id } = await writeIssue(server, draftOf('Ticked late', 'One.', 'Two.'));
  await signIn(page, `/issue/${id}?pane=paths`);
  const main = page.getByRole('main');
  await expect(main.getByText('0 of 1 path checked')).toBeVisible();
  await endSession(page, server);
  await page.getByRole('checkbox', { name: 'Path 1', exact: true }).check();
  await giveSignInAgain(page);
  await expect(main.getByText('1 of 1 path checked')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Path 1', exact: true })).toBeChecked();
});

// SESSION-5, REVISION-4
test('after the session ended, a restore asks for the password over the page, then is made', async ({
  page,
  server,
  signIn,
}) => {
  const { id } = await publishIssue(server, draftOf('Restored late', 'One.'));
  await updateIssue(server, id, { title: 'Restored later' });
  await signIn(page, `/issue/${id}/revisions?revision=1`);
  const restore = page.getByRole('button', { name: 'Restore revision 1', exact: true });
  await expect(restore).toBeEnabled();
  await endSession(page, server);
  await restore.click();
  await giveSignInAgain(page);
  await expect(toast(page, 'status', 'Revision 1 restored')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Revision 3,/ })).toBeVisible();
});

// SESSION-5, EDITOR-47
test('after the session ended, publishing in the editor asks for the password, then publishes', async ({
  page,
  server,
  signIn,
}) => {
  const { id } = await writeIssue(server, draftOf('Published late', 'One.'));
  await signIn(page, `/issue/${id}`);
  // The last that it asks for by itself.
  await expect(page.getByRole('link', { name: '0 of 1 path checked' })).toBeVisible();
  await endSession(page, server);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await giveSignInAgain(page);
  await expect(page.getByText('PUBLISHED', { exact: true })).toBeVisible();
});

// SESSION-5, LIST-16, EXCHANGE-4
test('exporting, archiving and importing issues after the session ended first ask for the password', async ({
  page,
  server,
  signIn,
}) => {
  const titles = ['Gone late, one', 'Gone late, two'];
  for (const title of titles) await writeIssue(server, draftOf(title, 'One.'));
  await signIn(page);
  for (const title of titles) {
    await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).click();
  }
  const bar = page.getByRole('region', { name: 'Selection' });
  await endSession(page, server);
  const downloading = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export', exact: true }).click();
  await giveSignInAgain(page);
  const path = await (await downloading).path();
  await endSession(page, server);
  await bar.getByRole('button', { name: 'Archive', exact: true }).click();
  await giveSignInAgain(page);
  for (const title of titles) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: title, exact: true }) });
    await expect(card).toContainText('ARCHIVED');
  }

  await more(page, 'Import');
  const dialog = page.getByRole('dialog', { name: 'Import procedures' });
  await endSession(page, server);
  await dialog.getByLabel('File to import').setInputFiles(path);
  await giveSignInAgain(page);
  await expect(dialog).toContainText('Changed (2)');
  await endSession(page, server);
  await dialog.getByRole('button', { name: 'Import 2 procedures', exact: true }).click();
  await giveSignInAgain(page);
  await expect(dialog).toContainText('2 procedures imported');
});

// SESSION-5, LIST-6, LIST-17, EXCHANGE-10
test('Publish on a card, a review date and the starter library ask for the password after the session ended', async ({
  page,
  server,
  signIn,
}) => {
  for (const title of ['Carded late, one', 'Carded late, two']) {
    await writeIssue(server, draftOf(title, 'One.'));
  }
  await signIn(page);
  await page.getByRole('searchbox', { name: 'Search issues' }).fill('carded');
  await expect(page.getByText('Showing 2 Issues')).toBeVisible();
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Carded' });
  await endSession(page, server);
  await cards.first().getByRole('button', { name: 'Publish', exact: true }).click();
  await giveSignInAgain(page);
  await expect(cards.first()).toContainText('PUBLISHED');

  await selectAll(page);
  await endSession(page, server);
  await page.getByRole('button', { name: 'Set review date', exact: true }).click();
  const dating = page.getByRole('dialog', { name: 'Set review date' });
  await dating.getByLabel('Review by').fill('2031-05-04');
  await dating.getByRole('button', { name: 'Set date', exact: true }).click();
  await giveSignInAgain(page);
  for (const card of await cards.all()) await expect(card).toContainText('4 May, 2031');

  await endSession(page, server);
  await more(page, 'Starter library');
  await giveSignInAgain(page);
  const starters = page.getByRole('dialog', { name: 'Starter library' });
  await expect(starters.getByRole('checkbox').first()).toBeVisible();
});

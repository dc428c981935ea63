import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ExchangeFile } from '#core/exchange/exchange-schema.ts';
import { publishIssue, updateIssue, uploadImage } from '../base/authoring.ts';
import { BROKEN_WINDOW } from '../base/broken-window.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { startServer } from '../base/running-server.ts';
import { ENLARGED_PHONE, expectReadable } from '../base/text-fit.ts';
import { more } from '../base/more.ts';
import { parseJson } from '../../server/test/parse-json.ts';

const cardOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });

const RED = { width: 40, height: 30, channels: 3, background: { r: 180, g: 40, b: 40 } } as const;

// EXCHANGE-1, EXCHANGE-4, EXCHANGE-6, LIST-10, LIST-14, LIST-16, LOOK-4, LOOK-6
test('issues are exported, archived, and imported from the exported file as drafts', async ({
  page,
  signIn,
}) => {
  const server = await startServer({ SEED: 'none' });
  try {
    const image = await uploadImage(server, await sharp({ create: RED }).png().toBuffer());
    const [first, ...rest] = BROKEN_WINDOW.steps;
    const steps = [{ ...first, image }, ...rest];
    const complete = await publishIssue(server, {
      ...BROKEN_WINDOW,
      title: 'Kept as it is',
      steps,
    });
    const lost = await publishIssue(server, { ...BROKEN_WINDOW, title: 'Archived by mistake' });
    await signIn(page, server.url);

    const downloading = page.waitForEvent('download');
    await more(page, 'Export all');
    const path = await (await downloading).path();
    const file = parseJson(ExchangeFile, await readFile(path, 'utf8'));
    expect(file.issues.map(({ _id }) => _id).sort()).toEqual([complete.id, lost.id].sort());
    expect(Object.keys(file.pictures ?? {})).toHaveLength(1);

    await page.getByRole('checkbox', { name: 'Select Archived by mistake', exact: true }).click();
    const bar = page.getByRole('region', { name: 'Selection' });
    await judgeDesk(page, 'issues selected');
    await expectReadable(page, 'issues selected', [ENLARGED_PHONE]);
    await bar.getByRole('button', { name: 'Archive', exact: true }).click();
    await expect(cardOf(page, 'Archived by mistake')).toContainText('ARCHIVED');
    await page.getByRole('combobox', { name: 'Show', exact: true }).selectOption('Published');
    await expect(page.getByText('Showing 1 Issues', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Kept as it is', exact: true }).click();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(`${server.url}/admin?show=published`);

    await more(page, 'Import');
    const dialog = page.getByRole('dialog', { name: 'Import procedures' });
    await dialog.getByLabel('File to import').setInputFiles(path);
    await expect(dialog).toContainText('Changed (1)');
    await expect(dialog).toContainText('Archived here: comes back as a draft.');
    await expect(dialog).toContainText('Unchanged (1)');
    await judgeDesk(page, 'report of an import');
    await dialog.getByRole('button', { name: 'Import 1 procedure', exact: true }).click();
    await expect(dialog).toContainText('1 procedure imported');
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('combobox', { name: 'Show', exact: true }).selectOption('Draft');
    await expect(cardOf(page, 'Archived by mistake')).toContainText('DRAFT');
    await page.reload();
    await expect(page.getByText('Showing 1 Issues', { exact: true })).toBeVisible();
    await updateIssue(server, lost.id, { publish: true });
  } finally {
    // Its late requests would be refused.
    await page.close();
    await server.stop();
  }
});

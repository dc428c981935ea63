import { open, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import { asAdmin, updateIssue, writeIssue } from '../base/authoring.ts';
import { draftOf, toast } from '../base/editor.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';
import { cutAfterFirst } from '../base/network.ts';
import type { RunningServer } from '../base/running-server.ts';
import { more } from '../base/more.ts';

test.use({ ...signedIn, expectedStatuses: [0] });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Import procedures' });
const button = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name, exact: true });

/** Returns an issue of one step, as a file has it. */
const issueOf = (id: string, title: string) => ({
  _id: id,
  title,
  category: 'Other',
  steps: [
    {
      _id: `${id}-1`,
      question: 'One.',
      answerType: 'Show a confirmation checkbox',
      confirmationAction: { confirmationText: 'Done', actionType: 'Go to next step' },
    },
  ],
});

const fileOf = (issues: readonly object[], members: object = {}) => ({
  name: 'issues.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({ format: 'reslife-issues', version: 1, issues, pictures: {}, ...members }),
  ),
});

const choose = async (page: Page, file: ReturnType<typeof fileOf> | string) =>
  await dialogOf(page).getByLabel('File to import').setInputFiles(file);

async function openImport(page: Page, search: string): Promise<void> {
  await page.goto(`/admin?search=${search}`);
  await more(page, 'Import');
  await expect(dialogOf(page)).toBeVisible();
}

/** Returns the titles with this word, in their order. */
async function titlesOf(server: RunningServer, word: string): Promise<string[]> {
  const issues = await asAdmin(server, API.listIssues, { query: { steps: 'count' } });
  return issues
    .map(({ title }) => title)
    .filter((title) => title.includes(word))
    .sort();
}

// EXCHANGE-3
test('an unreadable, newer or too large file is refused with a reason, and another can be chosen', async ({
  page,
}, testInfo) => {
  // 201 MB that take no room.
  const large = testInfo.outputPath('large.json');
  const file = await open(large, 'w');
  await file.truncate(201 * 1024 * 1024);
  await file.close();
  await openImport(page, 'Quill');
  const refusals = [
    [
      { ...fileOf([]), buffer: Buffer.from('Not JSON') },
      'This file is damaged or was not made by Export.',
    ],
    [fileOf([], { format: 'letters' }), 'This file has no procedures. Choose one made by Export.'],
    [
      fileOf([issueOf('q1', 'Quill')], { version: 2 }),
      'A newer version of the app (2) made this file.',
    ],
    [fileOf([]), 'This file has no procedures.'],
    [large, 'The file is over 200 MB.'],
  ] as const;
  for (const [chosen, why] of refusals) {
    await choose(page, chosen);
    await expect(dialogOf(page).getByText(why)).toBeVisible();
  }
  await choose(page, fileOf([issueOf('q1', 'Quill')]));
  await expect(dialogOf(page)).toContainText('New (1)');
  await expect(dialogOf(page).getByText('is over')).toHaveCount(0);
});

// EXCHANGE-4, EXCHANGE-5, EXCHANGE-6
test('if some issues of a file are refused, the others are imported', async ({
  page,
  server,
}, testInfo) => {
  const good = issueOf('r1', 'Ribbon, good');
  const [step] = issueOf('r2', '').steps;
  const nowhere = { actionType: 'Skip to a specific step', goToStep: 'Step 9' };
  const skipping = { ...step, confirmationAction: { ...step?.confirmationAction, ...nowhere } };
  const hash = 'a'.repeat(64);
  const [large] = issueOf('r4', '').steps;
  const issues = [
    good,
    { ...issueOf('r2', 'Ribbon, skipping nowhere'), steps: [skipping] },
    { ...issueOf('r3', 'Ribbon, of no category'), category: 'Ribbons' },
    {
      ...issueOf('r4', 'Ribbon, with too large a picture'),
      steps: [{ ...large, image: `images/${hash}.webp` }],
    },
  ];
  const pictures = { [hash]: 'A'.repeat(25 * 1024 * 1024) };
  const path = testInfo.outputPath('ribbons.json');
  await writeFile(path, fileOf(issues, { pictures }).buffer);
  await openImport(page, 'Ribbon');
  await choose(page, path);
  await expect(dialogOf(page)).toContainText('New (1)');
  await expect(dialogOf(page)).toContainText('Refused (3)');
  await expect(dialogOf(page)).toContainText('skips to “Step 9”, which does not exist');
  await expect(dialogOf(page)).toContainText('“Ribbons” is not a category.');
  await expect(dialogOf(page)).toContainText('With its images it is over 24 MB.');
  await button(page, 'Import 1 procedure').click();
  await expect(dialogOf(page)).toContainText('1 procedure imported');
  expect(await titlesOf(server, 'Ribbon')).toEqual(['Ribbon, good']);
});

// EXCHANGE-3, EXCHANGE-6
test('a network failure during the check or import is reported, and a second import makes no duplicates', async ({
  page,
  context,
  server,
}) => {
  const titles = Array.from({ length: 10 }, (_, index) => `Saddle ${index}`);
  const file = fileOf(titles.map((title, index) => issueOf(`s${index}`, title)));
  await openImport(page, 'Saddle');
  cutAfterFirst(page, 'POST');
  await choose(page, file);
  await expect(
    dialogOf(page).getByText('The server did not answer. Nothing was imported. Try again.'),
  ).toBeVisible();
  await context.setOffline(false);
  expect(await titlesOf(server, 'Saddle')).toEqual([]);

  await choose(page, file);
  await expect(dialogOf(page)).toContainText('New (10)');
  cutAfterFirst(page, 'POST');
  await button(page, 'Import 10 procedures').click();
  const said = dialogOf(page).getByRole('status');
  await expect(said).toContainText('The server did not answer.');
  await expect(said).toContainText('Import the same file again for the rest');
  const text = (await said.textContent()) ?? '';
  const done = Number(/^(\d+) procedures? imported/.exec(text)?.[1]);
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(10);
  expect(text).toContain(`${10 - done} procedure`);
  await context.setOffline(false);
  await button(page, 'Close').click();

  await more(page, 'Import');
  await choose(page, file);
  // The last that was asked for may be in, although nobody heard about it.
  await expect(dialogOf(page).getByRole('heading', { name: /^Unchanged \(\d\)$/ })).toBeVisible();
  await button(page, (await dialogOf(page).getByRole('button').last().textContent()) ?? '').click();
  await expect(dialogOf(page)).toContainText(/\d procedures? imported/);
  expect(await titlesOf(server, 'Saddle')).toEqual(titles);
});

// EXCHANGE-6
test('an import does not overwrite an issue saved in another window after the check, and imports the others', async ({
  page,
  server,
}) => {
  const { id } = await writeIssue(server, draftOf('Tassel', 'One.'));
  await openImport(page, 'Tassel');
  await choose(page, fileOf([issueOf(id, 'Tassel, from a file'), issueOf('t2', 'Tassel two')]));
  await expect(dialogOf(page)).toContainText('Called “Tassel” here.');
  await updateIssue(server, id, { title: 'Tassel, saved elsewhere' });
  await button(page, 'Import 2 procedures').click();
  await expect(dialogOf(page)).toContainText('1 procedure imported');
  await expect(dialogOf(page)).toContainText('1 procedure was not imported:');
  await expect(dialogOf(page)).toContainText('Somebody just saved it here.');
  expect(await titlesOf(server, 'Tassel')).toEqual(['Tassel two', 'Tassel, saved elsewhere']);
});

// EXCHANGE-1, SHELL-5
test('an export without an answer reports that, and works once the server answers', async ({
  page,
  server,
}) => {
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible();
  await server.down();
  await more(page, 'Export all');
  await expect(toast(page, 'alert', 'The procedures were not exported.')).toContainText(
    'The server did not answer.',
  );
  await server.up();
  const downloading = page.waitForEvent('download');
  await more(page, 'Export all');
  expect((await downloading).suggestedFilename()).toMatch(/^issues-.*\.json$/);
  await expect(toast(page, 'status', 'All procedures exported')).toBeVisible();
});

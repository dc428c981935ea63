import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import { ExchangeFile } from '#core/exchange/exchange-schema.ts';
import { asAdmin, updateIssue, writeIssue } from '../base/authoring.ts';
import { draftOf, toast } from '../base/editor.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { cutAfterFirst } from '../base/network.ts';
import { openLine } from '../faults/line.ts';
import type { RunningServer } from '../base/running-server.ts';
import { more, selectAll } from '../base/more.ts';
import { parseJson } from '../../server/test/parse-json.ts';

test.use({ ...signedIn, expectedStatuses: [0, 404, 409, 422] });

const cardOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tryAgain = { name: 'Try again', exact: true };
const bar = (page: Page) => page.getByRole('region', { name: 'Selection' });

/** Writes a draft of each title; returns their ids in order. */
async function writeAll(server: RunningServer, titles: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const title of titles) ids.push((await writeIssue(server, draftOf(title, 'One.'))).id);
  return ids;
}

/** Returns the list's issues whose titles have this word. */
async function listed(server: RunningServer, word: string, archived = false) {
  const query = { steps: 'count' as const, ...(archived && { archived: 'true' as const }) };
  return (await asAdmin(server, API.listIssues, { query })).filter(({ title }) =>
    title.includes(word),
  );
}

// LIST-6, LIST-15, SHELL-5
test('a request of a card without an answer says so on the card, and works on the next try', async ({
  page,
  context,
  server,
}) => {
  const [, , third = ''] = await writeAll(server, ['Crayon one', 'Crayon two', 'Crayon three']);
  await updateIssue(server, third, { isArchived: true });
  await page.goto('/admin?search=Crayon');
  const [one, two] = [cardOf(page, 'Crayon one'), cardOf(page, 'Crayon two')];
  await expect(two).toBeVisible();
  await context.setOffline(true);
  for (const card of [one, two]) {
    await card.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(card.getByRole('alert')).toHaveText(
      'The procedure was not published. The server did not answer.',
    );
  }
  await expect(one.getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  for (const card of [one, two]) {
    await card.getByRole('button', tryAgain).click();
    await expect(card).toContainText('PUBLISHED');
    await expect(card.getByRole('alert')).toHaveCount(0);
  }

  await page.getByRole('combobox', { name: 'Show', exact: true }).selectOption('Archived');
  const archived = cardOf(page, 'Crayon three');
  await expect(archived).toBeVisible();
  await context.setOffline(true);
  await archived.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(archived.getByRole('alert')).toHaveText(
    'The procedure was not restored. The server did not answer.',
  );
  await context.setOffline(false);
  await archived.getByRole('button', tryAgain).click();
  await expect(archived).toContainText('DRAFT');
  await expect(toast(page, 'status', 'Restored as a draft')).toBeVisible();
});

// LIST-6, LIST-7, LIST-13, PUBLISH-8, LOOK-4, LOOK-6
test('Publish on a card that another window renamed, broke or archived shows the current state', async ({
  page,
  server,
}) => {
  const [renamed = '', gone = ''] = await writeAll(server, ['Marble one', 'Marble two']);
  const broken = await writeIssue(server, draftOf('Marble three', 'One.', 'Two.', 'Three.'));
  await page.goto('/admin?search=Marble');
  const publish = async (title: string) =>
    await cardOf(page, title).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(cardOf(page, 'Marble three')).toBeVisible();

  await updateIssue(server, renamed, { title: 'Marble first' });
  await publish('Marble one');
  await expect(cardOf(page, 'Marble first')).toContainText('PUBLISHED');

  const params = { issueId: broken.id, stepId: broken.stepIds[2] ?? '' };
  const confirmationAction = { actionType: 'Skip to a specific step', goToStep: 'Step 2' } as const;
  await asAdmin(server, API.updateStep, { params, body: { confirmationAction } });
  await publish('Marble three');
  const blocked = page.getByRole('dialog', { name: 'This procedure cannot be published yet' });
  await expect(blocked).toContainText('this loop has no way out. Make');
  await blocked.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(cardOf(page, 'Marble three')).toContainText('2 problems');

  await updateIssue(server, gone, { isArchived: true });
  await publish('Marble two');
  const card = cardOf(page, 'Marble two');
  await expect(card.getByRole('alert')).toHaveText(
    'The procedure was not published. Restore this archived procedure first.',
  );
  await expect(card).toContainText('ARCHIVED');
  await expect(card.getByRole('button', tryAgain)).toHaveCount(0);
  await judgeDesk(page, 'an issue that was not published');
  await card.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(card).toContainText('DRAFT');
  await expect(card.getByRole('alert')).toHaveCount(0);
  await publish('Marble two');
  await expect(card).toContainText('PUBLISHED');
});

// LIST-27
test('issues not archived when the network failed are named, stay selected, and are archived on the next try', async ({
  page,
  context,
  server,
}) => {
  for (let index = 0; index < 10; index += 1) {
    const body = { title: `Pebble ${index}`, category: 'Other' as const };
    await asAdmin(server, API.createIssue, { body });
  }
  await page.goto('/admin?search=Pebble');
  await expect(page.getByText('Showing 10 Issues')).toBeVisible();
  await selectAll(page);
  cutAfterFirst(page, 'PUT');
  await bar(page).getByRole('button', { name: 'Archive', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^\d procedures? archived, of 10 selected$/ });
  const done = parseInt((await dialog.getByRole('heading').textContent()) ?? '', 10);
  expect(done).toBeGreaterThan(0);
  const left = dialog.getByRole('listitem').filter({ hasText: 'Pebble' });
  await expect(left).toHaveCount(10 - done);
  await expect(left.last()).toHaveText(/^Pebble \d: the server did not answer\.$/);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(bar(page)).toContainText(`${10 - done} selected`);
  await context.setOffline(false);
  await bar(page).getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(toast(page, 'status', `${10 - done} procedure`)).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect(await listed(server, 'Pebble')).toEqual([]);
  expect(await listed(server, 'Pebble', true)).toHaveLength(10);
});

// LIST-27, LIST-17, EXCHANGE-1
test('a review date is set for all issues except one archived in another window, which says why', async ({
  page,
  context,
  server,
}) => {
  const [, second = ''] = await writeAll(server, ['Thistle 1', 'Thistle 2', 'Thistle 3']);
  await page.goto('/admin?search=Thistle');
  await expect(page.getByText('Showing 3 Issues')).toBeVisible();
  await selectAll(page);
  await updateIssue(server, second, { isArchived: true });
  await button(page, 'Set review date').click();
  const asked = page.getByRole('dialog', { name: 'Set review date' });
  await asked.getByLabel('Review by').fill('2031-05-04');
  await asked.getByRole('button', { name: 'Set date', exact: true }).click();
  const result = page.getByRole('dialog', {
    name: 'Review date set for 2 procedures, of 3 selected',
  });
  await expect(result.getByRole('listitem')).toHaveText(['Thistle 2: it is archived.']);
  await result.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(bar(page)).toContainText('1 selected');
  await expect(cardOf(page, 'Thistle 2')).toContainText('ARCHIVED');
  await expect(cardOf(page, 'Thistle 3')).toContainText('4 May, 2031');

  // An issue archived elsewhere is exported with the others; without an answer a message says so.
  await page.getByRole('checkbox', { name: 'Select Thistle 1', exact: true }).click();
  await context.setOffline(true);
  await bar(page).getByRole('button', { name: 'Export', exact: true }).click();
  await expect(toast(page, 'alert', 'The procedures were not exported.')).toContainText(
    'The server did not answer.',
  );
  await expect(bar(page)).toContainText('2 selected');
  await context.setOffline(false);
  const downloading = page.waitForEvent('download');
  await bar(page).getByRole('button', { name: 'Export', exact: true }).click();
  const path = await (await downloading).path();
  const { issues } = parseJson(ExchangeFile, await readFile(path, 'utf8'));
  expect(issues.map(({ title }) => title).sort()).toEqual(['Thistle 1', 'Thistle 2']);
  await bar(page).getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(cardOf(page, 'Thistle 2')).toContainText('DRAFT');
});

// EXCHANGE-9, LIST-15, LIST-16
test('a copy whose answer was lost is made only once, and two issues may share a title', async ({
  page,
  server,
  signIn,
}) => {
  const [original = ''] = await writeAll(server, ['Lantern']);
  const line = await openLine(server.port);
  const url = `http://localhost:${line.port}`;
  const select = page.getByRole('checkbox', { name: 'Select Lantern', exact: true });
  try {
    // A sign-in ends the session that it replaces, which is everybody's.
    await page.context().clearCookies();
    await signIn(page, `${url}/admin?search=Lantern`);
    await select.click();
    const result = page.getByRole('dialog', { name: '0 copies made, of 1 selected' });
    // The request arrives, and no byte of the answer comes back.
    line.set({ cut: () => ({ down: 0 }) });
    await button(page, 'Duplicate').click();
    await expect(result).toContainText('Lantern: the server did not answer.');
    await expect.poll(async () => (await listed(server, 'Lantern')).length).toBe(2);
    line.set('whole');
    await result.getByRole('button', tryAgain).click();
    // The copy of a single one is opened, also at the second try.
    await expect(page).toHaveURL(/\/issue\//);
    expect(await listed(server, 'Lantern')).toHaveLength(2);
  } finally {
    await line.close();
  }

  // One more has the same title, and so may a restored one.
  await page.goto('/admin?search=Lantern');
  await select.click();
  await button(page, 'Duplicate').click();
  await expect(page).toHaveURL(/\/issue\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern (copy)' })).toBeVisible();
  await updateIssue(server, original, { isArchived: true });
  await writeAll(server, ['Lantern']);
  await page.goto('/admin?show=archived&search=Lantern');
  await cardOf(page, 'Lantern').getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(toast(page, 'status', 'Restored as a draft')).toBeVisible();
  expect((await listed(server, 'Lantern')).map(({ title }) => title).sort()).toEqual([
    'Lantern',
    'Lantern',
    'Lantern (copy)',
    'Lantern (copy)',
  ]);
});

// EXCHANGE-10
test('starter procedures stay checked without an answer, and the list says which ones were added', async ({
  page,
  context,
  server,
}) => {
  await page.goto('/admin?search=Mice');
  await more(page, 'Starter library');
  const dialog = page.getByRole('dialog', { name: 'Starter library' });
  const row = dialog.getByRole('listitem').filter({ hasText: 'Fire alarm sounding' });
  await expect(row).toContainText('Added');
  await row.getByRole('checkbox').click();
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Add 1 procedure', exact: true }).click();
  await expect(dialog).toContainText(
    'The server did not answer. The ones still checked were not added.',
  );
  await expect(row.getByRole('checkbox')).toBeChecked();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Add 1 procedure', exact: true }).click();
  await expect(toast(page, 'status', '1 procedure added as a draft')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.goto('/admin?search=Fire+alarm+sounding');
  await expect(page.getByText('Showing 2 Issues')).toBeVisible();
  const [added] = (await listed(server, 'Fire alarm sounding')).filter(({ publish }) => !publish);
  await updateIssue(server, added?._id ?? '', { isArchived: true });
});

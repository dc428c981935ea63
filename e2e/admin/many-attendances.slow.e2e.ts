import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from '@playwright/test';
import { DESK_AND_PHONE, expectAccessible } from '../base/accessibility.ts';
import { attend } from '../base/attend.ts';
import { publishIssue } from '../base/authoring.ts';
import { BROKEN_WINDOW, ONE_QUESTION } from '../base/broken-window.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';
import type { RunningServer } from '../base/running-server.ts';

const ALL = 100_000;
/** Later walks only of the windows: the earlier ones among all others are as many of this one issue. */
const LATER = { count: 50_000, after: 150_000 };
/** The rows of one transaction, few enough that the server's own writes need not wait for long. */
const AT_ONCE = 20_000;
const WINDOW = 'Window, often broken';
const LAMP = 'Lamp, often out';
const BEGAN = Date.parse('2024-01-01T00:00:00Z');

/** Returns the time of one of them, which begin a minute apart: within ten weeks in which London keeps UTC. */
const at = (place: number, minutes = 0) =>
  new Date(BEGAN + (place + minutes) * 60_000).toISOString();

/**
 * Adds as many attendances as the rest has, each like one of the four posted, the later ones like the first two, by
 * the triggers of the database.
 */
function multiply({ dataDir }: RunningServer): void {
  const db = new DatabaseSync(join(dataDir, 'reslife.db'));
  db.exec('pragma busy_timeout = 10000; pragma synchronous = off; pragma cache_size = -200000');
  // Others may have recorded on this server before: the last four are meant.
  const { before } = db.prepare('select max(rowid) - 4 as before from attendance').get() ?? {};
  const insert = (from: number, end: number, like: number) =>
    db.exec(`
    with recursive made(n) as (select ${from} union all select n + 1 from made where n + 1 < ${end}),
      placed as materialized (
        select n, unhex('00000000000040008000' || printf('%012x', n)) as id,
          ${BEGAN / 1_000} + n * 60 as began
        from made)
    insert into attendance (id, key, body_hash, received_at, correction, issue_id, revision,
      sent_revision, title, category, advisor, started_at, finished_at, sent_at, started_day,
      started_minute, status, rating, practice, flagged, device, description, steps, trail)
    select placed.id, placed.id, body_hash, received_at, correction, issue_id, revision,
      sent_revision, title, category, printf('Advisor %02d', n % 40),
      strftime('%Y-%m-%dT%H:%M:%S.000Z', began, 'unixepoch'),
      strftime('%Y-%m-%dT%H:%M:%S.000Z', began + 60 + n % 9 * 60, 'unixepoch'),
      sent_at, date(began, 'unixepoch'), began % 86400 / 60, status, rating, practice, flagged,
      device, description, steps, trail
    from placed join attendance as posted on posted.rowid = n % ${like} + 1 + ${String(before)}`);
  const fill = (begin: number, end: number, like: number): void => {
    for (let from = begin; from < end; from += AT_ONCE) {
      insert(from, Math.min(from + AT_ONCE, end), like);
    }
  };
  fill(4, ALL, 4);
  fill(LATER.after, LATER.after + LATER.count, 2);
  db.close();
}

let windowId: string;

test.use(signedIn);
test.describe.configure({ timeout: 120_000 });

test.beforeAll(async ({ server }) => {
  const window = await publishIssue(server, { ...BROKEN_WINDOW, title: WINDOW });
  windowId = window.id;
  const lamp = await publishIssue(server, { ...ONE_QUESTION, title: LAMP });
  // A quarter is escalated, half of the windows.
  for (const [place, { id, stepIds }] of [window, window, lamp, lamp].entries()) {
    const [step = ''] = stepIds;
    await attend(server, {
      advisor: `Advisor 0${place}`,
      issueId: id,
      revision: 1,
      steps: [{ step, response: 'Yes' }],
      issueStatus: place === 1 ? 'Escalated' : 'Resolved',
      startedAt: at(place),
      finishedAt: at(place, 1 + place),
      trail: [{ step, at: 20_000 + place * 10_000, did: 'yes' }],
    });
  }
  multiply(server);
});

/** Its look on a phone does not depend on the number of rows. */
const DESK = { ...DESK_AND_PHONE, sizes: DESK_AND_PHONE.sizes.slice(0, 1) };

const table = (page: Page) => page.getByRole('table', { name: 'Analytics', exact: true });
const rows = (page: Page) => table(page).getByRole('rowgroup').last().getByRole('row');
const total = (page: Page, count: number) =>
  page.getByRole('heading', { name: `${count} Issues attended to`, exact: true });

/** Returns the sums of the columns of a picture's table that hold whole numbers, by their headings. */
async function sumsIn(picture: Locator): Promise<Record<string, number>> {
  await picture.getByText(/^Table/).click();
  const cells = picture.getByRole('table').getByRole('row');
  await expect(cells.nth(1)).toBeVisible();
  return await cells.evaluateAll((found) => {
    const [names = [], ...lines] = found.map((row) =>
      [...(row as HTMLTableRowElement).cells].map(({ textContent }) => textContent),
    );
    const columns = names.map((name, place): [string, number] => [
      name,
      lines.reduce((sum, line) => sum + Number(line[place]?.replaceAll(',', '')), 0),
    ]);
    return Object.fromEntries(columns.filter(([, sum]) => Number.isInteger(sum)));
  });
}

// ANALYTICS-4, ANALYTICS-5, KIT-13, ANALYTICS-8, ANALYTICS-19, ANALYTICS-20, ANALYTICS-21, ANALYTICS-23, ANALYTICS-14, LOOK-4
test('a hundred thousand records are counted, charted, sorted, filtered and paged', async ({
  page,
}) => {
  await page.goto('/admin/analytics?startDate=2024-01-01&endDate=2024-03-31');
  await expect(total(page, ALL)).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('1 to 10 of 100000');
  await page.getByText('Charts', { exact: true }).click();
  const pictures = page.getByRole('region', { name: 'Charts' });
  const picture = (name: string) => pictures.getByRole('region', { name, exact: true });
  await expect(picture('How it ended, by category')).toContainText(
    '25,000 of 100,000 escalated, 25%',
  );
  await expectAccessible(page, 'analytics of a hundred thousand', DESK);

  expect(await sumsIn(picture('How often'))).toEqual({ Records: ALL });
  expect(await sumsIn(picture('What time'))).toEqual({ Records: ALL });
  expect(await sumsIn(picture('How it ended, by category'))).toEqual({
    Resolved: 75_000,
    Escalated: 25_000,
  });
  expect(await sumsIn(picture('How long it took'))).toMatchObject({ Finished: ALL });
  const rates = picture('Escalations by issue');
  expect(await sumsIn(rates)).toMatchObject({ Attended: ALL, Escalated: 25_000 });

  await page.getByText('Filter').click();
  await page.getByRole('combobox', { name: 'Outcome', exact: true }).selectOption('Escalated');
  await expect(total(page, 25_000)).toBeVisible();
  const advisor = table(page).getByRole('columnheader', { name: 'Advisor', exact: true });
  await advisor.getByRole('button').click();
  await expect(advisor).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows(page).first()).toContainText('Advisor 01');
  // The address reaches what Next would need 2,499 clicks for; a page beyond the last leads to it.
  await page.goto(`${page.url()}&page=9999`);
  await expect(pages).toContainText('24991 to 25000 of 25000');
  await expect(rows(page).last()).toContainText('Advisor 37');
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Prev' }).click();
  await expect(pages).toContainText('24981 to 24990 of 25000');
  await page.goBack();
  await expect(pages).toContainText('24991 to 25000 of 25000');
  await page.reload();
  await expect(pages).toContainText('24991 to 25000 of 25000');
  await expect(rows(page).last()).toContainText('Advisor 37');
  await expect(total(page, 25_000)).toBeVisible();

  // The last record of all opens, and leads back to its page.
  const last = rows(page).last().getByRole('link', { name: WINDOW, exact: true });
  await last.press('Enter');
  await expect(page.getByRole('heading', { name: WINDOW })).toBeVisible();
  const story = page.getByRole('region', { name: 'What happened' });
  await expect(story.getByText(BROKEN_WINDOW.steps[0]?.question ?? 'a question')).toBeVisible();
  await expect(story.getByText(/Advisor 37/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to Analytics' }).press('Enter');
  await expect(pages).toContainText('24991 to 25000 of 25000');

  await page.getByText('Charts', { exact: true }).click();
  // A title leads to the tree, and the tree back to the same filter.
  const tree = { name: `${WINDOW}, numbers on the tree` };
  await rates.getByRole('link', tree).press('Enter');
  await expect(page.getByText('50,000 records', { exact: true })).toBeVisible();
  await expect(page.getByLabel('End date')).toHaveValue('2024-03-31');
  await page.getByRole('button', { name: 'Back to Analytics' }).click();
  await expect(pages).toContainText('24991 to 25000 of 25000');
});

// NUMBERS-1, NUMBERS-2, NUMBERS-5, NUMBERS-7, LOOK-4
test('the tree of an issue counts its hundred thousand records, and those of a range of dates', async ({
  page,
}) => {
  await page.goto(`/admin/analytics/issue/${windowId}`);
  await expect(page.getByText('100,000 records', { exact: true })).toBeVisible();
  const tree = page.getByRole('region', { name: 'Numbers on the tree' });
  const question = BROKEN_WINDOW.steps[0]?.question ?? 'a question';
  const node = tree.getByRole('button', { name: `1. ${question}`, exact: true });
  await expect(node).toHaveAccessibleDescription(/^100,000 records reached this step\./);
  await expectAccessible(page, 'a tree with a hundred thousand walks', DESK);
  await tree.getByRole('button', { name: 'As a table' }).press('Enter');
  await expect(tree.getByRole('row').filter({ hasText: question })).toContainText('100,000');
  await page.getByLabel('Start date').fill('2024-04-01');
  await page.getByLabel('End date').fill('2024-12-31');
  await page.getByRole('button', { name: 'Show results' }).press('Enter');
  await expect(page.getByText('50,000 records', { exact: true })).toBeVisible();
});

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { attend } from '../base/attend.ts';
import { publishIssue } from '../base/authoring.ts';
import { ONE_QUESTION } from '../base/broken-window.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';

const TITLE = 'Light left on in the attic';

// Two days with a few attendances, and a month with twelve: 'Advisor 01' on the first, and so on.
test.beforeAll(async ({ server }) => {
  const { id } = await publishIssue(server, { ...ONE_QUESTION, title: TITLE });
  // In British summer time a day begins an hour before UTC's.
  await attend(server, {
    issueId: id,
    steps: [],
    advisor: 'Amara',
    issueStatus: 'Resolved',
    startedAt: '2025-06-30T23:07:00Z',
    feedback: { rating: 3.5, description: 'Clear, and short' },
  });
  await attend(server, {
    issueId: id,
    steps: [],
    advisor: 'Zofia',
    issueStatus: 'Escalated',
    startedAt: '2025-07-01T13:45:00Z',
  });
  await attend(server, {
    issueId: id,
    steps: [],
    advisor: 'Kenji',
    issueStatus: 'Resolved',
    startedAt: '2025-07-02T08:00:00Z',
    feedback: { rating: 5, description: '=HYPERLINK("https://evil.example")' },
  });
  for (let day = 1; day <= 12; day += 1) {
    const two = String(day).padStart(2, '0');
    await attend(server, {
      issueId: id,
      steps: [],
      advisor: `Advisor ${two}`,
      issueStatus: 'Resolved',
      startedAt: `2025-03-${two}T10:00:00Z`,
      finishedAt: `2025-03-${two}T10:${two}:30Z`,
    });
  }
  await attend(server, {
    issueId: id,
    steps: [],
    advisor: 'Advisor 12',
    issueStatus: 'Escalated',
    startedAt: '2025-03-12T11:00:00Z',
    practice: true,
  });
});

test.use(signedIn);

const at = {
  start: (page: Page) => page.getByLabel('Start date', { exact: true }),
  end: (page: Page) => page.getByLabel('End date', { exact: true }),
  show: (page: Page) => page.getByRole('button', { name: 'show results', exact: true }),
  download: (page: Page) => page.getByRole('button', { name: 'Download csv', exact: true }),
  table: (page: Page) => page.getByRole('table', { name: 'Analytics' }),
};

async function show(page: Page, startDate: string, endDate: string): Promise<void> {
  await at.start(page).fill(startDate);
  await at.end(page).fill(endDate);
  await at.show(page).click();
}

const rows = (page: Page): Locator => at.table(page).getByRole('rowgroup').last().getByRole('row');

/** Returns the advisors of the rows, from above. */
const advisors = async (page: Page): Promise<string[]> =>
  await rows(page).evaluateAll((shown) =>
    shown.map((row) => (row as HTMLTableRowElement).cells[1]?.textContent ?? ''),
  );

// ANALYTICS-1, ANALYTICS-2, ANALYTICS-3, LOOK-9
test('both dates are required and start empty, and the end cannot be before the start', async ({
  page,
}) => {
  await page.goto('/admin/analytics');
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await expect(at.start(page)).toHaveValue('');
  await expect(at.end(page)).toHaveValue('');
  await expect(at.show(page)).toBeDisabled();
  await expect(at.download(page)).toBeDisabled();
  await at.start(page).fill('2025-07-01');
  await expect(at.show(page)).toBeDisabled();
  await expect(at.end(page)).toHaveAttribute('min', '2025-07-01');
  await at.end(page).fill('2025-06-30');
  await expect(at.end(page)).toHaveAccessibleDescription('The end date is before the start date.');
  await expect(at.show(page)).toBeDisabled();
  await at.end(page).fill('2025-07-01');
  await expect(at.show(page)).toBeEnabled();
  await expect(at.download(page)).toBeDisabled();
  await at.show(page).click();
  await expect(at.download(page)).toBeEnabled();
  await at.start(page).clear();
  await expect(at.show(page)).toBeDisabled();
});

// Both days are included, and are days of the campus.
// ANALYTICS-4, ANALYTICS-6
test("the results are counted and shown in the campus's date and time formats", async ({
  page,
}) => {
  await page.goto('/admin/analytics');
  await show(page, '2025-07-01', '2025-07-02');
  await expect(page.getByText('3 Issues attended to', { exact: true })).toBeVisible();
  await expect(at.table(page).getByRole('columnheader')).toHaveText([
    'Issue',
    'Advisor',
    'Date',
    'Start Time',
    'Outcome',
    'Rating',
    'Feedback',
  ]);
  const amara = rows(page).filter({ hasText: 'Amara' }).getByRole('cell');
  await expect(amara).toHaveText([
    TITLE,
    'Amara',
    '01 Jul 2025',
    '12:07 am',
    'Resolved',
    '',
    'Clear, and short',
  ]);
  await expect(amara.getByRole('img', { name: '3.5 of 5 stars' })).toBeVisible();
  const zofia = rows(page).filter({ hasText: 'Zofia' }).getByRole('cell');
  await expect(zofia).toHaveText([
    TITLE,
    'Zofia',
    '01 Jul 2025',
    '2:45 pm',
    'Escalated',
    'Not rated',
    'No feedback',
  ]);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);

  await show(page, '2025-07-02', '2025-07-02');
  await expect(page.getByText('1 Issues attended to', { exact: true })).toBeVisible();
  // The filter is in the address.
  await page.reload();
  await expect(page.getByText('1 Issues attended to', { exact: true })).toBeVisible();
  await expect(at.start(page)).toHaveValue('2025-07-02');
  await page.goBack();
  await expect(page.getByText('3 Issues attended to', { exact: true })).toBeVisible();
});

// All but Rating.
// ANALYTICS-5
test(
  'clicking a column sorts by it, ascending and descending in turn',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/admin/analytics?startDate=2025-07-01&endDate=2025-07-02');
    await expect(rows(page)).toHaveCount(3);
    const header = (name: string) =>
      at.table(page).getByRole('columnheader', { name, exact: true });
    await expect(header('Rating').getByRole('button')).toHaveCount(0);

    const orders = [
      { name: 'Advisor', ascending: ['Amara', 'Kenji', 'Zofia'] },
      // Sorts by time of day: seven minutes past midnight, nine, a quarter to three.
      { name: 'Start Time', ascending: ['Amara', 'Kenji', 'Zofia'] },
      { name: 'Date', ascending: ['Amara', 'Zofia', 'Kenji'] },
    ];
    for (const { name, ascending } of orders) {
      await header(name).getByRole('button').click();
      await expect(header(name)).toHaveAttribute('aria-sort', 'ascending');
      await expect.poll(async () => await advisors(page)).toEqual(ascending);
      await header(name).getByRole('button').click();
      await expect(header(name)).toHaveAttribute('aria-sort', 'descending');
      await expect.poll(async () => await advisors(page)).toEqual(ascending.toReversed());
    }
    for (const name of ['Issue', 'Outcome', 'Feedback']) {
      await header(name).getByRole('button').click();
      await expect(header(name)).toHaveAttribute('aria-sort', 'ascending');
      await header(name).getByRole('button').click();
      await expect(header(name)).toHaveAttribute('aria-sort', 'descending');
      await expect(header('Date')).not.toHaveAttribute('aria-sort', /./);
    }
  },
);

// Ten a page, Prev and Next above that.
// KIT-13
test('more than ten rows are split into pages', { tag: '@full' }, async ({ page }) => {
  await page.goto('/admin/analytics');
  await show(page, '2025-03-01', '2025-03-10');
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);

  await show(page, '2025-03-01', '2025-03-31');
  await expect(page.getByText('12 Issues attended to', { exact: true })).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const prev = pages.getByRole('button', { name: 'Prev', exact: true });
  const next = pages.getByRole('button', { name: 'Next', exact: true });
  await expect(rows(page)).toHaveCount(10);
  await expect(pages).toContainText('1 to 10 of 12');
  await expect(prev).toBeDisabled();
  await next.click();
  await expect(pages).toContainText('11 to 12 of 12');
  await expect.poll(async () => await advisors(page)).toEqual(['Advisor 02', 'Advisor 01']);
  await expect(next).toBeDisabled();
  await prev.click();
  await expect(rows(page)).toHaveCount(10);

  // The order is one of all rows, and begins on the first page.
  await next.click();
  await at.table(page).getByRole('button', { name: 'Advisor' }).click();
  await expect(pages).toContainText('1 to 10 of 12');
  await expect.poll(async () => (await advisors(page))[0]).toBe('Advisor 01');
});

// ANALYTICS-13
test('the CSV file has every row in the order shown, and no formulas', async ({ page }) => {
  const download = async (): Promise<string> => {
    const downloading = page.waitForEvent('download');
    await at.download(page).click();
    return await readFile(await (await downloading).path(), 'utf8');
  };
  await page.goto('/admin/analytics');
  await show(page, '2025-07-01', '2025-07-02');
  await expect(rows(page)).toHaveCount(3);
  expect(await download()).toBe(
    [
      '\uFEFFIssue,Advisor,Date,Start Time,Outcome,Rating,Feedback',
      `${TITLE},Kenji,02 Jul 2025,9:00 am,Resolved,5,"'=HYPERLINK(""https://evil.example"")"`,
      `${TITLE},Zofia,01 Jul 2025,2:45 pm,Escalated,,`,
      `${TITLE},Amara,01 Jul 2025,12:07 am,Resolved,3.5,"Clear, and short"`,
      '',
    ].join('\r\n'),
  );
  await show(page, '2025-03-01', '2025-03-31');
  await expect(page.getByText('12 Issues attended to', { exact: true })).toBeVisible();
  expect((await download()).trim().split('\r\n')).toHaveLength(13);
});

// With none, one, two and twelve rows; the numbers are opened by keyboard.
// ANALYTICS-8, ANALYTICS-18, ANALYTICS-19, ANALYTICS-20, ANALYTICS-22, LOOK-4, LOOK-6
test(
  'results are filtered and charted, and the address keeps the dates and filters',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/admin/analytics');
    await page.getByRole('button', { name: 'Last 7 days', exact: true }).click();
    await expect(at.start(page)).toHaveValue(/^\d{4}-\d\d-\d\d$/);
    await expect(page.getByText(/Issues attended to$/)).toBeVisible();

    await show(page, '2025-03-01', '2025-03-31');
    const pictures = page.getByRole('region', { name: 'Charts' });
    const picture = (name: string) => pictures.getByRole('region', { name, exact: true });
    // Nothing is between the table and their number.
    await expect(rows(page).first()).toBeVisible();
    await page.getByText('Charts', { exact: true }).click();
    await expect(picture('How often')).toContainText(
      'Busiest: 12 days, with 1 each. No records on 19 of 31 days.',
    );
    await expect(picture('How long it took')).toContainText('Half of 12 took 6.5 minutes or less.');
    await expect(picture('Escalations by issue')).toContainText('0 of 12, 0%');
    const summary = picture('What time').getByText(/^Table/);
    await summary.focus();
    await summary.press('Enter');
    const hours = page.getByRole('table', { name: 'What time' });
    await expect(hours.getByRole('row').nth(1)).toHaveText('Monday10 am to 11 am2');
    await judgeDesk(page, 'analytics with pictures');
    // Four of them leave no hole in the widest window.
    await page.setViewportSize({ width: 1680, height: 1050 });
    const left = async (name: string) => (await picture(name).boundingBox())?.x;
    expect(await left('How long it took')).toBe(await left('How it ended, by category'));

    await page.getByText('Filter').click();
    await page.getByRole('combobox', { name: 'Advisor', exact: true }).selectOption('Advisor 12');
    await expect(page.getByText('1 Issues attended to', { exact: true })).toBeVisible();
    await expect(picture('How often')).toContainText('1 on 1 day: too few to compare.');
    await page.getByRole('checkbox', { name: 'Include practice' }).press('Space');
    await expect(page.getByText('2 Issues attended to', { exact: true })).toBeVisible();
    await expect(rows(page).first()).toContainText('EscalatedPractice');
    await page.reload();
    await expect(page.getByText('2 Issues attended to', { exact: true })).toBeVisible();
    await page.getByText('Charts', { exact: true }).click();
    await expect(picture('How it ended, by category')).toContainText('1 of 2 escalated');
    await page.goBack();
    await expect(page.getByText('1 Issues attended to', { exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'Outcome', exact: true }).selectOption('Escalated');
    await expect(page.getByText('No data to display', { exact: true })).toBeVisible();
    await expect(pictures).toHaveCount(0);
  },
);

test.describe('without an answer', { tag: '@full' }, () => {
  test.use({ expectedStatuses: [0] });

  // SHELL-5
  test('the page says in place that data did not load, and offers to try again', async ({
    page,
    server,
  }) => {
    await page.goto('/admin/analytics');
    await at.start(page).fill('2025-07-01');
    await at.end(page).fill('2025-07-01');
    await server.down();
    await at.show(page).click();
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('The results did not load.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await server.up();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('2 Issues attended to', { exact: true })).toBeVisible();
  });
});

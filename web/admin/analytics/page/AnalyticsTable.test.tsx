import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { AnalyticsRow } from '#core/analytics/analytics.ts';
import { drawUnasked } from '../../test/draw-unasked.tsx';
import { filterFor, type AnalyticsFilter } from '../analytics-filter.ts';
import { AnalyticsTable } from './AnalyticsTable.tsx';

const row = (index: number): AnalyticsRow => ({
  _id: String(index),
  issue: `Issue ${index}`,
  advisor: 'Sam',
  startDate: '2026-11-09',
  startTime: '2026-11-09T14:07:00Z',
  outcome: index === 0 ? 'Escalated' : 'Resolved',
  rating: index === 0 ? null : 4.5,
  feedback: '',
});
const filter = filterFor('2026-11-01', '2026-11-20');

const drawRows = (count: number, total: number, now: AnalyticsFilter = filter) => {
  const onFilter = vi.fn<(next: AnalyticsFilter) => void>();
  const analysis = Array.from({ length: count }, (_, index) => row(index));
  const answer = { analysis, total, downloadLink: './x', truncated: false, timeZone: 'Asia/Tokyo' };
  drawUnasked(<AnalyticsTable answer={answer} filter={now} onFilter={onFilter} />);
  return onFilter;
};
const header = (name: string) => page.getByRole('columnheader', { name });

// ANALYTICS-4, ANALYTICS-6, RECORDED-1
test('has every column in order, days and times in the formats and the time zone of the campus', async () => {
  drawRows(2, 2);
  const headers = page.getByRole('columnheader').elements();
  expect(headers.map((cell) => cell.textContent)).toEqual([
    'Issue',
    'Advisor',
    'Date',
    'Start Time',
    'Outcome',
    'Rating',
    'Feedback',
  ]);
  const first = page.getByRole('row').nth(1);
  for (const text of ['Issue 0', 'Sam', '09 Nov 2026', '11:07 pm', 'Escalated', 'Not rated']) {
    await expect.element(first.getByText(text, { exact: true })).toBeVisible();
  }
  await expect
    .element(first.getByRole('link', { name: 'Issue 0' }))
    .toHaveAttribute('href', '/admin/record/0');
  await expect
    .element(page.getByRole('row').nth(2).getByRole('img', { name: '4.5 of 5 stars' }))
    .toBeVisible();
});

// AREAS-10, ANALYTICS-4
test('has the area of a row below its issue, and all columns in sight on 1280 px', async () => {
  const analysis = [row(0), { ...row(1), area: 'North' }];
  const answer = { analysis, total: 2, downloadLink: './x', truncated: false, timeZone: 'UTC' };
  // As wide as it is on 1280 px beside the side menu.
  drawUnasked(
    <div style={{ width: 974 }}>
      <AnalyticsTable answer={answer} filter={filter} onFilter={() => undefined} />
    </div>,
  );
  // A part that overflows is a region that scrolls.
  expect(page.getByRole('region').elements()).toEqual([]);
  await expect.element(page.getByRole('cell', { name: 'Issue 1 North' })).toBeVisible();
  await expect.element(page.getByText(/^Scroll sideways/)).not.toBeInTheDocument();
});

// ANALYTICS-5
test('a click on a column sorts from the first page, alternating; Rating does not sort', async () => {
  const onFilter = drawRows(10, 25, { ...filter, page: 2 });
  await header('Date').getByRole('button').click();
  await header('Advisor').getByRole('button').click();
  await expect
    .poll(() => onFilter.mock.calls.map(([next]) => `${next.sort} ${next.order} ${next.page}`))
    .toEqual(['startDate asc 1', 'advisor asc 1']);
  await expect.element(header('Rating').getByRole('button')).not.toBeInTheDocument();
  await expect.element(header('Date')).toHaveAttribute('aria-sort', 'descending');
});

// KIT-13
test('Prev and Next appear only above ten rows, and load the page', async () => {
  const onFilter = drawRows(10, 25, { ...filter, page: 2 });
  await expect.element(page.getByText('11 to 20 of 25')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Prev' }).click();
  await expect.poll(() => onFilter.mock.calls.map(([next]) => next.page)).toEqual([3, 1]);
});

// ANALYTICS-4, KIT-13
test('ten rows have no pager, and an empty table says so', async () => {
  drawRows(10, 10);
  expect(page.getByRole('button', { name: 'Next' }).query()).toBeNull();
  drawRows(0, 0);
  await expect.element(page.getByText('No data to display')).toBeVisible();
});

import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#kit/test/draw.ts';
import { DateRangeForm, DATE_PRESETS } from './DateRangeForm.tsx';

const start = page.getByLabelText('Start date', { exact: true });
const end = page.getByLabelText('End date', { exact: true });
const show = page.getByRole('button', { name: 'show results' });

const findToday = () => '2026-03-01';
const nothing = { startDate: '', endDate: '' };

// ANALYTICS-1, ANALYTICS-2, LOOK-9
test('show results is disabled until both dates are set and in order', async () => {
  const onShow = vi.fn<(startDate: string, endDate: string) => void>();
  draw(<DateRangeForm start={nothing} onShow={onShow} findToday={findToday} />);
  await expect.element(start).toHaveValue('');
  await expect.element(show).toBeDisabled();
  await start.fill('2026-11-10');
  await expect.element(show).toBeDisabled();
  await expect.element(end).toHaveAttribute('min', '2026-11-10');
  await end.fill('2026-11-09');
  await expect.element(show).toBeDisabled();
  await expect.element(end).toHaveAccessibleDescription('The end date is before the start date.');
  await end.fill('2026-11-10');
  await show.click();
  await expect.poll(() => onShow).toHaveBeenCalledExactlyOnceWith('2026-11-10', '2026-11-10');
});

const form = (startDate: string, endDate: string) => (
  <DateRangeForm start={{ startDate, endDate }} onShow={() => undefined} findToday={findToday} />
);

// ANALYTICS-8
test('the fields have the days of the results, and typed dates stay until those change', async () => {
  const { redraw } = draw(form('2026-11-01', '2026-11-02'));
  await end.fill('2026-11-09');
  redraw(form('2026-11-01', '2026-11-02'));
  await expect.element(end).toHaveValue('2026-11-09');
  redraw(form('2026-10-01', '2026-10-02'));
  await expect.element(start).toHaveValue('2026-10-01');
  await expect.element(end).toHaveValue('2026-10-02');
  redraw(form('', ''));
  await expect.element(start).toHaveValue('');
  await expect.element(end).toHaveValue('');
});

// ANALYTICS-1, ANALYTICS-19
test("a range fills in the dates by the campus's day, and shows their results right away", async () => {
  const onShow = vi.fn<(startDate: string, endDate: string) => void>();
  draw(<DateRangeForm start={nothing} onShow={onShow} findToday={findToday} />);
  await page.getByRole('button', { name: 'Last month' }).click();
  await expect.element(start).toHaveValue('2026-02-01');
  await expect.element(end).toHaveValue('2026-02-28');
  expect(onShow).toHaveBeenLastCalledWith('2026-02-01', '2026-02-28');
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await expect.element(start).toHaveValue('2026-02-23');
  expect(onShow).toHaveBeenLastCalledWith('2026-02-23', '2026-03-01');
  expect(onShow).toHaveBeenCalledTimes(2);
});

const at = (today: string) =>
  DATE_PRESETS.map(({ daysAt }) => {
    const { startDate, endDate } = daysAt(today);
    return `${startDate} ${endDate}`;
  });

// ANALYTICS-19
test('the ranges are days of the calendar, today included', () => {
  expect(at('2026-03-01')).toEqual([
    '2026-03-01 2026-03-01',
    '2026-02-23 2026-03-01',
    '2026-01-31 2026-03-01',
    '2025-12-02 2026-03-01',
    '2026-03-01 2026-03-01',
    '2026-02-01 2026-02-28',
  ]);
  expect(at('2024-01-31').slice(4)).toEqual(['2024-01-01 2024-01-31', '2023-12-01 2023-12-31']);
});

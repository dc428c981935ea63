import { isDateRange } from '#core/analytics/analytics.ts';
import { ApiError } from './api-error.ts';

/** Refuses what is no day of the calendar, and an end before its start; either may be left out. */
export function assertDays(
  start: string | undefined,
  end: string | undefined,
  names = 'startDate and endDate',
): void {
  const [first, last] = [start ?? end, end ?? start];
  if (first === undefined || last === undefined || isDateRange(first, last)) return;
  throw new ApiError('INVALID_INPUT', {
    detail: `${names} must be valid dates, the end not before the start.`,
  });
}

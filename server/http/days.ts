import { isDateRange } from '#core/analytics/analytics.ts';
import { ApiError } from './api-error.ts';

/** Refuses a day that is not in the calendar, and an end before the start. Either day may be absent. */
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

import {
  isDateRange,
  ORDERS,
  PRACTICE,
  REPORTS,
  SORTS,
  type AttendanceFilter,
  type Order,
  type Sort,
} from '#core/analytics/analytics.ts';
import { OUTCOMES } from '#core/record/attendance.ts';
import { ISSUE_CATEGORIES } from '#core/base/category.ts';
import { isDay } from '#core/base/day.ts';
import { pageNumberIn } from '../../base/paging/paging.ts';

/** The filter for the records of a range of days; it also says if practice is included (ANALYTICS-18). */
export type RowFilter = Omit<AttendanceFilter, 'startDate' | 'endDate'>;

/** The state of the analytics page, which is in the address so that a reload shows the same (ANALYTICS-8). */
export type AnalyticsFilter = {
  startDate: string;
  endDate: string;
  page: number;
  sort: Sort;
  order: Order;
  rowFilter: RowFilter;
};

const FIRST = { page: 1, sort: 'startDate', order: 'desc' } as const;

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

/** Reads the filter from the address, even before any days are chosen. */
export function rowFilterIn(search: string): RowFilter {
  const query = new URLSearchParams(search);
  const filter = {
    issue: query.get('issue'),
    category: oneOf(ISSUE_CATEGORIES, query.get('category')),
    outcome: oneOf(OUTCOMES, query.get('outcome')),
    advisor: query.get('advisor'),
    area: query.get('area'),
    practice: oneOf(PRACTICE, query.get('practice')),
    report: oneOf(REPORTS, query.get('report')),
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
}

export function formatRowFilter(rowFilter: RowFilter): string {
  return new URLSearchParams(Object.entries(rowFilter)).toString();
}

/** Reads the address's query; undefined if it does not have two days in order. */
export function parseFilter(search: string): AnalyticsFilter | undefined {
  const query = new URLSearchParams(search);
  const startDate = query.get('startDate') ?? '';
  const endDate = query.get('endDate') ?? '';
  if (!isDateRange(startDate, endDate)) return undefined;
  return {
    startDate,
    endDate,
    page: pageNumberIn(query),
    sort: oneOf(SORTS, query.get('sort')) ?? FIRST.sort,
    order: oneOf(ORDERS, query.get('order')) ?? FIRST.order,
    rowFilter: rowFilterIn(search),
  };
}

export function formatFilter(filter: AnalyticsFilter): string {
  const { startDate, endDate, page, sort, order, rowFilter } = filter;
  const query = new URLSearchParams({ startDate, endDate, ...rowFilter });
  if (page !== FIRST.page) query.set('page', String(page));
  if (sort !== FIRST.sort || order !== FIRST.order) {
    query.set('sort', sort);
    query.set('order', order);
  }
  return query.toString();
}

/** Returns the filter for a new range: it starts at the first page, with the newest records first. */
export function filterFor(
  startDate: string,
  endDate: string,
  rowFilter: RowFilter = {},
): AnalyticsFilter {
  return { startDate, endDate, ...FIRST, rowFilter };
}

/** Returns the days with which the fields start: those of the address, or none (ANALYTICS-1). */
export function daysIn(search: string): { startDate: string; endDate: string } {
  const query = new URLSearchParams(search);
  const day = (name: string): string => {
    const text = query.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  return { startDate: day('startDate'), endDate: day('endDate') };
}

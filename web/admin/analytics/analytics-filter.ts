import { isDateRange, ORDERS, SORTS, type Order, type Sort } from '#core/analytics.ts';
import { isDay } from '#core/day.ts';

/** What the analytics page shows. It stands in the address, so that a reload shows the same (ANALYTICS-8). */
export type AnalyticsFilter = {
  startDate: string;
  endDate: string;
  /** From 1. */
  page: number;
  sort: Sort;
  order: Order;
};

const FIRST = { page: 1, sort: 'startDate', order: 'desc' } as const;

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

/** Reads the address's query; undefined without two days in order. */
export function parseFilter(search: string): AnalyticsFilter | undefined {
  const query = new URLSearchParams(search);
  const startDate = query.get('startDate') ?? '';
  const endDate = query.get('endDate') ?? '';
  if (!isDateRange(startDate, endDate)) return undefined;
  const page = Number(query.get('page') ?? FIRST.page);
  return {
    startDate,
    endDate,
    page: Number.isInteger(page) && page > 0 ? page : FIRST.page,
    sort: oneOf(SORTS, query.get('sort')) ?? FIRST.sort,
    order: oneOf(ORDERS, query.get('order')) ?? FIRST.order,
  };
}

/** The query of the address; defaults are left out. */
export function formatFilter({ startDate, endDate, page, sort, order }: AnalyticsFilter): string {
  const query = new URLSearchParams({ startDate, endDate });
  if (page !== FIRST.page) query.set('page', String(page));
  if (sort !== FIRST.sort || order !== FIRST.order) {
    query.set('sort', sort);
    query.set('order', order);
  }
  return query.toString();
}

/** A new range: its first page, newest first. */
export function filterFor(startDate: string, endDate: string): AnalyticsFilter {
  return { startDate, endDate, ...FIRST };
}

/** The days that the fields start with: those of the address, or none (ANALYTICS-1). */
export function daysIn(search: string): { startDate: string; endDate: string } {
  const query = new URLSearchParams(search);
  const day = (name: string): string => {
    const text = query.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  return { startDate: day('startDate'), endDate: day('endDate') };
}

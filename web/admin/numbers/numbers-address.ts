import { isDay } from '#core/base/day.ts';

/** Which walks are shown; '' where all days or all revisions are meant. */
export type NumbersFilter = {
  readonly startDate: string;
  readonly endDate: string;
  readonly revision: string;
};

/** Reads the address's query; nonsense in it is left aside. */
export function parseNumbers(search: string): NumbersFilter {
  const query = new URLSearchParams(search);
  const day = (name: string): string => {
    const text = query.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  const [startDate, endDate] = [day('startDate'), day('endDate')];
  const revision = query.get('revision') ?? '';
  return {
    startDate,
    endDate: areInOrder(startDate, endDate) ? endDate : '',
    revision: /^[1-9]\d{0,8}$/.test(revision) ? revision : '',
  };
}

/** Whether the days are in order, as far as they are set. */
export function areInOrder(startDate: string, endDate: string): boolean {
  return startDate === '' || endDate === '' || startDate <= endDate;
}

/** What is set, as members of a query. */
export function queryOf(filter: NumbersFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}

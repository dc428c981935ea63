import { useState } from 'react';
import { isDay } from '#core/base/day.ts';

/** Returns true if two days are in order, or one of them is not set. */
export const areInOrder = (start: string, end: string): boolean =>
  start === '' || end === '' || start <= end;

/** Returns the days in an address's query; '' for values that are not valid, for an end before the start, and for a missing day. */
export function daysIn(query: URLSearchParams, start: string, end: string): [string, string] {
  const day = (name: string): string => {
    const text = query.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  const [from, to] = [day(start), day(end)];
  return [from, areInOrder(from, to) ? to : ''];
}

/** Returns the members of a filter that are set, as a query for the API and the address. */
export const queryOf = (filter: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

/** Holds the typed fields of a filter; if `shown` changes, as after Back, the fields start again with it. */
export function useTyped<Filter extends object>(shown: Filter) {
  const [typed, setTyped] = useState(shown);
  const [last, setLast] = useState(shown);
  if (JSON.stringify(last) !== JSON.stringify(shown)) {
    setLast(shown);
    setTyped(shown);
  }
  const type = (change: Partial<Filter>): void => setTyped({ ...typed, ...change });
  return { typed, type };
}

import { useState } from 'react';
import { isDay } from '#core/base/day.ts';

/** Returns true if two days are in order, or one of them is not set. */
export const areInOrder = (start: string, end: string): boolean =>
  start === '' || end === '' || start <= end;

/** Returns the days of an address's query; '' for nonsense, for an end before the start, and for a day not set. */
export function daysIn(query: URLSearchParams, start: string, end: string): [string, string] {
  const day = (name: string): string => {
    const text = query.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  const [from, to] = [day(start), day(end)];
  return [from, areInOrder(from, to) ? to : ''];
}

/** Returns the members that narrow, as the query of the API and of the address. */
export const queryOf = (filter: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

/** Holds the typed fields of a filter; it starts again with `shown` when that changes, as after Back. */
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

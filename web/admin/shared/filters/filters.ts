import { useState } from 'react';
import { isDay } from '#core/base/day.ts';

/** Whether two days are in order, as far as they are set. */
export function areInOrder(start: string, end: string): boolean {
  return start === '' || end === '' || start <= end;
}

/** The days of an address's query; nonsense, and an end before the start, is '' as what is not set. */
export function daysIn(query: URLSearchParams, start: string, end: string): [string, string] {
  const day = (name: string): string => {
    const text = query.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  const [from, to] = [day(start), day(end)];
  return [from, areInOrder(from, to) ? to : ''];
}

/** The members that narrow, as the query of the API and of the address. */
export function queryOf(filter: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}

/** What the fields of a filter hold; it begins anew with what is `shown` once that is another, as after Back. */
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

import { dayAfter } from '../base/day.ts';
import { LIMITS } from '../base/limits.ts';

/** What the campus sets a term for (PRIVACY-1); the trail has a year of its own. */
export const TERM_KINDS = ['records', 'messages', 'searches', 'signIns', 'mails'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** For how many whole days each kind is kept; null is for ever. */
export type Terms = Readonly<Record<TermKind, number | null>>;

/** What holds where the campus set nothing. */
export const FOR_EVER: Terms = {
  records: null,
  messages: null,
  searches: null,
  signIns: null,
  mails: null,
};

/** Tells whether less is kept by the second of two terms. */
export const isShorter = (before: number | null, after: number | null): boolean =>
  after !== null && (before === null || after < before);

/** What stands where a name was, once it is gone. */
export const NAMELESS = 'Someone';

/** A term as it is typed: null for an empty one, undefined for what is none. */
export function parseTerm(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const days = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return days >= LIMITS.shortestTerm && days <= LIMITS.longestTerm ? days : undefined;
}

/** The first campus day of which everything stays, `today` being the campus's. */
export function firstDayWithin(days: number, today: string): string {
  return dayAfter(today, -days);
}

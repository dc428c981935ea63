import { dayAfter } from '../base/day.ts';
import { LIMITS } from '../base/limits.ts';

/** The kinds of data for which the campus sets a term (PRIVACY-1). The audit has a fixed term of a year. */
export const TERM_KINDS = ['records', 'messages', 'searches', 'signIns', 'mails'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** The number of whole days for which each kind is kept. Null means forever. */
export type Terms = Readonly<Record<TermKind, number | null>>;

/** The terms of a campus that set none. */
export const FOR_EVER: Terms = {
  records: null,
  messages: null,
  searches: null,
  signIns: null,
  mails: null,
};

export const isShorter = (before: number | null, after: number | null): boolean =>
  after !== null && (before === null || after < before);

/** The word in place of a name that was deleted. */
export const NAMELESS = 'Someone';

/** Reads a typed term. The result is null for an empty text, and undefined for a text that is no term. */
export function parseTerm(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const days = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return days >= LIMITS.shortestTerm && days <= LIMITS.longestTerm ? days : undefined;
}

/** Returns the first campus day that is kept completely. `today` is the campus's day. */
export function firstDayWithin(days: number, today: string): string {
  return dayAfter(today, -days);
}

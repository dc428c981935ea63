import { LOCALE, PLAIN_LOCALE } from '#core/base/locale.ts';

/** Returns '1,234'. */
export const inDigits = (count: number): string => count.toLocaleString(LOCALE);

const lists = new Intl.ListFormat(PLAIN_LOCALE);

/** Returns 'North, South and West'. */
export const listed = (names: Iterable<string>): string => lists.format(names);

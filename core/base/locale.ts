/** The locale by which dates, times and numbers are written and texts are sorted (LANG-5). */
export const LOCALE = 'en-US';

/** The locale by which lists are joined, and hours of a timeline written: no comma before 'and', 24 hours. */
export const PLAIN_LOCALE = 'en-GB';

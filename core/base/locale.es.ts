/** The locale by which dates, times and numbers are written and texts are sorted (LANG-5), in Spanish. */
export const LOCALE = 'es';

/** The locale by which lists are joined, and hours of a timeline written, in Spanish. */
export const PLAIN_LOCALE = 'es';

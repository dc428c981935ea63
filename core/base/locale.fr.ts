/** The locale by which dates, times and numbers are written and texts are sorted (LANG-5), in French. */
export const LOCALE = 'fr';

/** The locale by which lists are joined, and hours of a timeline written, in French. */
export const PLAIN_LOCALE = 'fr';

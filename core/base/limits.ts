import * as LIMITS from './limit-of.ts';

/**
 * The numbers of the product, and the sizes that the server accepts: the names of a module, not members of
 * an object, so that a build writes each number where it is used and a phone has no other.
 */
export { LIMITS };

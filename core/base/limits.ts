import * as LIMITS from './limit-of.ts';

/** The numbers of the product, exported one by one, so that a build inlines each and a phone loads no other. */
export { LIMITS };

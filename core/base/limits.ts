import * as LIMITS from './limit-of.ts';

/** The numbers of the product, one by one: a build inlines each, and all of them once any code takes more than members. */
export { LIMITS };

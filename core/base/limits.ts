import * as LIMITS from './limit-of.ts';

/** The numbers of the product, exported one by one. A build inlines each, but it includes all of them once any code uses more than their members. */
export { LIMITS };

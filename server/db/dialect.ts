/** The two databases the product runs on (design 3). */
export type Dialect = 'sqlite' | 'postgres';

/** The two databases the product runs on (START-5). */
export type Dialect = 'sqlite' | 'postgres';

import type { Category } from './category.ts';

/** A name of the wire that screens show. */
export type WireName = Category | 'Resolved' | 'Escalated' | 'Undone' | 'Yes' | 'No';

/** Returns what screens call something by its name of the wire: in English just that (LANG-8). */
export const displayName = (name: string): string => name;

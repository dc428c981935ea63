import type { Campus } from './campus-schema.ts';

/** How many numbers the campus still has to set, that of the emergency services among them. */
export function missingNumbers({ emergency, contacts }: Pick<Campus, 'emergency' | 'contacts'>) {
  return [emergency, ...contacts].filter(({ number }) => number === '').length;
}

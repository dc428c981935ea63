import type { Settings } from './campus-schema.ts';
import type { Campus, Directory } from './setting.ts';

/** Returns the contacts without a number that an issue names. Archived issues do not count. */
export const missingContacts = (
  { contacts }: Pick<Campus, 'contacts'>,
  uses: Settings['uses'],
): number =>
  contacts.filter(
    ({ id, number }) => number.trim() === '' && uses[id]?.some(({ isArchived }) => !isArchived),
  ).length;

/** Counts the numbers that the campus still has to set: the emergency number, and the numbers of contacts that issues name (CAMPUS-9). */
export const missingNumbers = (campus: Directory, uses: Settings['uses']): number =>
  Number(campus.emergency.number.trim() === '') + missingContacts(campus, uses);

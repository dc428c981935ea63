import type { Settings } from './campus-schema.ts';
import type { Campus, Directory } from './setting.ts';

/** Returns the contacts without a number that a text names which is not archived. */
export const missingContacts = (
  { contacts }: Pick<Campus, 'contacts'>,
  uses: Settings['uses'],
): number =>
  contacts.filter(
    ({ id, number }) => number.trim() === '' && uses[id]?.some(({ isArchived }) => !isArchived),
  ).length;

/** Counts the numbers that the campus still has to set: that of the emergency services, and those that texts name (CAMPUS-9). */
export const missingNumbers = (campus: Directory, uses: Settings['uses']): number =>
  Number(campus.emergency.number.trim() === '') + missingContacts(campus, uses);

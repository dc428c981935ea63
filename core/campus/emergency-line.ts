import type { Campus, Contact } from './campus-schema.ts';
import { plain } from './pasted-groups.ts';

/** The numbers of the emergency services, wherever a campus is. */
const EVERYWHERE: ReadonlySet<string> = new Set(['911', '112', '999', '000']);
const NAMED = /^(?:the )?emergency(?: services?| number| line)?$/;

const digitsIn = (number: string): string => number.replaceAll(/\D/g, '');

/**
 * Whether somebody who is named with a number is the emergency services: they have a place of their own in the settings,
 * and are never made a contact (AREAS-12, IMPORT-12).
 */
export function isEmergencyLine(
  { name, number }: Pick<Contact, 'name' | 'number'>,
  { emergency }: Pick<Campus, 'emergency'>,
): boolean {
  const digits = digitsIn(number);
  const isNumber = digits !== '' && digits === digitsIn(emergency.number);
  const isName = NAMED.test(plain(name)) || plain(name) === plain(emergency.words);
  return isNumber || isName || EVERYWHERE.has(digits);
}

import type { Campus } from './setting.ts';
import type { Contact } from './contact.ts';
import { plain } from './pasted-groups.ts';

/** The emergency numbers that count in every country. */
const EVERYWHERE: ReadonlySet<string> = new Set(['911', '112', '999', '000']);
const NAMED = /^(?:the )?emergency(?: services?| number| line)?$/;

const digitsIn = (number: string): string => number.replaceAll(/\D/g, '');

/** Tells whether a name and a number mean the emergency services, which never become a contact (AREAS-12, IMPORT-12). */
export function isEmergencyLine(
  { name, number }: Pick<Contact, 'name' | 'number'>,
  { emergency }: Pick<Campus, 'emergency'>,
): boolean {
  const digits = digitsIn(number);
  const isNumber = digits !== '' && digits === digitsIn(emergency.number);
  const isName = NAMED.test(plain(name)) || plain(name) === plain(emergency.words);
  return isNumber || isName || EVERYWHERE.has(digits);
}

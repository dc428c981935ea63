import type { TypedMember, Contact } from '#core/campus/contact.ts';
import { memberRow, valueOf } from '#core/campus/contact-members.ts';
import { sayHours } from '#core/campus/hours/hours-text.ts';
import { areasInWords } from '#core/campus/duty.ts';
import type { Campus } from '#core/campus/setting.ts';

/** Returns the value of a contact's member in one line, with areas by their names; '' if it is empty. */
export function valueInWords(contact: Contact, member: TypedMember, campus: Campus): string {
  const value = [valueOf(contact, member)].flat().join(', ');
  const { kind } = memberRow(member);
  if (kind === 'areas') return areasInWords(contact, campus);
  return kind === 'hours' ? sayHours(value) : value;
}

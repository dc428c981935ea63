import type { TypedMember, Contact } from '#core/campus/contact.ts';
import { memberRow, valueOf } from '#core/campus/contact-members.ts';
import { sayHours } from '#core/campus/hours/hours-text.ts';
import { areasInWords } from '#core/campus/duty.ts';
import type { Campus } from '#core/campus/setting.ts';

/** Says in a line what a contact has in a member, areas by their names; '' for nothing. */
export function valueInWords(contact: Contact, member: TypedMember, campus: Campus): string {
  const value = [valueOf(contact, member)].flat().join(', ');
  const { kind } = memberRow(member);
  if (kind === 'areas') return areasInWords(contact, campus);
  return kind === 'hours' ? sayHours(value) : value;
}

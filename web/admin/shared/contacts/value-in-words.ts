import type { TypedMember, Contact } from '#core/campus/contact.ts';
import { memberRow, valueOf } from '#core/campus/contact-members.ts';
import { areasInWords } from '#core/campus/duty.ts';
import type { Campus } from '#core/campus/setting.ts';

/** Says in a line what a contact has in a member, areas by their names; '' for nothing. */
export const valueInWords = (contact: Contact, member: TypedMember, campus: Campus): string =>
  memberRow(member).kind === 'areas'
    ? areasInWords(contact, campus)
    : [valueOf(contact, member)].flat().join(', ');

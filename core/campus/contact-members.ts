import {
  CONTACT,
  type Contact,
  type ContactKind,
  type ContactMember,
  type ContactRow,
  type ContactValue,
  type TypedMember,
} from './contact.ts';

/** Every member of a contact, in the order of the list. */
export const CONTACT_MEMBERS = Object.keys(CONTACT) as readonly ContactMember[];

export const memberRow = (member: ContactMember): ContactRow => CONTACT[member];

/** Tells the members that somebody types or chooses from the id and what follows from another. */
export const isTyped = (member: ContactMember): member is TypedMember =>
  !['id', 'dialed'].includes(memberRow(member).kind);

export const TYPED_MEMBERS = CONTACT_MEMBERS.filter(isTyped);

const LISTS: readonly ContactKind[] = ['categories', 'areas'];

/** Gives the value of a member; one that is absent is empty. */
export const valueOf = (contact: Partial<Contact>, member: ContactMember): ContactValue =>
  contact[member] ?? (LISTS.includes(memberRow(member).kind) ? [] : '');

/** Makes a contact of the value of each member; an empty one that need not be there is left out. */
export function contactOf(valueFor: (member: ContactMember) => ContactValue): Contact {
  const entries = CONTACT_MEMBERS.map((member) => [member, valueFor(member)] as const);
  const kept = entries.filter(([member, value]) => memberRow(member).isAlways || value.length > 0);
  return Object.fromEntries(kept) as unknown as Contact;
}

/** Tells whether two contacts hold the same in a member, in whatever order a list of it is. */
export const agreeOn = (
  one: Partial<Contact>,
  other: Partial<Contact>,
  member: ContactMember,
): boolean => {
  const [mine, theirs] = [one, other].map((contact) => [valueOf(contact, member)].flat());
  return mine?.toSorted().join('\n') === theirs?.toSorted().join('\n');
};

/** Tells whether two contacts say the same, as far as somebody types it. */
export const isSameContact = (one: Contact, other: Contact): boolean =>
  TYPED_MEMBERS.every((member) => agreeOn(one, other, member));

/** Tells whether nothing was written into a contact yet. */
export const isBlank = (contact: Contact): boolean =>
  TYPED_MEMBERS.every((member) => String(valueOf(contact, member)).trim() === '');

/** Merges what I typed on top of `saved` with what somebody else saved meanwhile; members that follow from another one are left out. */
export const mergedContact = (saved: Contact, mine: Contact, theirs: Contact): Contact =>
  contactOf((member) => {
    if (!isTyped(member)) return member === 'id' ? mine.id : '';
    return valueOf(agreeOn(saved, mine, member) ? theirs : mine, member);
  });

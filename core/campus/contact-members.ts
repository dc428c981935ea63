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

/** Tells whether somebody types or chooses a member: all but the id and those that follow from another member. */
export const isTyped = (member: ContactMember): member is TypedMember =>
  !['id', 'dialed'].includes(memberRow(member).kind);

export const TYPED_MEMBERS = CONTACT_MEMBERS.filter(isTyped);

const LISTS: readonly ContactKind[] = ['categories', 'areas'];

/** Returns the value of a member, which is empty if the member is absent. */
export const valueOf = (contact: Partial<Contact>, member: ContactMember): ContactValue =>
  contact[member] ?? (LISTS.includes(memberRow(member).kind) ? [] : '');

/** Makes a contact from the value of each member. It leaves out an empty member that may be absent. */
export function contactOf(valueFor: (member: ContactMember) => ContactValue): Contact {
  const entries = CONTACT_MEMBERS.map((member) => [member, valueFor(member)] as const);
  const kept = entries.filter(([member, value]) => memberRow(member).isAlways || value.length > 0);
  return Object.fromEntries(kept) as unknown as Contact;
}

/** Tells whether two contacts have the same value in a member. The order of a list does not matter. */
export const agreeOn = (
  one: Partial<Contact>,
  other: Partial<Contact>,
  member: ContactMember,
): boolean => {
  const [mine, theirs] = [one, other].map((contact) => [valueOf(contact, member)].flat());
  return mine?.toSorted().join('\n') === theirs?.toSorted().join('\n');
};

/** Tells whether two contacts agree in every member that somebody types. */
export const isSameContact = (one: Contact, other: Contact): boolean =>
  TYPED_MEMBERS.every((member) => agreeOn(one, other, member));

/** Tells whether nobody has written anything into a contact yet. */
export const isBlank = (contact: Contact): boolean =>
  TYPED_MEMBERS.every((member) => String(valueOf(contact, member)).trim() === '');

/** Merges what I typed on top of `saved` with what somebody else saved meanwhile. The result lacks members that follow from others. */
export const mergedContact = (saved: Contact, mine: Contact, theirs: Contact): Contact =>
  contactOf((member) => {
    if (!isTyped(member)) return member === 'id' ? mine.id : '';
    return valueOf(agreeOn(saved, mine, member) ? theirs : mine, member);
  });

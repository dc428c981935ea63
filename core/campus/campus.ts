import type { Campus, Directory } from './setting.ts';
import type { Contact } from './contact.ts';
import type { IssueCategory } from '../base/category.ts';

/** The reference that means the emergency number; no contact has this id (CONTACT-1). */
export const EMERGENCY = 'emergency';

/** A campus that set nothing yet: no number has a default (SETTINGS-3). */
export const NEW_CAMPUS: Campus = {
  name: '',
  emergency: { words: 'emergency services', number: '' },
  contacts: [],
  synonyms: {},
};

type ContactName = Pick<Contact, 'id' | 'name' | 'number' | 'dial'> & {
  /** The id of the contact to dial if that is another one (AREAS-6). */
  readonly call?: string;
};

/** Finds the contact that a reference names; undefined if the campus has no such contact. */
export function namedBy(id: string, { emergency, contacts }: Directory): ContactName | undefined {
  if (id === EMERGENCY) return { id, name: emergency.words, number: emergency.number };
  return contacts.find((contact) => contact.id === id);
}

/** Returns the contacts for a category in the campus's order, the first beside the emergency call (CONTACT-4); without one, those for all. */
export function contactsFor(
  { contacts }: Pick<Campus, 'contacts'>,
  category?: IssueCategory,
): readonly Contact[] {
  return contacts.filter(
    ({ categories }) =>
      categories.length === 0 || (category !== undefined && categories.includes(category)),
  );
}

/** A contact here and now: `now` says for which areas it is, if it is on duty, its hours if not, and when to call. */
export type ContactNow = Contact & { readonly now: string; readonly isOff?: boolean };

/** A contact to call, and when. */
export type Callee = Partial<ContactNow> & Pick<Contact, 'id' | 'name' | 'number' | 'when'>;

/** Returns the emergency services as somebody to call, whose `when` is ''. */
export const emergencyOf = ({ emergency }: Pick<Campus, 'emergency'>): Callee => ({
  id: EMERGENCY,
  name: emergency.words,
  number: emergency.number,
  when: '',
});

/** Tells whether lives may be in danger in a category (CALL-9). */
export const isDanger = (category?: IssueCategory): boolean =>
  category === 'Medical' || category === 'Fire';

/** The contact behind the call button, and the reason if that is not the one who should be on duty. */
export type FirstCall = Callee & { readonly why?: string };

/** The contacts behind the call button here and now, by category; '' is for none (AREAS-5). */
export type FirstCalls = Readonly<Partial<Record<IssueCategory | '', FirstCall>>>;

/** Returns whom the button calls: on duty here, else the first with a number, else the emergency services (CALL-2, CALL-9, AREAS-5). */
export function primaryContact(
  campus: Directory & {
    readonly now?: { readonly first: FirstCalls };
  },
  category?: IssueCategory,
): FirstCall | undefined {
  if (campus.now) return campus.now.first[category ?? ''];
  const contacts = contactsFor(campus, category);
  const emergency = emergencyOf(campus);
  const inTurn = isDanger(category) ? [emergency, ...contacts] : [...contacts, emergency];
  return inTurn.find(telLink);
}

/** Returns the link that dials a number, or its `dial` if it has one; undefined if no number is set (CONTACT-3). */
export function telLink({
  number,
  dial,
}: Pick<Contact, 'number' | 'dial'>): `tel:${string}` | undefined {
  if (dial) return `tel:${dial}`;
  // The zero of '+44 (0)20' is only dialed inside the country.
  const written = /^\(?\+/.test(number) ? number.replace('(0)', '') : number;
  // A '#' would begin the fragment of an address.
  const dialled = written.replaceAll(/[^\d+*#]/g, '').replaceAll('#', '%23');
  return dialled === '' ? undefined : `tel:${dialled}`;
}

/** Tells whether a contact's name is its number, which is then shown once: '911' (CONTACT-10). */
export const isNamedByNumber = ({ name, number }: Pick<Callee, 'name' | 'number'>): boolean =>
  telLink({ number }) !== undefined && telLink({ number: name }) === telLink({ number });

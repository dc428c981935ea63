import type { Campus, Directory } from './setting.ts';
import type { Contact } from './contact.ts';
import type { IssueCategory } from '../base/category.ts';

/** The reference that means the emergency number; no contact has this id (CONTACT-1). */
export const EMERGENCY = 'emergency';

/** The settings of a new campus. No number has a default (SETTINGS-3). */
export const NEW_CAMPUS: Campus = {
  name: '',
  emergency: { words: 'emergency services', number: '' },
  contacts: [],
  synonyms: {},
};

type ContactName = Pick<Contact, 'id' | 'name' | 'number' | 'dial'> & {
  /** The id of the contact to dial, if another contact stands in for this one (AREAS-6). */
  readonly call?: string;
};

/** Finds the contact that a reference names, or returns undefined if the campus has no such contact. */
export function namedBy(id: string, { emergency, contacts }: Directory): ContactName | undefined {
  if (id === EMERGENCY) return { id, name: emergency.words, number: emergency.number };
  return contacts.find((contact) => contact.id === id);
}

/** Returns the contacts for a category in the campus's order, of which the first is shown beside the emergency call (CONTACT-4). If no contact is for the category, the contacts for all categories are returned. */
export function contactsFor(
  { contacts }: Pick<Campus, 'contacts'>,
  category?: IssueCategory,
): readonly Contact[] {
  return contacts.filter(
    ({ categories }) =>
      categories.length === 0 || (category !== undefined && categories.includes(category)),
  );
}

/** A contact here and now. `now` says for which areas it is, whether it is on duty, and its hours if it is not, and when to call it. */
export type ContactNow = Contact & { readonly now: string; readonly isOff?: boolean };

/** A contact to call, and when. */
export type Callee = Partial<ContactNow> & Pick<Contact, 'id' | 'name' | 'number' | 'when'>;

/** Returns the emergency services in the form of a contact, with an empty `when`. */
export const emergencyOf = ({ emergency }: Pick<Campus, 'emergency'>): Callee => ({
  id: EMERGENCY,
  name: emergency.words,
  number: emergency.number,
  when: '',
});

/** Tells whether lives may be in danger in a category (CALL-9). */
export const isDanger = (category?: IssueCategory): boolean =>
  category === 'Medical' || category === 'Fire';

/** The contact behind the call button. `why` gives the reason if that is not the contact who should be on duty. */
export type FirstCall = Callee & { readonly why?: string };

/** The contacts behind the call button here and now, by category. The key '' stands for no category (AREAS-5). */
export type FirstCalls = Readonly<Partial<Record<IssueCategory | '', FirstCall>>>;

/** Returns whom the button calls: the contact on duty here, otherwise the first with a number, otherwise the emergency services (CALL-2, CALL-9, AREAS-5). */
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

/** Returns the link that dials a number, or its `dial` if it has one. The result is undefined if no number is set (CONTACT-3). */
export function telLink({
  number,
  dial,
}: Pick<Contact, 'number' | 'dial'>): `tel:${string}` | undefined {
  if (dial) return `tel:${dial}`;
  // In '+44 (0)20', the zero is dialed only inside the country.
  const written = /^\(?\+/.test(number) ? number.replace('(0)', '') : number;
  // A '#' would begin the fragment of the link, so it is encoded.
  const dialled = written.replaceAll(/[^\d+*#]/g, '').replaceAll('#', '%23');
  return dialled === '' ? undefined : `tel:${dialled}`;
}

/** Tells whether a contact's name is its number, such as '911'. It is then shown only once (CONTACT-10). */
export const isNamedByNumber = ({ name, number }: Pick<Callee, 'name' | 'number'>): boolean =>
  telLink({ number }) !== undefined && telLink({ number: name }) === telLink({ number });

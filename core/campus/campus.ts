import type { Campus, Contact } from './campus-schema.ts';
import type { IssueCategory } from '../base/category.ts';

/** The reference that means the emergency number; no contact has this id (CONTACT-1). */
export const EMERGENCY = 'emergency';

/** Names the settings that decide which number a phone dials: all but the campus's name and words of the search (SESSION-15). */
export const WHOM_A_PHONE_CALLS = [
  'emergency',
  'main',
  'contacts',
  'areas',
] as const satisfies readonly (keyof Campus)[];

/** The settings that decide which number a phone dials. */
export type Calls = Pick<Campus, (typeof WHOM_A_PHONE_CALLS)[number]>;

/** The settings with whom phones call taken from others (REVIEW-7). */
export function withCalls(campus: Campus, { emergency, main, contacts, areas }: Calls): Campus {
  const { name, synonyms } = campus;
  return {
    name,
    emergency,
    ...(main !== undefined && { main }),
    contacts,
    synonyms,
    ...(areas !== undefined && { areas }),
  };
}

/** A campus that set nothing yet: no number has a default (SETTINGS-3). */
export const NEW_CAMPUS: Campus = {
  name: '',
  emergency: { words: 'emergency services', number: '' },
  contacts: [],
  synonyms: {},
};

/** Whom a reference names. */
type Named = Pick<Contact, 'id' | 'name' | 'number' | 'dial'> & {
  /** The id of who is dialled, where that may be another one (AREAS-6). */
  readonly call?: string;
};

/** Whom a reference names; undefined if the campus has no such contact. */
export function namedBy(
  id: string,
  { emergency, contacts }: Pick<Campus, 'emergency' | 'contacts'>,
): Named | undefined {
  if (id === EMERGENCY) return { id, name: emergency.words, number: emergency.number };
  return contacts.find((contact) => contact.id === id);
}

/** The contacts for a category in the campus's order, the first beside the emergency call (CONTACT-4); without one, those for all. */
export function contactsFor(
  { contacts }: Pick<Campus, 'contacts'>,
  category?: IssueCategory,
): readonly Contact[] {
  return contacts.filter(
    ({ categories }) =>
      categories.length === 0 || (category !== undefined && categories.includes(category)),
  );
}

/** Whom to call, and when. */
export type Callee = Partial<Contact> & Pick<Contact, 'id' | 'name' | 'number' | 'when'>;

/** The emergency services as somebody to call, whose `when` is ''. */
export const emergencyOf = ({ emergency }: Pick<Campus, 'emergency'>): Callee => ({
  id: EMERGENCY,
  name: emergency.words,
  number: emergency.number,
  when: '',
});

/** Whether somebody's life may be in danger in a category (CALL-9). */
export const isDanger = (category?: IssueCategory): boolean =>
  category === 'Medical' || category === 'Fire';

/** Whom the call button calls, and why where that is not who should be on duty. */
export type FirstCall = Callee & { readonly why?: string };

/** Whom it calls here and now, by category, '' being none (AREAS-5). */
export type FirstCalls = Readonly<Partial<Record<IssueCategory | '', FirstCall>>>;

/**
 * Whom the call button calls: who was found to be on duty here, else the first contact with a number, else the
 * emergency services, which come first in danger (CALL-2, CALL-9, AREAS-5).
 */
export function primaryContact(
  campus: Pick<Campus, 'emergency' | 'contacts'> & { readonly first?: FirstCalls },
  category?: IssueCategory,
): FirstCall | undefined {
  if (campus.first) return campus.first[category ?? ''];
  const contacts = contactsFor(campus, category);
  const emergency = emergencyOf(campus);
  const inTurn = isDanger(category) ? [emergency, ...contacts] : [...contacts, emergency];
  return inTurn.find(telLink);
}

/** The link that dials a number as it is written, or what it stands for; undefined for one that is not set (CONTACT-3). */
export function telLink({
  number,
  dial,
}: Pick<Contact, 'number' | 'dial'>): `tel:${string}` | undefined {
  if (dial) return `tel:${dial}`;
  // The zero of '+44 (0)20' is dialled from inside the country alone.
  const written = /^\(?\+/.test(number) ? number.replace('(0)', '') : number;
  // A '#' would begin the fragment of an address.
  const dialled = written.replaceAll(/[^\d+*#]/g, '').replaceAll('#', '%23');
  return dialled === '' ? undefined : `tel:${dialled}`;
}

/** Whether a contact's name is its number, which is then said once: '911' (CONTACT-10). */
export const isNamedByNumber = ({ name, number }: Pick<Callee, 'name' | 'number'>): boolean =>
  telLink({ number }) !== undefined && telLink({ number: name }) === telLink({ number });

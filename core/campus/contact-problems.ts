import { ISSUE_CATEGORIES } from '../base/category.ts';
import type { Contact, ContactKind, ContactValue, ContactValues } from './contact.ts';
import { CONTACT_MEMBERS, contactOf, memberRow, valueOf } from './contact-members.ts';
import { contactsIn } from './contact-refs.ts';
import { formatHours } from './hours/hours-text.ts';
import type { Area, MembersOf } from './setting.ts';
import {
  plainNumber,
  problemsInId,
  problemsInName,
  problemsInNumber,
  problemsInText,
  type CampusField,
  type CampusProblem,
} from './text-problems.ts';
import { dialOf } from './written-number.ts';
import { readHours } from './hours/written-hours.ts';

/** Lists what is wrong with hours: they must be words that the app can read (AREAS-3). */
function problemsInHours(field: CampusField, hours: string, most: number): CampusProblem[] {
  if (hours.trim().length > most) return [{ field, code: 'TOO_LONG' }];
  return readHours(hours) ? [] : [{ field, code: 'NOT_HOURS' }];
}

/** Refuses a reference in a text that may not name contacts, since advisors would read it as it was typed (CONTACT-9). */
function problemsInWords(field: CampusField, words: string, most: number): CampusProblem[] {
  if (contactsIn(words).length > 0) return [{ field, code: 'BROKEN_REFERENCE' }];
  return problemsInText(field, words, most);
}

/** The facts around a contact on which its problems depend: the campus's areas and main number, and whether another contact has its id. */
type ContactSurroundings = {
  readonly areas: readonly string[];
  readonly main: string;
  readonly isTaken: boolean;
};

type Check<K extends ContactKind> = (
  field: CampusField,
  value: ContactValues[K],
  most: number,
  beside: ContactSurroundings,
) => CampusProblem[];

const CHECKS: { readonly [K in ContactKind]: Check<K> } = {
  id: (field, id, _most, { isTaken }) => problemsInId(field, id, isTaken),
  name: problemsInName,
  number: (field, number, _most, { main }) => problemsInNumber(field, number, main),
  dialed: () => [],
  words: problemsInWords,
  categories: () => [],
  areas: (field, areas, _most, beside) =>
    areas.every((area) => beside.areas.includes(area)) ? [] : [{ field, code: 'UNKNOWN_AREA' }],
  hours: problemsInHours,
  role: problemsInText,
};

export function problemsInContact(
  field: MembersOf<'contacts'>,
  contact: Contact,
  place: number,
  beside: ContactSurroundings,
): CampusProblem[] {
  return CONTACT_MEMBERS.flatMap((member) => {
    const { kind, most } = memberRow(member);
    const check = CHECKS[kind] as Check<ContactKind>;
    return check(`${field}.${place}.${member}`, valueOf(contact, member), most, beside);
  });
}

/** The facts that decide the legal form of a member besides its own value. */
type LegalContext = {
  readonly areas: readonly Area[];
  readonly main: string;
  readonly number: string;
};

type Legal<K extends ContactKind> = (
  value: ContactValues[K],
  known: LegalContext,
) => ContactValues[K];

const LEGAL: { readonly [K in ContactKind]: Legal<K> } = {
  id: (id) => id,
  name: (name) => name.trim(),
  number: plainNumber,
  dialed: (_, { number, main }) => dialOf(plainNumber(number), main) ?? '',
  words: (words) => words.trim(),
  categories: (categories) => ISSUE_CATEGORIES.filter((one) => categories.includes(one)),
  areas: (areas, known) => known.areas.map(({ id }) => id).filter((id) => areas.includes(id)),
  hours: (hours) => formatHours(readHours(hours) ?? []),
  role: (role) => role.trim().replaceAll(/\s+/g, ' '),
};

export function legalContact(contact: Contact, areas: readonly Area[], main: string): Contact {
  const known = { areas, main, number: contact.number };
  return contactOf((member): ContactValue => {
    const legal = LEGAL[memberRow(member).kind] as Legal<ContactKind>;
    return legal(valueOf(contact, member), known);
  });
}

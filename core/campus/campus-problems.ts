import type { Area, Campus, Contact } from './campus-schema.ts';
import type { ContactKind, ContactMember, ContactValue, ContactValues } from './contact.ts';
import { CONTACT_MEMBERS, contactOf, memberRow, valueOf } from './contact-members.ts';
import { EMERGENCY } from './campus.ts';
import { contactsIn } from './contact-refs.ts';
import { dialOf, readNumber } from './written-number.ts';
import { formatHours } from './hours-text.ts';
import { readHours } from './written-hours.ts';
import { ISSUE_CATEGORIES, type IssueCategory } from '../base/category.ts';
import { LIMITS } from '../base/limits.ts';

/** The member of the campus that has a problem; contacts are named by their place from 0. */
export type CampusField =
  | 'name'
  | 'main'
  | 'contacts'
  | `emergency.${'words' | 'number'}`
  | `contacts.${number}.${ContactMember}`
  | 'areas'
  | `areas.${number}.${keyof Area}`
  | `synonyms.${IssueCategory}`
  | `replace.${string}`;

/** The kinds of problems. */
export type CampusProblemCode =
  | 'REQUIRED'
  | 'TOO_LONG'
  | 'TOO_MANY'
  | 'NOT_A_NUMBER'
  | 'NO_MAIN_NUMBER'
  | 'NOT_AN_ID'
  | 'TAKEN'
  | 'NOT_HOURS'
  | 'BROKEN_REFERENCE'
  | 'UNKNOWN_AREA'
  | 'UNKNOWN_CONTACT';

export type CampusProblem = { field: CampusField; code: CampusProblemCode };

function problemsInText(field: CampusField, text: string, max: number): CampusProblem[] {
  return text.trim().length > max ? [{ field, code: 'TOO_LONG' }] : [];
}

function problemsInName(field: CampusField, text: string, max: number): CampusProblem[] {
  return text.trim() === '' ? [{ field, code: 'REQUIRED' }] : problemsInText(field, text, max);
}

/** A number as it can be dialled: what was pasted may have other dashes and blanks, and marks of direction. */
function plainNumber(number: string): string {
  return number
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Accepts a missing number; any other can be dialled. A bare extension needs the campus's `main` number. */
function problemsInNumber(field: CampusField, number: string, main?: string): CampusProblem[] {
  const dialled = plainNumber(number);
  if (dialled === '') return [];
  if (dialled.length > LIMITS.contactNumber) return [{ field, code: 'TOO_LONG' }];
  const read = readNumber(dialled);
  // A number of the whole campus or of the emergency services is dialled by its digits.
  const isPlain = dialOf(dialled, dialled) === undefined;
  if (!read || (main === undefined && !isPlain)) return [{ field, code: 'NOT_A_NUMBER' }];
  return read.main === '' && main?.trim() === '' ? [{ field, code: 'NO_MAIN_NUMBER' }] : [];
}

function problemsInId(field: CampusField, id: string, isTaken: boolean): CampusProblem[] {
  if (id.length > LIMITS.contactId || !/^[a-z0-9-]+$/.test(id))
    return [{ field, code: 'NOT_AN_ID' }];
  return isTaken ? [{ field, code: 'TAKEN' }] : [];
}

/** Hours are words that can be read (AREAS-3). */
function problemsInHours(field: CampusField, hours: string, most: number): CampusProblem[] {
  if (hours.trim().length > most) return [{ field, code: 'TOO_LONG' }];
  return readHours(hours) ? [] : [{ field, code: 'NOT_HOURS' }];
}

/** Refuses a reference in words in which contacts are not named: advisors would read it as it was typed (CONTACT-9). */
function problemsInWords(field: CampusField, words: string, most: number): CampusProblem[] {
  if (contactsIn(words).length > 0) return [{ field, code: 'BROKEN_REFERENCE' }];
  return problemsInText(field, words, most);
}

/** A contact is judged beside the areas of its campus, its main number, and whether another one has its id. */
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

/** Finds faults in a member of each kind. */
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

function problemsInContact(
  contact: Contact,
  place: number,
  beside: ContactSurroundings,
): CampusProblem[] {
  return CONTACT_MEMBERS.flatMap((member) => {
    const { kind, most } = memberRow(member);
    const check = CHECKS[kind] as Check<ContactKind>;
    return check(`contacts.${place}.${member}`, valueOf(contact, member), most, beside);
  });
}

/** Each area has an id and a name that no other one has (AREAS-1). */
function problemsInAreas(areas: readonly Area[]): CampusProblem[] {
  if (areas.length > LIMITS.areas) return [{ field: 'areas', code: 'TOO_MANY' }];
  const ids = areas.map(({ id }) => id);
  const names = areas.map(({ name }) => name.trim().toLowerCase());
  return areas.flatMap(({ id, name }, place): CampusProblem[] => {
    const at = `areas.${place}` as const;
    const isTwice = names.indexOf(name.trim().toLowerCase()) < place;
    const inName = problemsInName(`${at}.name`, name, LIMITS.areaName);
    const problems: { readonly [M in keyof Area]-?: CampusProblem[] } = {
      id: problemsInId(`${at}.id`, id, ids.indexOf(id) < place),
      name: isTwice && inName.length === 0 ? [{ field: `${at}.name`, code: 'TAKEN' }] : inName,
    };
    return Object.values(problems).flat();
  });
}

function problemsInSynonyms(
  category: IssueCategory,
  words: readonly string[] = [],
): CampusProblem[] {
  const field = `synonyms.${category}` as const;
  if (legalWords(words).length > LIMITS.synonyms) return [{ field, code: 'TOO_MANY' }];
  return words.flatMap((word) => problemsInText(field, word, LIMITS.synonym)).slice(0, 1);
}

const idsOf = (some: readonly { id: string }[]): string[] => some.map(({ id }) => id);

/** Lists the problems of a campus's settings (SETTINGS-4): the editor shows them, the server refuses them. */
export function problemsInCampus(campus: Campus): CampusProblem[] {
  const { name, emergency, main = '', contacts, synonyms, areas = [] } = campus;
  const ids = idsOf(contacts);
  const beside = (id: string, place: number): ContactSurroundings => ({
    areas: idsOf(areas),
    main,
    isTaken: id === EMERGENCY || ids.indexOf(id) < place,
  });
  return [
    ...problemsInText('name', name, LIMITS.campusName),
    ...problemsInName('emergency.words', emergency.words, LIMITS.emergencyWords),
    ...problemsInNumber('emergency.number', emergency.number),
    ...problemsInNumber('main', main),
    ...(contacts.length > LIMITS.contacts
      ? [{ field: 'contacts', code: 'TOO_MANY' } as const]
      : contacts.flatMap((contact, place) =>
          problemsInContact(contact, place, beside(contact.id, place)),
        )),
    ...ISSUE_CATEGORIES.flatMap((category) => problemsInSynonyms(category, synonyms[category])),
    ...problemsInAreas(areas),
  ];
}

/** Each word once, without the blanks around it. */
function legalWords(words: readonly string[]): string[] {
  return [...new Set(words.map((word) => word.trim()).filter((word) => word !== ''))];
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

/** The legal form of a member of each kind. */
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

function legalContact(contact: Contact, areas: readonly Area[], main: string): Contact {
  const known = { areas, main, number: contact.number };
  return contactOf((member): ContactValue => {
    const legal = LEGAL[memberRow(member).kind] as Legal<ContactKind>;
    return legal(valueOf(contact, member), known);
  });
}

// All members are required here: none that is new is dropped without a word.
const legalArea = ({ id, name }: Area): Required<Area> => ({ id, name: name.trim() });

/** The settings as they are stored; undefined if `problemsInCampus` finds any. */
export function legalCampus(campus: Campus): Campus | undefined {
  if (problemsInCampus(campus).length > 0) return undefined;
  const { emergency, areas = [] } = campus;
  const main = plainNumber(campus.main ?? '');
  return {
    name: campus.name.trim(),
    emergency: { words: emergency.words.trim(), number: plainNumber(emergency.number) },
    ...(main !== '' && { main }),
    contacts: campus.contacts.map((contact) => legalContact(contact, areas, main)),
    synonyms: Object.fromEntries(
      ISSUE_CATEGORIES.map(
        (category) => [category, legalWords(campus.synonyms[category] ?? [])] as const,
      ).filter(([, words]) => words.length > 0),
    ),
    ...(areas.length > 0 && { areas: areas.map(legalArea) }),
  };
}

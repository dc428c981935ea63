import type { Campus, Contact } from './campus-schema.ts';
import { EMERGENCY } from './campus.ts';
import { ISSUE_CATEGORIES, type IssueCategory } from '../base/category.ts';
import { LIMITS } from '../base/limits.ts';

/** Where a problem is: the member of the campus, contacts by their place from 0. */
export type CampusField =
  | 'name'
  | 'contacts'
  | `emergency.${'words' | 'number'}`
  | `contacts.${number}.${'id' | 'name' | 'number' | 'when'}`
  | `synonyms.${IssueCategory}`
  | `replace.${string}`;

/** What is wrong there. */
export type CampusProblemCode =
  | 'REQUIRED'
  | 'TOO_LONG'
  | 'TOO_MANY'
  | 'NOT_A_NUMBER'
  | 'NOT_AN_ID'
  | 'TAKEN'
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

/** A number may be missing, but what stands there can be dialled: two digits at least. */
function problemsInNumber(field: CampusField, number: string): CampusProblem[] {
  const dialled = plainNumber(number);
  if (dialled === '') return [];
  if (dialled.length > LIMITS.contactNumber) return [{ field, code: 'TOO_LONG' }];
  const isDialled = /^\(?\+?[\d ()\-.*#]+$/.test(dialled) && /\d.*\d/.test(dialled);
  return isDialled ? [] : [{ field, code: 'NOT_A_NUMBER' }];
}

function problemsInContact(contact: Contact, place: number, ids: readonly string[]) {
  const at = `contacts.${place}` as const;
  const { id } = contact;
  const problems: CampusProblem[] = [];
  if (id.length > LIMITS.contactId || !/^[a-z0-9-]+$/.test(id)) {
    problems.push({ field: `${at}.id`, code: 'NOT_AN_ID' });
  } else if (id === EMERGENCY || ids.indexOf(id) < place) {
    problems.push({ field: `${at}.id`, code: 'TAKEN' });
  }
  return [
    ...problems,
    ...problemsInName(`${at}.name`, contact.name, LIMITS.contactName),
    ...problemsInNumber(`${at}.number`, contact.number),
    ...problemsInText(`${at}.when`, contact.when, LIMITS.contactWhen),
  ];
}

function problemsInWords(category: IssueCategory, words: readonly string[] = []): CampusProblem[] {
  const field = `synonyms.${category}` as const;
  if (legalWords(words).length > LIMITS.synonyms) return [{ field, code: 'TOO_MANY' }];
  return words.flatMap((word) => problemsInText(field, word, LIMITS.synonym)).slice(0, 1);
}

/** What is wrong with the settings of a campus (SETTINGS-4): the editor shows it, the server refuses by it. */
export function problemsInCampus(campus: Campus): CampusProblem[] {
  const { name, emergency, contacts, synonyms } = campus;
  const ids = contacts.map(({ id }) => id);
  return [
    ...problemsInText('name', name, LIMITS.campusName),
    ...problemsInName('emergency.words', emergency.words, LIMITS.emergencyWords),
    ...problemsInNumber('emergency.number', emergency.number),
    ...(contacts.length > LIMITS.contacts
      ? [{ field: 'contacts', code: 'TOO_MANY' } as const]
      : contacts.flatMap((contact, place) => problemsInContact(contact, place, ids))),
    ...ISSUE_CATEGORIES.flatMap((category) => problemsInWords(category, synonyms[category])),
  ];
}

/** Each word once, without the blanks around it. */
function legalWords(words: readonly string[]): string[] {
  return [...new Set(words.map((word) => word.trim()).filter((word) => word !== ''))];
}

/** The settings as they are stored; undefined if `problemsInCampus` finds any. */
export function legalCampus(campus: Campus): Campus | undefined {
  if (problemsInCampus(campus).length > 0) return undefined;
  const { emergency } = campus;
  return {
    name: campus.name.trim(),
    emergency: { words: emergency.words.trim(), number: plainNumber(emergency.number) },
    contacts: campus.contacts.map(({ id, name, number, when, categories }) => ({
      id,
      name: name.trim(),
      number: plainNumber(number),
      when: when.trim(),
      categories: ISSUE_CATEGORIES.filter((category) => categories.includes(category)),
    })),
    synonyms: Object.fromEntries(
      ISSUE_CATEGORIES.map(
        (category) => [category, legalWords(campus.synonyms[category] ?? [])] as const,
      ).filter(([, words]) => words.length > 0),
    ),
  };
}

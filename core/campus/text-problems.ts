import { LIMITS } from '../base/limits.ts';
import type { IssueCategory } from '../base/category.ts';
import { withContacts } from './contact-refs.ts';
import type { ContactMember } from './contact.ts';
import type { ReportFormProblem } from './report-form.ts';
import type { Area, MembersOf, SettingMember, SettingValues } from './setting.ts';
import { dialOf, readNumber } from './written-number.ts';

/** The setting that has a problem. A contact is named by its place, counted from 0. */
export type CampusField =
  | SettingMember
  | `${MembersOf<'emergency'>}.${keyof SettingValues['emergency']}`
  | `${MembersOf<'contacts'>}.${number}.${ContactMember}`
  | `${MembersOf<'areas'>}.${number}.${keyof Area}`
  | `${MembersOf<'synonyms'>}.${IssueCategory}`
  | `replace.${string}`;

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
  | 'UNKNOWN_CONTACT'
  | ReportFormProblem;

export type CampusProblem = { field: CampusField; code: CampusProblemCode };

export function problemsInText(field: CampusField, text: string, max: number): CampusProblem[] {
  return text.trim().length > max ? [{ field, code: 'TOO_LONG' }] : [];
}

export function problemsInName(field: CampusField, text: string, max: number): CampusProblem[] {
  return text.trim() === '' ? [{ field, code: 'REQUIRED' }] : problemsInText(field, text, max);
}

/** Returns a number in a form that can be dialed. A pasted one may contain other dashes and spaces, and marks of text direction. */
export function plainNumber(number: string): string {
  return number
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Finds problems in a number. It may be missing, but otherwise it must be one to dial. A bare extension needs the campus's `main` number. */
export function problemsInNumber(
  field: CampusField,
  number: string,
  main?: string,
): CampusProblem[] {
  const dialled = plainNumber(number);
  if (dialled === '') return [];
  if (dialled.length > LIMITS.contactNumber) return [{ field, code: 'TOO_LONG' }];
  const read = readNumber(dialled);
  // The number of the whole campus and of the emergency services must consist of plain digits.
  const isPlain = dialOf(dialled, dialled) === undefined;
  if (!read || (main === undefined && !isPlain)) return [{ field, code: 'NOT_A_NUMBER' }];
  return read.main === '' && main?.trim() === '' ? [{ field, code: 'NO_MAIN_NUMBER' }] : [];
}

export function problemsInId(field: CampusField, id: string, isTaken: boolean): CampusProblem[] {
  if (id.length > LIMITS.contactId || !/^[a-z0-9-]+$/.test(id))
    return [{ field, code: 'NOT_AN_ID' }];
  return isTaken ? [{ field, code: 'TAKEN' }] : [];
}

// The pattern matches typing errors: opening brackets without the rest of a reference, or the rest without them.
const BROKEN =
  /\[\[[^\n[\]]{0,40}\]{0,2}|\[?\b\w{1,20}:[a-z0-9-]{1,100}\]\]|\[contact:[a-z][a-z0-9-]{0,100}\]/iu;

/** Finds the first piece of a text that looks like a reference to a contact but is none, or returns undefined (CONTACT-9). */
export function brokenReferenceIn(text: string): string | undefined {
  // A keyboard for another script types its own forms of brackets and colons.
  const plain = withContacts(text, () => '\n').normalize('NFKC');
  return BROKEN.exec(plain)?.[0].trim();
}

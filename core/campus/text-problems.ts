import { LIMITS } from '../base/limits.ts';
import type { IssueCategory } from '../base/category.ts';
import { withContacts } from './contact-refs.ts';
import type { ContactMember } from './contact.ts';
import type { ReportFormProblem } from './report-form.ts';
import type { Area, MembersOf, SettingMember, SettingValues } from './setting.ts';
import { dialOf, readNumber } from './written-number.ts';

/** The setting that has a problem; contacts are named by their place from 0. */
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

/** Returns a number as it can be dialed: what was pasted may have other dashes and blanks, and marks of direction. */
export function plainNumber(number: string): string {
  return number
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Accepts a missing number; any other can be dialed. A bare extension needs the campus's `main` number. */
export function problemsInNumber(
  field: CampusField,
  number: string,
  main?: string,
): CampusProblem[] {
  const dialled = plainNumber(number);
  if (dialled === '') return [];
  if (dialled.length > LIMITS.contactNumber) return [{ field, code: 'TOO_LONG' }];
  const read = readNumber(dialled);
  // A number of the whole campus or of the emergency services is dialed by its digits.
  const isPlain = dialOf(dialled, dialled) === undefined;
  if (!read || (main === undefined && !isPlain)) return [{ field, code: 'NOT_A_NUMBER' }];
  return read.main === '' && main?.trim() === '' ? [{ field, code: 'NO_MAIN_NUMBER' }] : [];
}

export function problemsInId(field: CampusField, id: string, isTaken: boolean): CampusProblem[] {
  if (id.length > LIMITS.contactId || !/^[a-z0-9-]+$/.test(id))
    return [{ field, code: 'NOT_AN_ID' }];
  return isTaken ? [{ field, code: 'TAKEN' }] : [];
}

// A slip of the finger leaves the opening brackets without the rest, or the rest without them.
const BROKEN =
  /\[\[[^\n[\]]{0,40}\]{0,2}|\[?\b\w{1,20}:[a-z0-9-]{1,100}\]\]|\[contact:[a-z][a-z0-9-]{0,100}\]/iu;

/** Finds the first piece of a text that looks like a reference to a contact but is none; undefined without one (CONTACT-9). */
export function brokenReferenceIn(text: string): string | undefined {
  // A keyboard of another script types brackets and colons of its own.
  const plain = withContacts(text, () => '\n').normalize('NFKC');
  return BROKEN.exec(plain)?.[0].trim();
}

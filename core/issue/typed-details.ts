import { ISSUE_CATEGORIES } from '../base/category.ts';
import { brokenReferenceIn } from '../campus/text-problems.ts';
import { contactRef, contactsIn, withContacts } from '../campus/contact-refs.ts';
import { isDay } from '../base/day.ts';
import {
  DETAILS,
  type Detail,
  type Details,
  type DetailsMember,
  type MembersOf,
  type PartOf,
  type SentDetails,
  type TypedDetails,
} from './details.ts';

export type DetailValue = string | readonly string[] | number | null;

/** Every detail of an issue, in the order of the fields. */
export const MEMBERS = Object.keys(DETAILS) as readonly DetailsMember[];

export const detailOf = (member: DetailsMember): Detail => DETAILS[member];

/** Lists the details that are part of a revision, of a file, of what advisors get, or of translations. */
export function membersOf<P extends PartOf>(part: P): readonly MembersOf<P>[] {
  return MEMBERS.filter((member) => detailOf(member)[part]) as MembersOf<P>[];
}

export function partOf<P extends PartOf, D extends { readonly [M in MembersOf<P>]: DetailValue }>(
  part: P,
  details: D,
): Pick<D, MembersOf<P>> {
  const own = membersOf(part).map((member) => [member, details[member]]);
  return Object.fromEntries(own) as Pick<D, MembersOf<P>>;
}

const emptyOf = (member: DetailsMember) => (detailOf(member).isRequired ? '' : null);

/** Returns every detail. One that was not sent or stored is empty. */
export function detailsOf(details: Pick<Details, 'title' | 'category'> & SentDetails): Details;
export function detailsOf(details: SentDetails): TypedDetails;
export function detailsOf(details: SentDetails): TypedDetails {
  const all = MEMBERS.map((member) => [member, details[member] ?? emptyOf(member)]);
  return Object.fromEntries(all) as TypedDetails;
}

export function sentDetails(change: SentDetails): Partial<TypedDetails> {
  const sent = MEMBERS.filter((member) => change[member] !== undefined);
  return Object.fromEntries(sent.map((member) => [member, change[member]]));
}

/** Returns a typed value in its stored form: trimmed, and a list split at commas with each phrase once. */
function cleaned(value: DetailValue): DetailValue {
  if (value === null || typeof value === 'number') return value;
  if (typeof value === 'string') return value.trim() || null;
  const phrases = value.flatMap((one) => one.split(',')).map((phrase) => phrase.trim());
  const once = [...new Set(phrases)].filter(Boolean);
  return once.length > 0 ? once : null;
}

export type DetailProblem = {
  field: DetailsMember;
  code: 'REQUIRED' | 'TOO_LONG' | 'TOO_MANY' | 'NOT_A_DAY' | 'NOT_ALLOWED' | 'BROKEN_REFERENCE';
};

const withoutContacts = (text: string): string => withContacts(text, () => '');

/** The size of a detail and its limit, in characters or in phrases. */
type Measure = {
  readonly code: 'TOO_LONG' | 'TOO_MANY';
  readonly is: number;
  readonly most: number;
};

function measuresOf(member: DetailsMember, value: string | readonly string[]): Measure[] {
  const { kind, most, mostPhrases } = detailOf(member);
  const phrases = typeof value === 'string' ? [value] : value;
  const counted = kind === 'words with contacts' ? phrases.map(withoutContacts) : phrases;
  const longest = Math.max(...counted.map(({ length }) => length));
  return [
    { code: 'TOO_LONG', is: longest, most },
    ...(mostPhrases === undefined
      ? []
      : [{ code: 'TOO_MANY' as const, is: phrases.length, most: mostPhrases }]),
  ];
}

/** Returns the size and limit of a detail that is too long or has too many phrases; undefined for other problems. */
export function measureOf(
  { field, code }: DetailProblem,
  details: TypedDetails,
): Measure | undefined {
  const value = cleaned(details[field]);
  if (value === null || typeof value === 'number') return undefined;
  return measuresOf(field, value).find((one) => one.code === code);
}

/** Finds a broken reference to a contact. In a detail that may not name contacts, such as a title, a correct reference is wrong too, since advisors read it as typed (CONTACT-9). */
export function wrongReferenceIn(member: DetailsMember, value: DetailValue): string | undefined {
  const { kind } = detailOf(member);
  const text = [value].flat().join('\n');
  if (kind === 'words with contacts') return brokenReferenceIn(text);
  const [named] = kind === 'words' || kind === 'phrases' ? contactsIn(text) : [];
  return named === undefined ? undefined : contactRef(named);
}

/** Returns the first phrase of a detail that is not allowed there. */
export function notAllowedIn(member: DetailsMember, value: DetailValue): string | undefined {
  const { inWords } = detailOf(member);
  return (
    inWords &&
    [cleaned(value) ?? []]
      .flat()
      .map(String)
      .find((phrase) => !inWords(phrase))
  );
}

function problemIn(member: DetailsMember, typed: DetailValue): DetailProblem['code'] | undefined {
  const { kind, isRequired } = detailOf(member);
  const value = cleaned(typed);
  if (kind === 'category' && !ISSUE_CATEGORIES.some((one) => one === typed)) return 'REQUIRED';
  if (value === null) return isRequired ? 'REQUIRED' : undefined;
  if (typeof value === 'number') return undefined;
  if (kind === 'day') return isDay(String(value)) ? undefined : 'NOT_A_DAY';
  const tooMuch = measuresOf(member, value).find(({ is, most }) => is > most)?.code;
  if (tooMuch) return tooMuch;
  if (notAllowedIn(member, value) !== undefined) return 'NOT_ALLOWED';
  return wrongReferenceIn(member, value) === undefined ? undefined : 'BROKEN_REFERENCE';
}

/** Lists the problems of an issue's details. Name and category are required (EDITOR-4), and 'All categories' only filters lists (ISSUES-2). */
export function problemsInDetails(details: TypedDetails): DetailProblem[] {
  return MEMBERS.flatMap((field) => {
    const code = problemIn(field, details[field]);
    return code ? [{ field, code }] : [];
  });
}

/** Returns typed details in their stored form, so that details that are stored alike are equal text. */
export function normalizeDetails(details: TypedDetails): TypedDetails {
  const all = MEMBERS.map((member) => [member, cleaned(details[member]) ?? emptyOf(member)]);
  return Object.fromEntries(all) as TypedDetails;
}

/** Returns the details in their stored form, or undefined if `problemsInDetails` finds a problem. */
export function legalDetails(details: TypedDetails): Details | undefined {
  if (problemsInDetails(details).length > 0) return undefined;
  return normalizeDetails(details) as Details;
}

/** Tells whether two sets of details would be stored alike. */
export function sameDetails(a: TypedDetails, b: TypedDetails): boolean {
  return JSON.stringify(normalizeDetails(a)) === JSON.stringify(normalizeDetails(b));
}

export function textOfDetail(member: DetailsMember, value: DetailValue): string | null {
  const stored = cleaned(value);
  const { inWords } = detailOf(member);
  return stored === null
    ? null
    : [stored]
        .flat()
        .map((one) => inWords?.(String(one)) ?? one)
        .join(', ');
}

/** Returns the value of a detail from the one text in which it is typed, such as a list of phrases separated by commas. */
export function detailOfText(member: DetailsMember, text: string): DetailValue {
  return detailOf(member).kind === 'phrases' ? text.split(',').map((one) => one.trim()) : text;
}

import type { Campus } from '../campus/campus-schema.ts';
import { EMERGENCY } from '../campus/campus.ts';
import { madePlain } from '../search/issue-search.ts';
import type { Range } from './sentences.ts';

/** Somebody that a text says to call, whom the campus has as a contact. */
export type NamedCallee = Range & { readonly contact: string };

/** What of a campus is looked for in texts. */
export type Callees = Pick<Campus, 'contacts' | 'emergency'>;

const CALL = String.raw`\b(?:call|phone|ring|contact|notify|telephone|page|dial|alert)\s+(?:the\s+|your\s+|our\s+)?`;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A number as it may be written: its digits with spaces, points, hyphens and brackets between them. */
function numberPattern(number: string): string | undefined {
  const digits = number.replaceAll(/\D/g, '');
  return digits.length < 3
    ? undefined
    : `\\+?\\(?${Array.from(digits).join(String.raw`[\s().-]*`)}`;
}

type Finder = { readonly contacts: readonly string[]; readonly pattern: RegExp };

const finders = new WeakMap<Callees, Finder>();

/** What texts may call each contact: its name, its role (AREAS-6), its number. */
function namesOf({ contacts, emergency }: Callees): readonly (readonly [string, string])[] {
  const named = [
    ...contacts,
    { id: EMERGENCY, name: emergency.words, number: emergency.number, role: '' },
  ];
  const all = named.flatMap(({ id, name, role = '', number }) => {
    const words = [name, role]
      .map((text) => madePlain(text.trim()))
      .filter((text) => text !== '')
      .map((text) => escaped(text).replaceAll(/\s+/g, String.raw`\s+`));
    const digits = numberPattern(number);
    return [...words, ...(digits === undefined ? [] : [digits])].map((one) => [id, one] as const);
  });
  // The longest first: 'Security desk' is not 'Security'.
  return all.toSorted(([, a], [, b]) => b.length - a.length);
}

/** One pattern for all of them: a text is looked through once. */
function finderOf(callees: Callees): Finder {
  const known = finders.get(callees);
  if (known) return known;
  const names = namesOf(callees);
  const choices = names.map(([, name]) => `(${name})`).join('|');
  const made = {
    contacts: names.map(([id]) => id),
    pattern: new RegExp(`(${CALL})(?:${choices})(?![\\p{L}\\p{N}])`, 'giu'),
  };
  finders.set(callees, made);
  return made;
}

/** The contacts that a text says to call, by name, role or number, in order (IMPORT-5). */
export function calleesNamedIn(text: string, callees: Callees): readonly NamedCallee[] {
  const { contacts, pattern } = finderOf(callees);
  // Without case and accents a text may have another length: then nothing is plain enough.
  const plain = madePlain(text);
  if (plain.length !== text.length || contacts.length === 0) return [];
  return Array.from(plain.matchAll(pattern), ({ index, 0: all, 1: before = '', ...groups }) => {
    const place = contacts.findIndex((_, at) => groups[at + 2] !== undefined);
    const contact = contacts[place] ?? '';
    return { from: index + before.length, to: index + all.length, contact };
  });
}

import type { Campus } from '../../campus/setting.ts';
import { EMERGENCY } from '../../campus/campus.ts';
import { withDigits } from '../../campus/written-number.ts';
import { madePlain } from '../../search/issue-search.ts';
import { CALL, digitsOf, numberBehind } from './called-numbers.ts';
import type { Range } from './sentences.ts';

/** A contact of the campus whom a text says to call. */
export type NamedCallee = Range & { readonly contact: string };

/** The parts of a campus that are looked for in texts. */
export type Callees = Pick<Campus, 'contacts' | 'emergency' | 'areas' | 'main'>;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns a pattern for the ways to write a number: its digits with spaces, periods, hyphens and brackets between them. */
function numberPattern(number: string): string | undefined {
  const digits = digitsOf(number);
  return digits.length < 3
    ? undefined
    : `\\+?\\(?${Array.from(digits).join(String.raw`[\s().-]*`)}`;
}

type Finder = {
  readonly contacts: readonly { readonly id: string; readonly digits: string }[];
  readonly pattern: RegExp;
};

const finders = new WeakMap<Callees, Finder>();

type FoundContact = Finder['contacts'][number];

/** Returns the names by which texts may refer to each contact: its name, its role (AREAS-6) and its number. */
function namesOf({ contacts, emergency }: Callees): readonly (readonly [FoundContact, string])[] {
  const named = [
    ...contacts,
    { id: EMERGENCY, name: emergency.words, number: emergency.number, role: '' },
  ];
  const all = named.flatMap(({ id, name, role = '', number }) => {
    const words = [name, role]
      .map((text) => madePlain(text.trim()))
      .filter((text) => text !== '')
      .map((text) => escaped(text).replaceAll(/\s+/g, String.raw`\s+`));
    const dialled = withDigits(number);
    const pattern = numberPattern(dialled);
    const known = { id, digits: digitsOf(dialled) };
    return [...words, ...(pattern === undefined ? [] : [pattern])].map(
      (one) => [known, one] as const,
    );
  });
  // Longer names come first, so that 'Security desk' is not read as 'Security'.
  return all.toSorted(([, a], [, b]) => b.length - a.length);
}

/** Makes one pattern for all contacts, so that a text is searched only once. */
function finderOf(callees: Callees): Finder {
  const known = finders.get(callees);
  if (known) return known;
  const names = namesOf(callees);
  const choices = names.map(([, name]) => `(${name})`).join('|');
  const made = {
    contacts: names.map(([known]) => known),
    pattern: new RegExp(`(${CALL})(?:${choices})(?![\\p{L}\\p{N}])`, 'giu'),
  };
  finders.set(callees, made);
  return made;
}

/** Returns the end of the words for a contact. It includes the contact's own number if that follows the name. */
function endOf(text: string, named: number, digits: string): number {
  const { to = named, number = '' } = numberBehind(text, named) ?? {};
  return digits !== '' && digitsOf(number) === digits ? to : named;
}

/** Returns the contacts that a text says to call, by name, role or number, in the order of the text (IMPORT-5). */
export function calleesNamedIn(text: string, callees: Callees): readonly NamedCallee[] {
  const { contacts, pattern } = finderOf(callees);
  // Nothing is found if a text changes its length without case and accents, since its positions no longer match.
  const plain = madePlain(text);
  if (plain.length !== text.length || contacts.length === 0) return [];
  return Array.from(plain.matchAll(pattern), ({ index, 0: all, 1: before = '', ...groups }) => {
    const place = contacts.findIndex((_, at) => groups[at + 2] !== undefined);
    const { id = '', digits = '' } = contacts[place] ?? {};
    const to = endOf(text, index + all.length, digits);
    return { from: index + before.length, to, contact: id };
  });
}

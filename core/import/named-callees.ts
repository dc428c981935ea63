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

type Finder = { readonly contact: string; readonly pattern: RegExp };

const finders = new WeakMap<Callees, readonly Finder[]>();

/** The longest names first: 'Security desk' is not 'Security'. */
function findersOf(callees: Callees): readonly Finder[] {
  const known = finders.get(callees);
  if (known) return known;
  const { contacts, emergency } = callees;
  const named = [
    ...contacts.map(({ id, name, number }) => ({ id, name, number })),
    { id: EMERGENCY, name: emergency.words, number: emergency.number },
  ];
  const patterns = named.flatMap(({ id, name, number }) =>
    [
      name.trim() && escaped(madePlain(name.trim())).replaceAll(/\s+/g, String.raw`\s+`),
      numberPattern(number),
    ]
      .filter((pattern) => pattern !== undefined && pattern !== '')
      .map((pattern) => [id, pattern ?? ''] as const),
  );
  const made = patterns
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([contact, pattern]) => ({
      contact,
      pattern: new RegExp(`(?<before>${CALL})${pattern}(?![\\p{L}\\p{N}])`, 'giu'),
    }));
  finders.set(callees, made);
  return made;
}

/** The contacts that a text says to call, by name or number, in order, none within another (IMPORT-5). */
export function calleesNamedIn(text: string, callees: Callees): readonly NamedCallee[] {
  // Without case and accents a text may have another length: then nothing is plain enough.
  const plain = madePlain(text);
  if (plain.length !== text.length) return [];
  const found: NamedCallee[] = [];
  for (const { contact, pattern } of findersOf(callees)) {
    for (const { index, 0: all, groups } of plain.matchAll(pattern)) {
      const from = index + (groups?.before?.length ?? 0);
      const to = index + all.length;
      if (found.some((other) => from < other.to && other.from < to)) continue;
      found.push({ from, to, contact });
    }
  }
  return found.toSorted((a, b) => a.from - b.from);
}

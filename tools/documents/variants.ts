import { LIMITS } from '#core/base/limits.ts';
import type { SourceBlock } from '#core/import/paragraphs/source.ts';
import { wordsIn } from './compared.ts';
import type { Outcome } from './outcome.ts';

type Blocks = readonly SourceBlock[];

/** Tells whether a line is a heading that somebody writes otherwise: the names of procedures in a table are none. */
const isHeading = ({ kind, level, aside }: SourceBlock): boolean =>
  kind === 'heading' && level < 9 && aside === undefined;

const asLine = (block: SourceBlock, more: Partial<SourceBlock>): SourceBlock =>
  isHeading(block) ? { ...block, kind: 'line', level: 0, isApart: true, ...more } : block;

const upper = ({ text }: SourceBlock): string => text.toUpperCase();

/** Replaces words in a paragraph and its cells. */
function withWords(
  block: SourceBlock,
  sign: RegExp,
  by: (all: string, name: string) => string,
): SourceBlock {
  const replaced = (text: string): string => text.replaceAll(sign, by);
  const cells = block.cells.map((cell) => ({ ...cell, text: replaced(cell.text) }));
  return { ...block, text: replaced(block.text), cells };
}

const NAMED = /(?<=^|[.?!] )(?:if )?(yes|no)(?::|,| –| -| →) (?=\p{L})/giu;
const isYes = (name: string): boolean => name.toLowerCase() === 'yes';

const typedNumber = (block: SourceBlock): SourceBlock => {
  const { kind, label, text } = block;
  if (kind !== 'numbered' || !/[\p{L}\d]/u.test(label)) return block;
  const number = label.trim().replace(/(?<=[\p{L}\d])$/u, '.');
  return { ...block, kind: 'line', label: '', text: `${number} ${text}` };
};

const drawn =
  (sign: string) =>
  (block: SourceBlock): SourceBlock =>
    block.kind === 'bullet' ? { ...block, kind: 'line', text: `${sign} ${block.text}` } : block;

/** The ways in which people write the same: each turns a paragraph of the document into what another writer would write. */
export const VARIANTS: Readonly<Record<string, (block: SourceBlock) => SourceBlock>> = {
  'headings in bold': (one) => asLine(one, { isBold: true }),
  'headings in bold and larger': (one) => asLine(one, { isBold: true, size: 24 - 3 * one.level }),
  'headings plain': (one) => asLine(one, { isBold: false }),
  'headings in capitals': (one) => (isHeading(one) ? { ...one, text: upper(one) } : one),
  'headings as lines in capitals': (one) => asLine(one, { isBold: false, text: upper(one) }),
  'nothing in bold': (one) => (one.kind === 'heading' ? one : { ...one, isBold: false }),
  'blank lines everywhere': (one) => ({ ...one, isApart: true }),
  'no blank lines': (one) => ({ ...one, isApart: false }),
  'no indentation': (one) => (one.kind === 'bullet' ? { ...one, level: 0 } : one),
  'numbers typed': typedNumber,
  'boxes as bullets': drawn('☐'),
  'dashes as bullets': drawn('–'),
  'colored bullets': drawn('🔹'),
  "'YES:' for 'If yes,'": (one) => withWords(one, NAMED, (_, name) => `${name.toUpperCase()}: `),
  "'If yes,' for 'Yes:'": (one) => withWords(one, NAMED, (_, name) => `If ${name.toLowerCase()}, `),
  "'Yes →' for 'Yes:'": (one) => withWords(one, NAMED, (_, name) => `${name} → `),
  "'(Yes)' for 'Yes:'": (one) => withWords(one, NAMED, (_, name) => `(${name}) `),
  "'If so,' for 'Yes:'": (one) =>
    withWords(one, NAMED, (_, name) => (isYes(name) ? 'If so, ' : 'If not, ')),
};

const words = (text: string): string => wordsIn(text).join(' ');

/** Tells whether a paragraph begins one of these entries of an outcome. */
const isAmong = ({ text }: SourceBlock, entries: readonly string[]): boolean =>
  words(text) !== '' && entries.some((entry) => entry.startsWith(words(text)));

/** Returns what a document has for each procedure alone; nothing if a title comes more than once. */
export function apart(
  blocks: Blocks,
  { procedures, out }: Outcome,
): readonly (readonly [Blocks, Outcome])[] {
  const places = procedures.map(({ title }) => {
    const found = blocks.flatMap(({ aside, text }, place) => {
      const mayBe = aside === undefined && text !== '' && text.length < LIMITS.title;
      return mayBe && words(text).endsWith(words(title)) ? [place] : [];
    });
    return found.length === 1 ? (found[0] ?? -1) : -1;
  });
  if (places.includes(-1)) return [];
  // The title of the next chapter is behind the last step.
  const others = out.map(words);
  return procedures.flatMap((procedure, at) => {
    const end = places[at + 1];
    if (end === undefined) return [];
    const all = blocks.slice(places[at], end);
    const last = all.findLastIndex((block) => !isAmong(block, others));
    return [[all.slice(0, last + 1), { procedures: [procedure], out, contacts: [] }] as const];
  });
}

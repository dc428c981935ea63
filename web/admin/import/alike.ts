import type { SourceBlock } from '#core/import/paragraphs/source.ts';
import type { DocumentCheck } from './check.ts';

/** The paragraphs of a document that begin alike, such as all headed 'Background' or all with 'Owner:', and everything below those headings. */
export type Alike = {
  /** The words that these paragraphs share. */
  readonly phrase: string;
  readonly count: number;
  /** The places of these paragraphs and of everything below them. */
  readonly places: readonly number[];
  /** True if somebody left the paragraph out. */
  readonly isLeftOut: boolean;
};

type CheckedUses = Pick<DocumentCheck, 'blocks' | 'corrections'> & {
  readonly guessed: Pick<DocumentCheck['guessed'], 'uses'>;
};

/** The number of characters from which a text is too long to be a name that appears again. */
const LONGEST = 80;

/** Returns the words that tell a paragraph apart from others: those before a colon, or all of a short paragraph. */
function phraseOf({ text }: SourceBlock): string {
  const words = text.trim();
  const named = /^[^:.!?]{2,30}:/.exec(words)?.[0];
  return named ?? (words.length <= LONGEST ? words : '');
}

const lookOf = ({ kind, level, isBold }: SourceBlock): string => `${kind} ${level} ${isBold}`;

/** Tells whether a paragraph looks like the name of what is below it. */
const isName = ({ kind, isBold, text }: SourceBlock): boolean =>
  kind === 'heading' || (isBold && !/[.!?:]\s*$/.test(text));

/** Returns the paragraphs like the one at a place; undefined if it is the only one. `uses` are those of all paragraphs. */
export function alikeTo(
  { blocks, guessed: { uses }, corrections }: CheckedUses,
  at: number,
): Alike | undefined {
  const block = blocks[at];
  const phrase = block ? phraseOf(block) : '';
  if (!block || phrase === '') return undefined;
  const look = lookOf(block);
  const named = phrase.toLowerCase();
  const same = [...blocks.keys()].filter((place) => {
    const one = blocks[place];
    return one && lookOf(one) === look && phraseOf(one).toLowerCase() === named;
  });
  if (same.length < 2) return undefined;
  const places = same.flatMap((place) => {
    if (!isName(block)) return [place];
    const end = blocks.findIndex(
      (one, below) =>
        below > place &&
        (lookOf(one) === look || isName(one) || ['title', 'chapter'].includes(uses[below] ?? '')),
    );
    return Array.from({ length: (end < 0 ? blocks.length : end) - place }, (_, add) => place + add);
  });
  const isLeftOut = corrections.get(at) === 'out';
  return { phrase: phrase.replace(/:$/, ''), count: same.length, places, isLeftOut };
}

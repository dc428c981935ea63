import type { SourceBlock } from './source.ts';

/** A place where somebody split a paragraph: the paragraph's place in the document, and the character at which the new one begins. */
export type Split = { readonly place: number; readonly at: number };

/** Returns the splits with one more, in the order of the document. If nothing would be before or behind it, they stay the same. */
export function withSplit(
  splits: readonly Split[],
  { place, at }: Split,
  { text }: SourceBlock,
): readonly Split[] {
  const begin = at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
  const isEmpty = text.slice(0, begin).trim() === '' || begin >= text.length;
  const isThere = splits.some((one) => one.place === place && one.at === begin);
  if (isEmpty || isThere) return splits;
  return [...splits, { place, at: begin }].toSorted((a, b) => a.place - b.place || a.at - b.at);
}

/** Returns the paragraphs of a document with the splits that somebody made. The text behind a split has no number and no picture. */
export function splitBlocks(
  blocks: readonly SourceBlock[],
  splits: readonly Split[],
): readonly SourceBlock[] {
  if (splits.length === 0) return blocks;
  const byPlace = Map.groupBy(splits, ({ place }) => place);
  return blocks.flatMap((block, place) => {
    const ends = (byPlace.get(place) ?? []).map(({ at }) => at);
    return [0, ...ends].map((from, index): SourceBlock => {
      const text = block.text.slice(from, ends[index] ?? block.text.length);
      if (index === 0) return { ...block, text };
      const kind = block.kind === 'heading' ? 'line' : block.kind;
      const own = { kind, text, label: '', pictures: [], lost: 0, isApart: true };
      return { ...block, ...own, isSplitOff: true };
    });
  });
}

/** Finds the original paragraph for a place in the split document, and the character at which that place begins. */
export function unsplitPlace(splits: readonly Split[], place: number): Split {
  const before = splits.filter((split, index) => split.place + index < place);
  const last = before.at(-1);
  const whole = place - before.length;
  return { place: whole, at: last?.place === whole ? last.at : 0 };
}

/** Returns the place, in the split document, of the text that begins at this character. */
export const splitPlace = (splits: readonly Split[], { place, at }: Split): number =>
  place + splits.filter((one) => one.place < place || (one.place === place && one.at <= at)).length;

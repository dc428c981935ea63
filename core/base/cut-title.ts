import { LIMITS } from './limits.ts';

// Firefox has `Segmenter` only since version 125.
const { Segmenter } = Intl as Partial<typeof Intl>;

// The segmenter is made only if a title needs it, which few do: making one takes a phone as long as drawing the whole list.
let graphemes: Intl.Segmenter | undefined;

/** Splits a text into the characters that a reader sees, or into code points if the browser cannot tell them. */
function charactersOf(text: string): string[] {
  // Each Latin letter and each common punctuation mark is one character, so such a text needs no segmenter.
  if (!Segmenter || /^[ -\u02ff\u2010-\u2027]*$/.test(text)) return Array.from(text);
  graphemes ??= new Segmenter('en', { granularity: 'grapheme' });
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** Returns the title on a card: at most 22 characters, then '…' (LIST-4). A family emoji or a flag counts as one character. */
export function cutTitle(title: string): string {
  const characters = charactersOf(title);
  return characters.length <= LIMITS.cardTitle
    ? title
    : `${characters.slice(0, LIMITS.cardTitle).join('')}…`;
}

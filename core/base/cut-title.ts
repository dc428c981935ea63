import { LIMITS } from './limits.ts';

// Firefox has it since version 125.
const { Segmenter } = Intl as Partial<typeof Intl>;

// A phone takes as long to make one as to draw the whole list, and few titles need it.
let graphemes: Intl.Segmenter | undefined;

/** Returns what a reader sees as one character each; code points if the browser cannot tell. */
function charactersOf(text: string): string[] {
  // Each letter of Latin and each sign of common punctuation is one.
  if (!Segmenter || /^[ -\u02ff\u2010-\u2027]*$/.test(text)) return Array.from(text);
  graphemes ??= new Segmenter('en', { granularity: 'grapheme' });
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** Returns the title on a card: at most 22 characters, then '…' (LIST-4). A family or a flag is one character. */
export function cutTitle(title: string): string {
  const characters = charactersOf(title);
  return characters.length <= LIMITS.cardTitle
    ? title
    : `${characters.slice(0, LIMITS.cardTitle).join('')}…`;
}

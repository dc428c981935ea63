import { LIMITS } from './limits.ts';

// Firefox has it since version 125.
const { Segmenter } = Intl as Partial<typeof Intl>;
const graphemes = Segmenter && new Segmenter('en', { granularity: 'grapheme' });

/** What a reader sees as one character each; code points if the browser cannot tell. */
function charactersOf(text: string): string[] {
  // Of plain letters each is one: to tell them apart otherwise takes a hundred times as long.
  if (!graphemes || /^[ -~]*$/.test(text)) return Array.from(text);
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** The title on a card: at most 22 characters, then '…' (LIST-4). A family or a flag is one character. */
export function cutTitle(title: string): string {
  const characters = charactersOf(title);
  return characters.length <= LIMITS.cardTitle
    ? title
    : `${characters.slice(0, LIMITS.cardTitle).join('')}…`;
}

import { BOXES } from './signs.ts';

/** Characters `from` to `to` of a text. */
export type Range = { readonly from: number; readonly to: number };

const NAME = '(?:[Yy](?:es|ES)|[Nn][Oo])';
const BOX = `${BOXES}○→`;
/** Nothing that makes 'yes' or 'no' a word of the sentence before it, or has a sign of its own before it. */
const NO_WORD = String.raw`(?<!\b(?:[Ii][Ff]|is|or|a|say|says|[Aa]nswer|[Ww]hen|[Ww]here)|[${BOX}>\]])`;

// Each run of signs or spaces is looked at once.
const ENDS = new RegExp(
  [
    // Before a capital, a quote, a digit or an arrow; a question ends before anything.
    String.raw`[.!?]+["”’)\]]*\s+(?=["“‘([]?[\p{Lu}\p{N}]|→)|\?["”’)\]]*\s+`,
    String.raw`(?<!\s)\s*\n\s*`,
    String.raw`;\s+(?=(?:[Ii]f|[Ww]here|[Ww]hen|[Ss]hould|[Oo]therwise)\b)|,\s+(?=[Ii]f (?:yes|no|so|not),?\s|(?:(?:or )?else|otherwise),? (?:go|skip|continue|proceed|stop|end|next|move|carry)\b)`,
    String.raw`[;,]\s+(?=(?:Yes|No|YES|NO)\s+[-–—]\s)|;\s+(?=[^.;:!?\n→]{1,40}(?:→|⇒|[-=]>|:\s|\s[–—-]\s))|(?<!\s)\s+(?=\([b-e]\)\s+[^.;:!?\n→]{1,40}(?:→|:\s|\s[–—-]\s))`,
    // Before the name of an answer and its sign, and before one in brackets or behind a box.
    String.raw`${NO_WORD}(?:[,;]|(?<!\s)(?:\s+\/)?)\s+(?=(?:Yes|No|YES|NO|[YN])\s*(?::|→|⇒|[-=]>|=\s|\((?:go|skip|step|to)\b))`,
    String.raw`${NO_WORD}(?:[,;]|(?<!\s))\s+(?=(?:yes|no)\s*(?:→|⇒|[-=]+>|[:–—]))`,
    String.raw`(?<!\s)\s+(?=(?:[${BOX}]|\[ ?\]|->)\s*${NAME}\b|\[(?:${NAME}|[YyNn])\]|\((?:${NAME}|[YyNn])\)|\(?[a-d]\)\s*${NAME}\b)`,
  ].join('|'),
  'gu',
);

/** Returns the sentences of a text, which together are all of it. */
export function sentencesOf(text: string): readonly Range[] {
  const ends = Array.from(text.matchAll(ENDS), ({ index, 0: end }) => index + end.length);
  const bounds = [0, ...ends.filter((end) => end > 0 && end < text.length), text.length];
  return bounds.slice(1).map((to, index) => ({ from: bounds[index] ?? 0, to }));
}

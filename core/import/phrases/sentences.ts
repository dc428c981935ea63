import { BOXES } from './signs.ts';

/** A range of a text: the characters `from` to `to`. */
export type Range = { readonly from: number; readonly to: number };

const NAME = '(?:[Yy](?:es|ES)|[Nn][Oo])';
const BOX = `${BOXES}○→`;
/** A guard against a 'yes' or 'no' that belongs to the sentence before it, or that has its own sign before it. */
const NO_WORD = String.raw`(?<!\b(?:[Ii][Ff]|is|or|a|say|says|[Aa]nswer|[Ww]hen|[Ww]here)|[${BOX}>\]])`;

// The pattern looks at each run of signs or spaces only once.
const ENDS = new RegExp(
  [
    // A sentence ends before a capital, a quote, a digit or an arrow. A question ends before anything.
    String.raw`[.!?]+["”’)\]]*\s+(?=["“‘([]?[\p{Lu}\p{N}]|→)|\?["”’)\]]*\s+`,
    String.raw`(?<!\s)\s*\n\s*`,
    String.raw`;\s+(?=(?:[Ii]f|[Ww]here|[Ww]hen|[Ss]hould|[Oo]therwise)\b)|,\s+(?=[Ii]f (?:yes|no|so|not),?\s|(?:(?:or )?else|otherwise),? (?:go|skip|continue|proceed|stop|end|next|move|carry)\b)`,
    String.raw`[;,]\s+(?=(?:Yes|No|YES|NO)\s+[-–—]\s)|;\s+(?=[^.;:!?\n→]{1,40}(?:→|⇒|[-=]>|:\s|\s[–—-]\s))|(?<!\s)\s+(?=\([b-e]\)\s+[^.;:!?\n→]{1,40}(?:→|:\s|\s[–—-]\s))`,
    // A sentence also ends before an answer's name with a sign, and before one in brackets or behind a box.
    String.raw`${NO_WORD}(?:[,;]|(?<!\s)(?:\s+\/)?)\s+(?=(?:Yes|No|YES|NO|[YN])\s*(?::|→|⇒|[-=]>|=\s|\((?:go|skip|step|to)\b))`,
    String.raw`${NO_WORD}(?:[,;]|(?<!\s))\s+(?=(?:yes|no)\s*(?:→|⇒|[-=]+>|[:–—]))`,
    String.raw`(?<!\s)\s+(?=(?:[${BOX}]|\[ ?\]|->)\s*${NAME}\b|\[(?:${NAME}|[YyNn])\]|\((?:${NAME}|[YyNn])\)|\(?[a-d]\)\s*${NAME}\b)`,
  ].join('|'),
  'gu',
);

/** Returns the sentences of a text. Together they cover all of it. */
export function sentencesOf(text: string): readonly Range[] {
  const ends = Array.from(text.matchAll(ENDS), ({ index, 0: end }) => index + end.length);
  const bounds = [0, ...ends.filter((end) => end > 0 && end < text.length), text.length];
  return bounds.slice(1).map((to, index) => ({ from: bounds[index] ?? 0, to }));
}

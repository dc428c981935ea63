/** Characters `from` to `to` of a text. */
export type Range = { readonly from: number; readonly to: number };

// Each run of signs is looked at once. A sentence ends before a capital, a quote or a digit; lines end one in any case, and so do '; if', ', if no' and what precedes 'No:' or 'no →'.
const ENDS =
  /[.!?]+["”’)\]]*\s+(?=["“‘([]?[\p{Lu}\p{N}])|(?<!\s)\s*\n\s*|;\s+(?=[Ii]f\b|[Oo]therwise\b)|(?<!\b(?:[Ii]f|is))(?:\s+\/|[,;]?)\s+(?=(?:Yes|No|YES|NO|[YN])\s*(?::|→|⇒|[-=]>|=\s))|(?<!\b(?:[Ii]f|is))[,;]?\s+(?=(?:yes|no)\s*(?:→|⇒|[-=]>))|,\s+(?=[Ii]f (?:yes|no|so|not),?\s)/gu;

/** Returns the sentences of a text, which together are all of it. */
export function sentencesOf(text: string): readonly Range[] {
  const ends = Array.from(text.matchAll(ENDS), ({ index, 0: end }) => index + end.length);
  const bounds = [0, ...ends.filter((end) => end > 0 && end < text.length), text.length];
  return bounds.slice(1).map((to, index) => ({ from: bounds[index] ?? 0, to }));
}

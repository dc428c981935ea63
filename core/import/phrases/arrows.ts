/** The signs that people use as arrows, and the dots that lead from a name to the text behind it. */
const ARROWS =
  /👉|➡\uFE0F?|(?=[▶➔➜➝➞➤►▸])(?<=\S\s*).\uFE0F?|[⇒⟶⟹]|[-=–—]{1,3}>|(?<=\S +)>{2,3}(?= )|(?<=[\p{L}\p{N}?)"”’] )(?:\.{3,}|…+)(?= +["“(]?\p{Lu})/gu;

/** Returns a text of the same length in which all arrows are the same sign, so that it can be read. */
export const withPlainArrows = (text: string): string =>
  text.replaceAll(ARROWS, (sign) => '→'.padEnd(sign.length));

/** The signs that people use for an arrow, and the dots that lead from a name to what is behind it. */
const ARROWS =
  /👉|➡\uFE0F?|(?=[▶➔➜➝➞➤►▸])(?<=\S\s*).\uFE0F?|[⇒⟶⟹]|[-=–—]{1,3}>|(?<=\S +)>{2,3}(?= )|(?<=[\p{L}\p{N}?)"”’] )(?:\.{3,}|…+)(?= +["“(]?\p{Lu})/gu;

/** Returns a text of the same length with one kind of arrow, by which it is read. */
export const withPlainArrows = (text: string): string =>
  text.replaceAll(ARROWS, (sign) => '→'.padEnd(sign.length));

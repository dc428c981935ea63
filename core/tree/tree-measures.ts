/** The measures of the drawn tree, in px at 100 %. No two rows share a port, so that no two lines lie on each other. */
export const TREE = {
  margin: 12,
  node: 48,
  final: 36,
  gap: 24,
  /** The places where ways arrive and where answers leave, from the top of a node. */
  portIn: 8,
  portsOut: [24, 40],
  label: 16,
  /** The space between a node and the words of its answer, and between these and what follows. */
  stub: 8,
  lane: 12,
  arrow: 8,
  /** The margins of a separate field, whose title is above its steps. */
  fieldTitle: 34,
  fieldFoot: 14,
  fieldGap: 20,
  /** The offset by which the rows of the second column are below those of the first. */
  shift: 8,
} as const;

/** The width of a letter in the widest of the usual fonts. */
const PER_LETTER = 7.6;

/** Returns the width of words in 12 px letters, but no more than `most`: the drawing cuts longer ones. */
export function wordsWidth(words: string, most: number): number {
  return Math.min(most, Math.ceil(words.length * PER_LETTER) + 8);
}

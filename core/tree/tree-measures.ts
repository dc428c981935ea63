/** The measures of the drawn tree, in px at 100 %. No two rows share a port, so that no two lines lie on each other. */
export const TREE = {
  margin: 12,
  node: 48,
  final: 36,
  gap: 24,
  /** From the top of a node: where rails arrive, and where its answers leave. */
  portIn: 8,
  portsOut: [24, 40],
  label: 16,
  /** Between a node and the words of its answer, and between these and what follows. */
  stub: 8,
  lane: 12,
  arrow: 8,
  /** Around a field of its own; its title stands above its steps. */
  fieldTitle: 34,
  fieldFoot: 14,
  fieldGap: 20,
  /** How far the rows of the second column are below those of the first. */
  shift: 8,
} as const;

/** Of the widest of the usual faces. */
const PER_LETTER = 7.6;

/** How wide words of 12 px are drawn, at most `most`; what is longer is cut by the drawing. */
export function wordsWidth(words: string, most: number): number {
  return Math.min(most, Math.ceil(words.length * PER_LETTER) + 8);
}

import type { Tally } from './tally.ts';

export type FailoverResult = Tally & {
  readonly name: string;
  readonly isOfPrimary: boolean;
  /** Seconds without writes. */
  readonly silence: number;
  readonly lost: number;
  readonly doubled: number;
};

const CELLS = [
  'acknowledged',
  'lost',
  'doubled',
  'refused',
  'unanswered',
  '500',
  's without writes',
];

const line = (name: string, cells: readonly string[]) =>
  `| ${name.padEnd(36)} | ${cells.map((cell, n) => cell.padStart(CELLS[n]?.length ?? 0)).join(' | ')} |`;

export const HEAD = `${line('act', CELLS)}\n${line(
  '-'.repeat(36),
  CELLS.map(({ length }) => `${'-'.repeat(length - 1)}:`),
)}`;

export function rowOf(played: FailoverResult): string {
  const { acknowledged, lost, doubled, refused, unanswered, bugs, silence } = played;
  const counts = [acknowledged, lost, doubled, refused, unanswered, bugs].map(String);
  return line(played.name, [...counts, silence.toFixed(1)]);
}

/** Returns the median of the seconds without writes. */
export function medianOf(played: readonly FailoverResult[]): string {
  const sorted = played.map(({ silence }) => silence).sort((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return (middle.reduce((sum, one) => sum + one, 0) / Math.max(middle.length, 1)).toFixed(1);
}

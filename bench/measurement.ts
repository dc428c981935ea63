import type { Language } from '#core/base/language.ts';

/** The result of one line of a bench, beside its goal. */
export interface Measurement {
  /** The thing measured, such as 'JavaScript of /login'. */
  what: string;
  /** Ours, with its unit. */
  ours: string;
  /** The value of the limit in the same rounds, with its unit; absent if the goal is absolute. */
  limit?: string;
  /** Ours over the limit, a value a round. */
  ratio?: Ratio;
  /** The goal in words, such as '<= 70 KB'. */
  goal: string;
  /** Absent if it is only shown beside others. */
  holds?: boolean;
}

/** The middle of the rounds' ratios, and their spread. */
export interface Ratio {
  median: number;
  least: number;
  most: number;
  rounds: number;
}

/** A bench by its name: `npm run bench -- NAME` runs it, in a language if that is behind the name. */
export type Bench = (language: Language) => Promise<Measurement[]>;

/** Returns the middle value; of an even number of values the mean of the two in the middle; NaN of none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Returns the value below which `share` (0 to 1) of the values lie, between neighbors in proportion, or NaN if there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** Returns the ratios of rounds measured in turn, so that noise of the machine affects both. */
export function ratioOf(rounds: readonly { ours: number; limit: number }[]): Ratio {
  const ratios = rounds.map(({ ours, limit }) => ours / limit);
  return {
    median: median(ratios),
    least: Math.min(...ratios),
    most: Math.max(...ratios),
    rounds: rounds.length,
  };
}

/** Returns a ratio as text: '1.18 (1.02 to 1.31, 9 rounds)'. */
export function inWords({ median: middle, least, most, rounds }: Ratio): string {
  return `${middle.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)}, ${rounds} rounds)`;
}

export function lineOf({ what, ours, limit, ratio, goal, holds }: Measurement): string {
  const beside = limit === undefined ? '' : `, limit ${limit}`;
  const times = ratio === undefined ? '' : `, ratio ${inWords(ratio)}`;
  const verdict = holds === undefined ? goal : `goal ${goal}: ${holds ? 'holds' : 'FALLS SHORT'}`;
  return `  ${what}: ${ours}${beside}${times}; ${verdict}`;
}

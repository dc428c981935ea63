import { wilsonRange } from './wilson.ts';

/** A share of a whole and where it is likely to lie, each from 0 to 1. */
export type ConfidenceInterval = {
  readonly share: number;
  readonly low: number;
  readonly high: number;
};

/** `count` of `of` with its 95 % range (NUMBERS-5). `of` is at least 1 and `count` no more than that. */
export function confidenceInterval(count: number, of: number): ConfidenceInterval {
  return { share: count / of, ...wilsonRange(count, of) };
}

/** The z value of 95 %. */
const Z = 1.959963984540054;

/** Returns the Wilson 95 % range, from 0 to 1, of a rate of `hits` in `all`, which are whole numbers. If `all` is 0, the range is the whole of 0 to 1. */
export function wilsonRange(hits: number, all: number): { low: number; high: number } {
  if (all === 0) return { low: 0, high: 1 };
  const rate = hits / all;
  const z2 = (Z * Z) / all;
  const middle = rate + z2 / 2;
  const reach = Math.sqrt(z2 * (rate * (1 - rate) + z2 / 4));
  return {
    // An end of exactly 0 or 1 is set directly, so that rounding does not move it.
    low: hits === 0 ? 0 : (middle - reach) / (1 + z2),
    high: hits === all ? 1 : (middle + reach) / (1 + z2),
  };
}

/** A share of a whole and where it is likely to lie, each from 0 to 1. */
export type ConfidenceInterval = {
  readonly share: number;
  readonly low: number;
  readonly high: number;
};

/** Returns the share of `count` in `of` with its 95 % range (NUMBERS-5). `of` is at least 1, and `count` is at most `of`. */
export function confidenceInterval(count: number, of: number): ConfidenceInterval {
  return { share: count / of, ...wilsonRange(count, of) };
}

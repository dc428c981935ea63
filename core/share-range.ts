/** A share of a whole and where it is likely to lie, each from 0 to 1. */
export type ShareRange = { readonly share: number; readonly low: number; readonly high: number };

/** The quantile of the normal distribution that leaves 2.5 % above it. */
const Z = 1.959_963_984_540_054;

/**
 * `count` of `of` with Wilson's 95 % range (NUMBERS-5): it stays between 0 and 1, and is honest where few
 * were counted. `of` is at least 1 and `count` no more than that.
 */
export function shareRange(count: number, of: number): ShareRange {
  const share = count / of;
  const denominator = 1 + Z ** 2 / of;
  const middle = (share + Z ** 2 / (2 * of)) / denominator;
  const half = (Z / denominator) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

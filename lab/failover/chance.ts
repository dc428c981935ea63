/** Numbers that the same seed gives again (mulberry32). */
export function chanceOf(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (limit: number) => Math.floor(next() * limit);
  return {
    upTo,
    oneIn: (count: number) => upTo(count) === 0,
    shuffled: <T>(all: readonly T[]): T[] => {
      const left = [...all];
      return all.flatMap(() => left.splice(upTo(left.length), 1));
    },
  };
}

export type Chance = ReturnType<typeof chanceOf>;

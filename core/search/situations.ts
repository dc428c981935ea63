import type { Meanings } from './meanings.ts';
import type { Searched, Understand } from './search-term.ts';

/** The hundredths that a title must speak for its situation, and by how many more than for the next. */
const LEAST = 300;
const APART = 80;

/** Returns the number of the situation that a title and its other names speak for, -1 if for none clearly (SEARCH-16). */
export function situationOf({ title, alsoCalled }: Searched, meanings: Meanings): number {
  const names = [title, ...(alsoCalled ?? [])];
  const sums: number[] = [];
  for (const name of names) {
    for (const [at, points] of meanings(name).entries()) sums[at] = (sums[at] ?? 0) + points;
  }
  const [first = 0, second = 0] = [...sums].sort((a, b) => b - a);
  const isClear = first >= LEAST * names.length && first - second >= APART * names.length;
  return isClear ? sums.indexOf(first) : -1;
}

/** Understands searches by a table; it reads the situation of each issue once. */
export function understandBy(meanings: Meanings): Understand {
  const situations = new WeakMap<Searched, number>();
  return (search) => {
    const points = meanings(search);
    return (issue) => {
      const situation = situations.get(issue) ?? situationOf(issue, meanings);
      situations.set(issue, situation);
      return points[situation] ?? 0;
    };
  };
}

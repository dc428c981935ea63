import { SITUATION_NAMES } from '../base/situation-messages.ts';
import { SITUATIONS, TAKEN_AWAY } from '../base/situation.ts';
import { readMeanings, type Meanings } from './meanings.ts';
import type { UnderstandBoth } from './other-language.ts';
import { once, type Searched, type Named, type Understand } from './search-term.ts';

/** The hundredths from which a title speaks for its situation, and the least lead over the next situation. */
const LEAST = 300;
const APART = 80;

/** Returns the number of the situation for which a title and its other names speak, or -1 if they speak for none clearly (SEARCH-16). */
export function situationOf(
  { title, alsoCalled }: Pick<Searched, 'title' | 'alsoCalled'>,
  meanings: Meanings,
): number {
  const names = [title, ...(alsoCalled ?? [])];
  const sums: number[] = [];
  for (const name of names) {
    for (const [at, points] of meanings(name, names.join()).entries())
      sums[at] = (sums[at] ?? 0) + points;
  }
  const [first = 0, second = 0] = [...sums].sort((a, b) => b - a);
  const isClear = first >= LEAST * names.length && first - second >= APART * names.length;
  return isClear ? sums.indexOf(first) : -1;
}

/** Returns the numbers of an issue's situations: its own one, and the changes that its author made (ISSUES-29). */
export function situationsOf(issue: Named, meanings: Meanings): readonly number[] {
  const changes = issue.situations ?? [];
  const all = new Set([situationOf(issue, meanings)]);
  all.delete(-1);
  for (const [at, id] of SITUATIONS.entries()) {
    if (changes.includes(id)) all.add(at);
    if (changes.includes(TAKEN_AWAY + id)) all.delete(at);
  }
  return [...all];
}

/** Makes a function that understands searches by a table. It reads the situations of each issue once. */
export function understandBy(meanings: Meanings): Understand {
  const ownOf = once((issue: Named) => situationsOf(issue, meanings));
  const idsOf = (issue: Named) => ownOf(issue).flatMap((at) => SITUATIONS[at] ?? []);
  return (search) => {
    const points = meanings(search);
    const spoken = (issue: Searched): number => {
      const own = ownOf(issue).map((at) => points[at] ?? 0);
      return own.length > 0 ? Math.max(...own) : 0;
    };
    const nameFor = (issue: Searched): string | undefined => {
      const most = ownOf(issue).find((at) => points[at] === spoken(issue));
      const situation = SITUATIONS[most ?? -1];
      return situation && SITUATION_NAMES[situation];
    };
    return Object.assign(spoken, { points, situationsOf: idsOf, nameFor });
  };
}

/** Makes a function that understands searches by the bytes of the English table and of another language's table. It throws if they are no tables. */
export const understandTable = (
  table: ArrayBuffer,
  understand: UnderstandBoth = understandBy,
): Understand => understand(readMeanings(table));

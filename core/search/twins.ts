import type { IssueSummary } from '../issue/issue.ts';
import { plainWords, stemOf } from './search-words.ts';

/** Whether two titles read alike: the same words in their order, whatever case, accents, spaces and signs. One without a word is like no other. */
export function isSameTitle(one: string, other: string): boolean {
  const words = plainWords(one);
  return words.length > 0 && words.join(' ') === plainWords(other).join(' ');
}

type Titled = Pick<IssueSummary, 'title' | 'alsoCalled'>;

/** Words that tell no title from another. */
const SMALL = new Set(['and', 'for', 'the', 'with']);

/** The words that make a title, without their endings. */
const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    plainWords(text)
      .filter((word) => word.length > 2 && !SMALL.has(word))
      .map(stemOf),
  );

const isPart = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  some.size > 0 && [...some].every((stem) => all.has(stem));

/**
 * How many words two titles differ by that read nearly alike: one has all words of the other in any order, or is what the
 * other is also called. Undefined where they do not.
 */
function wordsApart(title: string, other: Titled): number | undefined {
  const one = stemsOf(title);
  const isSame = (stems: ReadonlySet<string>) => isPart(one, stems) && isPart(stems, one);
  if ((other.alsoCalled ?? []).some((phrase) => isSame(stemsOf(phrase)))) return 0;
  const named = stemsOf(other.title);
  return isPart(one, named) || isPart(named, one) ? Math.abs(one.size - named.size) : undefined;
}

/** The published starter texts that a title is like, and whether it reads only nearly like theirs. */
export type LikeTitles = { readonly starters: readonly IssueSummary[]; readonly isNear: boolean };

/**
 * The published starter texts among `issues` that advisors cannot tell from this one by their title; where there is none,
 * the one whose title is nearest (LIST-22).
 */
export function starterTwins(
  { _id, title }: Pick<IssueSummary, '_id' | 'title'>,
  issues: readonly IssueSummary[],
): LikeTitles {
  const others = issues.filter((other) => other._id !== _id && other.isStarter && other.publish);
  const same = others.filter((other) => isSameTitle(other.title, title));
  if (same.length > 0) return { starters: same, isNear: false };
  const near = others
    .flatMap((other) => {
      const apart = wordsApart(title, other);
      return apart === undefined ? [] : { other, apart };
    })
    .toSorted((a, b) => a.apart - b.apart);
  return { starters: near.slice(0, 1).map(({ other }) => other), isNear: near.length > 0 };
}

import type { IssueSummary } from '../issue/issue.ts';
import { plainWords, stemOf } from './search-words.ts';

/**
 * Tells whether two titles read alike: they have the same words in the same order, whatever the case,
 * accents, spaces and punctuation. A title without words is like no other.
 */
export function isSameTitle(one: string, other: string): boolean {
  const words = plainWords(one);
  return words.length > 0 && words.join(' ') === plainWords(other).join(' ');
}

type Titled = Pick<IssueSummary, 'title' | 'alsoCalled'>;

/** The words that tell no title from another. */
const SMALL = new Set(plainWords('a an and at by for from in is of on or our the their to with'));
/** The words that say little if other words say what happened. */
const VAGUE = new Set(plainWords('emergency incident complaint issue problem').map(stemOf));
const PEOPLE = new Set(plainWords('resident student person people somebody someone'));

/**
 * Returns a word without its ending, and one word for all people whom a title can be about. 'keys' is too
 * short to lose its ending.
 */
function meant(word: string): string {
  const one = word.replace(/(?<=..[^s])s$/, '');
  return PEOPLE.has(one) ? 'person' : stemOf(one);
}

type TitleMeaning = ReadonlySet<string>;

/** Returns the words that make up the meaning of a title. */
const meantBy = (words: readonly string[]): TitleMeaning =>
  new Set(words.filter((word) => !SMALL.has(word)).map(meant));

/** Leaves out the words that tell little. */
const instructed = (words: TitleMeaning): TitleMeaning =>
  new Set([...words].filter((word) => word !== 'person' && !VAGUE.has(word)));

const isPart = (some: TitleMeaning, all: TitleMeaning): boolean =>
  some.size > 0 && [...some].every((word) => all.has(word));

/**
 * Returns the ways to read a title: whole, and with either word of an 'or' if that leaves two words ('Lost or
 * stolen key' is also 'Lost key').
 */
function readingsOf(title: string): readonly TitleMeaning[] {
  const words = plainWords(title);
  const parts = words.flatMap((word, at) =>
    word === 'or' ? [words.toSpliced(at - 1, 1), words.toSpliced(at + 1, 1)] : [],
  );
  return [meantBy(words), ...parts.map(meantBy).filter(({ size }) => size > 1)];
}

/**
 * Counts the words by which two nearly equal titles differ: one has all words of the other in any order, or
 * is one of the other's names. The result is undefined if the titles are not nearly equal.
 */
function wordsApart(title: string, other: Titled): number | undefined {
  const one = meantBy(plainWords(title));
  const isSame = (words: TitleMeaning) =>
    isPart(instructed(one), instructed(words)) && isPart(instructed(words), instructed(one));
  if ((other.alsoCalled ?? []).some((phrase) => isSame(meantBy(plainWords(phrase))))) return 0;
  const apart = readingsOf(other.title).flatMap((named) =>
    isPart(instructed(one), named) || isPart(named, one) ? Math.abs(one.size - named.size) : [],
  );
  return apart.length > 0 ? Math.min(...apart) : undefined;
}

/** Returns a title in whole, and without its part in parentheses. */
const formsOf = (title: string): readonly string[] => [title, title.replaceAll(/\([^()]*\)/g, ' ')];

/** The published starter texts with a similar title, and whether the titles are only nearly equal. */
export type LikeTitles = { readonly starters: readonly IssueSummary[]; readonly isNear: boolean };

/**
 * Returns the published starter texts among `issues` that advisors cannot tell from this one by the title. If
 * there is none, it returns the one with the nearest title (LIST-22).
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
      const apart = formsOf(title).flatMap((form) => wordsApart(form, other) ?? []);
      return apart.length === 0 ? [] : { other, apart: Math.min(...apart) };
    })
    .toSorted((a, b) => a.apart - b.apart);
  return { starters: near.slice(0, 1).map(({ other }) => other), isNear: near.length > 0 };
}

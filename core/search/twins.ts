import type { IssueSummary } from '../issue/issue.ts';
import { plainWords } from './search-words.ts';

/** Whether two titles read alike: the same words in their order, whatever case, accents, spaces and signs. One without a word is like no other. */
export function isSameTitle(one: string, other: string): boolean {
  const words = plainWords(one);
  return words.length > 0 && words.join(' ') === plainWords(other).join(' ');
}

/** The published starter texts among `issues` that advisors cannot tell from this one by their title (LIST-22). */
export const starterTwins = (
  { _id, title }: Pick<IssueSummary, '_id' | 'title'>,
  issues: readonly IssueSummary[],
): readonly IssueSummary[] =>
  issues.filter(
    (other) =>
      other._id !== _id && other.isStarter && other.publish && isSameTitle(other.title, title),
  );

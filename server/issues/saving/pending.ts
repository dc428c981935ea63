import { isDeepStrictEqual } from 'node:util';
import type { PendingWords } from '#core/issue/second-person.ts';
import { partOf } from '#core/issue/typed-details.ts';
import { changedParts, type IssuePart } from '#core/issue/issue-parts.ts';
import {
  languagesOf,
  liveTranslations,
  publishedIn,
  translationsOf,
  withTranslations,
} from '#core/issue/translations.ts';
import { rebased } from '#core/issue/rebase.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Touched } from './conflicts.ts';
import type { StoredIssue } from '../rows/issues.sql.ts';

type Words = Omit<PendingWords, 'at' | 'disputed'>;

const contentOf = (one: Words) => ({
  ...partOf('inRevision', one),
  steps: one.steps,
  ...publishedIn(one),
});
const wordsOf = ({ translations, removed, ...one }: Words): Words => ({
  ...contentOf({ ...one, removed }),
  removed,
  ...(translations && { translations }),
});

/** Tells whether advisors would read the same text in both. */
export function saysSame(before: Words, issue: Words): boolean {
  return isDeepStrictEqual(contentOf(before), contentOf(issue));
}

/** Tells whether advisors would read the same text, or only lose a language that was withdrawn. Nobody has to approve that (TRANSLATE-8). */
export function saysSameOrLess(before: Words, issue: Words): boolean {
  const left = languagesOf(publishedIn(issue)).map(([language]) => language);
  const kept = languagesOf(publishedIn(before)).filter(([language]) => left.includes(language));
  return saysSame(withTranslations(before, translationsOf(kept)), issue);
}

/** Returns the issue as its authors work on it: a published issue with the waiting text, if there is any (REVIEW-11). */
export function workingOf(issue: StoredIssue): StoredIssue {
  const { waiting } = issue;
  if (!waiting) return issue;
  const { translations: _, ...rest } = issue;
  return { ...rest, ...wordsOf(waiting), updatedAt: waiting.at };
}

export function withWaiting(
  { waiting: _, ...issue }: StoredIssue,
  waiting?: PendingWords,
): StoredIssue {
  return waiting ? { ...issue, waiting } : issue;
}

type Work = { stored: StoredIssue; changed: StoredIssue; at: string };

function wordsChanged(stored: StoredIssue, changed: StoredIssue): readonly IssuePart[] {
  const before = workingOf(stored);
  return changedParts(before, withTranslations({ ...before, ...wordsOf(changed) }, changed));
}

/** Keeps the text that advisors read, and stores the text of a save as waiting text. */
export function besideLive({ stored, changed, at }: Work, touched: Touched): StoredIssue {
  const live = { ...changed, ...wordsOf(stored), updatedAt: stored.updatedAt };
  const kept = withTranslations(live, liveTranslations(stored, changed));
  if (saysSame(kept, changed)) return withWaiting(kept);
  const { disputed = [] } = stored.waiting ?? {};
  // A save that changes no text of a part, such as that of a review date, does not settle the part.
  const own = new Set(wordsChanged(stored, changed));
  const left = disputed.filter((part) => touched !== 'all' && !own.has(part));
  const isSame = isDeepStrictEqual(wordsOf(changed), wordsOf(workingOf(stored)));
  if (isSame && left.length === disputed.length) return withWaiting(kept, stored.waiting);
  return withWaiting(kept, { ...wordsOf(changed), at, disputed: left });
}

/** Throws SECOND_PERSON_NEEDED if an urgent correction may have been written on the waiting text, whose step numbers may be different (REVIEW-13). */
export function assertOnPublished(
  stored: StoredIssue,
  issue: StoredIssue,
  { onPublished = false }: { onPublished?: boolean },
): void {
  if (!stored.waiting || onPublished || saysSame(stored, issue)) return;
  throw new ApiError('SECOND_PERSON_NEEDED', {
    detail: (say) => say.changesWait,
  });
}

/** Changes the text that advisors read, and makes the same change in the waiting text unless somebody changed that place differently (REVIEW-13). */
export function underWaiting({ stored, changed }: Omit<Work, 'at'>): StoredIssue {
  const { waiting } = stored;
  if (!waiting) return changed;
  const { words, disputed } = rebased({ base: stored, mine: waiting, theirs: changed });
  const left = [...new Set([...waiting.disputed, ...disputed])];
  const after = withTranslations({ ...waiting, ...words, disputed: left }, words);
  return withWaiting(changed, saysSame(changed, after) ? undefined : after);
}

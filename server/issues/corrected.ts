import { isDeepStrictEqual } from 'node:util';
import { plainText } from '#core/campus/contact-refs.ts';
import { languagesOf, publishedIn } from '#core/issue/translations.ts';
import type { Words as ErrorWords } from '../base/words/words.ts';
import { ApiError } from '../http/api-error.ts';
import type { Db } from '../db/tables/database.ts';
import { readAlone, readCampus } from '../domain/campus.ts';
import { listRevisions, type StoredRevision } from '../domain/revisions.sql.ts';
import { workingOf } from './pending.ts';
import type { StoredIssue } from './rows/issues.sql.ts';

type Saying = (details: Say) => string;

type Save = { before: StoredIssue; issue: StoredIssue; urgent: string | undefined };

type Say = ErrorWords['details'];

type Words = Pick<StoredRevision, 'firstAct' | 'steps' | 'translations'>;

/** Tells whether `b` brings nothing but words of `a`; a language that was withdrawn since brings none. */
const sayTheSame = (a: Words, b: Words): boolean =>
  a.firstAct === b.firstAct &&
  isDeepStrictEqual(a.steps, b.steps) &&
  languagesOf(publishedIn(b)).every(([language, translation]) =>
    isDeepStrictEqual(a.translations?.[language], translation),
  );

/** Says how such words come back if a sentence with them would be refused. */
async function otherWay(
  tx: Db,
  { publish, waiting, revision }: StoredIssue,
): Promise<Saying | undefined> {
  if (waiting) return (say) => say.discardAndSend;
  if (publish || !(await readAlone(tx)).secondPerson) return undefined;
  return (say) => say.restoreAndSend(revision);
}

/**
 * Throws CORRECTED_URGENTLY if a save would bring back to advisors, or have wait for them, the words of before the
 * newest urgent correction, however it came by them, without a sentence of its own (PUBLISH-15); SECOND_PERSON_NEEDED
 * where none can come with them as they stand (REVIEW-16).
 */
export async function assertNotCorrected(tx: Db, { before, issue, urgent }: Save): Promise<void> {
  const { urgent: correction } = before;
  if (!issue.publish || !correction || urgent !== undefined) return;
  const words = workingOf(issue);
  if (before.publish && sayTheSame(issue.waiting ? workingOf(before) : before, words)) return;
  const revisions = await listRevisions(tx, issue._id, { before: undefined, limit: undefined });
  const newest = revisions.find((revision) => sayTheSame(revision, words));
  if (!newest || newest.number >= correction.revision) return;
  const { campus } = await readCampus(tx);
  const sentence = plainText(correction.sentence, campus);
  const way = await otherWay(tx, before);
  throw new ApiError(way ? 'SECOND_PERSON_NEEDED' : 'CORRECTED_URGENTLY', {
    detail: (say) => `${say.removedUrgently(sentence)} ${way?.(say) ?? say.tellWhy}`,
  });
}

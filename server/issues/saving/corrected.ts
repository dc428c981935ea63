import { isDeepStrictEqual } from 'node:util';
import { plainText } from '#core/campus/contact-refs.ts';
import { languagesOf, publishedIn } from '#core/issue/translations.ts';
import type { Words as ErrorWords } from '../../base/words/words.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Db } from '../../db/tables/database.ts';
import { readAlone, readCampus } from '../../domain/campus.ts';
import { listRevisions, type StoredRevision } from '../../domain/revisions.sql.ts';
import { workingOf } from './pending.ts';
import type { StoredIssue } from '../rows/issues.sql.ts';

type Saying = (details: Say) => string;

type Save = { before: StoredIssue; issue: StoredIssue; urgent: string | undefined };

type Say = ErrorWords['details'];

type Words = Pick<StoredRevision, 'firstAct' | 'steps' | 'translations'>;

const inOriginal = (a: Words, b: Words): boolean =>
  a.firstAct === b.firstAct && isDeepStrictEqual(a.steps, b.steps);

/** Tells whether `b` brings nothing but words of `a`; a language that was withdrawn since brings none. */
const sayTheSame = (a: Words, b: Words): boolean =>
  inOriginal(a, b) &&
  languagesOf(publishedIn(b)).every(([language, translation]) =>
    isDeepStrictEqual(a.translations?.[language], translation),
  );

type Saved = { present: Words | undefined; after: Words };

/** Returns what finds revisions of the words of a save: of all, and of the original and each language of a published issue that it changes. */
function comparisons({ present, after }: Saved): ((revision: Words) => boolean)[] {
  const others = languagesOf(publishedIn(present ?? {})).flatMap(([language, now]) => {
    const then = after.translations?.[language];
    if (!then?.isPublished || isDeepStrictEqual(now, then)) return [];
    return (one: Words) => isDeepStrictEqual(one.translations?.[language], then);
  });
  const original = (one: Words) => inOriginal(one, after);
  const isSame = present !== undefined && inOriginal(present, after);
  return [(one) => sayTheSame(one, after), ...(isSame ? [] : [original]), ...others];
}

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
 * where none can come with them as they are (PUBLISH-15).
 */
export async function assertNotCorrected(tx: Db, { before, issue, urgent }: Save): Promise<void> {
  const { urgent: correction } = before;
  if (!issue.publish || !correction || urgent !== undefined) return;
  const after = workingOf(issue);
  const beside = issue.waiting ? workingOf(before) : before;
  const present = before.publish ? beside : undefined;
  if (present && sayTheSame(present, after)) return;
  const revisions = await listRevisions(tx, issue._id, { before: undefined, limit: undefined });
  const isFormer = (isIt: (revision: Words) => boolean) => {
    const { number = correction.revision } = revisions.find(isIt) ?? {};
    return number < correction.revision;
  };
  if (!comparisons({ present, after }).some(isFormer)) return;
  const { campus } = await readCampus(tx);
  const sentence = plainText(correction.sentence, campus);
  const way = await otherWay(tx, before);
  throw new ApiError(way ? 'SECOND_PERSON_NEEDED' : 'CORRECTED_URGENTLY', {
    detail: (say) => `${say.removedUrgently(sentence)} ${way?.(say) ?? say.tellWhy}`,
  });
}

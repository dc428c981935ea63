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

/** Tells whether `b` has only texts that `a` has too. A translation that was withdrawn since then does not count. */
const sayTheSame = (a: Words, b: Words): boolean =>
  inOriginal(a, b) &&
  languagesOf(publishedIn(b)).every(([language, translation]) =>
    isDeepStrictEqual(a.translations?.[language], translation),
  );

type Saved = { present: Words | undefined; after: Words };

/** Returns functions that tell whether a revision has the text of a save: all of it, the original, or one of the languages of a published issue that the save changes. */
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

/** Returns the sentence about another way to bring the text back, if a message with the save would be refused; undefined if it would not. */
async function otherWay(
  tx: Db,
  { publish, waiting, revision }: StoredIssue,
): Promise<Saying | undefined> {
  if (waiting) return (say) => say.discardAndSend;
  if (publish || !(await readAlone(tx)).secondPerson) return undefined;
  return (say) => say.restoreAndSend(revision);
}

/**
 * Throws CORRECTED_URGENTLY if a save without a message would show advisors text from before the newest urgent
 * correction, or have it wait for them. Throws SECOND_PERSON_NEEDED if such a save cannot have a message (PUBLISH-15).
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

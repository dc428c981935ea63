import { isDeepStrictEqual } from 'node:util';
import { plainText } from '#core/campus/contact-refs.ts';
import { ApiError } from '../http/api-error.ts';
import type { Db } from '../db/tables/database.ts';
import { readCampus } from '../nouns/campus.ts';
import { listRevisions, type StoredRevision } from '../nouns/revisions.ts';
import type { StoredIssue } from './store.ts';

type Save = { before: StoredIssue; issue: StoredIssue; urgent: string | undefined };

type Words = Pick<StoredRevision, 'firstAct' | 'steps'>;

const sayTheSame = (a: Words, b: Words): boolean =>
  a.firstAct === b.firstAct && isDeepStrictEqual(a.steps, b.steps);

/**
 * Throws CORRECTED_URGENTLY where a save would bring back to advisors the words of before the newest urgent
 * correction, however it came by them, without a sentence of its own (PUBLISH-15).
 */
export async function assertNotCorrected(tx: Db, { before, issue, urgent }: Save): Promise<void> {
  const { urgent: correction } = before;
  if (!issue.publish || !correction || urgent !== undefined) return;
  if (before.publish && sayTheSame(before, issue)) return;
  const revisions = await listRevisions(tx, issue._id, { before: undefined, limit: undefined });
  const newest = revisions.find((revision) => sayTheSame(revision, issue));
  if (!newest || newest.number >= correction.revision) return;
  const { campus } = await readCampus(tx);
  throw new ApiError('CORRECTED_URGENTLY', {
    detail: `These words were corrected urgently: “${plainText(correction.sentence, campus)}” To use them again, tell advisors why in a sentence, in the editor.`,
  });
}

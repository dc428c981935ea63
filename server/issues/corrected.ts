import { isDeepStrictEqual } from 'node:util';
import { plainText } from '#core/campus/contact-refs.ts';
import { ApiError } from '../http/api-error.ts';
import type { Db } from '../db/tables/database.ts';
import { readAlone, readCampus } from '../domain/campus.ts';
import { listRevisions, type StoredRevision } from '../domain/revisions.sql.ts';
import { workingOf } from './pending.ts';
import type { StoredIssue } from './rows/issues.sql.ts';

type Save = { before: StoredIssue; issue: StoredIssue; urgent: string | undefined };

type Words = Pick<StoredRevision, 'firstAct' | 'steps'>;

const sayTheSame = (a: Words, b: Words): boolean =>
  a.firstAct === b.firstAct && isDeepStrictEqual(a.steps, b.steps);

/** Says how such words come back if a sentence with them would be refused. */
async function otherWay(
  tx: Db,
  { publish, waiting, revision }: StoredIssue,
): Promise<string | undefined> {
  if (waiting) return 'Discard the waiting changes, and send it as an urgent correction.';
  if (publish || !(await readAlone(tx)).secondPerson) return undefined;
  return `Change it, or restore and publish revision ${revision} and send it as an urgent correction.`;
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
  const said = `An urgent correction removed this text: “${plainText(correction.sentence, campus)}”`;
  const way = await otherWay(tx, before);
  if (way !== undefined) throw new ApiError('SECOND_PERSON_NEEDED', { detail: `${said} ${way}` });
  throw new ApiError('CORRECTED_URGENTLY', {
    detail: `${said} To use it again, tell advisors why in the editor.`,
  });
}

import { countsOf, type IssueSummary } from '#core/issue.ts';
import type { Db } from '../db/database.ts';
import { slicesOf } from './slices.ts';
import { findIssues, listHeads, type StoredIssue } from './store.ts';
import { wireIssue } from './wire.ts';

type Counts = Pick<IssueSummary, 'version' | 'stepCount' | 'problemCount'>;

/**
 * Lists issues with the counts of their steps in place of these (ISSUES-5). An issue is read and
 * counted once for each of its versions.
 */
export function createSummaries(db: Db) {
  const counted = new Map<string, Counts>();
  return async (archived: boolean): Promise<IssueSummary[]> => {
    const heads = await listHeads(db, archived);
    const changed = heads.filter((head) => counted.get(head._id)?.version !== head.version);
    for await (const slice of slicesOf(changed)) {
      for (const issue of await findIssues(
        db,
        slice.map(({ _id }) => _id),
      )) {
        counted.set(issue._id, { version: issue.version, ...countsOf(issue) });
      }
    }
    return heads.map((head) => {
      const { stepCount = 0, problemCount = 0 } = counted.get(head._id) ?? {};
      return { ...head, stepCount, problemCount };
    });
  };
}

/** The response to listIssues as text, written in slices: 500 issues of 60 steps are 9 MB. */
export async function* writtenIssues(issues: Iterable<StoredIssue>): AsyncGenerator<string> {
  let before = '{"data":[';
  for await (const slice of slicesOf(issues)) {
    yield before + slice.map((issue) => JSON.stringify(wireIssue(issue))).join(',');
    before = ',';
  }
  yield before === ',' ? ']}' : `${before}]}`;
}

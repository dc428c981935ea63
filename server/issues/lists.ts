import { countsOf, type IssueSummary } from '#core/issue.ts';
import { readCampus } from '../db/campus.ts';
import type { Db } from '../db/database.ts';
import { slicesOf } from './slices.ts';
import { findIssues, listHeads, type IssueHead, type StoredIssue } from './store.ts';
import { wireIssue } from './wire.ts';

type Counts = Pick<IssueSummary, 'version' | 'stepCount' | 'problemCount'> & {
  /** That of the settings, whose contacts the issue may name. */
  campusVersion: number;
};

/**
 * Lists issues with the counts of their steps in place of these (ISSUES-5). An issue is read and
 * counted once for each of its versions, a draft for each version of the settings too.
 */
export function createSummaries(db: Db) {
  const counted = new Map<string, Counts>();
  return async (archived: boolean): Promise<IssueSummary[]> => {
    const heads = await listHeads(db, archived);
    const { campus, version: campusVersion } = await readCampus(db);
    const isCounted = ({ _id, version, publish }: IssueHead): boolean => {
      const known = counted.get(_id);
      return known?.version === version && (publish || known.campusVersion === campusVersion);
    };
    const changed = heads.filter((head) => !isCounted(head));
    for await (const slice of slicesOf(changed)) {
      for (const issue of await findIssues(
        db,
        slice.map(({ _id }) => _id),
      )) {
        const { version } = issue;
        counted.set(issue._id, { version, campusVersion, ...countsOf(issue, campus) });
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

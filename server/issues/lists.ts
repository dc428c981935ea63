import { countsOf, type IssueSummary } from '#core/issue/issue.ts';
import { progressOf } from '#core/issue/translation.ts';
import { languagesOf } from '#core/issue/translations.ts';
import { readCampus } from '../domain/campus.ts';
import { listTicked, readTicks } from './rows/path-checks.sql.ts';
import { listAsked } from './rows/approvals.sql.ts';
import { listUnreadIssues } from '../domain/unread.sql.ts';
import type { Db } from '../db/tables/database.ts';
import { pathCounts } from './rows/fingerprints.ts';
import { listUnreviewed } from './rows/translation-reviews.sql.ts';
import { batchesOf } from './rows/batches.ts';
import {
  findIssues,
  listHeads,
  listPending,
  type IssueHead,
  type StoredIssue,
} from './rows/issues.sql.ts';
import { wireIssue } from './wire.ts';

type Counts = Pick<
  IssueSummary,
  'version' | 'stepCount' | 'problemCount' | 'paths' | 'languages'
> & {
  /** The version of the settings, because the issue may name their contacts. */
  campusVersion: number;
  /** The number of path checks made or undone so far, read before these counts were. */
  ticks: number;
};

/** Counts an issue's texts in each of its other languages; nothing if it has none (TRANSLATE-13). */
function progressIn(issue: StoredIssue): Pick<IssueSummary, 'languages'> {
  const languages = languagesOf(issue).map(([language, translation]) => {
    const { isPublished, texts } = translation;
    const title = texts.title && { title: texts.title.text };
    return { language, isPublished, ...progressOf(issue, translation), ...title };
  });
  return languages.length > 0 ? { languages } : {};
}

/** Makes a function that lists issues with counts of their steps (ISSUES-5). It counts again only if the issue, the settings or its path checks changed (PATHS-4). */
export function createSummaries(db: Db) {
  const counted = new Map<string, Counts>();
  return async (archived: boolean): Promise<IssueSummary[]> => {
    const ticks = await readTicks(db);
    const heads = await listHeads(db, archived);
    const asked = await listAsked(db);
    const unread = await listUnreadIssues(db);
    const pending = await listPending(db);
    const unreviewed = await listUnreviewed(db);
    const { campus, version: campusVersion } = await readCampus(db);
    const isCounted = ({ _id, version, publish }: IssueHead): boolean => {
      const known = counted.get(_id);
      return (
        known?.version === version &&
        known.ticks === (ticks.get(_id) ?? 0) &&
        (publish || known.campusVersion === campusVersion)
      );
    };
    const changed = heads.filter((head) => !isCounted(head));
    for await (const slice of batchesOf(changed)) {
      const ids = slice.map(({ _id }) => _id);
      const ticked = await listTicked(
        db,
        ids.filter((id) => ticks.has(id)),
      );
      for (const issue of await findIssues(db, ids)) {
        const { _id, version, steps } = issue;
        const times = ticks.get(_id) ?? 0;
        const paths = times > 0 ? pathCounts(steps, ticked.get(_id) ?? new Set()) : null;
        const counts = { ...countsOf(issue, campus), paths, ...progressIn(issue) };
        counted.set(_id, { version, campusVersion, ticks: times, ...counts });
      }
    }
    return heads.map((head) => {
      const { _id } = head;
      const { stepCount = 0, problemCount = 0, paths = null, languages } = counted.get(_id) ?? {};
      return {
        ...head,
        stepCount,
        problemCount,
        paths,
        ...(languages && {
          languages: languages.map((one) => ({ ...one, ...unreviewed.mark(_id, one.language) })),
        }),
        ...(asked.has(_id) && { isReviewAsked: true }),
        ...(unread.has(_id) && { isUnread: true }),
        ...(pending.has(_id) && { isPending: true }),
      };
    });
  };
}

/** Yields the response to listIssues as text in slices, since 500 issues of 60 steps take 9 MB. */
export async function* writtenIssues(issues: Iterable<StoredIssue>): AsyncGenerator<string> {
  let before = '{"data":[';
  for await (const slice of batchesOf(issues)) {
    yield before + slice.map((issue) => JSON.stringify(wireIssue(issue))).join(',');
    before = ',';
  }
  yield before === ',' ? ']}' : `${before}]}`;
}

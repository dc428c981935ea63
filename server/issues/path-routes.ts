import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import type { CheckedPath, IssuePaths } from '#core/issue/path-check-schema.ts';
import type { StepId } from '#core/step/step-schema.ts';
import { pathsOf } from '#core/tree/tree-paths.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import type { Db } from '../db/tables/database.ts';
import {
  countTick,
  deleteChecks,
  insertCheck,
  listChecks,
  type StoredCheck,
} from './rows/path-checks.sql.ts';
import { adoptionIn, withAdopter } from '../domain/adoptions.sql.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from '../http/api-error.ts';
import { route } from '../http/endpoint.ts';
import {
  fingerprintedPaths,
  fingerprintOfWords,
  pathCounts,
  stepsIn,
  type FingerprintedPath,
  type PathLanguage,
} from './rows/fingerprints.ts';
import { assertOwnCategory } from './saving/own-category.ts';
import { workingOf } from './saving/pending.ts';
import { bumpLibraryVersion, findIssue, type StoredIssue } from './rows/issues.sql.ts';
import { findReview, findReviewedWords, noteReviewed } from './rows/translation-reviews.sql.ts';
import { languageNamed, wireSteps } from './wire.ts';

/** The most path checks that are kept for an issue. Above that, the oldest checks of paths that no longer exist are deleted. */
const CHECKS_LIMIT = 2_000;

/** Returns a key for the way of a path, which is equal for two paths over the same steps, whatever their texts. */
const wayOf = ({ read }: FingerprintedPath): string => read.map(([step]) => step).join();

type ReviewOfPaths = Pick<IssuePaths, 'reviewed' | 'notReviewed' | 'isEdited'>;

function issuePaths(
  issue: StoredIssue,
  language: PathLanguage,
  checks: readonly StoredCheck[],
): Omit<IssuePaths, keyof ReviewOfPaths> {
  const steps = stepsIn(issue, language);
  const placeOf = new Map<StepId, number>(steps.map(({ _id }, index) => [_id, index + 1]));
  const place = (step: StepId): number => placeOf.get(step) ?? 0;
  const byPrint = new Map(checks.map((check) => [check.fingerprint, check]));
  // The list is newest first, so it is turned around: then the newest check of each way wins.
  const byWay = new Map(checks.toReversed().map((check) => [wayOf(check), check]));
  const { count = 0, isMore = false } = pathsOf(steps) ?? {};
  const paths = fingerprintedPaths(steps, language).map((path): CheckedPath => {
    const { fingerprint, read } = path;
    const check = byPrint.get(fingerprint);
    const former = check ? undefined : byWay.get(wayOf(path));
    const changed = read.filter(([, mark], index) => former?.read[index]?.[1] !== mark);
    return {
      fingerprint,
      steps: read.map(([step]) => place(step)),
      check: check ? { at: check.at, by: check.by } : null,
      reopened: former
        ? { at: former.at, by: former.by, changed: changed.map(([step]) => place(step)) }
        : null,
    };
  });
  const checked = paths.filter(({ check }) => check !== null).length;
  return { count, isMore, checked, steps: wireSteps(steps), paths };
}

type Tick = { path: FingerprintedPath; language: PathLanguage; current: ReadonlySet<string> };

/** Stores the check of a path. It deletes outdated checks of the same way, and the oldest ones above the limit. */
async function tick(
  tx: Db,
  issueId: string,
  { path, language, current }: Tick,
  by: { at: string; who: string },
): Promise<void> {
  const checks = await listChecks(tx, issueId, language);
  const stale = checks.filter((check) => !current.has(check.fingerprint));
  const renewed = stale.filter((check) => wayOf(check) === wayOf(path));
  const left = stale.filter((check) => wayOf(check) !== wayOf(path));
  const forgotten = [...renewed, ...left.slice(CHECKS_LIMIT)];
  await deleteChecks(
    tx,
    issueId,
    forgotten.map(({ fingerprint }) => fingerprint),
  );
  await insertCheck(tx, issueId, path, by);
}

/** Returns the issue as advisors read it. If changes wait, the waiting version comes first. */
const bothOf = (issue: StoredIssue): StoredIssue[] =>
  issue.waiting ? [workingOf(issue), issue] : [issue];

/** Counts a check of a path, and returns the issue with all its paths, if this administrator may check them. */
async function openPaths(
  tx: Db,
  { id, admin, language }: { id: string; admin: string; language: PathLanguage },
) {
  await countTick(tx, id);
  const issue = await findIssue(tx, id);
  if (!issue) throw new ApiError('NOT_FOUND');
  await assertOwnCategory(tx, admin, issue);
  if (issue.isArchived) throw new ApiError('ISSUE_ARCHIVED');
  const paths = bothOf(issue).flatMap((one) =>
    fingerprintedPaths(stepsIn(one, language), language),
  );
  return { issue, paths };
}

/** Returns who reviewed an issue or its translation, and whether a review is still needed (PATHS-7, TRANSLATE-43). */
async function reviewIn(
  db: Db,
  issueId: string,
  language: PathLanguage,
): Promise<Omit<ReviewOfPaths, 'isEdited'>> {
  if (language === undefined) {
    const adopter = await withAdopter(db).where('issue.id', '=', issueId).executeTakeFirst();
    return { reviewed: adopter ? adoptionIn(adopter) : null };
  }
  const review = await findReview(db, { issueId, language });
  return { reviewed: review ?? null, ...(review === null && { notReviewed: true }) };
}

/** Returns the review of an issue's paths, and whether its text has changed since. Publishing, archiving and restoring do not change the text. */
async function reviewOf(
  db: Db,
  issue: StoredIssue,
  language: PathLanguage,
): Promise<ReviewOfPaths> {
  const { _id: issueId, updatedAt } = issue;
  const review = await reviewIn(db, issueId, language);
  if (!review.reviewed) return { ...review, isEdited: false };
  const words = await findReviewedWords(db, { issueId, language });
  const isEdited =
    words === null ? updatedAt > review.reviewed.at : words !== fingerprintOfWords(issue, language);
  return { ...review, isEdited };
}

/** Serves the paths of issues, and which of them administrators have read and checked (PATHS-1 to PATHS-4), in each language (TRANSLATE-43). */
export function pathRoutes(app: FastifyInstance, deps: Deps): void {
  const { read } = deps.db;

  route(app, API.listPaths, async ({ params: { id }, query: { paths, language } }) => {
    const issue = await findIssue(read, id);
    if (!issue) throw new ApiError('NOT_FOUND');
    const working = workingOf(issue);
    const checks = await listChecks(read, id, language);
    if (paths !== 'count') {
      const review = await reviewOf(read, working, language);
      return { ...issuePaths(working, language, checks), ...review };
    }
    const ticked = new Set(checks.map(({ fingerprint }) => fingerprint));
    return pathCounts(stepsIn(working, language), ticked, language);
  });

  route(app, API.checkPath, async ({ data, params: { id, fingerprint }, admin }) => {
    const at = deps.now().toISOString();
    const { isChecked, language } = data;
    return await audited(deps, async (tx) => {
      const { issue, paths } = await openPaths(tx, { id, admin: admin._id, language });
      const path = paths.find((one) => one.fingerprint === fingerprint);
      // The path that the administrator read does not exist any longer.
      if (!path) throw new ApiError('VERSION_CONFLICT', { detail: (say) => say.pathChanged });
      if (isChecked) {
        const current = new Set(paths.map((one) => one.fingerprint));
        await tick(tx, id, { path, language, current }, { at, who: admin._id });
      } else await deleteChecks(tx, id, [fingerprint]);
      const what = isChecked ? 'path.check' : 'path.uncheck';
      noteAct(tx, { who: admin._id, what, subject: `${id}/${fingerprint}` });
      const ticked = (await listChecks(tx, id, language)).map((check) => check.fingerprint);
      return pathCounts(stepsIn(workingOf(issue), language), new Set(ticked), language);
    });
  });

  route(app, API.reviewTranslation, async ({ params: { id, language: name }, admin }) => {
    const language = languageNamed(name);
    const at = deps.now().toISOString();
    return await audited(deps, async (tx) => {
      const { issue, paths } = await openPaths(tx, { id, admin: admin._id, language });
      if (!bothOf(issue).some(({ translations }) => translations?.[language]))
        throw new ApiError('NOT_FOUND');
      const ticked = new Set((await listChecks(tx, id, language)).map((one) => one.fingerprint));
      const left = new Set(paths.map((path) => path.fingerprint)).difference(ticked);
      if (left.size > 0) {
        throw new ApiError('PATHS_NOT_CHECKED', { detail: (say) => say.pathsLeft(left.size) });
      }
      const words = fingerprintOfWords(workingOf(issue), language);
      await noteReviewed(tx, { issueId: id, language }, { at, who: admin._id, words });
      noteAct(tx, { who: admin._id, what: 'translation.review', subject: `${id}/${language}` });
      await bumpLibraryVersion(tx, deps.newId());
      const review = await findReview(tx, { issueId: id, language });
      if (!review) throw new ApiError('NOT_FOUND');
      return review;
    });
  });
}

import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import type { CheckedPath, IssuePaths } from '#core/issue/path-check-schema.ts';
import type { StepId } from '#core/step/step-schema.ts';
import type { SavedStep } from '#core/step/step.ts';
import { pathsOf } from '#core/tree/tree-paths.ts';
import { audited, noteAct } from '../../domain/audit.sql.ts';
import type { Db } from '../../db/tables/database.ts';
import {
  countTick,
  deleteChecks,
  insertCheck,
  listChecks,
  type FingerprintedPath,
  type StoredCheck,
} from '../rows/path-checks.sql.ts';
import { adoptionIn, withAdopter } from '../../domain/adoptions.sql.ts';
import type { Deps } from '../../base/deps.ts';
import { ApiError } from '../../http/api-error.ts';
import { route } from '../../http/endpoint.ts';
import { fingerprintedPaths, pathCounts } from '../rows/fingerprints.ts';
import { assertOwnCategory } from '../own-category.ts';
import { workingOf } from '../pending.ts';
import { findIssue } from '../rows/issues.sql.ts';
import { wireSteps } from '../wire.ts';

/** Ticks kept of one issue; of more than these the oldest of former paths are forgotten. */
const CHECKS_LIMIT = 2_000;

/** Returns the way of a path: equal for two over the same steps, whatever their texts. */
const wayOf = ({ read }: FingerprintedPath): string => read.map(([step]) => step).join();

/** Returns the paths of these steps with the ticks of them. */
function issuePaths(
  steps: readonly SavedStep[],
  checks: readonly StoredCheck[],
): Omit<IssuePaths, 'reviewed'> {
  const placeOf = new Map<StepId, number>(steps.map(({ _id }, index) => [_id, index + 1]));
  const place = (step: StepId): number => placeOf.get(step) ?? 0;
  const byPrint = new Map(checks.map((check) => [check.fingerprint, check]));
  // The newest check of each way comes first.
  const byWay = new Map(checks.toReversed().map((check) => [wayOf(check), check]));
  const { count = 0, isMore = false } = pathsOf(steps) ?? {};
  const paths = fingerprintedPaths(steps).map((path): CheckedPath => {
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

/** Stores a tick in place of those of the same way, which it renews. */
async function tick(
  tx: Db,
  issueId: string,
  path: FingerprintedPath,
  by: { at: string; who: string },
  current: ReadonlySet<string>,
): Promise<void> {
  const stale = (await listChecks(tx, issueId)).filter((check) => !current.has(check.fingerprint));
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

/** The paths of issues, and which of them administrators have read and ticked (PATHS-1 to PATHS-4). */
export function pathRoutes(app: FastifyInstance, deps: Deps): void {
  const { read } = deps.db;

  route(app, API.listPaths, async ({ params: { id }, query }) => {
    const issue = await findIssue(read, id);
    if (!issue) throw new ApiError('NOT_FOUND');
    const { steps } = workingOf(issue);
    const checks = await listChecks(read, id);
    if (query.paths !== 'count') {
      const adopter = await withAdopter(read).where('issue.id', '=', id).executeTakeFirst();
      return { ...issuePaths(steps, checks), reviewed: adopter ? adoptionIn(adopter) : null };
    }
    return pathCounts(steps, new Set(checks.map(({ fingerprint }) => fingerprint)));
  });

  route(app, API.checkPath, async ({ data, params: { id, fingerprint }, admin }) => {
    const at = deps.now().toISOString();
    return await audited(deps, async (tx) => {
      const issue = await countTick(tx, id);
      if (!issue) throw new ApiError('NOT_FOUND');
      await assertOwnCategory(tx, admin._id, issue);
      if (issue.isArchived) throw new ApiError('ISSUE_ARCHIVED');
      const paths = issue.steps.flatMap(fingerprintedPaths);
      const path = paths.find((one) => one.fingerprint === fingerprint);
      // The path that was read is no longer there.
      if (!path) throw new ApiError('VERSION_CONFLICT', { detail: (say) => say.pathChanged });
      if (data.isChecked) {
        const current = new Set(paths.map((one) => one.fingerprint));
        await tick(tx, id, path, { at, who: admin._id }, current);
      } else await deleteChecks(tx, id, [fingerprint]);
      const what = data.isChecked ? 'path.check' : 'path.uncheck';
      noteAct(tx, { who: admin._id, what, subject: `${id}/${fingerprint}` });
      const ticked = (await listChecks(tx, id)).map((check) => check.fingerprint);
      return pathCounts(issue.steps[0] ?? [], new Set(ticked));
    });
  });
}

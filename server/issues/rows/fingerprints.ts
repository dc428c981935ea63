import { hash } from 'node:crypto';
import type { PathCounts } from '#core/issue/path-counts.ts';
import type { SavedStep } from '#core/step/step.ts';
import type { ReadStep } from '../../db/tables/issue-rows.ts';
import type { FingerprintedPath } from './path-checks.sql.ts';
import { listPaths, pathsOf, readOnPath, type PathStep } from '#core/tree/tree-paths.ts';

/** Letters of a mark: it tells steps of one path apart, which the fingerprint has checked. */
const MARK = 12;

/** Returns the listed paths of an issue, each with a fingerprint of all that is read on it (PATHS-3). */
export function fingerprintedPaths(steps: readonly SavedStep[]): FingerprintedPath[] {
  const stepOf = new Map(steps.map((step) => [step._id, step]));
  // Hundreds of paths lead over the same few dozen steps.
  const known = new Map<PathStep, string>();
  const read = (on: PathStep): string =>
    known.getOrInsertComputed(on, () => {
      const step = stepOf.get(on.step);
      return hash('sha256', step ? readOnPath(on, step) : '', 'base64url');
    });
  return listPaths(steps).map((path) => ({
    fingerprint: hash('sha256', path.map(read).join(), 'base64url'),
    read: path.map((on): ReadStep => [on.step, read(on).slice(0, MARK)]),
  }));
}

/** Counts the paths of these steps, and those that are ticked. */
export function pathCounts(steps: readonly SavedStep[], ticked: ReadonlySet<string>): PathCounts {
  const { count = 0, isMore = false } = pathsOf(steps) ?? {};
  const checked = fingerprintedPaths(steps).filter(({ fingerprint }) => ticked.has(fingerprint));
  return { count, isMore, checked: checked.length };
}

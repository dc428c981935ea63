import { useDeferredValue } from 'react';
import { Link } from 'wouter';
import type { Issue } from '#core/issue/issue.ts';
import type { PathCounts } from '#core/issue/path-counts.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { pathsMessages } from './messages.ts';
import { usePathCounts } from './use-paths.ts';

/** On the card of an issue: how many of its paths are checked, if somebody began to (PATHS-4). */
export const PathsChecked = ({ counts }: { counts: PathCounts | null }) =>
  counts && <span>{pathsMessages.checked(counts)}</span>;

/** Under the tree: the same for the issue as saved, and the way to the check. */
export const CheckedPaths = ({ issue }: { issue: Pick<Issue, '_id' | 'version'> }) => {
  // They are loaded after the frame that shows the saved state.
  const counts = usePathCounts(useDeferredValue(issue));
  if (!counts?.count) return null;
  return (
    <p>
      <Link href={adminPaths.issue(issue._id, PATHS_PANE)}>{pathsMessages.checked(counts)}</Link>
    </p>
  );
};

/** The pane of the check in the address. */
export const PATHS_PANE = 'paths';

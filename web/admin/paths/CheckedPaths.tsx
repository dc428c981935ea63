import { useDeferredValue } from 'react';
import { Link } from 'wouter';
import type { Issue } from '#core/issue/issue.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { pathsChecked } from '../shared/states/messages.ts';
import { usePathCounts } from './use-paths.ts';

/** A line under the tree that says how many of its paths are checked, with a link to the check (PATHS-4). */
export const CheckedPaths = ({ issue }: { issue: Pick<Issue, '_id' | 'version'> }) => {
  // They are loaded after the frame that shows the saved state.
  const counts = usePathCounts(useDeferredValue(issue));
  if (!counts?.count) return null;
  return (
    <p>
      <Link href={adminPaths.issue(issue._id, PATHS_PANE)}>{pathsChecked(counts)}</Link>
    </p>
  );
};

export const PATHS_PANE = 'paths';

import { useLocation } from 'wouter';
import type { AnalyticsRow } from '#core/analytics/analytics.ts';
import { followInApp } from '../../../base/link-click.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import classes from './RecordLink.module.css';
import { leavingAnalytics } from '../way-back.ts';

/** The title of the issue in a row; it opens the record, which leads back to what was asked for (RECORDED-1). */
export const RecordLink = ({ row: { _id, issue } }: { row: AnalyticsRow }) => {
  const [, navigate] = useLocation();
  const href = adminPaths.record(_id);
  return (
    <a
      className={classes.two}
      href={href}
      title={issue}
      onClick={(event) => followInApp(event, () => navigate(href, { state: leavingAnalytics() }))}
    >
      {issue}
    </a>
  );
};

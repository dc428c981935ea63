import { useLocation } from 'wouter';
import type { AnalyticsChosen } from '#core/analytics/analytics.ts';
import { followInApp } from '../../../base/link-click.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { analyticsMessages as words } from '../messages.ts';
import { leavingAnalytics } from '../way-back.ts';

interface TreeLinkProps {
  issue: string;
  title: string;
  days: Pick<AnalyticsChosen, 'startDate' | 'endDate'>;
}

/** The title of an issue; it leads to its tree with the numbers of these days (NUMBERS-1). */
export const TreeLink = ({ issue, title, days: { startDate, endDate } }: TreeLinkProps) => {
  const [, navigate] = useLocation();
  const href = adminPaths.numbers(issue, { startDate, endDate });
  return (
    <a
      href={href}
      aria-label={words.rates.onTree(title)}
      onClick={(event) => followInApp(event, () => navigate(href, { state: leavingAnalytics() }))}
    >
      {title}
    </a>
  );
};

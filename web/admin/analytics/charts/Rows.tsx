import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import hidden from '#kit/base/hidden.module.css';
import type { AttendanceFilter } from '#core/analytics/analytics.ts';
import { followInApp } from '../../../base/navigation.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { analyticsMessages as words } from '../messages.ts';
import { NamedList } from '../../shared/page-parts/NamedList.tsx';
import { leavingAnalytics } from '../../shared/page-parts/DetailHeader.tsx';
import classes from './Rows.module.css';

interface TreeLinkProps {
  issue: string;
  title: string;
  days: Pick<AttendanceFilter, 'startDate' | 'endDate'>;
}

/** The title of an issue, as a link to its tree with the numbers of these days (NUMBERS-1). */
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

/** The number of rows that are drawn; the table has all of them. */
const DRAWN = 8;

interface Row {
  key: string;
  name: string;
  link?: ReactNode;
  bar: ReactNode;
  shown: string;
  /** The words that a screen reader reads instead of the number shown. */
  spoken: string;
}

/** Rows that each have a name, a drawing and a number. */
export const Rows = ({ label, rows }: { label: string; rows: readonly Row[] }) => (
  <>
    <NamedList name={label} className={classes.rows}>
      {rows.slice(0, DRAWN).map(({ key, name, link, bar, shown, spoken }) => (
        <li key={key} className={classes.row}>
          <span className={classes.name} title={name}>
            {link ?? <span>{name}</span>}
          </span>
          <span className={classes.bar} aria-hidden="true">
            {bar}
          </span>
          <span className={classes.shown} aria-hidden="true">
            {shown}
          </span>
          <span className={hidden.hidden}>: {spoken}</span>
        </li>
      ))}
    </NamedList>
    {rows.length > DRAWN && <p className={classes.more}>{words.more(rows.length - DRAWN)}</p>}
  </>
);

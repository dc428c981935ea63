import { useLocation } from 'wouter';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import {
  ANALYTICS_COLUMNS,
  SORTS,
  type AnalyticsAnswer,
  type AnalyticsRow,
  type Sort,
} from '#core/analytics/analytics.ts';
import { LIMITS } from '#core/base/limits.ts';
import { Label } from '#kit/controls/label/Label.tsx';
import { DataTable } from '#kit/layout/data-table/DataTable.tsx';
import type { Column } from '#kit/layout/data-table/column.ts';
import { Pager } from '#kit/layout/pager/Pager.tsx';
import { OUTCOME_TONE } from '../../../base/outcome-tone.ts';
import { pagingMessages } from '../../../base/paging/paging-messages.ts';
import { followInApp } from '../../../base/navigation.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { PROOF_WORDS } from '#core/record/record-words.ts';
import { displayName } from '#core/base/display-name.ts';
import { analyticsMessages as words } from '../messages.ts';
import { leavingAnalytics } from '../../shared/page-parts/DetailHeader.tsx';
import type { AnalyticsFilter } from '../analytics-filter.ts';
import classes from './AnalyticsTable.module.css';
import { Written } from '../../base/Written.tsx';

/** The title of the issue in a row, as a link that opens the record, which leads back to these results (RECORDED-1). */
const RecordLink = ({ row: { _id, issue } }: { row: AnalyticsRow }) => {
  const [, navigate] = useLocation();
  const href = adminPaths.record(_id);
  return (
    <a
      className={classes.clamped}
      href={href}
      title={issue}
      onClick={(event) => followInApp(event, () => navigate(href, { state: leavingAnalytics() }))}
    >
      <Written of={{ title: issue }}>{issue}</Written>
    </a>
  );
};

/** The issue, and below it the area of the record, if it has one (AREAS-10). */
const IssueCell = ({ row }: { row: AnalyticsRow }) => (
  <>
    <RecordLink row={row} />
    {row.area !== undefined && <span className={classes.below}>{row.area}</span>}
  </>
);

type Field = (typeof ANALYTICS_COLUMNS)[number]['field'];

/** The width of advisors' names in px: most names fit on one line, and a long part of a name is not broken. */
const ADVISOR = 134;

/** The columns, which all fit next to the side menu on 1280 px (ANALYTICS-4). */
const DRAWN: Record<Field, Omit<Column<AnalyticsRow>, 'field' | 'header'>> = {
  issue: { type: 'customTypeOne', width: 190, render: (row) => <IssueCell row={row} /> },
  advisor: { type: 'text', width: ADVISOR },
  startDate: { type: 'date', width: 118 },
  startTime: { type: 'date', width: 122 },
  outcome: {
    type: 'customTypeOne',
    width: 106,
    render: ({ outcome, practice }) => (
      <>
        <Label tone={OUTCOME_TONE[outcome]}>{displayName(outcome)}</Label>
        {/* A record that does not count says so (ANALYTICS-18). */}
        {practice && <span className={classes.below}>{words.practice}</span>}
      </>
    ),
  },
  rating: { type: 'rating', width: 112 },
  feedback: {
    type: 'customTypeOne',
    width: 190,
    render: ({ feedback }) =>
      feedback ? (
        <span className={classes.clamped} title={feedback}>
          {feedback}
        </span>
      ) : (
        <span className={classes.none}>{words.noFeedback}</span>
      ),
  },
};

/** The column of advisors if any row has a name that had to be verified (SIGNIN-44). */
const PROVEN_ADVISOR: (typeof DRAWN)[Field] = {
  type: 'customTypeOne',
  width: ADVISOR,
  render: ({ advisor, proof }) => (
    <>
      <span className={classes.clamped} title={advisor}>
        {advisor}
      </span>
      {proof && <span className={classes.below}>{PROOF_WORDS[proof]}</span>}
    </>
  ),
};

const isSort = (field: string): field is Sort => (SORTS as readonly string[]).includes(field);

function columnsIn(timeZone: string, rows: readonly AnalyticsRow[]): Column<AnalyticsRow>[] {
  const hasProofs = rows.some(({ proof }) => proof);
  return ANALYTICS_COLUMNS.map(({ field, header, text }): Column<AnalyticsRow> => ({
    field,
    header,
    showSort: isSort(field),
    format: (row) => text(row, timeZone),
    ...(field === 'advisor' && hasProofs ? PROVEN_ADVISOR : DRAWN[field]),
  }));
}

interface AnalyticsTableProps {
  answer: AnalyticsAnswer;
  filter: AnalyticsFilter;
  onFilter: (filter: AnalyticsFilter) => void;
}

export const AnalyticsTable = ({ answer, filter, onFilter }: AnalyticsTableProps) => {
  const { analysis, total, timeZone } = answer;
  const { page, sort, order } = filter;
  const from = (page - 1) * LIMITS.pageSize + 1;
  const pager = {
    page,
    pages: Math.ceil(total / LIMITS.pageSize),
    text: pagingMessages.fromToOf(from, from + analysis.length - 1, total),
  };
  return (
    <DataTable
      label={ADMIN_PAGES.analytics.title}
      columns={columnsIn(timeZone, analysis)}
      rows={analysis}
      rowName={({ issue }) => issue}
      sort={{ field: sort, order }}
      onSort={(field, next) => {
        if (isSort(field)) onFilter({ ...filter, page: 1, sort: field, order: next });
      }}
      // Prev and Next are shown if there are more than ten rows (KIT-13).
      {...(total > LIMITS.pageSize && {
        footer: <Pager {...pager} onPage={(next) => onFilter({ ...filter, page: next })} />,
      })}
    />
  );
};

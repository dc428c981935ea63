import { SORTS, type AnalyticsAnswer, type AnalyticsRow } from '#core/analytics.ts';
import { formatDay, formatTime } from '#core/format.ts';
import { LIMITS } from '#core/limits.ts';
import type { Column } from '#kit/data-table/column.ts';
import { DataTable } from '#kit/data-table/DataTable.tsx';
import { Label } from '#kit/label/Label.tsx';
import { Pager } from '#kit/pager/Pager.tsx';
import { messages } from '../../messages.ts';
import type { AnalyticsFilter } from './analytics-filter.ts';
import { adminMessages } from '../messages.ts';

const words = adminMessages.analytics;

/** Spec 2: the columns; all but Rating are sortable. Times are those of the campus. */
const columnsIn = (timeZone: string): Column<AnalyticsRow>[] => [
  { field: 'issue', header: words.columns.issue, type: 'text', width: 176, showSort: true },
  { field: 'advisor', header: words.columns.advisor, type: 'text', width: 124, showSort: true },
  {
    field: 'startDate',
    header: words.columns.date,
    type: 'date',
    width: 116,
    showSort: true,
    format: ({ startDate }) => formatDay(startDate),
  },
  {
    field: 'startTime',
    header: words.columns.startTime,
    type: 'date',
    width: 122,
    showSort: true,
    format: ({ startTime }) => formatTime(startTime, timeZone),
  },
  {
    field: 'outcome',
    header: words.columns.outcome,
    type: 'customTypeOne',
    width: 112,
    showSort: true,
    render: ({ outcome }) => (
      <Label tone={outcome === 'Resolved' ? 'positive' : 'danger'}>{outcome}</Label>
    ),
  },
  {
    field: 'rating',
    header: words.columns.rating,
    type: 'rating',
    width: 116,
    notRatedText: words.notRated,
  },
  {
    field: 'feedback',
    header: words.columns.feedback,
    type: 'text',
    width: 200,
    showSort: true,
    format: ({ feedback }) => feedback || words.noFeedback,
  },
];

interface AnalyticsTableProps {
  answer: AnalyticsAnswer;
  filter: AnalyticsFilter;
  onFilter: (filter: AnalyticsFilter) => void;
}

/** The attendances filter for, ten at a time. */
export const AnalyticsTable = ({ answer, filter, onFilter }: AnalyticsTableProps) => {
  const { analysis, total, timeZone } = answer;
  const { page, sort, order } = filter;
  const from = (page - 1) * LIMITS.pageSize + 1;
  const pager = {
    page,
    pages: Math.ceil(total / LIMITS.pageSize),
    text: messages.fromToOf(from, from + analysis.length - 1, total),
  };
  return (
    <DataTable
      label={words.title}
      columns={columnsIn(timeZone)}
      rows={analysis}
      rowName={({ issue }) => issue}
      sort={{ field: sort, order }}
      onSort={(field, next) => {
        const asks = SORTS.find((one) => one === field);
        if (asks) onFilter({ ...filter, page: 1, sort: asks, order: next });
      }}
      empty={words.empty}
      // Spec 9: Prev and Next above ten rows.
      {...(total > LIMITS.pageSize && {
        footer: (
          <Pager
            {...pager}
            onPage={(next) => onFilter({ ...filter, page: next })}
            label={messages.pages}
            prevLabel={messages.prev}
            nextLabel={messages.next}
          />
        ),
      })}
    />
  );
};

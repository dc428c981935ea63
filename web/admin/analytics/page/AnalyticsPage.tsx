import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Redirect, useLocation, useSearch } from 'wouter';
import { Suspense, useId, useState } from 'react';
import type { AttendanceFilter } from '#core/analytics/analytics.ts';
import { dayOf } from '#core/base/day.ts';
import { isLanguage, ORIGINAL } from '#core/base/language.ts';
import { LIMITS } from '#core/base/limits.ts';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import { Download } from '#kit/icon/drawings/actions/download.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { ChartColumn } from '#kit/icon/drawings/signs/chart-column.ts';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { adminPaths } from '../../../base/admin-paths.ts';
import { usePageTitle } from '../../../base/page-title.ts';
import { onDemand } from '../../../base/on-demand/on-demand.ts';
import { ActionFailed, LoadFailed, Loading } from '../../shared/states/ActionFailed.tsx';
import { adminCall } from '../../base/admin-api.ts';
import { analyticsMessages as words } from '../messages.ts';
import {
  filterFor,
  daysIn,
  formatFilter,
  formatRowFilter,
  rowFilterIn,
  parseFilter,
  type AnalyticsFilter,
  type RowFilter,
} from '../analytics-filter.ts';
import classes from './AnalyticsPage.module.css';
import { AnalyticsTable } from './AnalyticsTable.tsx';
import { DateRangeForm } from './DateRangeForm.tsx';
import { FilterForm } from './FilterForm.tsx';
import { DownloadProgress, useCsvDownload } from './DownloadProgress.tsx';

/** The charts, which load together with their library. */
const ChartsPane = onDemand('ChartsPane', async () => await import('../charts/ChartsPane.tsx'));

/** The charts, below the table and closed until somebody opens them (ANALYTICS-20). */
const Charts = ({ chosen }: { chosen: AttendanceFilter }) => {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  return (
    <details
      className={classes.charts}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <b id={titleId}>{words.charts}</b>
      </summary>
      {isOpen && (
        <Suspense>
          <ChartsPane chosen={chosen} titleId={titleId} />
        </Suspense>
      )}
    </details>
  );
};

const useAnalytics = (filter: AnalyticsFilter | undefined) =>
  useQuery({
    queryKey: ['analytics', filter],
    enabled: filter !== undefined,
    queryFn: async () => {
      const { page, rowFilter, ...query } = filter ?? filterFor('', '');
      const pageSize = String(LIMITS.pageSize);
      return await adminCall('GET /api/issue/analytics', {
        query: { ...query, ...rowFilter, page: String(page), pageSize },
      });
    },
    // The table stays while another page or order is loading.
    placeholderData: keepPreviousData,
  });

const useChoices = () =>
  useQuery({
    queryKey: ['analytics-choices'],
    queryFn: async () => await adminCall('GET /api/issue/analytics/choices'),
    staleTime: 60_000,
  });

const addressOf = (filter: AnalyticsFilter): string =>
  `${adminPaths.analytics}?${formatFilter(filter)}`;

/** The page that shows how issues were attended; its filter is in the address (ANALYTICS-8). */
export const AnalyticsPage = () => {
  const [, navigate] = useLocation();
  const search = useSearch();
  const filter = parseFilter(search);
  const result = useAnalytics(filter);
  const rowFilter = rowFilterIn(search);
  const lists = useChoices();
  const choices = lists.data;
  const { download, start, stop } = useCsvDownload();
  const { lang } = document.documentElement;
  const [headings, setHeadings] = useState<string>(ORIGINAL);
  const answer = filter && result.data;
  usePageTitle(ADMIN_PAGES.analytics.title);
  const lastPage = Math.max(1, Math.ceil((answer?.total ?? 0) / LIMITS.pageSize));
  // The address may name a page beyond the last, or records may be gone.
  const beyond = answer && !result.isPlaceholderData && filter.page > lastPage ? filter : undefined;

  const shown = beyond || result.isError ? undefined : answer;

  const ask = (next: AnalyticsFilter): void => {
    const query = formatFilter(next);
    if (filter && query === formatFilter(filter)) void result.refetch();
    else navigate(addressOf(next));
  };

  const narrow = (next: RowFilter): void => {
    if (filter) ask({ ...filter, page: 1, rowFilter: next });
    else navigate(`${adminPaths.analytics}?${formatRowFilter(next)}`);
  };

  return (
    <>
      <DateRangeForm
        start={daysIn(search)}
        findToday={() => dayOf(new Date(), choices?.timeZone)}
        onShow={(startDate, endDate) => ask(filterFor(startDate, endDate, rowFilter))}
      />
      <div className={classes.head}>
        <FilterForm rowFilter={rowFilter} onChange={narrow} choices={choices} />
        {shown && <h2 className={classes.count}>{words.attendedTo(shown.total)}</h2>}
        {isLanguage(lang) && lang !== ORIGINAL && (
          <Checkbox
            label={words.headings}
            active={headings === lang}
            onChange={(isOwn) => setHeadings(isOwn ? lang : ORIGINAL)}
          />
        )}
        <Button
          icon={Download}
          disabled={!answer}
          busy={download.state === 'busy'}
          onClick={answer && (() => void start(answer.downloadLink, answer.total, headings))}
        >
          {words.download}
        </Button>
      </div>
      {lists.isError && (
        <div className={classes.failure}>
          <ActionFailed
            text={words.choicesFailed}
            onRetry={async () => void (await lists.refetch())}
          />
        </div>
      )}
      {download.state === 'busy' && download.rows !== undefined && (
        <DownloadProgress rows={download.rows} total={download.total} onStop={stop} />
      )}
      {answer && download.state === 'failed' && (
        <div className={classes.failure}>
          <ActionFailed
            text={words.notDownloaded}
            onRetry={async () => await start(answer.downloadLink, answer.total, headings)}
          />
        </div>
      )}
      {filter && result.isFetching && <Loading />}
      {filter && result.isError && (
        <LoadFailed title={words.loadFailed} onRetry={() => void result.refetch()} />
      )}
      {beyond && <Redirect to={addressOf({ ...beyond, page: lastPage })} replace />}
      {shown && filter && (
        <>
          {shown.voided !== undefined && (
            <p className={classes.voided}>{words.voided(shown.voided)}</p>
          )}
          {shown.reportsDue !== undefined && (
            <p className={classes.due}>
              {words.reportsDue(shown.reportsDue)}
              {rowFilter.report === undefined && (
                <Button variant="quiet" onClick={() => narrow({ ...rowFilter, report: 'due' })}>
                  {words.showReportsDue}
                </Button>
              )}
            </p>
          )}
          <AnalyticsTable answer={shown} filter={filter} onFilter={ask} />
          {shown.total > 0 && (
            <Charts
              chosen={{ startDate: filter.startDate, endDate: filter.endDate, ...filter.rowFilter }}
            />
          )}
        </>
      )}
      {!filter && (
        <EmptyState title={words.beginTitle} icon={<Icon icon={ChartColumn} size={24} />}>
          {words.begin}
        </EmptyState>
      )}
    </>
  );
};

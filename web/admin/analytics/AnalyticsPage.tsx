import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { API, csvPathOf } from '#core/api.ts';
import { LIMITS } from '#core/limits.ts';
import { EmptyState } from '#kit/empty-state/EmptyState.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../page-title.ts';
import { ActionFailed } from '../states/ActionFailed.tsx';
import { askedFor, daysIn, formatAsked, parseAsked, type Asked } from './analytics-filter.ts';
import classes from './AnalyticsPage.module.css';
import { AnalyticsTable } from './AnalyticsTable.tsx';
import { DateRangeForm } from './DateRangeForm.tsx';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { Loading } from '../states/Loading.tsx';
import { adminMessages } from '../messages.ts';
import { adminCall } from '../admin-api.ts';

const words = adminMessages.analytics;

const useAnalytics = (asked: Asked | undefined) =>
  useQuery({
    queryKey: ['analytics', asked],
    enabled: asked !== undefined,
    queryFn: async () => {
      const { page, ...query } = asked ?? askedFor('', '');
      const pageSize = String(LIMITS.pageSize);
      return await adminCall(API.analytics, { query: { ...query, page: String(page), pageSize } });
    },
    // Another page or order keeps the table standing; asked again, it is read again.
    placeholderData: keepPreviousData,
  });

/** Spec 2: how issues were attended. What was asked for stands in the address. */
export const AnalyticsPage = () => {
  const [, navigate] = useLocation();
  const search = useSearch();
  const asked = parseAsked(search);
  const result = useAnalytics(asked);
  const [downloadFailed, setDownloadFailed] = useState(false);
  const answer = asked && result.data;
  usePageTitle(words.title);

  const ask = (next: Asked): void => {
    const query = formatAsked(next);
    if (asked && query === formatAsked(asked)) void result.refetch();
    else navigate(`${paths.analytics}?${query}`);
  };

  const download = async (downloadLink: string): Promise<void> => {
    try {
      // The address answers a file or, as no page would wish, a refusal in its place: the session is asked first.
      await adminCall(API.getProfile);
    } catch {
      setDownloadFailed(true);
      return;
    }
    setDownloadFailed(false);
    window.location.assign(csvPathOf(downloadLink));
  };

  return (
    <>
      <DateRangeForm
        start={daysIn(search)}
        onShow={(startDate, endDate) => ask(askedFor(startDate, endDate))}
        onDownload={answer && (() => void download(answer.downloadLink))}
      />
      {answer && downloadFailed && (
        <div className={classes.failure}>
          <ActionFailed
            text={words.notDownloaded}
            onRetry={async () => await download(answer.downloadLink)}
          />
        </div>
      )}
      {asked && result.isFetching && <Loading />}
      {asked && result.isError && (
        <LoadFailed title={words.loadFailed} onRetry={() => void result.refetch()} />
      )}
      {answer && !result.isError && (
        <>
          <h2 className={classes.count}>{words.attendedTo(answer.total)}</h2>
          <AnalyticsTable answer={answer} asked={asked} onAsk={ask} />
        </>
      )}
      {!asked && (
        <EmptyState title={words.beginTitle} icon={<Icon of={ChartColumn} size={24} />}>
          {words.begin}
        </EmptyState>
      )}
    </>
  );
};

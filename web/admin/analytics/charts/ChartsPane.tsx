import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnalyticsChosen } from '#core/analytics/analytics.ts';
import { adminCall } from '../../base/admin-api.ts';
import { LoadFailed } from '../../shared/states/LoadFailed.tsx';
import { analyticsMessages as words } from '../messages.ts';
import classes from './ChartsPane.module.css';
import { DayBars } from './DayBars.tsx';
import { HourField } from './HourField.tsx';
import { MinuteRows, OutcomeRows, RateRows } from './RowCharts.tsx';

/** The pictures of what was asked for; they load beside the table, which does not wait for them (ANALYTICS-20). */
export const ChartsPane = ({ chosen }: { chosen: AnalyticsChosen }) => {
  const { data, isError, refetch } = useQuery({
    queryKey: ['analytics-charts', chosen],
    queryFn: async () => ({
      charts: await adminCall('GET /api/issue/analytics/charts', { query: chosen }),
      // The days that the numbers are of, while others are loaded.
      days: chosen,
    }),
    placeholderData: keepPreviousData,
  });
  if (isError)
    return (
      <div className={classes.failed}>
        <LoadFailed title={words.chartsFailed} onRetry={() => void refetch()} />
      </div>
    );
  if (!data) return <p className={classes.counting}>{words.counting}</p>;
  const { charts, days } = data;
  if (charts.total === 0) return null;
  return (
    <section className={classes.charts} aria-label={words.charts}>
      <DayBars charts={charts} days={days} />
      <OutcomeRows charts={charts} />
      <HourField charts={charts} />
      <MinuteRows charts={charts} />
      <RateRows charts={charts} days={days} />
    </section>
  );
};

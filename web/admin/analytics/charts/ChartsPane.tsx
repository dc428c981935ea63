import { inDigits } from '../../base/written.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { scaleBand, scaleLinear } from '@visx/scale';
import { weekdayOf, type AnalyticsCharts } from '#core/analytics/analytics-charts.ts';
import type { AttendanceFilter } from '#core/analytics/analytics.ts';
import { formatDay } from '#core/base/format.ts';
import { adminCall } from '../../base/admin-api.ts';
import { LoadFailed } from '../../shared/states/ActionFailed.tsx';
import { analyticsMessages as words } from '../messages.ts';
import classes from './ChartsPane.module.css';
import { HourField } from './HourField.tsx';
import { AnswerRows } from './AnswerRows.tsx';
import { MinuteRows, OutcomeRows, RateRows } from './RowCharts.tsx';
import { Chart } from './Chart.tsx';
import { barsOf, dayFinding } from './findings.ts';

/** The width in the drawing's own units; the drawing is stretched to the width of its place. */
const WIDTH = 1_000;
const HEIGHT = 100;

const FRIDAY = 5;
const SATURDAY = 6;

type DayBarsProps = { charts: AnalyticsCharts; days: { startDate: string; endDate: string } };

/** A bar for the count of each day, or of each week or month if the range is long. */
const DayBars = ({ charts, days }: DayBarsProps) => {
  const { bars, unit, drawn, isCut } = barsOf(charts.days, days);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const x = scaleBand({ domain: bars.map(({ day }) => day), range: [0, WIDTH], paddingInner: 0.2 });
  const y = scaleLinear<number>({ domain: [0, most], range: [0, HEIGHT] });
  const isLate = (day: string) => unit === 'day' && [FRIDAY, SATURDAY].includes(weekdayOf(day));
  return (
    <Chart
      title={words.days.title}
      finding={dayFinding(charts, days)}
      note={`${words.days.drawn[unit]}${isCut ? ` ${words.days.without}` : ''}`}
      numbers={() => ({
        columns: [words.days.day, words.count],
        rows: charts.days.map(({ day, count }) => ({
          key: day,
          cells: [formatDay(day), inDigits(count)],
        })),
      })}
    >
      <div className={classes.frame}>
        <span className={classes.maximum}>{inDigits(most)}</span>
        <svg
          role="img"
          aria-label={words.days.title}
          className={classes.bars}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {bars.map(({ day, count }) => (
            <rect
              key={day}
              data-late={isLate(day) || undefined}
              x={x(day)}
              width={x.bandwidth()}
              y={HEIGHT - y(count)}
              height={y(count)}
            >
              <title>{words.days.bar(day, count, unit)}</title>
            </rect>
          ))}
        </svg>
        <div className={classes.range}>
          <span>{formatDay(drawn.startDate)}</span>
          {drawn.endDate !== drawn.startDate && <span>{formatDay(drawn.endDate)}</span>}
        </div>
      </div>
    </Chart>
  );
};

interface ChartsPaneProps {
  chosen: AttendanceFilter;
  /** The id of the element whose words name the charts. */
  titleId: string;
}

/** The charts of the chosen records (ANALYTICS-20). */
export const ChartsPane = ({ chosen, titleId }: ChartsPaneProps) => {
  const { data, isError, refetch } = useQuery({
    queryKey: ['analytics-charts', chosen],
    queryFn: async () => ({
      charts: await adminCall('GET /api/issue/analytics/charts', { query: chosen }),
      // These days belong to the numbers that are shown while those of other days are loading.
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
    <section className={classes.charts} aria-labelledby={titleId}>
      <DayBars charts={charts} days={days} />
      <OutcomeRows charts={charts} by="outcomes" />
      <HourField charts={charts} />
      <MinuteRows charts={charts} />
      {charts.answers && <AnswerRows answers={charts.answers} />}
      {/* The chart of areas is drawn if any record has an area (AREAS-13). */}
      {charts.areas.length > 0 && <OutcomeRows charts={charts} by="areas" />}
      <RateRows charts={charts} days={days} />
    </section>
  );
};

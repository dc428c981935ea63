import { inDigits } from '../../base/written.ts';
import { scaleLinear } from '@visx/scale';
import type { AnalyticsCharts } from '#core/analytics/analytics-charts.ts';
import { analyticsMessages as words } from '../messages.ts';
import { Chart } from './Chart.tsx';
import { hourFinding } from './findings.ts';
import classes from './HourField.module.css';
import { marks } from '#core/base/mark-messages.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const WRITTEN = [0, 6, 12, 18];

export const HourField = ({ charts }: { charts: AnalyticsCharts }) => {
  const counts = new Map(
    charts.hours.map(({ weekday, hour, count }) => [weekday * 24 + hour, count]),
  );
  const most = Math.max(1, ...counts.values());
  // Even the smallest count must look different from none.
  const strength = scaleLinear<number>({ domain: [1, Math.max(2, most)], range: [0.22, 1] });
  return (
    <Chart
      title={words.hoursOfWeek.title}
      finding={hourFinding(charts)}
      note={words.hoursOfWeek.stronger(most)}
      numbers={() => ({
        columns: [words.hoursOfWeek.weekday, words.hoursOfWeek.hour, words.count],
        rows: charts.hours.map(({ weekday, hour, count }) => ({
          key: `${weekday} ${hour}`,
          cells: [words.weekday(weekday), words.hours(hour), inDigits(count)],
        })),
      })}
    >
      <div className={classes.field}>
        <div className={classes.weekdays} aria-hidden="true">
          {WEEKDAYS.map((weekday) => (
            <span key={weekday}>{words.weekday(weekday).slice(0, 3)}</span>
          ))}
        </div>
        <svg
          role="img"
          aria-label={words.hoursOfWeek.title}
          className={classes.cells}
          viewBox="0 0 24 7"
          preserveAspectRatio="none"
        >
          {WEEKDAYS.flatMap((weekday) =>
            HOURS.map((hour) => {
              const count = counts.get(weekday * 24 + hour) ?? 0;
              return (
                <rect
                  key={`${weekday} ${hour}`}
                  data-some={count > 0 || undefined}
                  x={hour + 0.04}
                  y={weekday - 1 + 0.06}
                  width={0.92}
                  height={0.88}
                  fillOpacity={count > 0 ? strength(count) : 1}
                >
                  <title>{`${words.weekday(weekday)}, ${words.hours(hour)}${marks.colon} ${count}`}</title>
                </rect>
              );
            }),
          )}
        </svg>
        <div className={classes.hours} aria-hidden="true">
          {WRITTEN.map((hour) => (
            <span key={hour}>{words.hour(hour)}</span>
          ))}
        </div>
      </div>
    </Chart>
  );
};

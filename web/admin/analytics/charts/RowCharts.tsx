import { inDigits } from '../../base/written.ts';
import { scaleLinear } from '@visx/scale';
import type { AttendanceFilter } from '#core/analytics/analytics.ts';
import type { AnalyticsCharts } from '#core/analytics/analytics-charts.ts';
import { displayName } from '#core/base/display-name.ts';
import { analyticsMessages as words } from '../messages.ts';
import bars from './bars.module.css';
import { Chart } from './Chart.tsx';
import {
  issueRates,
  minutesFinding,
  outcomeFinding,
  outcomesBy,
  rateFinding,
  rateOfAll,
  type OutcomesBy,
} from './findings.ts';
import { Rows, TreeLink } from './Rows.tsx';

type ChartsProps = { charts: AnalyticsCharts };

/** Returns a function that turns a value of at most `most` into the width of a bar. */
function widthsTo(most: number): (value: number) => string {
  const percent = scaleLinear<number>({ domain: [0, Math.max(1e-9, most)], range: [0, 100] });
  return (value) => `${percent(value)}%`;
}

/** A bar for each name that shows how many of its records were resolved and escalated. */
export const OutcomeRows = ({ charts, by }: ChartsProps & { by: OutcomesBy }) => {
  const { title, name: column } = words[by];
  const outcomes = outcomesBy(by, charts);
  const width = widthsTo(
    Math.max(...outcomes.map(({ resolved, escalated }) => resolved + escalated)),
  );
  return (
    <Chart
      wide={by === 'areas'}
      title={title}
      finding={outcomeFinding(by, charts)}
      note={words.outcomes.legend}
      numbers={() => ({
        columns: [column, words.outcomes.resolved, words.outcomes.escalated],
        rows: outcomes.map(({ name, resolved, escalated }) => ({
          key: name,
          cells: [name, inDigits(resolved), inDigits(escalated)],
        })),
      })}
    >
      <Rows
        label={title}
        rows={outcomes.map(({ name, resolved, escalated }) => ({
          key: name,
          name,
          bar: (
            <>
              {resolved > 0 && (
                <span className={bars.resolved} style={{ width: width(resolved) }} />
              )}
              {escalated > 0 && (
                <span className={bars.escalated} style={{ width: width(escalated) }} />
              )}
            </>
          ),
          shown: words.outcomes.both(resolved, escalated),
          spoken: words.outcomes.spoken(resolved, escalated),
        }))}
      />
    </Chart>
  );
};

export const MinuteRows = ({ charts }: ChartsProps) => {
  const { categories } = charts.minutes;
  const known = categories
    .map(({ category, measured, median }) => ({ category, measured, median: median ?? 0 }))
    .toSorted((a, b) => b.median - a.median);
  const width = widthsTo(Math.max(...known.map(({ median }) => median)));
  return (
    <Chart
      title={words.minutes.title}
      finding={minutesFinding(charts)}
      numbers={() => ({
        columns: [words.minutes.category, words.minutes.measured, words.minutes.median],
        rows: known.map(({ category, measured, median }) => ({
          key: category,
          cells: [displayName(category), inDigits(measured), inDigits(median)],
        })),
      })}
    >
      <Rows
        label={words.minutes.title}
        rows={known.map(({ category, measured, median }) => ({
          key: category,
          name: displayName(category),
          bar: <span className={bars.minutes} style={{ width: width(median) }} />,
          shown: words.minutes.minutes(median),
          spoken: words.minutes.spoken(median, measured),
        }))}
      />
    </Chart>
  );
};

/** A bar for each issue that shows the share of its records that was escalated, next to the share of all records. */
export const RateRows = ({ charts, days }: ChartsProps & { days: AttendanceFilter }) => {
  const rates = issueRates(charts);
  const all = rateOfAll(charts);
  const at = widthsTo(1);
  const linkTo = ({ issue, title }: (typeof rates)[number]) => (
    <TreeLink issue={issue} title={title} days={days} />
  );
  return (
    <Chart
      wide
      title={words.rates.title}
      finding={rateFinding(charts)}
      note={words.rates.legend(all.rate)}
      numbers={() => ({
        columns: [words.rates.issue, words.rates.attended, words.rates.escalated, words.rates.rate],
        rows: rates.map((one) => ({
          key: one.issue,
          link: linkTo(one),
          cells: [one.title, inDigits(one.all), inDigits(one.hits), words.percent(one.rate)],
        })),
      })}
    >
      <Rows
        label={words.rates.title}
        rows={rates.map((one) => ({
          key: one.issue,
          name: one.title,
          link: linkTo(one),
          bar: (
            <>
              {one.hits > 0 && <span className={bars.escalated} style={{ width: at(one.rate) }} />}
              <span className={bars.average} style={{ insetInlineStart: at(all.rate) }} />
            </>
          ),
          shown: words.rates.of(one.hits, one.all, one.rate),
          spoken: words.rates.of(one.hits, one.all, one.rate),
        }))}
      />
    </Chart>
  );
};

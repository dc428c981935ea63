import { Link } from 'wouter';
import type { AnalyticsCharts } from '#core/analytics/analytics-charts.ts';
import { formatDay } from '#core/base/format.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { leavingAnalytics } from '../../shared/page-parts/DetailHeader.tsx';
import { analyticsMessages as words } from '../messages.ts';
import bars from './bars.module.css';
import { Chart } from './Chart.tsx';
import { answersFinding } from './findings.ts';
import { Rows } from './Rows.tsx';

type Answers = NonNullable<AnalyticsCharts['answers']>;

const RecordLink = ({ record, text }: { record: string; text: string }) => (
  <Link href={adminPaths.record(record)} state={leavingAnalytics()}>
    {text}
  </Link>
);

/** The time until somebody took an escalation, in bars; the escalations that nobody took come first (ANALYTICS-29). */
export const AnswerRows = ({ answers }: { answers: Answers }) => {
  const { open, unanswered, median, slowest } = answers;
  const width = (minutes: number) => `${(100 * minutes) / Math.max(1, slowest?.minutes ?? 0)}%`;
  const bar = (minutes: number) => (
    <span className={bars.minutes} style={{ width: width(minutes) }} />
  );
  const none = open.map(({ record, title, startDate }) => {
    const name = words.answers.open(title, formatDay(startDate));
    return {
      key: record,
      name,
      link: <RecordLink record={record} text={name} />,
      bar: <span className={bars.escalated} style={{ width: '100%' }} />,
      shown: words.answers.nobody,
      spoken: words.answers.nobody,
    };
  });
  const took = (key: string, name: string, minutes: number) => ({
    key,
    name,
    bar: bar(minutes),
    shown: words.answers.minutes(minutes),
    spoken: words.answers.spoken(minutes),
  });
  const rows = [
    ...none,
    ...(median === null ? [] : [took('middle', words.answers.middle, median)]),
    ...(slowest
      ? [
          {
            ...took('slowest', words.answers.slowest(slowest.title), slowest.minutes),
            link: (
              <RecordLink record={slowest.record} text={words.answers.slowest(slowest.title)} />
            ),
          },
        ]
      : []),
  ];
  return (
    <Chart
      wide
      title={words.answers.title}
      finding={answersFinding(answers)}
      note={unanswered > open.length ? words.answers.newest(open.length) : undefined}
      numbers={() => ({
        columns: [words.answers.escalation, words.answers.took],
        rows: rows.map(({ key, name, shown, ...row }) => ({
          key,
          cells: [name, shown],
          ...('link' in row && { link: row.link }),
        })),
      })}
    >
      <Rows label={words.answers.title} rows={rows} />
    </Chart>
  );
};

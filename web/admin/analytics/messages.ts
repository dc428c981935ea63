import { formatDay } from '#core/base/format.ts';
import { LIMITS } from '#core/base/limits.ts';
import { percent } from '../base/percent.ts';

const plural = (count: number, one: string, more: string) =>
  `${number(count)} ${count === 1 ? one : more}`;
const number = (count: number) => count.toLocaleString('en');
const days = (count: number) => plural(count, 'day', 'days');
const rangeOf = ({ low, high }: { low: number; high: number }) =>
  `${Math.round(low * 100)} to ${percent(high)}`;
const hour = (number: number) => `${number % 12 || 12} ${number % 24 < 12 ? 'am' : 'pm'}`;

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** 1 is Monday. */
const weekday = (number: number) => WEEKDAYS[number - 1] ?? '';

type Rate = { low: number; high: number; rate: number; hits: number; all: number };

export type Unit = 'day' | 'week' | 'month';
const OF_UNIT = { day: '', week: 'Week of ', month: 'Month from ' } as const;

export const analyticsMessages = {
  download: 'Download csv',
  startDate: 'Start date',
  endDate: 'End date',
  show: 'show results',
  attendedTo: (count: number) => `${count} Issues attended to`,
  noFeedback: 'No feedback',
  loadFailed: 'The results did not load.',
  notDownloaded: 'The file was not downloaded.',
  preparing: 'Preparing the file',
  rowsOf: (rows: number, total: number) =>
    `${rows.toLocaleString('en')} of ${total.toLocaleString('en')} rows`,
  stop: 'Stop',
  outOfOrder: 'Not before the start date',
  beginTitle: 'Which days?',
  begin: 'Choose a start date and an end date, then show results.',
  fillIn: 'Fill in the dates',
  voided: (count: number) => `${number(count)} voided, in none of the counts`,
  reportsDue: (count: number) =>
    count < LIMITS.reportsCounted
      ? plural(count, 'report not opened yet', 'reports not opened yet')
      : `${number(count)} reports or more not opened yet`,
  showReportsDue: 'Show them',
  today: 'Today',
  lastDays: (count: number) => `Last ${count} days`,
  thisMonth: 'This month',
  lastMonth: 'Last month',
  narrow: 'Narrow down',
  narrowedBy: (count: number) => ` (${count})`,
  issue: 'Issue',
  category: 'Category',
  outcome: 'Outcome',
  advisor: 'Advisor',
  report: 'Incident report',
  due: 'Not opened yet',
  area: 'Area',
  all: {
    issue: 'All issues',
    category: 'All categories',
    outcome: 'Both outcomes',
    advisor: 'All advisors',
    report: 'Opened or not',
    area: 'All areas',
  },
  archived: (title: string) => `${title} (archived)`,
  withPractice: 'With practice walks',
  clear: 'Clear filters',
  choicesFailed: 'The lists of issues and advisors did not load.',
  practice: 'Practice',
  charts: 'Pictures',
  showCharts: 'Show pictures',
  counting: 'Counting',
  chartsFailed: 'The pictures did not load.',
  asTable: 'As a table',
  asTableOf: (title: string) => `of ${title}`,
  count: 'Attendances',
  weekday,
  hour,
  hours: (from: number) => `${hour(from)} to ${hour(from + 1)}`,
  percent,
  more: (count: number) => `${count} more in the table`,
  days: {
    title: 'Attendances by day',
    drawn: {
      day: 'Fridays and Saturdays are in full colour.',
      week: 'A bar is a week, named by its Monday.',
      month: 'A bar is a month.',
    },
    without: 'Before and after what is drawn there are none.',
    day: 'Day',
    bar: (day: string, count: number, unit: Unit) =>
      `${OF_UNIT[unit]}${formatDay(day)}: ${number(count)}`,
    tooFew: (count: number, on: number) =>
      `Too few to say which day stands out: ${count} on ${days(on)}.`,
    most: (day: string, count: number, all: number) =>
      `Most on ${formatDay(day)}: ${number(count)} of ${number(all)}.`,
    mostOn: (count: number, each: number) => `Most on ${days(count)}, ${number(each)} on each.`,
    none: (count: number, all: number) =>
      count === 0 ? 'There is no day without.' : `None on ${number(count)} of ${days(all)}.`,
  },
  hoursOfWeek: {
    title: 'Attendances by hour of the week',
    weekday: 'Weekday',
    hour: 'Hour',
    stronger: (most: number) => `The stronger the more, up to ${most} in one field.`,
    tooFew: (count: number, fields: number) =>
      `Too few to say which hour stands out: ${count} in ${plural(fields, 'hour', 'hours')} of the week.`,
    most: (day: number, from: number, count: number, all: number) =>
      `Most on ${weekday(day)}s from ${hour(from)} to ${hour(from + 1)}: ${number(count)} of ${number(all)}.`,
    mostIn: (fields: number, each: number) =>
      `Most in ${fields} hours of the week, ${number(each)} in each.`,
  },
  outcomes: {
    title: 'Outcome by category',
    name: 'Category',
    resolved: 'Resolved',
    escalated: 'Escalated',
    both: (resolved: number, escalated: number) => `${number(resolved)} + ${number(escalated)}`,
    spoken: (resolved: number, escalated: number) =>
      `${number(resolved)} resolved, ${number(escalated)} escalated`,
    legend: 'Resolved in full, escalated hatched.',
    tooFew: (escalated: number, all: number, compared: string) =>
      `${escalated} of ${all} escalated: too few to compare ${compared}.`,
    compared: 'categories',
    all: ({ hits, all, rate, ...range }: Rate) =>
      `${number(hits)} of ${number(all)} escalated, ${percent(rate)}, likely ${rangeOf(range)}.`,
    apart: (category: string, hits: number, all: number) =>
      `The range of ${category} lies above that: ${number(hits)} of ${number(all)}.`,
    noneApart: 'No category has a range above that.',
  },
  areas: {
    title: 'Outcome by area',
    name: 'Area',
    compared: 'areas',
    none: 'No area chosen',
    noneApart: 'No area has a range above that.',
  },
  minutes: {
    title: 'Median minutes to an end',
    category: 'Category',
    measured: 'With an end',
    median: 'Median minutes',
    minutes: (median: number) => `${number(median)} min`,
    spoken: (median: number, measured: number) =>
      `${plural(median, 'minute', 'minutes')}, of ${number(measured)}`,
    none: 'None of these has an end that is known.',
    tooFew: (median: number, measured: number) =>
      `Median of the ${measured} with an end: ${plural(median, 'minute', 'minutes')}. Too few to compare.`,
    half: (median: number, measured: number) =>
      `Half of ${number(measured)} took ${plural(median, 'minute', 'minutes')} or less.`,
    longest: (category: string, median: number) =>
      `Longest: ${category}, ${plural(median, 'minute', 'minutes')}.`,
    without: (count: number) => `${number(count)} without a known end are left out.`,
  },
  rates: {
    title: 'Escalation rate by issue',
    issue: 'Issue',
    attended: 'Attended',
    escalated: 'Escalated',
    rate: 'Rate',
    range: `Likely, ${percent(0.95)}`,
    rangeOf,
    of: (hits: number, all: number, rate: number) =>
      `${number(hits)} of ${number(all)}, ${percent(rate)}`,
    spoken: (rate: Rate) => `likely ${rangeOf(rate)}`,
    legend: (rate: number) =>
      `The dot is the rate, the line where it likely lies (Wilson, ${percent(0.95)}), the upright the rate of all, ${percent(rate)}. A title leads to the tree with its numbers.`,
    onTree: (title: string) => `${title}, the tree with its numbers`,
    tooFew: (count: number) => `Too few to compare issues: ${count} in all.`,
    apart: (titles: string, count: number, rate: number) =>
      `${titles}: ${count === 1 ? 'the range lies' : 'their ranges lie'} above the rate of all, ${percent(rate)}.`,
    more: (titles: string, more: number) => (more === 0 ? titles : `${titles} and ${more} more`),
    noneApart: (rate: number) => `No issue has a range above the rate of all, ${percent(rate)}.`,
  },
} as const;

import { inDigits } from '../base/written.ts';
import { formatDay } from '#core/base/format.ts';
import { LIMITS } from '#core/base/limits.ts';
import { percent } from '../base/percent.ts';

const plural = (count: number, one: string, more: string) =>
  `${inDigits(count)} ${count === 1 ? one : more}`;
const days = (count: number) => plural(count, 'day', 'days');
const hour = (number: number) => `${number % 12 || 12} ${number % 24 < 12 ? 'am' : 'pm'}`;

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** Names a day of the week; 1 is Monday. */
const weekday = (number: number) => WEEKDAYS[number - 1] ?? '';

type Rate = { rate: number; hits: number; all: number };

export type Unit = 'day' | 'week' | 'month';
const OF_UNIT = { day: '', week: 'Week of ', month: 'Month from ' } as const;

export const analyticsMessages = {
  download: 'Download csv',
  /** A label that is only shown if the page's language is not English. */
  headings: 'Headings in this language',
  startDate: 'Start date',
  endDate: 'End date',
  show: 'show results',
  attendedTo: (count: number) => `${count} Issues attended to`,
  noFeedback: 'No feedback',
  loadFailed: 'The results did not load.',
  notDownloaded: 'The file was not downloaded.',
  preparing: 'Preparing the file',
  rowsOf: (rows: number, total: number) => `${inDigits(rows)} of ${inDigits(total)} rows`,
  stop: 'Stop',
  outOfOrder: 'The end date is before the start date.',
  beginTitle: 'Which days?',
  begin: 'Choose two dates, then show results.',
  fillIn: 'Fill in the dates',
  voided: (count: number) => `${inDigits(count)} void, not counted`,
  reportsDue: (count: number) =>
    count < LIMITS.reportsCounted
      ? plural(count, 'report not opened yet', 'reports not opened yet')
      : `${inDigits(count)} or more reports not opened yet`,
  showReportsDue: 'Show them',
  today: 'Today',
  lastDays: (count: number) => `Last ${count} days`,
  thisMonth: 'This month',
  lastMonth: 'Last month',
  narrow: 'Filter',
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
  withPractice: 'Include practice',
  clear: 'Clear filters',
  choicesFailed: 'The filters did not load.',
  practice: 'Practice',
  charts: 'Charts',
  counting: 'Counting',
  chartsFailed: 'The charts did not load.',
  asTable: 'Table',
  asTableOf: (title: string) => `of ${title}`,
  count: 'Records',
  weekday,
  hour,
  hours: (from: number) => `${hour(from)} to ${hour(from + 1)}`,
  percent,
  more: (count: number) => `${count} more in the table`,
  days: {
    title: 'How often',
    drawn: {
      day: 'Fridays and Saturdays have a stronger color.',
      week: 'Each bar is a week, from Monday.',
      month: 'Each bar is a month.',
    },
    without: 'No records before or after that.',
    day: 'Day',
    bar: (day: string, count: number, unit: Unit) =>
      `${OF_UNIT[unit]}${formatDay(day)}: ${inDigits(count)}`,
    tooFew: (count: number, on: number) => `${count} on ${days(on)}: too few to compare.`,
    most: (day: string, count: number, all: number) =>
      `Busiest: ${formatDay(day)}, with ${inDigits(count)} of ${inDigits(all)}.`,
    mostOn: (count: number, each: number) =>
      `Busiest: ${days(count)}, with ${inDigits(each)} each.`,
    none: (count: number, all: number) =>
      count === 0
        ? 'At least one record every day.'
        : `No records on ${inDigits(count)} of ${days(all)}.`,
  },
  hoursOfWeek: {
    title: 'What time',
    weekday: 'Weekday',
    hour: 'Hour',
    stronger: (most: number) => `Stronger color means more, up to ${most}.`,
    tooFew: (count: number, fields: number) =>
      `${count} in ${plural(fields, 'hour', 'hours')} of the week: too few to compare.`,
    most: (day: number, from: number, count: number, all: number) =>
      `Busiest: ${weekday(day)}s, ${hour(from)} to ${hour(from + 1)}, with ${inDigits(count)} of ${inDigits(all)}.`,
    mostIn: (fields: number, each: number) =>
      `Busiest: ${fields} hours of the week, with ${inDigits(each)} each.`,
  },
  outcomes: {
    title: 'How it ended, by category',
    name: 'Category',
    resolved: 'Resolved',
    escalated: 'Escalated',
    both: (resolved: number, escalated: number) => `${inDigits(resolved)} + ${inDigits(escalated)}`,
    spoken: (resolved: number, escalated: number) =>
      `${inDigits(resolved)} resolved, ${inDigits(escalated)} escalated`,
    legend: 'Striped means escalated.',
    tooFew: (escalated: number, all: number, compared: string) =>
      `${escalated} of ${all} escalated: too few to compare ${compared}.`,
    compared: 'categories',
    all: ({ hits, all, rate }: Rate) =>
      `${inDigits(hits)} of ${inDigits(all)} escalated, ${percent(rate)}.`,
    apart: (category: string, hits: number, all: number) =>
      `${category} is clearly higher: ${inDigits(hits)} of ${inDigits(all)}.`,
    noneApart: 'No category is clearly higher.',
  },
  areas: {
    title: 'How it ended, by area',
    name: 'Area',
    compared: 'areas',
    none: 'No area chosen',
    noneApart: 'No area is clearly higher.',
  },
  minutes: {
    title: 'How long it took',
    category: 'Category',
    measured: 'Finished',
    median: 'Typical minutes',
    minutes: (median: number) => `${inDigits(median)} min`,
    spoken: (median: number, measured: number) =>
      `${plural(median, 'minute', 'minutes')}, ${plural(measured, 'record', 'records')}`,
    none: 'No end times were recorded.',
    tooFew: (median: number, measured: number) =>
      `${measured} finished, typically in ${plural(median, 'minute', 'minutes')}: too few to compare.`,
    half: (median: number, measured: number) =>
      `Half of ${inDigits(measured)} took ${plural(median, 'minute', 'minutes')} or less.`,
    longest: (category: string, median: number) =>
      `Longest: ${category}, ${plural(median, 'minute', 'minutes')}.`,
    without: (count: number) => `${inDigits(count)} without an end time are left out.`,
  },
  answers: {
    title: 'Time until somebody took it',
    escalation: 'Escalation',
    took: 'Minutes',
    nobody: 'Nobody took it',
    middle: 'Half were taken within',
    slowest: (title: string) => `Slowest: ${title}`,
    minutes: (count: number) => (count === 0 ? 'under 1 min' : `${inDigits(count)} min`),
    spoken: (count: number) =>
      count === 0 ? 'less than a minute' : plural(count, 'minute', 'minutes'),
    open: (title: string, day: string) => `${title}, ${day}`,
    none: 'Nobody was told about these.',
    all: (count: number) =>
      count === 1 ? 'Somebody took it.' : `Somebody took all ${inDigits(count)}.`,
    without: (unanswered: number, count: number) =>
      `Nobody took ${inDigits(unanswered)} of ${plural(count, 'escalation', 'escalations')}.`,
    newest: (shown: number) => `The newest ${inDigits(shown)} of these are shown.`,
  },
  rates: {
    title: 'Escalations by issue',
    issue: 'Issue',
    attended: 'Attended',
    escalated: 'Escalated',
    rate: 'Share',
    of: (hits: number, all: number, rate: number) =>
      `${inDigits(hits)} of ${inDigits(all)}, ${percent(rate)}`,
    legend: (rate: number) => `The vertical line is the average, ${percent(rate)}.`,
    onTree: (title: string) => `${title}, numbers on the tree`,
    tooFew: (count: number) => `${count} in all: too few to compare.`,
    apart: (titles: string, count: number, rate: number) =>
      `${titles} ${count === 1 ? 'is' : 'are'} clearly above the average, ${percent(rate)}.`,
    more: (titles: string, more: number) => (more === 0 ? titles : `${titles} and ${more} more`),
    noneApart: (rate: number) => `None is clearly above the average, ${percent(rate)}.`,
  },
} as const;

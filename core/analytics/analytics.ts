import { Type, type Static } from 'typebox';
import { PROVEN_BY, type ProvenBy } from '../people/advisor-proof.ts';
import { OUTCOMES } from '../record/attendance.ts';
import { TAKEN_BACK } from '../record/taken-back.ts';
import { recordWords } from '../record/record-words.ts';
import { REPORT_STATES, type ReportState } from '../record/report.ts';
import { CATEGORIES } from '../base/category.ts';
import { DAY_PATTERN, isDay } from '../base/day.ts';
import { formatDay, formatTime } from '../base/format.ts';
import { LANGUAGES } from '../base/language.ts';
import { LIMITS } from '../base/limits.ts';
import { orNull } from '../base/schema.ts';

/** An attendance in analytics (ANALYTICS-10). `startDate` is a campus day, `startTime` a UTC ISO instant, and `rating` is null if the walk was not rated. */
export const AnalyticsRow = Type.Object({
  _id: Type.String(),
  issue: Type.String(),
  advisor: Type.String(),
  startDate: Type.String(),
  startTime: Type.String(),
  /** The outcome. 'Undone' does not count, and is sent only if practice was asked for. */
  outcome: Type.Enum([...OUTCOMES, TAKEN_BACK]),
  rating: orNull(Type.Number()),
  feedback: Type.String(),
  /** The proof of the name, if the campus asked for one (SIGNIN-44). */
  proof: Type.Optional(Type.Enum(PROVEN_BY)),
  /** The area, if one was chosen (AREAS-10). */
  area: Type.Optional(Type.String()),
  /** The state of the incident report, if the campus has a form for one (REPORT-5). */
  report: Type.Optional(Type.Enum([...REPORT_STATES])),
  /** A mark of practice, which is present only if practice was asked for. */
  practice: Type.Optional(Type.Literal(true)),
});
export type AnalyticsRow = Static<typeof AnalyticsRow>;

/** The columns that can be sorted: all but Rating (ANALYTICS-5). */
export const SORTS = ['issue', 'advisor', 'startDate', 'startTime', 'outcome', 'feedback'] as const;
export type Sort = (typeof SORTS)[number];
export const ORDERS = ['asc', 'desc'] as const;
export type Order = (typeof ORDERS)[number];

const NUMBER = '^[1-9]\\d{0,6}$';

/** The ways to include practice walks; they are left out by default (ANALYTICS-9). */
export const PRACTICE = ['with'] as const;

/** The filter for records whose incident report is not opened yet (REPORT-8). */
export const REPORTS = ['due'] as const satisfies ReportState[];

/** The filter of attendances. Both days are included, and the other members are optional (ANALYTICS-11). */
export const AttendanceFilter = Type.Object({
  startDate: Type.String({ pattern: DAY_PATTERN }),
  endDate: Type.String({ pattern: DAY_PATTERN }),
  issue: Type.Optional(Type.String({ maxLength: 100 })),
  category: Type.Optional(Type.Enum(CATEGORIES)),
  outcome: Type.Optional(Type.Enum(OUTCOMES)),
  advisor: Type.Optional(Type.String({ maxLength: 4 * LIMITS.advisor })),
  area: Type.Optional(Type.String({ minLength: 1, maxLength: 4 * LIMITS.areaName })),
  practice: Type.Optional(Type.Enum(PRACTICE)),
  report: Type.Optional(Type.Enum([...REPORTS])),
});
export type AttendanceFilter = Static<typeof AttendanceFilter>;

/** The part of a query that says in which order the rows come. */
const Ordered = Type.Object({
  ...AttendanceFilter.properties,
  sort: Type.Optional(Type.Enum(SORTS)),
  order: Type.Optional(Type.Enum(ORDERS)),
});

/** The query of the CSV file, with the language of its headings, English by default (LANG-14). */
export const CsvQuery = Type.Object({
  ...Ordered.properties,
  language: Type.Optional(Type.Enum([...LANGUAGES])),
});
export type CsvQuery = Static<typeof CsvQuery>;

/** The query of analytics (ANALYTICS-11). All query values are text, and `parseAnalyticsQuery` reads the numbers. */
export const AnalyticsQuery = Type.Object({
  ...Ordered.properties,
  page: Type.Optional(Type.String({ pattern: NUMBER })),
  pageSize: Type.Optional(Type.String({ pattern: '^([1-9]\\d?|100)$' })),
});
export type AnalyticsQuery = Static<typeof AnalyticsQuery>;

/** The answer of analytics. `total` counts all attendances in the days; `truncated` says that the server left out rows beyond 10,000, or beyond 16 MB. */
export const AnalyticsAnswer = Type.Object({
  analysis: Type.Array(AnalyticsRow),
  downloadLink: Type.String(),
  total: Type.Integer(),
  /** The number of void attendances in the same days. It is absent if there are none (PRIVACY-7). */
  voided: Type.Optional(Type.Integer()),
  /** The number of attendances whose incident report is not opened yet, counted up to 10,000. It is absent if there are none (REPORT-8). */
  reportsDue: Type.Optional(Type.Integer()),
  truncated: Type.Boolean(),
  timeZone: Type.String(),
});
export type AnalyticsAnswer = Static<typeof AnalyticsAnswer>;

/** The filter and the order of the rows that a client asks for. Without an order the newest row comes first. */
export type AnalyticsRequest = Omit<AnalyticsQuery, 'page' | 'pageSize' | 'sort' | 'order'> & {
  sort: Sort;
  order: Order;
  /** The page, counted from 1. Undefined means all rows up to `LIMITS.analyticsRows`. */
  page: number | undefined;
  pageSize: number;
};

/** Reads the query's numbers and fills in the defaults. */
export function parseAnalyticsQuery(query: AnalyticsQuery): AnalyticsRequest {
  const { page, pageSize, sort = 'startDate', order = 'desc', ...filter } = query;
  return {
    ...filter,
    sort,
    order,
    page: page === undefined ? undefined : Number(page),
    pageSize: pageSize === undefined ? LIMITS.pageSize : Number(pageSize),
  };
}

/** Tells whether both days exist in the calendar and are in order (ANALYTICS-2). */
export function isDateRange(startDate: string, endDate: string): boolean {
  return isDay(startDate) && isDay(endDate) && startDate <= endDate;
}

/** The words after the outcome of a practice walk. */
export const PRACTISED = ' (practice)';

type AnalyticsColumn = {
  field: Exclude<keyof AnalyticsRow, '_id' | 'practice' | 'proof' | 'area' | 'report'>;
  /** The heading of the column (ANALYTICS-4). */
  header: string;
  /** Returns the text of a cell, with times in the campus time zone. */
  text: (row: AnalyticsRow, timeZone: string) => string;
};

type CsvColumn = Omit<AnalyticsColumn, 'field' | 'text'> & {
  field: AnalyticsColumn['field'] | 'proof' | 'area' | 'report' | 'hadBy' | 'hadAfter' | 'shownIn';
  text: (row: CsvRow, timeZone: string) => string;
};

/** A row of the CSV file. It also names who first took the escalation and after how many minutes ('' if nobody was told about one), and the languages in which steps were shown. */
export type CsvRow = AnalyticsRow & {
  hadBy?: string;
  hadAfter?: number | null;
  shownIn?: string;
};

/** The columns of the table on screen and of the CSV file, in their order. */
export const ANALYTICS_COLUMNS: readonly AnalyticsColumn[] = [
  { field: 'issue', header: 'Issue', text: ({ issue }) => issue },
  { field: 'advisor', header: 'Advisor', text: ({ advisor }) => advisor },
  { field: 'startDate', header: 'Date', text: ({ startDate }) => formatDay(startDate) },
  {
    field: 'startTime',
    header: 'Start Time',
    text: ({ startTime }, timeZone) => formatTime(startTime, timeZone),
  },
  {
    field: 'outcome',
    header: 'Outcome',
    text: ({ outcome, practice }) => outcome + (practice ? PRACTISED : ''),
  },
  { field: 'rating', header: 'Rating', text: ({ rating }) => String(rating ?? '') },
  { field: 'feedback', header: 'Feedback', text: ({ feedback }) => feedback },
];

/** The words of the file for the proof of a name. */
export const PROOF_CELLS: Readonly<Record<ProvenBy, string>> = {
  campus: 'campus sign-in',
  phone: 'enrolled phone',
  none: 'not verified',
};

/** The words of the file for an incident report. */
export const REPORT_CELLS: Readonly<Record<ReportState, string>> = recordWords.reports;

/** The word in the CSV file for an escalation that somebody was told about and nobody took. */
export const HAD_BY_NOBODY = 'Nobody';

/** The columns that only some campuses need: proofs of names, incident reports, areas, answers to escalations and languages of procedures. */
const MORE_COLUMNS = {
  proofs: [
    {
      field: 'proof',
      header: 'Name verified by',
      text: ({ proof }) => (proof ? PROOF_CELLS[proof] : ''),
    },
  ],
  reports: [
    {
      field: 'report',
      header: recordWords.report,
      text: ({ report }) => (report ? REPORT_CELLS[report] : ''),
    },
  ],
  areas: [{ field: 'area', header: 'Area', text: ({ area = '' }) => area }],
  answers: [
    { field: 'hadBy', header: 'Who took it', text: ({ hadBy = '' }) => hadBy },
    {
      field: 'hadAfter',
      header: 'Minutes until somebody took it',
      text: ({ hadAfter }) => String(hadAfter ?? ''),
    },
  ],
  languages: [{ field: 'shownIn', header: 'Shown in', text: ({ shownIn = '' }) => shownIn }],
} as const satisfies Record<string, readonly CsvColumn[]>;

export type MoreColumns = { readonly [Name in keyof typeof MORE_COLUMNS]?: boolean };

/** Returns the columns of the CSV file, and at the end those that this campus needs (SIGNIN-44, AREAS-10, REPORT-8, ANALYTICS-28). */
export function csvColumns(more: MoreColumns): readonly CsvColumn[] {
  const names = Object.keys(MORE_COLUMNS) as (keyof typeof MORE_COLUMNS)[];
  return [
    ...ANALYTICS_COLUMNS,
    ...names.flatMap((name): readonly CsvColumn[] => (more[name] ? MORE_COLUMNS[name] : [])),
  ];
}

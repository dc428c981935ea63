import { Type } from 'typebox';
import {
  AnalyticsAnswer,
  AttendanceFilter,
  AnalyticsQuery,
  CsvQuery,
} from '../analytics/analytics.ts';
import { AnalyticsCharts, AnalyticsChoices } from '../analytics/analytics-charts.ts';
import { ALONE_FORMS, Campus, Replaced, Settings } from '../campus/campus-schema.ts';
import { ALONE_MEMBERS, CALL_MEMBERS } from '../campus/setting-members.ts';
import { MissedWords } from '../search/empty-search-schema.ts';
import { LIMITS } from '../base/limits.ts';
import { OpenedRecord } from '../record/recorded-schema.ts';
import { closedObject, PositiveInteger } from '../base/schema.ts';
import type { EndpointRow } from './endpoint.ts';

/** The endpoints for analytics, records and the settings of the campus. */
export const CAMPUS_API = {
  analytics: {
    address: 'GET /api/issue/analytics',
    use: 'List how issues were attended between two days, both included',
    access: 'reader',
    query: AnalyticsQuery,
    answer: AnalyticsAnswer,
  },
  analyticsCsv: {
    address: 'GET /api/issue/analytics.csv',
    use: 'Get the same attendances as a CSV file',
    access: 'reader',
    asksAgain: true,
    query: CsvQuery,
  },
  getSettings: {
    address: 'GET /api/settings',
    use: 'Get the campus settings, and which issues name each contact',
    access: 'reader',
    answer: Settings,
  },
  updateSettings: {
    address: 'PUT /api/settings',
    use: 'Change the campus settings, based on the version that was read; a contact that issues name is removed together with its replacement, and a change to whom phones call waits if a second person must approve it',
    access: 'owner',
    asksAgain: { changing: [...CALL_MEMBERS, ...ALONE_MEMBERS] },
    body: closedObject({
      campus: Type.Optional(Campus),
      version: Type.Optional(PositiveInteger),
      replace: Type.Optional(Replaced),
      ...ALONE_FORMS,
    }),
    answer: Settings,
    errors: ['INVALID_SETTINGS', 'CONTACT_IN_USE', 'VERSION_CONFLICT', 'SECOND_PERSON_NEEDED'],
  },
  listEmptySearches: {
    address: 'GET /api/empty-searches',
    use: 'List the words that at least two phones searched for without a result in the last 90 days',
    access: 'reader',
    answer: Type.Array(MissedWords),
  },
  getRecord: {
    address: 'GET /api/attend/{id}',
    use: 'Get one attendance in the words that the advisor saw, with its timeline and the values that corrections replaced',
    access: 'reader',
    answer: OpenedRecord,
    errors: ['NOT_FOUND'],
  },
  analyticsCharts: {
    address: 'GET /api/issue/analytics/charts',
    use: 'Count the same attendances by day, hour of the week, outcome, duration and issue',
    access: 'reader',
    query: AttendanceFilter,
    answer: AnalyticsCharts,
  },
  analyticsChoices: {
    address: 'GET /api/issue/analytics/choices',
    use: 'List the issues and advisors by which analytics can be filtered',
    access: 'reader',
    answer: AnalyticsChoices,
  },
  setPublishing: {
    address: 'PUT /api/settings/publishing',
    use: 'Set whether publishing needs a second person; kept for pages of the previous release',
    access: 'owner',
    asksAgain: true,
    body: closedObject({ secondPerson: Type.Boolean() }),
    answer: Settings,
    errors: ['SECOND_PERSON_NEEDED'],
  },
  recordEvidence: {
    address: 'GET /api/attend/{id}/evidence',
    use: 'Get the same attendance as an HTML file that shows whether somebody changed it',
    access: 'reader',
    asksAgain: true,
    errors: ['NOT_FOUND'],
  },
  setReportForm: {
    address: 'PUT /api/settings/report',
    use: "Set the address of the campus's own incident report form; kept for pages of the previous release",
    access: 'owner',
    asksAgain: true,
    body: closedObject({ address: Type.String({ maxLength: LIMITS.reportForm * 4 }) }),
    answer: Settings,
    errors: ['INVALID_REPORT_FORM'],
  },
  settleCalls: {
    address: 'PUT /api/settings/waiting',
    use: 'Approve or discard a change to whom phones call that waits for a second person',
    access: 'owner',
    asksAgain: true,
    body: closedObject({ approve: Type.Boolean(), version: PositiveInteger }),
    answer: Settings,
    errors: ['SECOND_PERSON_NEEDED', 'INVALID_SETTINGS', 'CONTACT_IN_USE', 'VERSION_CONFLICT'],
  },
} as const satisfies Record<string, EndpointRow>;

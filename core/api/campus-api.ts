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
    use: 'How issues were attended between two days, both included',
    access: 'reader',
    query: AnalyticsQuery,
    answer: AnalyticsAnswer,
  },
  analyticsCsv: {
    address: 'GET /api/issue/analytics.csv',
    use: 'The same attendances as a CSV file',
    access: 'reader',
    asksAgain: true,
    query: CsvQuery,
  },
  getSettings: {
    address: 'GET /api/settings',
    use: 'What the campus set, and which issues name its contacts',
    access: 'reader',
    answer: Settings,
  },
  updateSettings: {
    address: 'PUT /api/settings',
    use: 'Set the campus, on the version that was read, or what stands beside it; a contact that issues name is removed with what takes its place; whom phones call waits where a second person is needed',
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
    use: 'Words that two phones or more searched for in the last 90 days and did not find',
    access: 'reader',
    answer: Type.Array(MissedWords),
  },
  getRecord: {
    address: 'GET /api/attend/{id}',
    use: 'One attendance in the words that were walked, with its trail and what corrections replaced',
    access: 'reader',
    answer: OpenedRecord,
    errors: ['NOT_FOUND'],
  },
  analyticsCharts: {
    address: 'GET /api/issue/analytics/charts',
    use: 'The same attendances counted by day, hour of the week, outcome, minutes to their end and issue',
    access: 'reader',
    query: AttendanceFilter,
    answer: AnalyticsCharts,
  },
  analyticsChoices: {
    address: 'GET /api/issue/analytics/choices',
    use: 'The issues and advisors that analytics can be narrowed to',
    access: 'reader',
    answer: AnalyticsChoices,
  },
  setPublishing: {
    address: 'PUT /api/settings/publishing',
    use: 'The same of whether publishing needs a second person, for pages of the release before',
    access: 'owner',
    asksAgain: true,
    body: closedObject({ secondPerson: Type.Boolean() }),
    answer: Settings,
    errors: ['SECOND_PERSON_NEEDED'],
  },
  recordEvidence: {
    address: 'GET /api/attend/{id}/evidence',
    use: 'The same attendance as an HTML file that says itself whether it was changed',
    access: 'reader',
    asksAgain: true,
    errors: ['NOT_FOUND'],
  },
  setReportForm: {
    address: 'PUT /api/settings/report',
    use: "The same of the address of the campus's own incident report form, for pages of the release before",
    access: 'owner',
    asksAgain: true,
    body: closedObject({ address: Type.String({ maxLength: LIMITS.reportForm * 4 }) }),
    answer: Settings,
    errors: ['INVALID_REPORT_FORM'],
  },
  settleCalls: {
    address: 'PUT /api/settings/waiting',
    use: 'Approve the change of whom phones call that waits for a second person, or discard it',
    access: 'owner',
    asksAgain: true,
    body: closedObject({ approve: Type.Boolean(), version: PositiveInteger }),
    answer: Settings,
    errors: ['SECOND_PERSON_NEEDED', 'INVALID_SETTINGS', 'CONTACT_IN_USE', 'VERSION_CONFLICT'],
  },
} as const satisfies Record<string, EndpointRow>;

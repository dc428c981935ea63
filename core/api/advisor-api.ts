import { Type } from 'typebox';
import { Attendance } from '../record/attendance.ts';
import { CampusHere } from '../campus/campus-schema.ts';
import { EmptySearch } from '../search/empty-search-schema.ts';
import { Feedback, MissingIssue } from '../inbox/feedback-schema.ts';
import { RecordAnswer } from '../base/public-write.ts';
import { nullable } from '../base/schema.ts';
import { REPORT_STATES } from '../record/report.ts';
import { StepNote } from '../record/step-note-schema.ts';
import { PublishedIssue, PublishedTitle } from '../issue/wire-schema.ts';
import type { Endpoint } from './endpoint.ts';

/** The library of advisors, and the public writes that phones send. */
export const ADVISOR_API = {
  listAdvisorIssues: {
    method: 'GET',
    path: '/api/advisor/issues/{category}',
    use: 'The published issues of a category with their steps, and what the campus set; with an ETag',
    access: 'open',
    forAdvisors: true,
    answer: Type.Array(PublishedIssue),
    beside: { campus: CampusHere },
    errors: ['NOT_FOUND'],
  },
  listTitles: {
    method: 'GET',
    path: '/api/advisor/titles',
    use: 'What a list shows of all published issues, before their steps are there; with an ETag',
    access: 'open',
    forAdvisors: true,
    answer: Type.Array(PublishedTitle),
    errors: [],
  },
  attend: {
    method: 'POST',
    path: '/api/attend',
    use: 'Record how an issue was attended',
    access: 'open',
    keyed: true,
    tokenless: true,
    forAdvisors: true,
    body: Attendance,
    answer: RecordAnswer,
    errors: ['NOT_FOUND', 'KEY_REUSED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  sendFeedback: {
    method: 'POST',
    path: '/api/feedback',
    use: 'Record feedback on the app',
    access: 'open',
    keyed: true,
    tokenless: true,
    forAdvisors: true,
    body: Feedback,
    answer: RecordAnswer,
    errors: ['KEY_REUSED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  reportMissingIssue: {
    method: 'POST',
    path: '/api/advisor/issue-not-found',
    use: 'Tell the administrators about an issue that could not be found',
    access: 'open',
    keyed: true,
    tokenless: true,
    forAdvisors: true,
    body: MissingIssue,
    answer: RecordAnswer,
    errors: ['KEY_REUSED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  sendStepNote: {
    method: 'POST',
    path: '/api/advisor/step-note',
    use: 'Tell the author what is wrong with a step',
    access: 'open',
    keyed: true,
    tokenless: true,
    forAdvisors: true,
    body: StepNote,
    answer: RecordAnswer,
    errors: ['NOT_FOUND', 'KEY_REUSED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  reportEmptySearch: {
    method: 'POST',
    path: '/api/advisor/empty-search',
    use: 'Tell which words were searched for and not found',
    access: 'open',
    keyed: true,
    tokenless: true,
    forAdvisors: true,
    body: EmptySearch,
    answer: RecordAnswer,
    errors: ['KEY_REUSED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  getPublishedRevision: {
    method: 'GET',
    path: '/api/advisor/issues/{id}/revisions/{number}',
    use: 'A published issue as an earlier revision had it, for a walk of it that is handed over',
    access: 'open',
    forAdvisors: true,
    answer: PublishedIssue,
    errors: ['NOT_FOUND'],
  },
  getReport: {
    method: 'GET',
    path: '/api/advisor/reports/{key}',
    use: 'What became of the incident report of a record on any phone that ended its walk, for who knows its Idempotency-Key',
    access: 'open',
    forAdvisors: true,
    answer: Type.Object({ report: nullable(Type.Enum([...REPORT_STATES])) }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;

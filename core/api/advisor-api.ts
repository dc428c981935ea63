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
import type { EndpointRow } from './endpoint.ts';

const PUBLIC_WRITE = {
  access: 'open',
  keyed: true,
  tokenless: true,
  forAdvisors: true,
  answer: RecordAnswer,
} as const;

/** The endpoints for the procedures that advisors read, and for the public writes that phones send. */
export const ADVISOR_API = {
  listAdvisorIssues: {
    address: 'GET /api/advisor/issues/{category}',
    use: 'Get the published issues of a category with their steps, and the campus settings that phones need; the answer has an ETag',
    access: 'open',
    forAdvisors: true,
    answer: Type.Array(PublishedIssue),
    beside: { campus: CampusHere },
    errors: ['NOT_FOUND'],
  },
  listTitles: {
    address: 'GET /api/advisor/titles',
    use: 'Get the part of all published issues that a list shows, before their steps are loaded; the answer has an ETag',
    access: 'open',
    forAdvisors: true,
    answer: Type.Array(PublishedTitle),
  },
  attend: {
    address: 'POST /api/attend',
    use: 'Record how an issue was attended',
    ...PUBLIC_WRITE,
    body: Attendance,
    errors: ['NOT_FOUND', 'KEY_REUSED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  sendFeedback: {
    address: 'POST /api/feedback',
    use: 'Record feedback on the app',
    ...PUBLIC_WRITE,
    body: Feedback,
    errors: ['KEY_REUSED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  reportMissingIssue: {
    address: 'POST /api/advisor/issue-not-found',
    use: 'Tell the administrators about an issue that an advisor could not find',
    ...PUBLIC_WRITE,
    body: MissingIssue,
    errors: ['KEY_REUSED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  sendStepNote: {
    address: 'POST /api/advisor/step-note',
    use: 'Tell the author that something is wrong with a step',
    ...PUBLIC_WRITE,
    body: StepNote,
    errors: ['NOT_FOUND', 'KEY_REUSED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  reportEmptySearch: {
    address: 'POST /api/advisor/empty-search',
    use: 'Report the words of a search that found nothing',
    ...PUBLIC_WRITE,
    body: EmptySearch,
    errors: ['KEY_REUSED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  getPublishedRevision: {
    address: 'GET /api/advisor/issues/{id}/revisions/{number}',
    use: 'Get an earlier revision of a published issue, for a walk of it that was handed over',
    access: 'open',
    forAdvisors: true,
    answer: PublishedIssue,
    errors: ['NOT_FOUND'],
  },
  getReport: {
    address: 'GET /api/advisor/reports/{key}',
    use: "Get the state of a record's incident report, from whichever phone ended the walk; the caller must know the record's Idempotency-Key",
    access: 'open',
    forAdvisors: true,
    answer: Type.Object({ report: nullable(Type.Enum([...REPORT_STATES])) }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, EndpointRow>;

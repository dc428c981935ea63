import { Type, type Static, type TSchema } from 'typebox';
import { Email, PassCode, Password, Session } from './account.ts';
import { AnalyticsAnswer, AnalyticsQuery, CsvQuery } from './analytics.ts';
import { Attendance } from './attendance.ts';
import { Campus, CampusFacts, CampusHere, Settings } from './campus-schema.ts';
import { EmptySearch, MissedWords } from './empty-search-schema.ts';
import type { Endpoint } from './endpoint.ts';
import { Feedback, MissingIssue } from './feedback-schema.ts';
import { IssueDetails } from './issue.ts';
import { LIMITS } from './limits.ts';
import { RecordAnswer } from './public-write.ts';
import { ListedRevision, Revision } from './revision-schema.ts';
import { closed, PositiveInteger } from './schema.ts';
import { ReceivedNote, StepNote } from './step-note-schema.ts';
import {
  CountedIssue,
  PublishedIssue,
  StepAnswer,
  WireIssue,
  WireIssueChange,
  WireStepPatch,
} from './wire-schema.ts';

const Nothing = Type.Object({});
const Profile = Type.Object({ email: Type.String(), name: Type.String() });
const SocialSession = Type.Object({ ...Session.properties, token: Type.String() });

/** Every endpoint of the API (API-1): the server registers from it, the browser calls from it. */
export const API = {
  signIn: {
    method: 'POST',
    path: '/api/user/auth/signIn',
    use: 'Sign in as an administrator; sets the session cookie',
    access: 'open',
    tokenless: true,
    body: Type.Object({ email: Email, password: Password }, closed),
    answer: Session,
    errors: ['INCORRECT_CREDENTIALS', 'SET_PASSWORD', 'TOO_MANY_REQUESTS'],
  },
  signUp: {
    method: 'POST',
    path: '/api/user/auth/signUp',
    use: 'Accept an invitation: set name and password',
    access: 'open',
    body: Type.Object(
      {
        email: Email,
        password: Password,
        name: Type.Optional(Type.String({ maxLength: LIMITS.personName })),
        passCode: PassCode,
      },
      closed,
    ),
    answer: Session,
    errors: ['INVALID_PASSCODE', 'PASSWORD_TO_SHORT', 'TOO_MANY_REQUESTS'],
  },
  resendCode: {
    method: 'POST',
    path: '/api/user/auth/resend-code',
    use: 'Send an invitation again',
    access: 'open',
    body: Type.Object({ email: Email }, closed),
    answer: Nothing,
    errors: ['EMAIL_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/user/auth/forgotPassword',
    use: 'Send a reset link',
    access: 'open',
    body: Type.Object({ email: Email }, closed),
    answer: Nothing,
    errors: ['EMAIL_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  changePassword: {
    method: 'POST',
    path: '/api/user/auth/changePassword',
    use: 'Change the own password; ends all other sessions',
    access: 'admin',
    body: Type.Object({ password: Password, newPassword: Password }, closed),
    answer: Nothing,
    errors: ['INCORRECT_CREDENTIALS', 'PASSWORD_TO_SHORT', 'TOO_MANY_REQUESTS'],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/user/auth/resetPassword',
    use: 'Set a new password with the code of a reset link',
    access: 'open',
    body: Type.Object({ email: Email, password: Password, token: PassCode }, closed),
    answer: Nothing,
    errors: ['INVALID_PASSCODE', 'PASSWORD_TO_SHORT', 'TOO_MANY_REQUESTS'],
  },
  verifyUser: {
    method: 'POST',
    path: '/api/user/auth/verifyUser',
    use: 'Ask whether an invitation or reset code is still good',
    access: 'open',
    body: Type.Object({ email: Email, passCode: PassCode }, closed),
    answer: Type.Object({ email: Type.String() }),
    errors: ['INVALID_PASSCODE', 'TOO_MANY_REQUESTS'],
  },
  deleteMyAccount: {
    method: 'POST',
    path: '/api/user/auth/delete-my-account',
    use: 'Delete the own account',
    access: 'admin',
    body: Type.Object({ password: Password }, closed),
    answer: Nothing,
    errors: ['INCORRECT_CREDENTIALS', 'LAST_ADMIN', 'TOO_MANY_REQUESTS'],
  },
  googleLogin: {
    method: 'POST',
    path: '/api/user/social/google-login',
    use: 'Sign in with a Google identity token, where configured',
    access: 'open',
    tokenless: true,
    body: Type.Object({ token: Type.String({ minLength: 1, maxLength: 5_000 }) }, closed),
    answer: SocialSession,
    errors: ['NOT_FOUND', 'INCORRECT_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  },
  facebookToken: {
    method: 'GET',
    path: '/api/user/social/facebook/token',
    use: 'Sign in with a Facebook access token, where configured',
    access: 'open',
    query: Type.Object({ access_token: Type.String({ minLength: 1, maxLength: 5_000 }) }),
    answer: SocialSession,
    errors: ['NOT_FOUND', 'INCORRECT_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  },
  listIssues: {
    method: 'GET',
    path: '/api/issue',
    use: 'All issues with their steps, or with steps=count with their counts: the unarchived, or with archived=true the others',
    access: 'admin',
    query: Type.Object({
      archived: Type.Optional(Type.Enum(['true', 'false'])),
      steps: Type.Optional(Type.Enum(['count'])),
    }),
    answer: Type.Array(Type.Union([WireIssue, CountedIssue])),
    errors: [],
  },
  getIssue: {
    method: 'GET',
    path: '/api/issue/{id}',
    use: 'One issue with its steps; without a session only where advisors may read it',
    access: 'open',
    forAdvisors: true,
    answer: Type.Union([WireIssue, PublishedIssue]),
    errors: ['NOT_FOUND'],
  },
  createIssue: {
    method: 'POST',
    path: '/api/issue',
    use: 'Create a draft',
    access: 'admin',
    keyed: true,
    body: Type.Object(IssueDetails.properties, closed),
    answer: WireIssue,
    errors: ['INVALID_ISSUE'],
  },
  updateIssue: {
    method: 'PUT',
    path: '/api/issue/{id}',
    use: 'Edit, publish or take back, archive or restore, reorder, mark as reviewed, or restore a revision: one of these a call',
    access: 'admin',
    body: WireIssueChange,
    answer: WireIssue,
    errors: ['NOT_FOUND', 'INVALID_ISSUE', 'NOT_PUBLISHABLE', 'ISSUE_ARCHIVED', 'VERSION_CONFLICT'],
  },
  createStep: {
    method: 'PUT',
    path: '/api/issue/create-step/{issueId}',
    use: 'Add a step at the end',
    access: 'admin',
    keyed: true,
    body: WireStepPatch,
    answer: StepAnswer,
    errors: ['NOT_FOUND', 'INVALID_STEP', 'NOT_PUBLISHABLE', 'ISSUE_ARCHIVED', 'VERSION_CONFLICT'],
  },
  updateStep: {
    method: 'PUT',
    path: '/api/issue/update-step/{issueId}/{stepId}',
    use: 'Change members of a step; isArchived true removes it, false brings it back',
    access: 'admin',
    body: WireStepPatch,
    answer: StepAnswer,
    errors: [
      'NOT_FOUND',
      'INVALID_STEP',
      'NOT_PUBLISHABLE',
      'STEP_IN_USE',
      'LAST_STEP',
      'ISSUE_ARCHIVED',
      'VERSION_CONFLICT',
    ],
  },
  analytics: {
    method: 'GET',
    path: '/api/issue/analytics',
    use: 'How issues were attended between two days, both included',
    access: 'admin',
    query: AnalyticsQuery,
    answer: AnalyticsAnswer,
    errors: [],
  },
  uploadFile: {
    method: 'POST',
    path: '/api/file-upload',
    use: 'Upload a picture: multipart, field file',
    access: 'admin',
    answer: Type.Object({ file: Type.Object({ file: Type.String() }) }),
    errors: ['NOT_AN_IMAGE', 'TOO_LARGE', 'UNAVAILABLE'],
  },
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
  getProfile: {
    method: 'GET',
    path: '/api/profile',
    use: 'The own name and email',
    access: 'admin',
    answer: Profile,
    errors: [],
  },
  updateProfile: {
    method: 'PUT',
    path: '/api/profile',
    use: 'Change the own name or email; another email takes the password and ends all other sessions',
    access: 'admin',
    body: Type.Object(
      {
        email: Type.Optional(Email),
        name: Type.Optional(Type.String({ minLength: 1, maxLength: LIMITS.personName })),
        password: Type.Optional(Password),
      },
      closed,
    ),
    answer: Profile,
    errors: ['EMAIL_TAKEN', 'INCORRECT_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  },
  createPaymentIntent: {
    method: 'POST',
    path: '/api/payment/stripe/create-payment-intent',
    use: 'Not served: the product sells nothing',
    access: 'open',
    tokenless: true,
    errors: ['NOT_SOLD'],
  },
  payment: {
    method: 'GET',
    path: '/api/payment',
    use: 'Not served: the product sells nothing',
    access: 'open',
    errors: ['NOT_SOLD'],
  },
  signOut: {
    method: 'POST',
    path: '/api/user/auth/signOut',
    use: 'End the session on the server',
    access: 'open',
    answer: Nothing,
    errors: [],
  },
  analyticsCsv: {
    method: 'GET',
    path: '/api/issue/analytics.csv',
    use: 'The same attendances as a CSV file',
    access: 'admin',
    query: CsvQuery,
    errors: [],
  },
  campus: {
    method: 'GET',
    path: '/api/campus',
    use: 'What the campus set: its name, time zone, own address and who provides the product',
    access: 'open',
    answer: CampusFacts,
    errors: [],
  },
  health: {
    method: 'GET',
    path: '/api/health',
    use: 'Whether the server is ready and has its database',
    access: 'open',
    answer: Type.Object({ status: Type.Enum(['ok']) }),
    errors: ['UNAVAILABLE'],
  },
  openapi: {
    method: 'GET',
    path: '/api/openapi.json',
    use: 'This table as an OpenAPI document',
    access: 'open',
    errors: [],
  },
  getSettings: {
    method: 'GET',
    path: '/api/settings',
    use: 'What the campus set, and which issues name its contacts',
    access: 'admin',
    answer: Settings,
    errors: [],
  },
  updateSettings: {
    method: 'PUT',
    path: '/api/settings',
    use: 'Set the campus; a contact that issues name is removed with what takes its place',
    access: 'admin',
    body: Type.Object(
      {
        campus: Campus,
        version: PositiveInteger,
        /** By the id of a contact that goes, the id of what takes its place in the texts. */
        replace: Type.Optional(
          Type.Record(Type.String(), Type.String({ maxLength: LIMITS.contactId * 4 }), {
            maxProperties: LIMITS.contacts * 4,
          }),
        ),
      },
      closed,
    ),
    answer: Settings,
    errors: ['INVALID_SETTINGS', 'CONTACT_IN_USE', 'VERSION_CONFLICT'],
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
  listStepNotes: {
    method: 'GET',
    path: '/api/issue/{id}/notes',
    use: 'What advisors say is wrong with the steps of an issue and is not done yet, the newest first',
    access: 'admin',
    answer: Type.Array(ReceivedNote),
    errors: ['NOT_FOUND'],
  },
  updateStepNote: {
    method: 'PUT',
    path: '/api/issue/{id}/notes/{noteId}',
    use: 'Put a note away as done, or bring it back',
    access: 'admin',
    body: Type.Object({ isDone: Type.Boolean() }, closed),
    answer: ReceivedNote,
    errors: ['NOT_FOUND'],
  },
  listEmptySearches: {
    method: 'GET',
    path: '/api/empty-searches',
    use: 'Words that two phones or more searched for in the last 90 days and did not find',
    access: 'admin',
    answer: Type.Array(MissedWords),
    errors: [],
  },
  listRevisions: {
    method: 'GET',
    path: '/api/issue/{id}/revisions',
    use: 'The revisions of an issue, the newest first, at most 50 of those before a number: who, when, what was said and what changed',
    access: 'admin',
    query: Type.Object({ before: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,8}$' })) }),
    answer: Type.Array(ListedRevision),
    errors: ['NOT_FOUND'],
  },
  getRevision: {
    method: 'GET',
    path: '/api/issue/{id}/revisions/{number}',
    use: 'One revision of an issue, as advisors walked it',
    access: 'admin',
    answer: Revision,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;

/** What goes into `data` of the request; undefined where the endpoint takes no body. */
export type BodyOf<E extends Endpoint> = E extends { body: infer S extends TSchema }
  ? Static<S>
  : undefined;

/** The member `data` of the response. */
export type AnswerOf<E extends Endpoint> = E extends { answer: infer S extends TSchema }
  ? Static<S>
  : undefined;

/** The query's members, all text; undefined where the endpoint takes no query. */
export type QueryOf<E extends Endpoint> = E extends { query: infer S extends TSchema }
  ? Static<S>
  : undefined;

type Row = (typeof API)[keyof typeof API];
type AddressOf<E> = E extends Row ? `${E['method']} ${E['path']}` : never;

/**
 * An endpoint by its method and path, such as 'POST /api/attend'. The browser calls it by this name: the
 * shapes of the table are types to it, and none of them is loaded.
 */
export type EndpointAddress = AddressOf<Row>;

/** The row of an address. */
export type EndpointAt<A extends EndpointAddress> = A extends `${infer Method} ${infer Path}`
  ? Extract<Row, { readonly method: Method; readonly path: Path }>
  : never;

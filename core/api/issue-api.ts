import { Type } from 'typebox';
import { WireTypedDetails } from '../issue/details-schema.ts';
import { Presence, Present } from '../issue/issue-part-schema.ts';
import { IssuePaths, PathTick } from '../issue/path-check-schema.ts';
import { PathCounts } from '../issue/path-counts.ts';
import { Approval, ApprovalStep } from '../issue/second-person.ts';
import { ListedRevision, Revision } from '../issue/revision-schema.ts';
import { closedObject, PositiveInteger } from '../base/schema.ts';
import { Language } from '../issue/translation-schema.ts';
import { TaughtSearch, TeachSearch } from '../search/empty-search-schema.ts';
import { ReceivedNote } from '../record/step-note-schema.ts';
import {
  CountedIssue,
  PublishedIssue,
  SavedIssue,
  StepAnswer,
  WireIssue,
  WireIssueChange,
  WireNewStep,
  WireStepPatch,
} from '../issue/wire-schema.ts';
import type { EndpointRow } from './endpoint.ts';

const SAVE_ERRORS = [
  'NOT_FOUND',
  'OTHER_CATEGORY',
  'NOT_PUBLISHABLE',
  'CORRECTED_URGENTLY',
  'SECOND_PERSON_NEEDED',
  'ISSUE_ARCHIVED',
  'VERSION_CONFLICT',
] as const;

/** The endpoints for issues, their steps, pictures, revisions and notes. */
export const ISSUE_API = {
  listIssues: {
    address: 'GET /api/issue',
    use: 'List the issues with their steps, or with steps=count with the number of steps; archived=true lists the archived ones',
    access: 'reader',
    query: Type.Object({
      archived: Type.Optional(Type.Enum(['true', 'false'])),
      steps: Type.Optional(Type.Enum(['count'])),
    }),
    answer: Type.Array(Type.Union([WireIssue, CountedIssue])),
  },
  getIssue: {
    address: 'GET /api/issue/{id}',
    use: 'Get one issue with its steps; without a session only an issue that advisors may read',
    access: 'open',
    forAdvisors: true,
    query: Type.Object({ words: Type.Optional(Type.Literal('published')) }),
    answer: Type.Union([WireIssue, PublishedIssue]),
    errors: ['NOT_FOUND'],
  },
  createIssue: {
    address: 'POST /api/issue',
    use: 'Create a draft',
    access: 'author',
    keyed: true,
    body: closedObject(WireTypedDetails.properties),
    answer: WireIssue,
    errors: ['INVALID_ISSUE', 'OTHER_CATEGORY'],
  },
  updateIssue: {
    address: 'PUT /api/issue/{id}',
    use: 'Edit, publish, withdraw, archive, restore, reorder or confirm the review of an issue, or restore a revision; one of these in each call',
    access: 'author',
    asksAgain: { sending: ['restoreRevision', 'urgent'] },
    body: WireIssueChange,
    answer: SavedIssue,
    errors: [...SAVE_ERRORS, 'INVALID_ISSUE', 'PATHS_NOT_CHECKED'],
  },
  createStep: {
    address: 'PUT /api/issue/create-step/{issueId}',
    use: 'Add a step at the end or after another step',
    access: 'author',
    asksAgain: { sending: ['urgent'] },
    keyed: true,
    body: WireNewStep,
    answer: StepAnswer,
    errors: [...SAVE_ERRORS, 'INVALID_STEP'],
  },
  updateStep: {
    address: 'PUT /api/issue/update-step/{issueId}/{stepId}',
    use: 'Change a step; isArchived true removes it, false brings it back',
    access: 'author',
    asksAgain: { sending: ['urgent'] },
    body: WireStepPatch,
    answer: StepAnswer,
    errors: [...SAVE_ERRORS, 'INVALID_STEP', 'STEP_IN_USE', 'LAST_STEP'],
  },
  uploadFile: {
    address: 'POST /api/file-upload',
    use: "Upload a picture as multipart data in the field 'file'",
    access: 'author',
    answer: Type.Object({ file: Type.Object({ file: Type.String() }) }),
    errors: ['NOT_AN_IMAGE', 'TOO_LARGE', 'UNAVAILABLE'],
  },
  reportPresence: {
    address: 'PUT /api/issue/{id}/presence',
    use: 'Say that you have the issue open; the answer tells who else has it open and what changed since a version',
    access: 'author',
    unattended: true,
    body: Presence,
    answer: Present,
    errors: ['NOT_FOUND'],
  },
  listStepNotes: {
    address: 'GET /api/issue/{id}/notes',
    use: "List the open notes of advisors about mistakes in an issue's steps, the newest first",
    access: 'reader',
    answer: Type.Array(ReceivedNote),
    errors: ['NOT_FOUND'],
  },
  listPaths: {
    address: 'GET /api/issue/{id}/paths',
    use: 'List the first 500 paths of an issue as it is saved and who checked each; paths=count only counts them, and language shows them in that language',
    access: 'reader',
    query: Type.Object({
      paths: Type.Optional(Type.Enum(['count'])),
      language: Type.Optional(Language),
    }),
    answer: Type.Union([IssuePaths, PathCounts]),
    errors: ['NOT_FOUND'],
  },
  checkPath: {
    address: 'PUT /api/issue/{id}/paths/{fingerprint}',
    use: 'Mark a path as checked, or undo that',
    access: 'author',
    body: PathTick,
    answer: PathCounts,
    errors: ['NOT_FOUND', 'OTHER_CATEGORY', 'ISSUE_ARCHIVED', 'VERSION_CONFLICT'],
  },
  listTaughtSearches: {
    address: 'GET /api/taught-searches',
    use: 'List the searches for which an administrator chose an issue, sorted by their words',
    access: 'reader',
    answer: Type.Array(TaughtSearch),
  },
  teachSearch: {
    address: 'PUT /api/issue/{id}/taught-searches',
    use: 'Make a search show a published issue on every phone, or undo that',
    access: 'author',
    body: TeachSearch,
    answer: Type.Array(TaughtSearch),
    errors: ['NOT_FOUND', 'OTHER_CATEGORY', 'TAUGHT_FULL'],
  },
  listRevisions: {
    address: 'GET /api/issue/{id}/revisions',
    use: 'List the revisions of an issue, the newest first, at most 50 before a number: who saved it, when, with which note, and what changed',
    access: 'reader',
    query: Type.Object({ before: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,8}$' })) }),
    answer: Type.Array(ListedRevision),
    errors: ['NOT_FOUND'],
  },
  getRevision: {
    address: 'GET /api/issue/{id}/revisions/{number}',
    use: 'Get one revision of an issue as advisors saw it',
    access: 'reader',
    answer: Revision,
    errors: ['NOT_FOUND'],
  },
  getReview: {
    address: 'GET /api/issue/{id}/review',
    use: "Get the state of an issue's review, and whether you may publish it if that needs a second person",
    access: 'reader',
    answer: Approval,
    errors: ['NOT_FOUND'],
  },
  reviewIssue: {
    address: 'PUT /api/issue/{id}/review',
    use: 'Ask for the review of a draft, or send it back with a comment; the next save ends either',
    access: 'author',
    body: ApprovalStep,
    answer: Approval,
    errors: [
      'NOT_FOUND',
      'OTHER_CATEGORY',
      'NOT_PUBLISHABLE',
      'SECOND_PERSON_NEEDED',
      'VERSION_CONFLICT',
    ],
  },
  readCorrection: {
    address: 'PUT /api/issue/{id}/review/read',
    use: "Say that you have read other people's urgent corrections of an issue up to a revision",
    access: 'author',
    body: closedObject({ revision: PositiveInteger }),
    answer: Approval,
    errors: ['NOT_FOUND', 'OTHER_CATEGORY', 'SECOND_PERSON_NEEDED'],
  },
} as const satisfies Record<string, EndpointRow>;

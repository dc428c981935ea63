import { Type } from 'typebox';
import { WireTypedDetails } from '../issue/details-schema.ts';
import { Presence, Present } from '../issue/issue-part-schema.ts';
import { IssuePaths, PathTick } from '../issue/path-check-schema.ts';
import { PathCounts } from '../issue/path-counts.ts';
import { ListedRevision, Revision } from '../issue/revision-schema.ts';
import { closed } from '../base/schema.ts';
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
import type { Endpoint } from './endpoint.ts';

/** What authors do with issues, their steps, pictures, revisions and notes. */
export const ISSUE_API = {
  listIssues: {
    method: 'GET',
    path: '/api/issue',
    use: 'All issues with their steps, or with steps=count with their counts: the unarchived, or with archived=true the others',
    access: 'reader',
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
    access: 'author',
    keyed: true,
    body: Type.Object(WireTypedDetails.properties, closed),
    answer: WireIssue,
    errors: ['INVALID_ISSUE'],
  },
  updateIssue: {
    method: 'PUT',
    path: '/api/issue/{id}',
    use: 'Edit, publish or take back, archive or restore, reorder, mark as reviewed, or restore a revision: one of these a call',
    access: 'author',
    body: WireIssueChange,
    answer: SavedIssue,
    errors: ['NOT_FOUND', 'INVALID_ISSUE', 'NOT_PUBLISHABLE', 'ISSUE_ARCHIVED', 'VERSION_CONFLICT'],
  },
  createStep: {
    method: 'PUT',
    path: '/api/issue/create-step/{issueId}',
    use: 'Add a step at the end, or after another',
    access: 'author',
    keyed: true,
    body: WireNewStep,
    answer: StepAnswer,
    errors: ['NOT_FOUND', 'INVALID_STEP', 'NOT_PUBLISHABLE', 'ISSUE_ARCHIVED', 'VERSION_CONFLICT'],
  },
  updateStep: {
    method: 'PUT',
    path: '/api/issue/update-step/{issueId}/{stepId}',
    use: 'Change members of a step; isArchived true removes it, false brings it back',
    access: 'author',
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
  uploadFile: {
    method: 'POST',
    path: '/api/file-upload',
    use: 'Upload a picture: multipart, field file',
    access: 'author',
    answer: Type.Object({ file: Type.Object({ file: Type.String() }) }),
    errors: ['NOT_AN_IMAGE', 'TOO_LARGE', 'UNAVAILABLE'],
  },
  reportPresence: {
    method: 'PUT',
    path: '/api/issue/{id}/presence',
    use: 'Say that one has the issue open, and learn who else has, and what changed since a version',
    access: 'author',
    unattended: true,
    body: Presence,
    answer: Present,
    errors: ['NOT_FOUND'],
  },
  listStepNotes: {
    method: 'GET',
    path: '/api/issue/{id}/notes',
    use: 'What advisors say is wrong with the steps of an issue and is not done yet, the newest first',
    access: 'reader',
    answer: Type.Array(ReceivedNote),
    errors: ['NOT_FOUND'],
  },
  listPaths: {
    method: 'GET',
    path: '/api/issue/{id}/paths',
    use: 'The paths of an issue as it is saved, the first 500, and who checked which; with paths=count how many',
    access: 'reader',
    query: Type.Object({ paths: Type.Optional(Type.Enum(['count'])) }),
    answer: Type.Union([IssuePaths, PathCounts]),
    errors: ['NOT_FOUND'],
  },
  checkPath: {
    method: 'PUT',
    path: '/api/issue/{id}/paths/{fingerprint}',
    use: 'Tick a path as checked, or take that back',
    access: 'author',
    body: PathTick,
    answer: PathCounts,
    errors: ['NOT_FOUND', 'ISSUE_ARCHIVED', 'VERSION_CONFLICT'],
  },
  listRevisions: {
    method: 'GET',
    path: '/api/issue/{id}/revisions',
    use: 'The revisions of an issue, the newest first, at most 50 of those before a number: who, when, what was said and what changed',
    access: 'reader',
    query: Type.Object({ before: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,8}$' })) }),
    answer: Type.Array(ListedRevision),
    errors: ['NOT_FOUND'],
  },
  getRevision: {
    method: 'GET',
    path: '/api/issue/{id}/revisions/{number}',
    use: 'One revision of an issue, as advisors walked it',
    access: 'reader',
    answer: Revision,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;

import { Type } from 'typebox';
import {
  AnswerWords,
  IssueTranslations,
  PublishedTranslation,
  SavedTranslation,
  TranslationChange,
} from '../issue/translation-schema.ts';
import { Review } from '../issue/path-check-schema.ts';
import type { EndpointRow } from './endpoint.ts';

export const TRANSLATION_API = {
  listTranslations: {
    address: 'GET /api/issue/{id}/translations',
    use: "Get an issue's texts in other languages, each with the original text that was translated",
    access: 'reader',
    query: Type.Object({ words: Type.Optional(Type.Literal('published')) }),
    answer: IssueTranslations,
    errors: ['NOT_FOUND'],
  },
  saveTranslation: {
    address: 'PUT /api/issue/{id}/translations/{language}',
    use: 'Save texts of an issue in another language, or set whether advisors get it in that language; one of these in each call',
    access: 'author',
    asksAgain: { sending: ['urgent'] },
    body: TranslationChange,
    answer: SavedTranslation,
    errors: [
      'NOT_FOUND',
      'OTHER_CATEGORY',
      'INVALID_TRANSLATION',
      'NOT_WHOLE',
      'NOT_PUBLISHABLE',
      'CORRECTED_URGENTLY',
      'SECOND_PERSON_NEEDED',
      'ISSUE_ARCHIVED',
      'VERSION_CONFLICT',
    ],
  },
  reviewTranslation: {
    address: 'PUT /api/issue/{id}/translations/{language}/review',
    use: "Mark an issue's texts in a language as reviewed by this campus, once all of its paths are checked in that language",
    access: 'author',
    answer: Review,
    errors: ['NOT_FOUND', 'OTHER_CATEGORY', 'ISSUE_ARCHIVED', 'PATHS_NOT_CHECKED'],
  },
  listTranslatedIssues: {
    address: 'GET /api/advisor/translations/{language}',
    use: 'Get the published issues in another language, with its words for Yes and No; the answer has an ETag',
    access: 'open',
    forAdvisors: true,
    answer: Type.Array(PublishedTranslation),
    beside: { answers: AnswerWords },
    errors: ['NOT_FOUND'],
  },
  getPublishedTranslation: {
    address: 'GET /api/advisor/issues/{id}/revisions/{number}/translations/{language}',
    use: 'Get a revision of a published issue in another language, for a walk that began before the issue was saved again',
    access: 'open',
    forAdvisors: true,
    answer: PublishedTranslation,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, EndpointRow>;

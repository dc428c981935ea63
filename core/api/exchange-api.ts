import { Type } from 'typebox';
import {
  ChangedStarter,
  ImportedIssue,
  OfferedStarter,
  StarterLanguage,
  SentFile,
  StarterComparison,
} from '../exchange/exchange-schema.ts';
import { LIMITS } from '../base/limits.ts';
import { closedObject, Count, PositiveInteger } from '../base/schema.ts';
import { SourceDocument } from '../import/paragraphs/source.ts';
import { Language } from '../issue/translation-schema.ts';
import { WireIssue } from '../issue/wire-schema.ts';
import type { EndpointRow } from './endpoint.ts';

/** The endpoints that bring issues in and out as files, documents, copies and starters. */
export const EXCHANGE_API = {
  exportIssues: {
    address: 'GET /api/exchange',
    use: 'A file of the issues with these ids, apart by commas, or of all that are not archived, with their pictures',
    access: 'author',
    asksAgain: true,
    query: Type.Object({
      ids: Type.Optional(Type.String({ maxLength: LIMITS.exportedIds * 65 })),
    }),
    errors: ['NOT_FOUND'],
  },
  checkImport: {
    address: 'POST /api/exchange/check',
    use: 'What an import of this file would do, issue by issue; nothing is written',
    access: 'author',
    body: SentFile,
    bodyLimit: LIMITS.sentFileBytes,
    answer: Type.Array(ImportedIssue),
    errors: ['INVALID_FILE'],
  },
  importIssues: {
    address: 'POST /api/exchange/import',
    use: 'Import the file, each issue by itself: new and changed ones become drafts; the same file again changes nothing',
    access: 'author',
    body: SentFile,
    bodyLimit: LIMITS.sentFileBytes,
    answer: Type.Array(ImportedIssue),
    errors: ['INVALID_FILE'],
  },
  copyIssue: {
    address: 'POST /api/issue/{id}/copy',
    use: 'Make a draft that says the same, with step ids of its own',
    access: 'author',
    keyed: true,
    body: closedObject({}),
    answer: WireIssue,
    errors: ['NOT_FOUND', 'OTHER_CATEGORY'],
  },
  listStarters: {
    address: 'GET /api/starters',
    use: 'The procedures of the starter library',
    access: 'author',
    answer: Type.Array(OfferedStarter),
  },
  addStarter: {
    address: 'POST /api/starters',
    use: 'Add a procedure of the starter library as a draft, with the contacts it names',
    access: 'author',
    keyed: true,
    body: closedObject({ title: Type.String({ maxLength: LIMITS.title }) }),
    answer: WireIssue,
    errors: ['NOT_FOUND', 'OTHER_CATEGORY', 'INVALID_SETTINGS'],
  },
  listChangedStarters: {
    address: 'GET /api/starters/changes',
    use: 'The procedures of the starter library whose text changed since the one that is here, and new ones; what is dangerous first',
    access: 'author',
    answer: Type.Array(ChangedStarter),
  },
  compareStarter: {
    address: 'GET /api/starters/comparison',
    use: 'What stands here of a procedure of the starter library, and its new text',
    access: 'author',
    query: Type.Object({ title: Type.String({ maxLength: LIMITS.title }) }),
    answer: StarterComparison,
    errors: ['NOT_FOUND'],
  },
  listStarterLanguages: {
    address: 'GET /api/starters/languages',
    use: 'The languages in which the starter library has texts that procedures here lack, unless they were left out',
    access: 'owner',
    answer: Type.Array(StarterLanguage),
  },
  settleStarterLanguage: {
    address: 'POST /api/starters/languages/settle',
    use: 'Add the texts that the starter library has in a language where procedures here have none, or leave them out',
    access: 'owner',
    body: closedObject({
      language: Language,
      text: Type.String({ maxLength: 100 }),
      take: Type.Boolean(),
    }),
    answer: Type.Object({ procedures: Count }),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  },
  settleStarter: {
    address: 'POST /api/starters/settle',
    use: 'Take the new text of a procedure of the starter library in place of the one that is here, or keep what is here, or do without a new one',
    access: 'author',
    body: closedObject({
      title: Type.String({ maxLength: LIMITS.title }),
      text: Type.String({ maxLength: 100 }),
      take: Type.Boolean(),
      version: Type.Optional(PositiveInteger),
    }),
    answer: Type.Object({ isTaken: Type.Boolean() }),
    errors: [
      'NOT_FOUND',
      'OTHER_CATEGORY',
      'INVALID_SETTINGS',
      'NOT_PUBLISHABLE',
      'CORRECTED_URGENTLY',
      'SECOND_PERSON_NEEDED',
      'VERSION_CONFLICT',
    ],
  },
  readDocument: {
    address: 'POST /api/exchange/document',
    use: 'The paragraphs of a document as base64, of which issues are made: Word, Markdown, text, CSV, XLSX or an XLSForm; nothing is stored',
    access: 'author',
    body: closedObject({ name: Type.String({ maxLength: 255 }), content: Type.String() }),
    bodyLimit: LIMITS.sentFileBytes,
    answer: SourceDocument,
    errors: ['INVALID_DOCUMENT', 'TOO_LARGE'],
  },
} as const satisfies Record<string, EndpointRow>;

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
    use: 'Export all issues that are not archived, or those with the given ids (separated by commas), with their pictures',
    access: 'author',
    asksAgain: true,
    query: Type.Object({
      ids: Type.Optional(Type.String({ maxLength: LIMITS.exportedIds * 65 })),
    }),
    errors: ['NOT_FOUND'],
  },
  checkImport: {
    address: 'POST /api/exchange/check',
    use: 'Show what an import of this file would do to each issue; nothing is saved',
    access: 'author',
    body: SentFile,
    bodyLimit: LIMITS.sentFileBytes,
    answer: Type.Array(ImportedIssue),
    errors: ['INVALID_FILE'],
  },
  importIssues: {
    address: 'POST /api/exchange/import',
    use: 'Import the file, issue by issue: new and changed issues become drafts, and the same file again changes nothing',
    access: 'author',
    body: SentFile,
    bodyLimit: LIMITS.sentFileBytes,
    answer: Type.Array(ImportedIssue),
    errors: ['INVALID_FILE'],
  },
  copyIssue: {
    address: 'POST /api/issue/{id}/copy',
    use: 'Copy an issue into a draft with step ids of its own',
    access: 'author',
    keyed: true,
    body: closedObject({}),
    answer: WireIssue,
    errors: ['NOT_FOUND', 'OTHER_CATEGORY'],
  },
  listStarters: {
    address: 'GET /api/starters',
    use: 'List the procedures of the starter library',
    access: 'author',
    answer: Type.Array(OfferedStarter),
  },
  addStarter: {
    address: 'POST /api/starters',
    use: 'Add a procedure of the starter library as a draft, with the contacts that it names',
    access: 'author',
    keyed: true,
    body: closedObject({ title: Type.String({ maxLength: LIMITS.title }) }),
    answer: WireIssue,
    errors: ['NOT_FOUND', 'OTHER_CATEGORY', 'INVALID_SETTINGS'],
  },
  listChangedStarters: {
    address: 'GET /api/starters/changes',
    use: 'List the procedures of the starter library that are new or have changed since this campus took them; dangerous changes come first',
    access: 'author',
    answer: Type.Array(ChangedStarter),
  },
  compareStarter: {
    address: 'GET /api/starters/comparison',
    use: "Compare this campus's version of a starter procedure with its new text",
    access: 'author',
    query: Type.Object({ title: Type.String({ maxLength: LIMITS.title }) }),
    answer: StarterComparison,
    errors: ['NOT_FOUND'],
  },
  listStarterLanguages: {
    address: 'GET /api/starters/languages',
    use: 'List the languages in which the starter library has texts that procedures here lack, except those that were left out',
    access: 'owner',
    answer: Type.Array(StarterLanguage),
  },
  settleStarterLanguage: {
    address: 'POST /api/starters/languages/settle',
    use: "Add the starter library's texts in a language to the procedures that have none, or leave them out",
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
    use: "Replace a starter procedure with its new text, keep this campus's version, or leave a new procedure out",
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
    use: 'Read the paragraphs of a document, sent as base64, so that issues can be made of them; nothing is saved',
    access: 'author',
    body: closedObject({ name: Type.String({ maxLength: 255 }), content: Type.String() }),
    bodyLimit: LIMITS.sentFileBytes,
    answer: SourceDocument,
    errors: ['INVALID_DOCUMENT', 'TOO_LARGE'],
  },
} as const satisfies Record<string, EndpointRow>;

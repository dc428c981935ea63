import { Type, type Static, type TOptional } from 'typebox';
import { ISSUE_CATEGORIES } from '../base/category.ts';
import { Urgent } from '../campus/urgent-schema.ts';
import { PROCEDURE_LANGUAGES, type ProcedureLanguage } from '../base/procedure-languages.ts';
import { wireDetails } from '../issue/details-schema.ts';
import { Language, Texts } from '../issue/translation-schema.ts';
import { membersOf } from '../issue/typed-details.ts';
import { PublishedIssue } from '../issue/wire-schema.ts';
import { LIMITS } from '../base/limits.ts';
import { closedObject, Count, PositiveInteger, orNull } from '../base/schema.ts';
import type { StepNumber } from '../step/step-number.ts';
import { stepMembers } from '../step/step-schema.ts';

/** The name of the format, which every file carries. */
export const EXCHANGE_FORMAT = 'reslife-issues';
/** The version of the file that this release writes. It reads this and every older version. */
export const EXCHANGE_VERSION = 1;

/** An id of an issue or a step, made of characters that are safe in an address. */
const ExchangeId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });

const Target = Type.Unsafe<StepNumber>(Type.String({ maxLength: 40 }));

/** A step in a file. It has the form of the wire, and its skips name 'Step n' by the order in the file. */
export const ExchangedStep = closedObject({
  _id: ExchangeId,
  // References to contacts are not counted, so a text in the file may be longer than its limit.
  ...stepMembers(Target, { object: closedObject, times: 2 }),
});
export type ExchangedStep = Static<typeof ExchangedStep>;

/** The texts in other languages, each with its original. */
const Translated = closedObject(
  Object.fromEntries(
    Object.keys(PROCEDURE_LANGUAGES).map((language) => [language, Type.Optional(Texts)]),
  ) as {
    [L in ProcedureLanguage]: TOptional<typeof Texts>;
  },
);

/** An issue in a file. It has the issue's content, and not who saved or published it or when. */
export const ExchangedIssue = closedObject({
  _id: ExchangeId,
  ...wireDetails(membersOf('inFile')),
  /** A mark of a text of the starter library that nobody has reviewed. */
  isStarter: Type.Optional(Type.Boolean()),
  /** The last authors of a draft, as marks that only this server can read (REVIEW-10). */
  authors: Type.Optional(
    Type.Array(Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }), { maxItems: 100 }),
  ),
  steps: Type.Array(ExchangedStep, { maxItems: LIMITS.steps }),
  /** The texts in other languages, by language and by the place of the text. They use the step ids of the file (TRANSLATE-9). */
  translations: Type.Optional(Translated),
});
export type ExchangedIssue = Static<typeof ExchangedIssue>;

const Pictures = Type.Record(Type.String({ pattern: '^[0-9a-f]{64}$' }), Type.String());

/** The whole file (EXCHANGE-1). */
export const ExchangeFile = Type.Object({
  format: Type.Literal(EXCHANGE_FORMAT),
  version: Type.Literal(EXCHANGE_VERSION),
  issues: Type.Array(ExchangedIssue),
  /** The images in base64, by the hex SHA-256 of their bytes: WebP as the server stores it, or PNG or JPEG. */
  pictures: Type.Optional(Pictures),
});
export type ExchangeFile = Static<typeof ExchangeFile>;

/** A file, or a part of one, to check or import. Its issues are read one by one, so that a malformed one does not refuse the others. */
export const SentFile = Type.Object({
  format: Type.String({ maxLength: 100 }),
  version: PositiveInteger,
  issues: Type.Array(Type.Unknown(), { maxItems: LIMITS.sentIssues }),
  pictures: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  /** The version of each issue in the report, by id. An issue that is missing here did not exist. If the whole member is absent, the import replaces whatever is there. */
  seen: Type.Optional(Type.Record(Type.String(), PositiveInteger)),
});
export type SentFile = Static<typeof SentFile>;

export const IMPORT_PROBLEMS = [
  'WRONG_TYPE',
  'MISSING',
  'UNKNOWN_MEMBER',
  'NOT_ALLOWED',
  'BAD_ID',
  'TOO_LONG',
  'TOO_MANY',
  'MORE',
  'ISSUE_TWICE',
  'STEP_TWICE',
  'NOT_A_DAY',
  'NO_SUCH_STEP',
  'NOT_A_PICTURE',
  'PICTURE_MISSING',
  'PICTURE_UNREADABLE',
  'TOO_LARGE',
  'UNREADABLE',
  'CHANGED_MEANWHILE',
  'OTHER_CATEGORY',
] as const;

export type JsonKind = 'string' | 'number' | 'boolean' | 'array' | 'object' | 'null';

const ImportProblem = Type.Object({
  code: Type.Enum([...IMPORT_PROBLEMS]),
  /** The number of the step, from 1. */
  step: orNull(Type.Integer()),
  /** The member of the issue or the step, such as `yesAction.goToStep`; '' for all of it. */
  field: Type.String(),
  /** The value that was found, or its size. */
  detail: Type.String(),
  /** The values or members that are allowed, or the largest allowed size. */
  allowed: Type.Array(Type.String()),
});
export type ImportProblem = Static<typeof ImportProblem>;

/** The results of importing an issue (EXCHANGE-4): 'same' and 'refused' change nothing. */
export const IMPORTED_AS = ['new', 'changed', 'same', 'refused'] as const;

/** One issue of a file in the report of a check, or of an import that was made. */
export const ImportedIssue = Type.Object({
  /** The id of the issue, or '' if the file gives no legal one. */
  _id: Type.String(),
  title: Type.String(),
  what: Type.Enum([...IMPORTED_AS]),
  problems: Type.Array(ImportProblem),
  /** The number of problems that keep it from being published once it is a draft here. */
  blocking: Type.Integer(),
  /** The ids of contacts that the issue names and the campus does not have (EXCHANGE-7). */
  unknownContacts: Type.Array(Type.String()),
  /** The existing issue with this id, or null if there is none. */
  here: orNull(
    Type.Object({
      title: Type.String(),
      publish: Type.Boolean(),
      isArchived: Type.Boolean(),
      version: Type.Integer(),
      /** True if unpublished changes of the issue wait here. The import replaces them too (REVIEW-14). */
      isPending: Type.Optional(Type.Boolean()),
    }),
  ),
});
export type ImportedIssue = Static<typeof ImportedIssue>;

/** The states of a starter procedure whose text changed: the campus does not have it, has a former text, or edited it. */
export const STARTER_CHANGES = ['new', 'unedited', 'edited'] as const;

/** A procedure of the starter library whose text changed since the campus got it (STARTERS-1). */
export const ChangedStarter = Type.Object({
  title: Type.String(),
  category: Type.Enum(ISSUE_CATEGORIES as [...typeof ISSUE_CATEGORIES]),
  what: Type.Enum([...STARTER_CHANGES]),
  /** True if the text that is here could harm somebody. */
  isDangerous: Type.Boolean(),
  /** The reasons for the change, each in a sentence. */
  reasons: Type.Array(Type.String()),
  /** A name of the new text, which the client sends back with its answer. */
  text: Type.String(),
  /** The issue that has the former text, or null if there is none. */
  issue: orNull(
    Type.Object({
      _id: Type.String(),
      title: Type.String(),
      publish: Type.Boolean(),
      version: Type.Integer(),
      urgent: Type.Optional(Urgent),
    }),
  ),
});
export type ChangedStarter = Static<typeof ChangedStarter>;

/** The part of an issue that advisors read. */
const Content = Type.Object({
  ...wireDetails(membersOf('inRevision')),
  steps: PublishedIssue.properties.steps,
});

/** The text that is here beside the new one. The new steps have the ids of the steps that they replace. */
export const StarterComparison = Type.Object({ here: Content, text: Content });
export type StarterComparison = Static<typeof StarterComparison>;

/** A language in which the starter library has texts that procedures here lack (TRANSLATE-45). */
export const StarterLanguage = Type.Object({
  language: Language,
  /** A name of these texts, which the client sends back with its answer. */
  text: Type.String(),
  /** The number of procedures here that lack some of these texts, and the number of texts they lack. */
  procedures: Count,
  texts: Count,
});
export type StarterLanguage = Static<typeof StarterLanguage>;

export const OfferedStarter = Type.Object({
  title: Type.String(),
  category: Type.Enum(ISSUE_CATEGORIES as [...typeof ISSUE_CATEGORIES]),
  stepCount: Type.Integer(),
  /** True if the campus has an issue with this title, even an archived one. */
  isHere: Type.Boolean(),
});
export type OfferedStarter = Static<typeof OfferedStarter>;

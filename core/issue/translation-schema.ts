import { Type, type Static } from 'typebox';
import { LIMITS } from '../base/limits.ts';
import { PROCEDURE_LANGUAGES, type ProcedureLanguage } from '../base/procedure-languages.ts';
import { closedObject, Count, orNull, PositiveInteger } from '../base/schema.ts';
import { ChangeNote } from '../campus/urgent-schema.ts';
import { DETAILS } from './details.ts';
import { wireDetails } from './details-schema.ts';
import { membersOf } from './typed-details.ts';
import { Pending } from './second-person.ts';
import type { ShownTexts, TranslatedTexts } from './translation.ts';

const LANGUAGES = Object.keys(PROCEDURE_LANGUAGES) as [ProcedureLanguage];
export const Language = Type.Enum(LANGUAGES);

/** The most characters of a text. It is twice the limit, since references to contacts are not counted. */
const LONG = LIMITS.question * 2;

const Text = closedObject({
  text: Type.String({ maxLength: LONG }),
  of: Type.String({ maxLength: LONG }),
});

/** A mark of texts of the starter library that nobody has reviewed for this campus (TRANSLATE-43). */
export const NotReviewed = { notReviewed: Type.Optional(Type.Literal(true)) };

/** The texts of an issue in a language by their places, each with the original that it was made from (TRANSLATE-2). */
export const Texts = Type.Unsafe<TranslatedTexts>(Type.Record(Type.String(), Text));

const translation = {
  language: Language,
  /** True if advisors get the language with the issue (TRANSLATE-5). */
  isPublished: Type.Boolean(),
  texts: Texts,
  ...NotReviewed,
};

export const IssueTranslations = Type.Object({
  version: Type.Integer(),
  translations: Type.Array(Type.Object(translation)),
});
export type IssueTranslations = Static<typeof IssueTranslations>;

/** The most texts that are saved at once. */
const MOST_TEXTS = LIMITS.steps * 4 + Object.keys(DETAILS).length;

/**
 * The body of save-translation: texts, with null for one to remove, or whether advisors get the language.
 * `partly` publishes a language that is not complete (TRANSLATE-5). The rest is as in update-issue.
 */
export const TranslationChange = closedObject({
  texts: Type.Optional(Type.Record(Type.String(), orNull(Text), { maxProperties: MOST_TEXTS })),
  publish: Type.Optional(Type.Boolean()),
  partly: Type.Optional(Type.Literal(true)),
  version: Type.Optional(PositiveInteger),
  basedOn: Type.Optional(PositiveInteger),
  words: Type.Optional(Type.Literal('published')),
  ...ChangeNote.properties,
});
export type TranslationChange = Static<typeof TranslationChange>;

/** The answer of save-translation: the language after the save, the new version of the issue, and the changes that wait. */
export const SavedTranslation = Type.Object({
  ...translation,
  version: Type.Integer(),
  pending: Type.Optional(Pending),
  isChanged: Type.Boolean(),
});
export type SavedTranslation = Static<typeof SavedTranslation>;

/** The parts of a published issue that are shown in another language, only for this revision (TRANSLATE-6). */
export const PublishedTranslation = Type.Object({
  _id: Type.String(),
  revision: Type.Integer(),
  ...NotReviewed,
  ...Type.Partial(Type.Object(wireDetails(membersOf('inLanguages')))).properties,
  /** The texts of the steps that are shown in the language, by the step's id and the text's place in it, such as 'yesAction.customText'. */
  steps: Type.Unsafe<ShownTexts['steps']>(
    Type.Record(Type.String(), Type.Record(Type.String(), Type.String())),
  ),
});
export type PublishedTranslation = Static<typeof PublishedTranslation>;

/** The words for Yes and No in a language. Custom answers of a step replace them. */
export const AnswerWords = Type.Object({ yes: Type.String(), no: Type.String() });

/** The progress of an issue in a language: the number of its texts in each state, and its name there if it has one (TRANSLATE-13). */
export const LanguageProgress = Type.Object({
  language: Language,
  isPublished: Type.Boolean(),
  current: Count,
  stale: Count,
  missing: Count,
  ...NotReviewed,
  title: Type.Optional(Type.String()),
});
export type LanguageProgress = Static<typeof LanguageProgress>;

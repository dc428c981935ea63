import { Type, type Static } from 'typebox';
import { wireDetails } from './details-schema.ts';
import { membersOf } from './typed-details.ts';
import { CHANGED } from './revision-changes.ts';
import { Language, Texts } from './translation-schema.ts';
import type { Translations } from './translation.ts';
import { BRANCHES } from '../step/step.ts';
import { PublishedIssue } from './wire-schema.ts';
import { orNull, TextOrNull } from '../base/schema.ts';

/** The time and author of a revision, and the notes on the save (PUBLISH-12, PUBLISH-14). */
const saved = {
  number: Type.Integer(),
  savedAt: Type.String(),
  /** The administrator who saved it, or null if none did or the account is gone. */
  savedBy: TextOrNull,
  note: TextOrNull,
  urgent: TextOrNull,
};

/** A difference from the previous revision. Long texts are cut. */
const Change = Type.Object({
  what: Type.Enum([...CHANGED]),
  step: orNull(Type.Integer()),
  branch: Type.Optional(Type.Enum([...BRANCHES])),
  language: Type.Optional(Language),
  detail: Type.Optional(Type.Enum([...membersOf('inLanguages')])),
  before: TextOrNull,
  after: TextOrNull,
});

/** A revision as the list shows it. The first one has no changes (REVISION-1). */
export const ListedRevision = Type.Object({
  ...saved,
  changes: orNull(Type.Array(Change)),
});
export type ListedRevision = Static<typeof ListedRevision>;

/** A revision as advisors walked it (REVISION-3). */
export const Revision = Type.Object({
  ...saved,
  ...wireDetails(membersOf('inRevision')),
  steps: PublishedIssue.properties.steps,
  /** The translations that advisors had, by language (TRANSLATE-8). */
  translations: Type.Optional(
    Type.Unsafe<Translations>(
      Type.Record(Type.String(), Type.Object({ isPublished: Type.Boolean(), texts: Texts })),
    ),
  ),
});
export type Revision = Static<typeof Revision>;

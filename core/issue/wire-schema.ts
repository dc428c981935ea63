import { Type, type Static } from 'typebox';
import { WireTypedDetails, wireDetails } from './details-schema.ts';
import { membersOf, MEMBERS } from './typed-details.ts';
import { LIMITS } from '../base/limits.ts';
import { PathCounts } from './path-counts.ts';
import { closedObject, PositiveInteger, orNull } from '../base/schema.ts';
import { patchMembers } from '../step/step-patch.ts';
import { StepId, stepMembers } from '../step/step-schema.ts';
import { Language, LanguageProgress } from './translation-schema.ts';
import { Pending, PENDING_ACTS } from './second-person.ts';
import { ChangeNote, Urgent } from '../campus/urgent-schema.ts';

declare const wireTarget: unique symbol;
/** The target of a skip, such as 'Step 3'. The number counts only among the steps that were sent together, which `decodeSteps` reads (ISSUES-28). */
export type WireTarget = string & { readonly [wireTarget]: true };
const Target = Type.Unsafe<WireTarget>(Type.String({ maxLength: 40 }));

/** A step on the wire, in which `goToStep` is a number such as 'Step 3' (ISSUES-15). */
export const WireStep = Type.Object({ _id: StepId, ...stepMembers(Target) });
export type WireStep = Static<typeof WireStep>;

/** The members of an issue that everybody may read (ISSUES-7), except for its steps. */
const withoutSteps = {
  _id: Type.String(),
  ...wireDetails(membersOf('forAdvisors')),
  publish: Type.Boolean(),
  isArchived: Type.Boolean(),
  isStarter: Type.Boolean(),
  updatedAt: Type.String(),
  revision: orNull(Type.Integer()),
  urgent: Type.Optional(Urgent),
};

const forEverybody = { ...withoutSteps, steps: Type.Array(WireStep) };

/** The language in which an issue is written; absent if that is English (TRANSLATE-20). */
const language = Type.Optional(Language);

/** An issue in the form that advisors get. */
export const PublishedIssue = Type.Object({ ...forEverybody, language });
export type PublishedIssue = Static<typeof PublishedIssue>;

/** The part of a published issue that a card shows: its first question has the contacts as words (ISSUES-24). */
export const PublishedTitle = Type.Object({
  _id: withoutSteps._id,
  title: withoutSteps.title,
  alsoCalled: withoutSteps.alsoCalled,
  situations: withoutSteps.situations,
  isStarter: Type.Optional(withoutSteps.isStarter),
  category: withoutSteps.category,
  place: withoutSteps.place,
  revision: withoutSteps.revision,
  urgent: withoutSteps.urgent,
  question: Type.Optional(Type.String()),
  language,
});
export type PublishedTitle = Static<typeof PublishedTitle>;

/** An issue in the form that administrators get, with all its details and the version that guards its saves. */
export const WireIssue = Type.Object({
  ...wireDetails(MEMBERS),
  ...forEverybody,
  version: Type.Integer(),
  pending: Type.Optional(Pending),
});
export type WireIssue = Static<typeof WireIssue>;

/** The answer of update-issue: the issue, and whether this call changed it (ISSUES-9). */
export const SavedIssue = Type.Object({ ...WireIssue.properties, isChanged: Type.Boolean() });

/** An issue in a list of administrators, with numbers in place of its steps (ISSUES-5). */
export const CountedIssue = Type.Object({
  ...wireDetails(MEMBERS),
  ...withoutSteps,
  version: Type.Integer(),
  stepCount: Type.Integer(),
  problemCount: Type.Integer(),
  paths: orNull(PathCounts),
  isReviewAsked: Type.Optional(Type.Boolean()),
  isUnread: Type.Optional(Type.Boolean()),
  isPending: Type.Optional(Type.Boolean()),
  languages: Type.Optional(Type.Array(LanguageProgress)),
});

const savedOn = {
  version: Type.Optional(PositiveInteger),
  basedOn: Type.Optional(PositiveInteger),
  words: Type.Optional(Type.Literal('published')),
  ...ChangeNote.properties,
};

/** The kinds of change of an issue besides a change of its details, each by the member that asks for it (ISSUES-9). */
export const ISSUE_CHANGES = {
  publish: Type.Optional(Type.Boolean()),
  isArchived: Type.Optional(Type.Boolean()),
  bringBack: Type.Optional(Type.Literal(true)),
  isStarter: Type.Optional(Type.Literal(false)),
  stepOrder: Type.Optional(Type.Array(Type.String(), { maxItems: LIMITS.steps })),
  restoreRevision: Type.Optional(PositiveInteger),
  pending: Type.Optional(Type.Enum([...PENDING_ACTS])),
};

/** The body of update-issue: one kind of change in a call (ISSUES-9), the version on which it was made, and the notes on the save. */
export const WireIssueChange = closedObject({
  ...Type.Partial(WireTypedDetails).properties,
  ...ISSUE_CHANGES,
  ...savedOn,
});

/**
 * The body of create-step and update-step (ISSUES-13): members of a step, of which those that it does not use
 * may be absent, null or ''. `_id` is ignored, and a member with an unknown name is an error that names it.
 * `isArchived` true removes the step and false restores it. A `version` that is no longer current is a
 * conflict; with `basedOn` it is one only if what is saved has changed since that version (ISSUES-21).
 * `urgent` and `note` are the notes on the save (PUBLISH-12). While changes wait, a change with `urgent` is
 * made on the published text, as `words` says (REVIEW-13).
 */
export const WireStepPatch = closedObject({
  ...patchMembers(Type.String({ maxLength: 40 })),
  _id: Type.Optional(orNull(Type.String({ maxLength: 100 }))),
  isArchived: Type.Optional(Type.Boolean()),
  ...savedOn,
});
export type WireStepPatch = Static<typeof WireStepPatch>;

/** The body of create-step. Besides the step, it has the `_id` of the step after which the new one comes (ISSUES-11). */
export const WireNewStep = closedObject({
  ...WireStepPatch.properties,
  after: Type.Optional(Type.String({ maxLength: 100 })),
});

/** The answer of create-step and update-step: the step, the new version of its issue, and the changes that wait (ISSUES-11). */
export const StepAnswer = Type.Object({
  ...WireStep.properties,
  issueVersion: Type.Integer(),
  pending: Type.Optional(Pending),
});
export type StepAnswer = Static<typeof StepAnswer>;

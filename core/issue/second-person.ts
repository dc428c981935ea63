import { Type, type Static } from 'typebox';
import { LIMITS } from '../base/limits.ts';
import { closedObject, PositiveInteger, orNull, TextOrNull, optionalText } from '../base/schema.ts';
import type { RemovedStep } from '../step/step-list.ts';
import type { IssuePart } from './issue-parts.ts';
import type { RevisionContent } from './revision-changes.ts';

/** The steps before a second person publishes a draft: somebody asks for a review, or the reviewer sends the draft back (REVIEW-4). */
export const APPROVAL_STEPS = ['asked', 'sentBack'] as const;

/** A request for a review, or a draft sent back, for the version of the issue that the author or reviewer saw. */
export const ApprovalStep = closedObject({
  step: Type.Enum([...APPROVAL_STEPS]),
  version: PositiveInteger,
  word: optionalText(LIMITS.text),
});
export type ApprovalStep = Static<typeof ApprovalStep>;

/** An urgent correction that advisors have and that only its author has read (REVIEW-21). */
export const UnreadCorrection = Type.Object({
  revision: Type.Integer(),
  sentence: Type.String(),
  /** The author of the correction, or null if the account is gone. */
  by: TextOrNull,
  /** The time of the correction, a UTC ISO instant. */
  at: Type.String(),
  /** True if the reader wrote the correction. */
  isOwn: Type.Boolean(),
});
export type UnreadCorrection = Static<typeof UnreadCorrection>;

/** The changes of a published issue that wait beside the text that advisors read (REVIEW-11). */
export const Pending = Type.Object({
  /** The time of the last save, a UTC ISO instant. */
  at: Type.String(),
  /** The parts that were also corrected for advisors, in another way. Somebody must settle them before the changes are published. */
  disputed: Type.Array(Type.Unsafe<IssuePart>(Type.String())),
});
export type Pending = Static<typeof Pending>;

/** The waiting content in its stored form. */
export type PendingWords = RevisionContent & { readonly removed: readonly RemovedStep[] } & Pending;

/** The acts that settle waiting changes: publish them, discard them, or keep them as they are beside a correction. */
export const PENDING_ACTS = ['publish', 'discard', 'keep'] as const;
export type PendingAct = (typeof PENDING_ACTS)[number];

/** The state of an issue's review, as the reader sees it. */
export const Approval = Type.Object({
  /** The unread corrections, absent if there are none. */
  unread: Type.Optional(Type.Array(UnreadCorrection)),
  /** True if the reader made the last change of the content, and so may not publish it (REVIEW-2). */
  isOwn: Type.Boolean(),
  /** The author of the last change. It is null if nothing changed since the issue was published, or the account is gone. */
  author: TextOrNull,
  /** The changes that wait beside the text that advisors read. It is null if none wait, and for a draft. */
  pending: orNull(Pending),
  /** The last step of its review since the last change, or null if there was none. */
  last: orNull(
    Type.Object({
      step: Type.Enum([...APPROVAL_STEPS]),
      /** The person who took the step, or null if the account is gone. */
      by: TextOrNull,
      /** The time of the step, a UTC ISO instant. */
      at: Type.String(),
      word: Type.String(),
    }),
  ),
});
export type Approval = Static<typeof Approval>;

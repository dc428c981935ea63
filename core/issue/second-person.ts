import { Type, type Static } from 'typebox';
import { LIMITS } from '../base/limits.ts';
import { closedObject, PositiveInteger, orNull, TextOrNull, optionalText } from '../base/schema.ts';
import type { RemovedStep } from '../step/step-list.ts';
import type { IssuePart } from './issue-parts.ts';
import type { RevisionContent } from './revision-changes.ts';

/** The steps of a draft before a second person publishes it: it is asked to be reviewed, or sent back (REVIEW-4). */
export const APPROVAL_STEPS = ['asked', 'sentBack'] as const;

/** A step of the review of an issue in the version that its author or reviewer saw. */
export const ApprovalStep = closedObject({
  step: Type.Enum([...APPROVAL_STEPS]),
  version: PositiveInteger,
  word: optionalText(LIMITS.text),
});
export type ApprovalStep = Static<typeof ApprovalStep>;

/** An urgent correction that advisors have and that nobody but its author has read (REVIEW-21). */
export const UnreadCorrection = Type.Object({
  revision: Type.Integer(),
  sentence: Type.String(),
  /** Null if the account is gone. */
  by: TextOrNull,
  /** A UTC ISO instant. */
  at: Type.String(),
  /** Says that the reader wrote it. */
  isOwn: Type.Boolean(),
});
export type UnreadCorrection = Static<typeof UnreadCorrection>;

/** That changes of a published issue wait beside what advisors read (REVIEW-11). */
export const Pending = Type.Object({
  /** Dates the last save, a UTC ISO instant. */
  at: Type.String(),
  /** The parts that were also corrected for advisors, otherwise: somebody settles them before they are published. */
  disputed: Type.Array(Type.Unsafe<IssuePart>(Type.String())),
});
export type Pending = Static<typeof Pending>;

/** The words that wait, as they are stored. */
export type PendingWords = RevisionContent & { readonly removed: readonly RemovedStep[] } & Pending;

/** Settles the changes that wait: they are published, dropped, or kept as they are beside a correction. */
export const PENDING_ACTS = ['publish', 'discard', 'keep'] as const;
export type PendingAct = (typeof PENDING_ACTS)[number];

/** The state of an issue's review, as the reader sees it. */
export const Approval = Type.Object({
  /** Absent if there is none. */
  unread: Type.Optional(Type.Array(UnreadCorrection)),
  /** Says that the reader made the last change of its words, and so may not publish it (REVIEW-2). */
  isOwn: Type.Boolean(),
  /** Names the author of the last change; null if there is none since it was published, or the account is gone. */
  author: TextOrNull,
  /** The changes that wait beside what advisors read; null if none wait, and for a draft. */
  pending: orNull(Pending),
  /** The last step of its review since it was changed; null if there was none. */
  last: orNull(
    Type.Object({
      step: Type.Enum([...APPROVAL_STEPS]),
      /** Null if the account is gone. */
      by: TextOrNull,
      /** A UTC ISO instant. */
      at: Type.String(),
      word: Type.String(),
    }),
  ),
});
export type Approval = Static<typeof Approval>;

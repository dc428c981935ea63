import { Type, type Static, type TSchema } from 'typebox';
import { Answered } from './answered.ts';
import { OUTCOMES } from './attendance.ts';
import { TAKEN_BACK } from './taken-back.ts';
import { PROVEN_BY } from '../people/advisor-proof.ts';
import { Named } from '../campus/campus-schema.ts';
import { REPORT_STATES } from './report.ts';
import { Moment } from './moment-schema.ts';
import type { ShownTexts } from '../issue/translation.ts';
import { AnswerWords } from '../issue/translation-schema.ts';
import type { Branch } from '../step/step.ts';
import { Tap } from './taps.ts';
import { RecordVoid } from './void-schema.ts';
import { nullable, orNull, TextOrNull } from '../base/schema.ts';

const NumberOrNull = orNull(Type.Number());

/** One version of an attendance as it is read, in the words of the revision that was walked (RECORD-11), contacts by name. */
export const RecordedVersion = Type.Object({
  /** 0 as first sent, otherwise the number of the correction. */
  correction: Type.Integer(),
  issueId: Type.String(),
  /** Null if the server lacks the revision; `sentRevision` is then its number (RECORD-17). */
  revision: NumberOrNull,
  sentRevision: NumberOrNull,
  title: Type.String(),
  category: Type.String(),
  advisor: Type.String(),
  /** Null if none was chosen (AREAS-10). */
  area: Type.Optional(TextOrNull),
  /** Null if nobody asked for it (SIGNIN-44). */
  proof: orNull(Type.Enum(PROVEN_BY)),
  /** The state of its incident report; null if the campus had no form (REPORT-5), absent from a server without reports. */
  report: Type.Optional(orNull(Type.Enum([...REPORT_STATES]))),
  /** UTC ISO instants. */
  startedAt: Type.String(),
  finishedAt: TextOrNull,
  receivedAt: Type.String(),
  /** The phone's clock when it sent this, and the ms by which it was behind (RECORD-21). */
  sentAt: TextOrNull,
  clockBehind: Type.Number(),
  device: TextOrNull,
  issueStatus: Type.Enum([...OUTCOMES, TAKEN_BACK]),
  rating: NumberOrNull,
  description: Type.String(),
  practice: Type.Boolean(),
  flagged: Type.Boolean(),
  /** The question is null if the server does not know the words. */
  steps: Type.Array(
    Type.Object({
      step: Type.String(),
      response: Type.Union([Type.Boolean(), Type.String()]),
      question: TextOrNull,
      /** The language in which it was shown, by its BCP 47 tag; absent for the original (TRANSLATE-11). */
      shownIn: Type.Optional(Type.String()),
    }),
  ),
  /** Every tap of the walk; empty if none were sent. */
  trail: Type.Array(Tap),
  /** The moments besides the taps, if there are any (RECORD-24). */
  moments: Type.Optional(Type.Array(Moment)),
});
export type RecordedVersion = Static<typeof RecordedVersion>;

/** An attendance: the version held, and those that it replaced or that came too late, the oldest first (OUTBOX-2). */
export const RecordedAttendance = Type.Object({
  _id: Type.String(),
  ...RecordedVersion.properties,
  former: Type.Array(RecordedVersion),
  /** All that followed its escalations, in order; absent from a former server (ANSWERS-11). */
  answers: Type.Optional(Type.Array(Answered)),
  /** There if all but the counts is gone (PRIVACY-4). */
  isSwept: Type.Optional(Type.Literal(true)),
});
export type RecordedAttendance = Static<typeof RecordedAttendance>;

const answer = Type.Optional(Type.Object({ customText: Type.Optional(Type.String()) }));

const answers = {
  yesAction: answer,
  noAction: answer,
  confirmationAction: Type.Optional(
    Type.Object({ confirmationText: Type.Optional(Type.String()) }),
  ),
} satisfies { readonly [B in Branch]: TSchema };

/** A step as the revision walked asked it, without what follows its answers. */
export const AskedStep = Type.Object({
  _id: Type.String(),
  question: Type.Optional(Type.String()),
  image: Type.Optional(Type.String()),
  customiseAnswerType: Type.Optional(Type.Boolean()),
  ...answers,
});
export type AskedStep = Static<typeof AskedStep>;

/** The texts of steps in a language, by the step's id and the text's place in it, and its words for Yes and No. */
const ShownWords = Type.Object({
  steps: Type.Unsafe<ShownTexts['steps']>(
    Type.Record(Type.String(), Type.Record(Type.String(), Type.String())),
  ),
  answers: AnswerWords,
});

/** A record, opened (RECORDED-1). */
export const OpenedRecord = Type.Object({
  ...RecordedAttendance.properties,
  /** All steps of the revision walked, in its order; none if the server lacks it. */
  asked: Type.Array(AskedStep),
  /** The words of that revision in the languages in which steps of it were shown (TRANSLATE-11). */
  translated: Type.Optional(Type.Record(Type.String(), ShownWords)),
  /** When that revision was saved. */
  revisionSavedAt: TextOrNull,
  /** The contacts that calls and texts name: those of the campus, and former ones, without a number. */
  campus: Named,
  /** The number to call the advisor back as it was typed; null once it is gone, absent from a former release (ANSWERS-9). */
  callback: nullable(Type.String()),
  /** There if it is marked as false (PRIVACY-7). */
  void: Type.Optional(RecordVoid),
  timeZone: Type.String(),
});
export type OpenedRecord = Static<typeof OpenedRecord>;

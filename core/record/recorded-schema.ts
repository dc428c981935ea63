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

/** One version of an attendance in readable form: with the texts of the revision that was walked (RECORD-11), and with contacts by name. */
export const RecordedVersion = Type.Object({
  /** The number of the correction, or 0 for the version that was sent first. */
  correction: Type.Integer(),
  issueId: Type.String(),
  /** The revision that was walked. It is null if the server lacks that one, whose number is then in `sentRevision` (RECORD-17). */
  revision: NumberOrNull,
  sentRevision: NumberOrNull,
  title: Type.String(),
  category: Type.String(),
  advisor: Type.String(),
  /** The area, null if the advisor chose none (AREAS-10). */
  area: Type.Optional(TextOrNull),
  /** The proof of the name, null if nobody asked for one (SIGNIN-44). */
  proof: orNull(Type.Enum(PROVEN_BY)),
  /** The state of the incident report. It is null if the campus had no form (REPORT-5), and absent from a server without reports. */
  report: Type.Optional(orNull(Type.Enum([...REPORT_STATES]))),
  /** The start and the end of the walk as UTC ISO instants. */
  startedAt: Type.String(),
  finishedAt: TextOrNull,
  receivedAt: Type.String(),
  /** The phone's clock when it sent this, and the number of ms by which the clock was slow (RECORD-21). */
  sentAt: TextOrNull,
  clockBehind: Type.Number(),
  device: TextOrNull,
  issueStatus: Type.Enum([...OUTCOMES, TAKEN_BACK]),
  rating: NumberOrNull,
  description: Type.String(),
  practice: Type.Boolean(),
  flagged: Type.Boolean(),
  /** The steps. A question is null if the server does not know its text. */
  steps: Type.Array(
    Type.Object({
      step: Type.String(),
      response: Type.Union([Type.Boolean(), Type.String()]),
      question: TextOrNull,
      /** The language in which the step was shown, by its BCP 47 tag. It is absent for the original (TRANSLATE-11). */
      shownIn: Type.Optional(Type.String()),
    }),
  ),
  /** Every tap of the walk. The list is empty if the phone sent none. */
  trail: Type.Array(Tap),
  /** The moments besides the taps, absent if there are none (RECORD-24). */
  moments: Type.Optional(Type.Array(Moment)),
});
export type RecordedVersion = Static<typeof RecordedVersion>;

/** An attendance: the current version, and the versions that it replaced or that came too late, the oldest first (OUTBOX-2). */
export const RecordedAttendance = Type.Object({
  _id: Type.String(),
  ...RecordedVersion.properties,
  former: Type.Array(RecordedVersion),
  /** The events that followed its escalations, in order. They are absent from a former server (ANSWERS-11). */
  answers: Type.Optional(Type.Array(Answered)),
  /** A mark that only the counted facts are left of the record (PRIVACY-4). */
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

/** A step as the walked revision asked it, without the actions that follow its answers. */
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

/** A record that somebody opened (RECORDED-1). */
export const OpenedRecord = Type.Object({
  ...RecordedAttendance.properties,
  /** All steps of the walked revision, in order. The list is empty if the server lacks the revision. */
  asked: Type.Array(AskedStep),
  /** The texts of that revision in the languages in which its steps were shown (TRANSLATE-11). */
  translated: Type.Optional(Type.Record(Type.String(), ShownWords)),
  /** The time at which that revision was saved. */
  revisionSavedAt: TextOrNull,
  /** The contacts that calls and texts name: those of the campus, and former ones, which have no number. */
  campus: Named,
  /** The number to call the advisor back, as typed. It is null after it was deleted, and absent from a former release (ANSWERS-9). */
  callback: nullable(Type.String()),
  /** The mark of a void record. It is absent if the record is not void (PRIVACY-7). */
  void: Type.Optional(RecordVoid),
  timeZone: Type.String(),
});
export type OpenedRecord = Static<typeof OpenedRecord>;

import { Type, type Static } from 'typebox';
import { LIMITS } from '../base/limits.ts';
import { closedObject, Count, orNull, TextOrNull } from '../base/schema.ts';
import { PRESSES, SENT_PRESSES } from './answers.ts';

/** Somebody's last press, as the phone hears about it. */
const SentAnswer = Type.Object({
  name: Type.String(),
  press: Type.Enum([...SENT_PRESSES]),
  at: Type.String(),
});

/** Somebody's last press, as those read it who answer. */
export const EscalationAnswer = Type.Object({
  ...SentAnswer.properties,
  press: Type.Enum([...PRESSES]),
  /** True if it was pressed by this link, or by this account. */
  isMine: Type.Boolean(),
});
export type EscalationAnswer = Static<typeof EscalationAnswer>;

/** Somebody whom a message reached; the name is null if the settings have none. */
const Told = Type.Object({ name: TextOrNull, at: Type.String() });

/** The members of an escalation that all see who answer it. `at` is when the server got it; the callback is as the advisor typed it. */
const ESCALATION = {
  title: Type.String(),
  category: Type.String(),
  area: TextOrNull,
  advisor: Type.String(),
  callback: TextOrNull,
  startedAt: Type.String(),
  at: Type.String(),
  /** The last press of each, in the order in which they were made. */
  answers: Type.Array(EscalationAnswer),
} as const;

/** An escalation as its link shows it (ANSWERS-1). */
export const LinkedEscalation = Type.Object({
  ...ESCALATION,
  /** The record's timeline so far; the last two are null but of answers to a step. */
  taps: Type.Array(
    Type.Object({ at: Type.String(), text: Type.String(), asked: TextOrNull, answer: TextOrNull }),
  ),
  campus: Type.String(),
  timeZone: Type.String(),
});
export type LinkedEscalation = Static<typeof LinkedEscalation>;

/** An escalation as it is listed for those who are signed in (ANSWERS-6). */
export const OpenEscalation = Type.Object({
  record: Type.String(),
  ...ESCALATION,
  told: Type.Array(Told),
  /** True for an owner while its links open. */
  canWithdraw: Type.Boolean(),
});
export type OpenEscalation = Static<typeof OpenEscalation>;

export const OpenEscalations = Type.Object({
  escalations: Type.Array(OpenEscalation),
  timeZone: Type.String(),
});

/** The state of an escalation on the phone that sent it (ANSWERS-8); if nobody was told and nothing waits, nobody is notified of it. */
export const SentEscalation = Type.Object({
  told: Type.Array(Told),
  /** Messages that have reached nobody, be it yet or for good. */
  waiting: Count,
  answers: Type.Array(SentAnswer),
});
export type SentEscalation = Static<typeof SentEscalation>;

const Link = Type.String({ maxLength: LIMITS.answerLink });

export const AnswerLink = closedObject({ link: Link });

/** A press by a link; the name takes the place of the address. */
export const LinkPress = closedObject({
  link: Link,
  press: Type.Enum([...PRESSES]),
  name: Type.Optional(orNull(Type.String({ maxLength: LIMITS.answerName }))),
});

export const SessionPress = closedObject({ press: Type.Enum([...PRESSES]) });

/** The escalation after a press; null once its link has ended. */
export const AfterPress = Type.Object({ escalation: orNull(LinkedEscalation) });

import { Type, type Static } from 'typebox';
import { LIMITS } from '../base/limits.ts';
import { closedObject, Count, orNull, TextOrNull } from '../base/schema.ts';
import { PRESSES, SENT_PRESSES } from './answers.ts';

/** The last press of an answerer, as the advisor's phone hears about it. */
const SentAnswer = Type.Object({
  name: Type.String(),
  press: Type.Enum([...SENT_PRESSES]),
  at: Type.String(),
});

/** The last press of an answerer, as other answerers read it. */
export const EscalationAnswer = Type.Object({
  ...SentAnswer.properties,
  press: Type.Enum([...PRESSES]),
  /** True if the reader pressed it, by this link or with this account. */
  isMine: Type.Boolean(),
});
export type EscalationAnswer = Static<typeof EscalationAnswer>;

/** A person whom a message reached. The name is null if the settings have none. */
const Told = Type.Object({ name: TextOrNull, at: Type.String() });

/** The members of an escalation that all answerers see. `at` is the time at which the server got it, and the callback is as the advisor typed it. */
const ESCALATION = {
  title: Type.String(),
  category: Type.String(),
  area: TextOrNull,
  advisor: Type.String(),
  callback: TextOrNull,
  startedAt: Type.String(),
  at: Type.String(),
  /** The last press of each answerer, in the order in which they were made. */
  answers: Type.Array(EscalationAnswer),
} as const;

/** An escalation as its link shows it (ANSWERS-1). */
export const LinkedEscalation = Type.Object({
  ...ESCALATION,
  /** The timeline of the record so far. The last two members are null except for answers to a step. */
  taps: Type.Array(
    Type.Object({ at: Type.String(), text: Type.String(), asked: TextOrNull, answer: TextOrNull }),
  ),
  campus: Type.String(),
  timeZone: Type.String(),
});
export type LinkedEscalation = Static<typeof LinkedEscalation>;

/** An escalation as it is listed for people who are signed in (ANSWERS-6). */
export const OpenEscalation = Type.Object({
  record: Type.String(),
  ...ESCALATION,
  told: Type.Array(Told),
  /** True for an owner while the links of the escalation open. */
  canWithdraw: Type.Boolean(),
});
export type OpenEscalation = Static<typeof OpenEscalation>;

export const OpenEscalations = Type.Object({
  escalations: Type.Array(OpenEscalation),
  timeZone: Type.String(),
});

/** The state of an escalation on the phone that sent it (ANSWERS-8). If nobody was told and nothing waits, nobody will be notified of it. */
export const SentEscalation = Type.Object({
  told: Type.Array(Told),
  /** The number of messages that have reached nobody, whether they are still waiting or were given up. */
  waiting: Count,
  answers: Type.Array(SentAnswer),
});
export type SentEscalation = Static<typeof SentEscalation>;

const Link = Type.String({ maxLength: LIMITS.answerLink });

export const AnswerLink = closedObject({ link: Link });

/** A press by a link. The name is used in place of the address. */
export const LinkPress = closedObject({
  link: Link,
  press: Type.Enum([...PRESSES]),
  name: Type.Optional(orNull(Type.String({ maxLength: LIMITS.answerName }))),
});

export const SessionPress = closedObject({ press: Type.Enum([...PRESSES]) });

/** The escalation after a press. It is null if its link has ended. */
export const AfterPress = Type.Object({ escalation: orNull(LinkedEscalation) });

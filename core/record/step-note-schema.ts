import { Type, type Static } from 'typebox';
import { AdvisorName } from './attendance.ts';
import { LIMITS } from '../base/limits.ts';
import { Sending } from '../base/public-write.ts';
import { PositiveInteger, orNull, nullable } from '../base/schema.ts';

/** A fault in a step that an advisor reports (MESSAGES-7), with the revision walked. The issue may no longer have the step. */
export const StepNote = Type.Object({
  advisor: AdvisorName,
  issueId: Type.String({ minLength: 1, maxLength: 100 }),
  revision: nullable(PositiveInteger),
  step: Type.String({ maxLength: 100 }),
  text: Type.String({ minLength: 1, maxLength: LIMITS.text }),
  ...Sending.properties,
});
export type StepNote = Static<typeof StepNote>;

/** A note as administrators read it; `receivedAt` is a UTC ISO instant (MESSAGES-11). */
export const ReceivedNote = Type.Object({
  _id: Type.String(),
  step: Type.String(),
  revision: orNull(Type.Integer()),
  text: Type.String(),
  advisor: Type.String(),
  receivedAt: Type.String(),
});
export type ReceivedNote = Static<typeof ReceivedNote>;

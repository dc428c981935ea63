import { Type, type Static } from 'typebox';
import { DAY_PATTERN } from '../base/day.ts';
import { LIMITS } from '../base/limits.ts';
import { closedObject, TextOrNull } from '../base/schema.ts';

const Day = Type.String({ pattern: DAY_PATTERN });

/** Beside the record itself those that came from its network on these campus days, both included (PRIVACY-8). */
export const VoidSpan = Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) });
export type VoidSpan = Static<typeof VoidSpan>;

/** A reason for marking a record void, and the days whose records from its network are marked with it (PRIVACY-7, PRIVACY-8). */
export const NewVoid = closedObject({
  reason: Type.String({ minLength: 1, maxLength: LIMITS.voidReason }),
  ...VoidSpan.properties,
});

/** Counts the records that would be void; `isMore` if that is as many as one call takes, `isKnown` if it is known which came from its network, `waits` if they would be in a day (PRIVACY-17). */
export const VoidPreview = Type.Object({
  count: Type.Integer(),
  isMore: Type.Boolean(),
  isKnown: Type.Boolean(),
  waits: Type.Optional(Type.Boolean()),
});
export type VoidPreview = Static<typeof VoidPreview>;

/** Records marked as false at once: `by` is null if the account is gone, `from` the day of an effect to come (PRIVACY-17). */
export const RecordVoid = Type.Object({
  _id: Type.String(),
  at: Type.String(),
  by: TextOrNull,
  reason: Type.String(),
  count: Type.Integer(),
  canUndo: Type.Boolean(),
  from: Type.Optional(Type.String()),
});
export type RecordVoid = Static<typeof RecordVoid>;

/** The newest first. */
export const RecordVoids = Type.Object({
  voids: Type.Array(RecordVoid),
  timeZone: Type.String(),
});
export type RecordVoids = Static<typeof RecordVoids>;

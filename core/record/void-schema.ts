import { Type, type Static } from 'typebox';
import { DAY_PATTERN } from '../base/day.ts';
import { LIMITS } from '../base/limits.ts';
import { closedObject, TextOrNull } from '../base/schema.ts';

const Day = Type.String({ pattern: DAY_PATTERN });

/** The campus days, both included, from which other records of the same network become void too (PRIVACY-8). */
export const VoidSpan = Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) });
export type VoidSpan = Static<typeof VoidSpan>;

/** A reason for marking a record as void, and the days from which records of its network become void too (PRIVACY-7, PRIVACY-8). */
export const NewVoid = closedObject({
  reason: Type.String({ minLength: 1, maxLength: LIMITS.voidReason }),
  ...VoidSpan.properties,
});

/** The number of records that would become void. `isMore` says that it is as many as one call takes, `isKnown` that the server knows which records came from the network, and `waits` that the effect would come only after a day (PRIVACY-17). */
export const VoidPreview = Type.Object({
  count: Type.Integer(),
  isMore: Type.Boolean(),
  isKnown: Type.Boolean(),
  waits: Type.Optional(Type.Boolean()),
});
export type VoidPreview = Static<typeof VoidPreview>;

/** Records that were marked as void together. `by` is null if the account is gone, and `from` is the day of an effect to come (PRIVACY-17). */
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

/** The marks of void records, the newest first. */
export const RecordVoids = Type.Object({
  voids: Type.Array(RecordVoid),
  timeZone: Type.String(),
});
export type RecordVoids = Static<typeof RecordVoids>;

import { Type, type Static } from 'typebox';
import { closed, PositiveInteger } from './schema.ts';

/** A part of an issue that somebody changed: what happened, who did it, and when, a UTC ISO instant. */
export const PartConflict = Type.Object({
  part: Type.Enum(['details', 'order', 'step']),
  /** The id of the step. */
  step: Type.Optional(Type.String()),
  change: Type.Enum(['saved', 'removed']),
  /** Null where that is not known. */
  by: Type.Union([Type.String(), Type.Null()]),
  at: Type.String(),
});
export type PartConflict = Static<typeof PartConflict>;

/** What an open editor says: the version of the issue that it shows. */
export const Presence = Type.Object({ version: PositiveInteger }, closed);

/** Who else has the issue open, by name, its version, and what changed since the one that was shown. */
export const Present = Type.Object({
  others: Type.Array(Type.String()),
  version: Type.Integer(),
  changes: Type.Array(PartConflict),
});
export type Present = Static<typeof Present>;

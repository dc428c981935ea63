import { Type, type Static } from 'typebox';
import { closedObject, PositiveInteger, TextOrNull } from '../base/schema.ts';
import { StepId } from '../step/step-schema.ts';

/** A part of an issue that somebody changed: what happened, who did it, and when (a UTC ISO instant). */
export const PartConflict = Type.Object({
  part: Type.Enum(['details', 'order', 'step', 'translation']),
  /** The id of the step. */
  step: Type.Optional(Type.String()),
  language: Type.Optional(Type.String()),
  text: Type.Optional(Type.String()),
  change: Type.Enum(['saved', 'removed']),
  /** Null if that is not known. */
  by: TextOrNull,
  at: Type.String(),
});
export type PartConflict = Static<typeof PartConflict>;

/** The state that an open editor reports: the version of the issue that it shows, and the id of the open step. */
export const Presence = closedObject({ version: PositiveInteger, step: Type.Optional(StepId) });

/** Another administrator who has the issue open, and the step that they have open, or null. */
const OtherAuthor = Type.Object({
  name: Type.String(),
  step: TextOrNull,
});
export type OtherAuthor = Static<typeof OtherAuthor>;

/** The other administrators who have the issue open, its version, and the parts that changed since the version that the editor shows. */
export const Present = Type.Object({
  others: Type.Array(OtherAuthor),
  version: Type.Integer(),
  changes: Type.Array(PartConflict),
});
export type Present = Static<typeof Present>;

import { Type, type Static } from 'typebox';
import { LIMITS } from '../base/limits.ts';
import { optionalText } from '../base/schema.ts';

/** An urgent correction: its message, the revision that it came with, and its time, a UTC ISO instant (PUBLISH-12). */
export const Urgent = Type.Object({
  sentence: Type.String(),
  revision: Type.Integer(),
  at: Type.String(),
});
export type Urgent = Static<typeof Urgent>;

/** The notes on a save of a published issue: one for advisors, and one for readers of the revisions. */
export const ChangeNote = Type.Object({
  urgent: optionalText(LIMITS.changeNoteOfSave),
  note: optionalText(LIMITS.changeNoteOfSave),
});
export type ChangeNote = Static<typeof ChangeNote>;

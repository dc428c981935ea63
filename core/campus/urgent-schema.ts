import { Type, type Static } from 'typebox';
import { LIMITS } from '../base/limits.ts';
import { optionalText } from '../base/schema.ts';

/** An urgent correction: its sentence, the revision that it came with, and when, a UTC ISO instant (PUBLISH-12). */
export const Urgent = Type.Object({
  sentence: Type.String(),
  revision: Type.Integer(),
  at: Type.String(),
});
export type Urgent = Static<typeof Urgent>;

/** What an author may say of a save of a published issue: to advisors, and to whoever reads the revisions. */
export const SaidOfSave = Type.Object({
  urgent: optionalText(LIMITS.saidOfSave),
  note: optionalText(LIMITS.saidOfSave),
});
export type SaidOfSave = Static<typeof SaidOfSave>;

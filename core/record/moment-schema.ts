import { Type, type Static } from 'typebox';
import { LIMITS } from '../base/limits.ts';

/**
 * What happened in a walk beside its taps: on which step, how many milliseconds after Start, and what
 * (RECORD-24). Any word is taken for what: a record of a newer app is stored by an older server, too.
 */
export const Moment = Type.Object({
  step: Type.String({ maxLength: 100 }),
  at: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  did: Type.String({ maxLength: LIMITS.momentDid }),
});
export type Moment = Static<typeof Moment>;

/** In the order in which they happened. */
export const Moments = Type.Array(Moment, { maxItems: LIMITS.trail });

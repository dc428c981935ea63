import { Type, type Static } from 'typebox';
import { LIMITS } from '../base/limits.ts';

/**
 * An event of a walk besides its taps: its step, the milliseconds after Start, and its kind (RECORD-24). Any kind is
 * accepted, so that an older server stores the record of a newer app, too.
 */
export const Moment = Type.Object({
  step: Type.String({ maxLength: 100 }),
  at: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  did: Type.String({ maxLength: LIMITS.momentDid }),
});
export type Moment = Static<typeof Moment>;

/** The moments, in the order in which they happened. */
export const Moments = Type.Array(Moment, { maxItems: LIMITS.trail });

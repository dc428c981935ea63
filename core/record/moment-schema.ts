import { Type, type Static } from 'typebox';
import { LIMITS } from '../base/limits.ts';

/** An event of a walk besides its taps, `at` ms after Start (RECORD-24). It may be of any kind, since an app may be newer than its server. */
export const Moment = Type.Object({
  step: Type.String({ maxLength: 100 }),
  at: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  did: Type.String({ maxLength: LIMITS.momentDid }),
});
export type Moment = Static<typeof Moment>;

/** The moments, in the order in which they happened. */
export const Moments = Type.Array(Moment, { maxItems: LIMITS.trail });

import { Type, type Static } from 'typebox';
import { LIMITS } from '../base/limits.ts';
import { ACT_PATTERN, type Act } from './acts.ts';

const ActShape = Type.Unsafe<Act>(Type.String({ pattern: ACT_PATTERN, maxLength: 105 }));

/** One tap of a walk: its step, the milliseconds since Start, and what it did (RECORD-14). */
export const Tap = Type.Object({
  step: Type.String({ maxLength: 100 }),
  at: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  did: ActShape,
});
export type Tap = Static<typeof Tap>;

/** The taps of a walk, in order. */
export const Taps = Type.Array(Tap, { maxItems: LIMITS.trail });

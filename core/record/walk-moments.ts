import { LIMITS } from '../base/limits.ts';
import type { Walk } from '../walk/walk.ts';
import { formatMomentAct, type MomentAct } from './moment-act.ts';
import type { Moment } from './moment-schema.ts';
import { withOne } from './walk-taps.ts';

/** The number of places that are kept free for an Undo, a handover and the end of a timer: names, languages and new timers do not fill them (RECORD-24). */
const ROOM = 20;

/** Returns the moments with one more on the walk's step, `at` ms after Start. */
export const momentsWith = (
  moments: readonly Moment[],
  walk: Walk,
  act: MomentAct,
  at: number,
): readonly Moment[] => {
  const isRoomKept = act.kind === 'named' || act.kind === 'timer' || act.kind === 'shown';
  const most = LIMITS.trail - (isRoomKept ? ROOM : 0);
  return withOne(moments, walk, formatMomentAct(act).slice(0, LIMITS.momentDid), at, most);
};

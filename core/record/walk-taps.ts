import { LIMITS } from '../base/limits.ts';
import type { Act } from './acts.ts';
import { formatTapAct, type TapAct } from './tap-act.ts';
import type { Tap } from './taps.ts';
import type { Walk, WalkEvent } from '../walk/walk.ts';

const DID = { yes: 'yes', no: 'no', confirmed: 'tick' } as const;

function didOf(event: WalkEvent): Act | undefined {
  if (event.type === 'answer') return DID[event.answer];
  return event.type === 'back' ? 'back' : undefined;
}

/** Returns the taps after `event` changed `walk`. */
export function tapsAfter(
  taps: readonly Tap[],
  walk: Walk,
  event: WalkEvent,
  /** The milliseconds since the walk began. */
  at: number,
): readonly Tap[] {
  const did = didOf(event);
  return did ? withOne(taps, walk, did, at) : taps;
}

/** Adds an entry on the walk's step, `at` ms after the walk began. Times never go back, and a list that already has `most` entries stays as it is. */
export function withOne<Did>(
  list: readonly { readonly step: string; readonly at: number; readonly did: Did }[],
  walk: Walk,
  did: Did,
  at: number,
  most: number = LIMITS.trail,
): typeof list {
  const step = walk.path.at(-1)?.step;
  if (step === undefined || list.length >= most) return list;
  const latest = list.at(-1)?.at ?? 0;
  return [...list, { step, at: Math.max(latest, Math.round(at)), did }];
}

/** Returns the taps with one more tap on the walk's step, `at` ms after the walk began. */
export const tapsWith = (
  taps: readonly Tap[],
  walk: Walk,
  act: TapAct,
  at: number,
): readonly Tap[] => withOne(taps, walk, formatTapAct(act), at);

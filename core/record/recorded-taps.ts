import { assert } from '../base/assert.ts';
import type { Wording } from './recorded-steps.ts';
import type { Moment } from './moment-schema.ts';
import { ACTS, type Act } from './acts.ts';
import type { Tap } from './taps.ts';

/** A tap as stored: position * 5 + act, with a call's name beside its position, or as sent if the revision lacks the step. */
export type WrittenTap =
  | readonly [place: number, at: number]
  | readonly [step: number | string, at: number, did: Act];

/** Returns a tap as it is written beside that wording; without one its step is kept as sent. */
export function writeTap({ step, at, did }: Tap, wording: Wording | undefined): WrittenTap {
  const position = wording?.positions.get(step);
  if (position === undefined) return [step, at, did];
  const act = ACTS.findIndex((one) => one === did);
  return act === -1 ? [position, at, did] : [position * ACTS.length + act, at];
}

/** Returns what a tap did, which needs no wording; undefined for an act that is not known. */
export function actOf([place, , did]: WrittenTap): Act | undefined {
  return did ?? (typeof place === 'number' ? ACTS[place % ACTS.length] : undefined);
}

/** Returns the tap that `writeTap` wrote with the same wording. */
export function readTap([place, at, did]: WrittenTap, wording: Wording | undefined): Tap {
  if (typeof place === 'string') {
    assert(did, `the tap on ${place} did nothing`);
    return { step: place, at, did };
  }
  const position = did === undefined ? Math.floor(place / ACTS.length) : place;
  const worded = wording?.steps[position];
  assert(worded, `the revision has no step at ${position}`);
  const act = did ?? ACTS[place % ACTS.length];
  assert(act, `the tap at ${position} did nothing`);
  return { step: worded.step, at, did: act };
}

/** A moment as stored: the place of its step in the revision, or the step as sent if the revision lacks it. */
export type WrittenMoment = readonly [step: number | string, at: number, did: string];

export const writeMoment = (
  { step, at, did }: Moment,
  wording: Wording | undefined,
): WrittenMoment => [wording?.positions.get(step) ?? step, at, did];

/** Returns the moment that `writeMoment` wrote with the same wording. */
export function readMoment([place, at, did]: WrittenMoment, wording: Wording | undefined): Moment {
  if (typeof place === 'string') return { step: place, at, did };
  const worded = wording?.steps[place];
  assert(worded, `the revision has no step at ${place}`);
  return { step: worded.step, at, did };
}

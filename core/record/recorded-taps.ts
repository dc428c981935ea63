import { assert } from '../base/assert.ts';
import type { Wording } from './recorded-steps.ts';
import type { Moment } from './moment-schema.ts';
import { ACTS, type Act } from './acts.ts';
import type { Tap } from './taps.ts';

/** A tap in the stored form: position * 5 + act. The name of a called contact stands beside its position, and the tap stays as it was sent if the revision lacks the step. */
export type WrittenTap =
  | readonly [place: number, at: number]
  | readonly [step: number | string, at: number, did: Act];

/** Returns a tap in its stored form beside a wording. Without a wording its step stays as it was sent. */
export function writeTap({ step, at, did }: Tap, wording: Wording | undefined): WrittenTap {
  const position = wording?.positions.get(step);
  if (position === undefined) return [step, at, did];
  const act = ACTS.findIndex((one) => one === did);
  return act === -1 ? [position, at, did] : [position * ACTS.length + act, at];
}

/** Returns the act of a stored tap, for which no wording is needed, or undefined for an unknown act. */
export function actOf([place, , did]: WrittenTap): Act | undefined {
  return did ?? (typeof place === 'number' ? ACTS[place % ACTS.length] : undefined);
}

/** Returns the tap that `writeTap` stored beside the same wording. */
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

/** A moment in the stored form: the position of its step in the revision, or the step as it was sent if the revision lacks it. */
export type WrittenMoment = readonly [step: number | string, at: number, did: string];

export const writeMoment = (
  { step, at, did }: Moment,
  wording: Wording | undefined,
): WrittenMoment => [wording?.positions.get(step) ?? step, at, did];

/** Returns the moment that `writeMoment` stored beside the same wording. */
export function readMoment([place, at, did]: WrittenMoment, wording: Wording | undefined): Moment {
  if (typeof place === 'string') return { step: place, at, did };
  const worded = wording?.steps[place];
  assert(worded, `the revision has no step at ${place}`);
  return { step: worded.step, at, did };
}

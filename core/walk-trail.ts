import type { Walk, WalkEvent } from './walk.ts';

/** What an advisor did at a step (RECORD-14): `at` is in milliseconds since the walk began. */
export type TrailEntry = { readonly step: string; readonly at: number; readonly did: string };

/** The most entries of one record. */
const MAX_ENTRIES = 500;

const DID = { yes: 'yes', no: 'no', confirmed: 'tick' } as const;

function didOf(event: WalkEvent): string | undefined {
  if (event.type === 'answer') return DID[event.answer];
  return event.type === 'back' ? 'back' : undefined;
}

/**
 * The trail once `event` has changed `walk`. Times never go back, whatever the phone's clock does; a
 * trail that is full stays as it is.
 */
export function trailAfter(
  trail: readonly TrailEntry[],
  walk: Walk,
  event: WalkEvent,
  at: number,
): readonly TrailEntry[] {
  const did = didOf(event);
  const step = walk.path.at(-1)?.step;
  if (did === undefined || step === undefined || trail.length >= MAX_ENTRIES) return trail;
  const latest = trail.at(-1)?.at ?? 0;
  return [...trail, { step, at: Math.max(latest, Math.round(at)), did }];
}

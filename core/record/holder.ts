import type { Moment } from './moment-schema.ts';

const HANDED = 'handed:';

/** The moment at which a walk was handed over to somebody (HANDOVER-2). */
export const handedTo = (name: string): `handed:${string}` => `${HANDED}${name}`;

/** Returns the name to whom a moment handed the walk over; undefined for other moments. */
export const takerIn = (did: string): string | undefined =>
  did.startsWith(HANDED) ? did.slice(HANDED.length) : undefined;

/**
 * Returns the name of the advisor who goes on with a walk: the last to whom it was handed over, or who began it
 * (HANDOVER-3).
 */
export function holderOf(walk: {
  readonly advisor: string;
  readonly moments?: readonly Moment[] | null | undefined;
}): string {
  const last = walk.moments?.findLast(({ did }) => takerIn(did) !== undefined);
  return (last && takerIn(last.did)) ?? walk.advisor;
}

import { parseMomentAct } from './moment-act.ts';
import type { Moment } from './moment-schema.ts';

/** Returns the name of the advisor to whom a moment handed the walk over, or undefined for other moments. */
export function takerIn(did: string): string | undefined {
  const act = parseMomentAct(did);
  return act?.kind === 'handed' ? act.value : undefined;
}

/** Returns the name of the advisor who goes on with a walk: the last one to whom it was handed over, otherwise the one who began it (HANDOVER-3). */
export function holderOf(walk: {
  readonly advisor: string;
  readonly moments?: readonly Moment[] | null | undefined;
}): string {
  return walk.moments?.flatMap(({ did }) => takerIn(did) ?? []).at(-1) ?? walk.advisor;
}

import type { Attendance } from '#core/attendance.ts';
import type { Walk } from '#core/walk.ts';
import { kept } from '../../safe-storage.ts';
import type { Sending } from '../submit-idempotent.ts';

const KEY = 'reslife.walks';
/** More than anybody leaves unfinished in a night; the oldest gives way. */
const MOST = 10;

/** A walk under way with all that was entered, as it outlives a crash, a reload or an empty battery (ruling 5). */
export type KeptWalk = {
  readonly issueId: string;
  readonly title: string;
  readonly revision: number | null;
  /** UTC ISO instant. */
  readonly startedAt: string;
  readonly walk: Walk;
  readonly rating: number;
  readonly description: string;
  /** The record last sent without an answer. */
  readonly sending?: Sending<Attendance>;
};

function isKeptWalk(stored: Partial<KeptWalk> | null): stored is KeptWalk {
  const { path, steps } = stored?.walk ?? {};
  return Boolean(stored?.issueId) && Array.isArray(path) && Array.isArray(steps);
}

/** The walks that were neither finished nor left on purpose, one an issue, the newest first. */
export function keptWalks(): readonly KeptWalk[] {
  try {
    const stored = JSON.parse(kept.get(KEY) ?? '[]') as (Partial<KeptWalk> | null)[];
    return stored.filter(isKeptWalk);
  } catch {
    return [];
  }
}

function store(walks: readonly KeptWalk[]): void {
  if (walks.length === 0) kept.remove(KEY);
  else kept.set(KEY, JSON.stringify(walks));
}

const walksBut = (issueId: string): readonly KeptWalk[] =>
  keptWalks().filter((walk) => walk.issueId !== issueId);

/** Keeps a walk as it stands, in place of the one of its issue, and leaves those of other issues. */
export function keepWalk(walk: KeptWalk): void {
  store([walk, ...walksBut(walk.issueId)].slice(0, MOST));
}

export function eraseKeptWalk(issueId: string): void {
  store(walksBut(issueId));
}

const listeners = new Set<() => void>();

/** Calls back whenever the panel of a walk has closed; answers how to stop. */
export function onWalkClosed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that the panel of a walk has closed: what is still kept is unfinished from now on. */
export function tellWalkClosed(): void {
  for (const listener of listeners) listener();
}

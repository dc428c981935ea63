import type { Attendance } from '#core/attendance.ts';
import { decodeWalk } from '#core/stored-walk.ts';
import type { Walk } from '#core/walk.ts';
import { kept } from '../../safe-storage.ts';
import type { PendingSubmission } from '../submit-idempotent.ts';

const KEY = 'reslife.walks';
/** More than anybody leaves unfinished in a night; the oldest gives way. */
const MAX_SAVED_WALKS = 10;

/** A walk under way with all that was entered, as it outlives a crash, a reload or an empty battery (ruling 5). */
export type SavedWalk = {
  readonly issueId: string;
  readonly title: string;
  readonly revision: number | null;
  /** UTC ISO instant. */
  readonly startedAt: string;
  readonly walk: Walk;
  readonly rating: number;
  readonly description: string;
  /** The record last sent without an answer. */
  readonly sending?: PendingSubmission<Attendance>;
};

function isSavedWalk(stored: Partial<SavedWalk> | null): stored is SavedWalk {
  const { path, steps } = stored?.walk ?? {};
  return Boolean(stored?.issueId) && Array.isArray(path) && Array.isArray(steps);
}

/** The walks that were neither finished nor left on purpose, one an issue, the newest first. */
export function savedWalks(): readonly SavedWalk[] {
  try {
    const stored = JSON.parse(kept.get(KEY) ?? '[]') as (Partial<SavedWalk> | null)[];
    return stored.filter(isSavedWalk).map((saved) => ({ ...saved, walk: decodeWalk(saved.walk) }));
  } catch {
    return [];
  }
}

function store(walks: readonly SavedWalk[]): void {
  if (walks.length === 0) kept.remove(KEY);
  else kept.set(KEY, JSON.stringify(walks));
}

const walksBut = (issueId: string): readonly SavedWalk[] =>
  savedWalks().filter((walk) => walk.issueId !== issueId);

/** Keeps a walk as it stands, in place of the one of its issue, and leaves those of other issues. */
export function saveWalk(walk: SavedWalk): void {
  store([walk, ...walksBut(walk.issueId)].slice(0, MAX_SAVED_WALKS));
}

export function eraseSavedWalk(issueId: string): void {
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

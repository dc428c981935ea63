import { useMemo } from 'react';
import type { Attendance } from '#core/attendance.ts';
import { decodeWalk } from '#core/stored-walk.ts';
import type { Walk } from '#core/walk.ts';
import type { PendingSubmission } from '../submit-idempotent.ts';
import { savedText, saveText, useSavedText } from './saved-text.ts';

/** The most unfinished walks; the oldest is dropped (WALK-15). */
const MAX_SAVED_WALKS = 10;

/** An unfinished walk with all that was entered, as it is stored (WALK-14). */
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
  readonly pending?: PendingSubmission<Attendance>;
};

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Reads a stored walk. One that cannot be continued opens on its final screen with its text. Undefined
 * for what names no issue.
 */
function savedWalkIn(stored: unknown): SavedWalk | undefined {
  if (!isObject(stored) || textOf(stored.issueId) === '') return undefined;
  return {
    ...(stored as SavedWalk),
    title: textOf(stored.title),
    description: textOf(stored.description),
    rating: typeof stored.rating === 'number' ? stored.rating : 0,
    revision: typeof stored.revision === 'number' ? stored.revision : null,
    walk: decodeWalk(stored.walk),
  };
}

function parseWalks(text: string | null): readonly SavedWalk[] {
  try {
    return (JSON.parse(text ?? '[]') as unknown[]).flatMap((one) => savedWalkIn(one) ?? []);
  } catch {
    return [];
  }
}

/** The walks that were neither finished nor left on purpose, one an issue, the newest first. */
export const savedWalks = (): readonly SavedWalk[] => parseWalks(savedText());

/** The saved walks, now and whenever they change, here or in another tab. */
export function useSavedWalks(): readonly SavedWalk[] {
  const stored = useSavedText();
  return useMemo(() => parseWalks(stored), [stored]);
}

function store(walks: readonly SavedWalk[]): void {
  saveText(walks.length === 0 ? null : JSON.stringify(walks));
}

const walksBut = (issueId: string): readonly SavedWalk[] =>
  savedWalks().filter((walk) => walk.issueId !== issueId);

/** Stores a walk as it stands, in place of the one of its issue, and leaves those of other issues. */
export function saveWalk(walk: SavedWalk): void {
  store([walk, ...walksBut(walk.issueId)].slice(0, MAX_SAVED_WALKS));
}

export function eraseSavedWalk(issueId: string): void {
  store(walksBut(issueId));
}

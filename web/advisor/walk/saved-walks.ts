import { useMemo } from 'react';
import type { Attendance } from '#core/attendance.ts';
import { decodeWalk } from '#core/stored-walk.ts';
import type { Walk } from '#core/walk.ts';
import type { PendingSubmission } from '../submit-idempotent.ts';
import { savedText, saveText, useSavedBy } from './saved-text.ts';

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

/** What was read or stored last: checking every step of ten walks again takes longer than drawing one. */
let read: { text: string | null; walks: readonly SavedWalk[] } = { text: null, walks: [] };

/** The walks that were neither finished nor left on purpose, one an issue, the newest first. */
export function savedWalks(): readonly SavedWalk[] {
  const text = savedText();
  if (text !== read.text) read = { text, walks: parseWalks(text) };
  return read.walks;
}

/** What is said of a walk that can be taken up again. */
export type UnfinishedWalk = Pick<SavedWalk, 'issueId' | 'title'>;

// As text, so that an answer within a walk is no change of the list.
const unfinishedText = (): string =>
  JSON.stringify(savedWalks().map(({ issueId, title }) => ({ issueId, title })));

/** The issues of the saved walks, now and whenever they change, here or in another tab. */
export function useUnfinishedWalks(): readonly UnfinishedWalk[] {
  const text = useSavedBy(unfinishedText);
  return useMemo(() => JSON.parse(text) as readonly UnfinishedWalk[], [text]);
}

function store(walks: readonly SavedWalk[]): void {
  const text = walks.length === 0 ? null : JSON.stringify(walks);
  read = { text, walks };
  saveText(text);
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

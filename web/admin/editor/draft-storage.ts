import { keepIn } from '../../safe-storage.ts';
import { NOTHING_TYPED, type Typing } from './editor-state.ts';

/** Of this tab alone: two tabs on one issue do not write into each other's fields. */
const tab = keepIn(() => window.sessionStorage);

/** A new issue's typing is kept under this name instead of an id. */
const keyOf = (issueId: string | undefined): string => `reslife.typing.${issueId ?? 'new'}`;

/** What was typed into the issue and not saved (ruling 13). */
export function storedTyping(issueId: string | undefined): Typing {
  try {
    const stored: unknown = JSON.parse(tab.get(keyOf(issueId)) ?? 'null');
    const isTyping = typeof stored === 'object' && stored !== null && 'steps' in stored;
    return isTyping ? (stored as Typing) : NOTHING_TYPED;
  } catch {
    return NOTHING_TYPED;
  }
}

/** Keeps what is typed, or forgets where nothing is. */
export function storeTyping(issueId: string | undefined, typing: Typing): void {
  const isEmpty = typing.details === undefined && Object.keys(typing.steps).length === 0;
  if (isEmpty) tab.remove(keyOf(issueId));
  else tab.set(keyOf(issueId), JSON.stringify(typing));
}

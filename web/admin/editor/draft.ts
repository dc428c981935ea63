import { safeStorage } from '../../safe-storage.ts';
import { NO_DRAFT, type UnsavedDraft } from './state.ts';

/** Of this tab alone: two tabs on one issue do not write into each other's fields. */
const tab = safeStorage(() => window.sessionStorage);

/** A new issue's draft is kept under this name instead of an id. */
const keyOf = (issueId: string | undefined): string => `reslife.draft.${issueId ?? 'new'}`;

/** What was typed into the issue and not saved (EDITOR-16). */
export function storedDraft(issueId: string | undefined): UnsavedDraft {
  try {
    const stored: unknown = JSON.parse(tab.get(keyOf(issueId)) ?? 'null');
    const isTyping = typeof stored === 'object' && stored !== null && 'steps' in stored;
    return isTyping ? (stored as UnsavedDraft) : NO_DRAFT;
  } catch {
    return NO_DRAFT;
  }
}

/** Keeps what is typed, or forgets where nothing is. */
export function storeDraft(issueId: string | undefined, draft: UnsavedDraft): void {
  const isEmpty = draft.details === undefined && Object.keys(draft.steps).length === 0;
  if (isEmpty) tab.remove(keyOf(issueId));
  else tab.set(keyOf(issueId), JSON.stringify(draft));
}

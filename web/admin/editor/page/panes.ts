import { useEffect, useRef, type RefObject } from 'react';
import { problemsInDetails } from '#core/issue/typed-details.ts';
import { PATHS_PANE } from '../../paths/CheckedPaths.tsx';
import { removedDrafts } from '../../shared/draft/drafts.ts';
import { presentPane } from '../../shared/draft/created-meanwhile.ts';
import { type EditorState, addLock, typedDetails } from '../../shared/draft/state.ts';
import type { StepEntry } from '../../shared/draft/step-entries.ts';
import { sentenceOfDetail } from '../../base/detail-messages.ts';
import { adminMessages } from '../../base/messages.ts';

const words = adminMessages.editor;

/** Returns the reason why the details cannot be saved, as a sentence; undefined if they can (EDITOR-6). */
export function reasonAgainstDetails(state: EditorState): string | undefined {
  const details = typedDetails(state);
  const problems = problemsInDetails(details);
  const problem = problems.find(({ code }) => code === 'REQUIRED') ?? problems[0];
  return problem && sentenceOfDetail(problem, details);
}

/** Returns the reason why no step can be added, as a sentence. */
export function lockText(state: EditorState, entries: readonly StepEntry[]): string | undefined {
  if (!state.issue) return words.addLockedNew;
  const lock = addLock(state);
  if (lock === 'archived') return words.archivedReason;
  if (lock === 'failed') return words.addLockedFailed;
  const added = entries.find(({ saved }) => !saved);
  return added && words.addLockedUnsaved(added.number);
}

/** Scrolls a pane into sight on a phone, where it may be opened from below; the ref is for the element that holds the pane (TREE-7). */
export function usePaneInSight(pane: string): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const seen = useRef(pane);
  useEffect(() => {
    if (seen.current === pane) return;
    seen.current = pane;
    if (element.current && element.current.getBoundingClientRect().top < 0) {
      element.current.scrollIntoView({ block: 'start' });
    }
  }, [pane]);
  return element;
}

/** Returns the pane named in the address, otherwise Issue details. */
export function paneIn(search: string, state: EditorState, entries: readonly StepEntry[]) {
  const { issue, draft } = state;
  const named = new URLSearchParams(search).get('pane') ?? 'details';
  // The address may name a new step by the key it had before it was saved.
  const asked = presentPane(state, named, draft.key);
  const entry = issue && entries.find(({ key }) => key === asked);
  const isRemoved = removedDrafts(draft, issue).some(({ key }) => key === asked);
  const isPane = entry ?? (isRemoved || (issue && (asked === 'feedback' || asked === PATHS_PANE)));
  const pane = isPane ? asked : 'details';
  return { entry, pane, isRemoved };
}

import { useEffect, useRef, type RefObject } from 'react';
import { PATHS_PANE } from '../../paths/CheckedPaths.tsx';
import { removedDrafts } from '../../draft/drafts.ts';
import { createdMeanwhile } from '../../draft/created-meanwhile.ts';
import { NEW_STEP } from '../../draft/draft.ts';
import type { EditorState } from '../../draft/state.ts';
import type { StepEntry } from '../../draft/step-entries.ts';

/** For the element that holds the pane: one that is opened from below it, on a phone, comes into sight (TREE-7). */
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

/** The pane named in the address, else Issue details. */
export function paneIn(search: string, state: EditorState, entries: readonly StepEntry[]) {
  const { issue, draft } = state;
  const named = new URLSearchParams(search).get('pane') ?? 'details';
  // A new step is found where it is by now.
  const asked = (named === NEW_STEP && createdMeanwhile(state, draft.key)?._id) || named;
  const entry = issue && entries.find(({ key }) => key === asked);
  const isRemoved = removedDrafts(draft, issue).some(({ key }) => key === asked);
  const isPane = entry ?? (isRemoved || (issue && (asked === 'feedback' || asked === PATHS_PANE)));
  const pane = isPane ? asked : 'details';
  return { entry, pane, isRemoved };
}

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWindowEvent } from '../base/use-window-event.ts';
import type { OpenPart } from './FoundList.tsx';
import { rowId } from './MadeSteps.tsx';
import type { DocumentCheck } from './check.ts';
import { paragraphId } from './SourceBlocks.tsx';
import type { GuessPlace } from './use-guesses.ts';

/** The id of the part of the page that shows the open procedure. */
export const OPEN_ID = 'open-procedure';

/** Returns the open part; if that issue is gone, the one before it. */
function partOf({ issues }: DocumentCheck, part: OpenPart): OpenPart {
  if (typeof part !== 'number' || issues.some(({ key }) => key === part)) return part;
  const before = issues.findLast(({ key }) => key <= part) ?? issues[0];
  return before?.key ?? 'left';
}

function focusOn(id: string): void {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}

/** Tells if a part of the page is drawn at the current width of the screen. */
const isDrawn = (element: Element | null): boolean => (element?.getClientRects().length ?? 0) > 0;

/** Holds the open procedure and paragraph; a narrow screen shows only the list, the procedure or the paragraph. */
export function useView(check: DocumentCheck) {
  const { issues, wasCorrected } = check;
  const [chosen, setChosen] = useState<OpenPart>(issues[0]?.key ?? 'left');
  const [paragraph, setParagraph] = useState<number>();
  const [narrow, setNarrow] = useState<'list' | 'steps' | 'source'>('list');
  const [lastGuess, setLastGuess] = useState<GuessPlace>();
  const inSource = useRef(false);
  const part = partOf(check, chosen);

  const open = useCallback((next: OpenPart): void => {
    flushSync(() => {
      setChosen(next);
      setParagraph(undefined);
      setNarrow('steps');
    });
    document.getElementById(OPEN_ID)?.scrollTo({ top: 0 });
    // On a narrow screen the list disappears, and the focus with it.
    if (!isDrawn(document.activeElement)) focusOn(OPEN_ID);
  }, []);
  const openParagraph = useCallback((block: number | undefined): void => {
    inSource.current = true;
    setParagraph(block);
  }, []);
  // When a step gets the focus, its paragraph is shown.
  useWindowEvent('focusin', ({ target }) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    if (!row) return;
    inSource.current = false;
    setParagraph(Number(row.dataset['row']));
  });
  const showGuess = (guess: GuessPlace): void => {
    flushSync(() => {
      setChosen(guess.issue);
      setParagraph(guess.block);
      setNarrow('steps');
      setLastGuess(guess);
    });
    if (guess.block !== undefined) {
      document.getElementById(paragraphId(guess.block))?.scrollIntoView({ block: 'center' });
    }
    focusOn(guess.block === undefined ? OPEN_ID : rowId(guess.block));
  };
  // A corrected paragraph may be elsewhere or gone, so the steps made of it get the focus.
  useLayoutEffect(() => {
    if (!wasCorrected || document.activeElement !== document.body) return;
    const near = [rowId, paragraphId].map((idOf) => idOf(wasCorrected.block));
    const id = near.find((one) => isDrawn(document.getElementById(one)));
    document.getElementById(id ?? OPEN_ID)?.focus();
  }, [wasCorrected]);
  // The paragraph of a step is scrolled into sight next to it.
  useLayoutEffect(() => {
    if (paragraph === undefined || inSource.current) return;
    document.getElementById(paragraphId(paragraph))?.scrollIntoView({ block: 'nearest' });
  }, [paragraph]);
  return {
    part,
    issue: issues.find(({ key }) => key === part),
    open,
    paragraph,
    openParagraph,
    narrow,
    setNarrow,
    lastGuess,
    showGuess,
  };
}

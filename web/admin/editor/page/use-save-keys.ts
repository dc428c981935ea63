import { useEffect, useEffectEvent } from 'react';
import { topModal } from '#kit/overlays/dialog/modals.ts';

/** Fields of one line, where Enter has no other use; 'Do this first' is shown on two. */
const ONE_LINE = 'main :is(input[type="text"], input[type="date"], [data-one-line] textarea)';

interface SaveKeys {
  onSave: () => void;
  onContinue: () => void;
}

/** Control or Command and S saves, with Enter goes on too; so does Enter alone, in a field of one line, save (EDITOR-41). */
export function useSaveKeys({ onSave, onContinue }: SaveKeys): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target, isComposing } = event;
    const isHeld = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const isEnter = key === 'Enter' && !event.defaultPrevented && !isComposing;
    const saves = isHeld && key.toLowerCase() === 's';
    const isInLine = target instanceof Element && target.matches(ONE_LINE);
    if (!saves && !(isEnter && (isHeld || (isInLine && !event.shiftKey)))) return;
    // Saves of the browser's own, of a page that is none, are never meant.
    if (topModal()) {
      if (saves) event.preventDefault();
      return;
    }
    event.preventDefault();
    if (event.repeat) return;
    if (isEnter && isHeld) onContinue();
    else onSave();
  });
  useEffect(() => {
    const stop = new AbortController();
    window.addEventListener('keydown', (event) => press(event), { signal: stop.signal });
    return () => stop.abort();
  }, []);
}

import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Where a letter is typed, or a dialog has keys of its own. */
const TYPING = 'textarea, input:not([type="checkbox"]), select, dialog';

/**
 * Hears the keys pressed anywhere inside the element of the returned ref, without modifiers and not where
 * something is typed: letters are commands only while the focus is there (INBOX-8).
 */
export function useKeys<T extends HTMLElement>(onKey: (key: string) => void): RefObject<T | null> {
  const ref = useRef<T>(null);
  const press = useEffectEvent(({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest(TYPING)) return;
    onKey(key);
  });
  useEffect(() => {
    const element = ref.current;
    const hear = (event: KeyboardEvent): void => press(event);
    element?.addEventListener('keydown', hear);
    return () => element?.removeEventListener('keydown', hear);
  }, []);
  return ref;
}

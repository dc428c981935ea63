import { useEffect, useEffectEvent } from 'react';

/**
 * Looks for `what` at once, every `ms` (then `isTimed`), and when the page is seen or has a signal again; never while it
 * is not seen. Undefined is nothing to look for.
 */
export function useLooks(
  what: string | undefined,
  ms: number,
  look: (isTimed: boolean) => void,
): void {
  const lookIfSeen = useEffectEvent((isTimed: boolean): void => {
    if (!document.hidden) look(isTimed);
  });
  useEffect(() => {
    if (what === undefined) return undefined;
    const again = (): void => lookIfSeen(false);
    again();
    const timer = setInterval(() => lookIfSeen(true), ms);
    document.addEventListener('visibilitychange', again);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
      removeEventListener('online', again);
    };
  }, [what, ms]);
}

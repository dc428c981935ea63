import { useEffect, useEffectEvent } from 'react';

/** Calls `look` for `what` right away, every `ms` (then with `isTimed`), and when the page is seen or has a signal again, but never while the page is hidden. If `what` is undefined, nothing is looked for. */
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

import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A text that is painted as it is typed before anybody is told of it, where what follows takes longer than the
 * key itself. Returns the text to show and what takes each key; `tell` hears the last of them once its frame
 * is painted, and `told` is what was told before.
 */
export function usePaintedFirst(
  told: string,
  tell: (text: string) => void,
): [text: string, type: (text: string) => void] {
  /** What was typed and nobody was told of yet. */
  const [typed, setTyped] = useState<string>();
  const tellTyped = useEffectEvent((): void => {
    if (typed !== undefined) tell(typed);
    setTyped(undefined);
  });
  useEffect(() => {
    if (typed === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A task begun in a frame's callback comes after that frame is painted.
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => tellTyped())));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [typed]);
  return [typed ?? told, setTyped];
}

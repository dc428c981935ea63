import { useEffect, useEffectEvent } from 'react';

/**
 * Tells of every tap on a call link while mounted, before the call is made: whatever shows the link need not
 * know of the walk. `link` has the id of the contact as its `data-call`.
 */
export function useCallTaps(onTap: (link: HTMLAnchorElement, event: MouseEvent) => void): void {
  const tapped = useEffectEvent(onTap);
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-call]');
      if (link) tapped(link, event);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);
}

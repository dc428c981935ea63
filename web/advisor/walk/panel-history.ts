import { useEffect, useEffectEvent } from 'react';

// The open panel has a history entry of its own, of the page's address: the browser's Back leaves that alone.
const PANEL_ENTRY = { walkPanel: true };

/** Whether the panel's entry is the present one; not after a Back. */
export function isPanelEntry(): boolean {
  return (window.history.state as Partial<typeof PANEL_ENTRY> | null)?.walkPanel === true;
}

/** The panel opens, or stays open after a Back. */
export function pushPanelEntry(): void {
  if (!isPanelEntry()) window.history.pushState(PANEL_ENTRY, '');
}

/** The panel closes, and Back leads on from where it was opened. */
export function leavePanelEntry(): void {
  if (isPanelEntry()) window.history.back();
}

/** While mounted, the browser's Back closes nothing: it calls `onBack`. */
export function usePanelEntry(onBack: () => void): void {
  const wentBack = useEffectEvent(onBack);
  useEffect(() => {
    pushPanelEntry();
    const onPopState = (): void => {
      if (!isPanelEntry()) wentBack();
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
}

import { useEffect, useEffectEvent } from 'react';

// The open panel has its own entry in the browser's history, with the page's address, so that
// Back leaves only the panel (WALK-10).
const PANEL_ENTRY = { walkPanel: true };

export function isPanelEntry(): boolean {
  return (window.history.state as Partial<typeof PANEL_ENTRY> | null)?.walkPanel === true;
}

/** Adds the entry when the panel opens, and again if it stays open after a Back. */
export function pushPanelEntry(): void {
  if (!isPanelEntry()) window.history.pushState(PANEL_ENTRY, '');
}

/** Calls `onBack` when the browser's Back is pressed while the component is mounted; it closes nothing itself. */
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

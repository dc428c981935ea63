import { storage } from '../../../base/safe-storage.ts';
import { useWindowEvent } from '../../base/use-window-event.ts';

/** The same person may be stored already, so other tabs hear about a new sign-in only by another key. */
const KEY = 'reslife.signed-in';

/** Tells the other tabs that this one signed somebody in, the same one as before too. */
export function tellSignedIn(): void {
  storage.set(KEY, crypto.randomUUID());
}

/** Calls `heard` when another tab signed somebody in (SESSION-5). */
export function useSignedInElsewhere(heard: () => void): void {
  useWindowEvent('storage', ({ key }) => {
    if (key === KEY) heard();
  });
}

import { storage } from '../../../base/safe-storage.ts';
import { useWindowEvent } from '../../base/use-window-event.ts';

/** The storage key by which other tabs hear of a sign-in, because the same person may be stored already. */
const KEY = 'reslife.signed-in';

/** Tells the other tabs that somebody signed in here, even if it is the same person as before. */
export function tellSignedIn(): void {
  storage.set(KEY, crypto.randomUUID());
}

/** Calls `heard` when another tab signed somebody in (SESSION-5). */
export function useSignedInElsewhere(heard: () => void): void {
  useWindowEvent('storage', ({ key }) => {
    if (key === KEY) heard();
  });
}

import { useEffect } from 'react';
import { storage } from '../../../base/safe-storage.ts';

/** Who is signed in again may be stored already, so that other tabs hear of it by another key alone. */
const KEY = 'reslife.signed-in';

/** Tells the other tabs that this one signed somebody in, the same one as before too. */
export function tellSignedIn(): void {
  storage.set(KEY, crypto.randomUUID());
}

/** Calls `heard` when another tab signed somebody in (SESSION-5). */
export function useSignedInElsewhere(heard: () => void): void {
  useEffect(() => {
    const hear = ({ key }: StorageEvent): void => {
      if (key === KEY) heard();
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, [heard]);
}

import { useEffect, useSyncExternalStore } from 'react';
import { subscribable } from '#kit/base/subscribable.ts';

let isUnsaved = false;
const { subscribe, publish } = subscribable();

function set(next: boolean): void {
  isUnsaved = next;
  publish();
}

/** A page in the shell says whether something typed in it is not saved. */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => {
    set(isDirty);
    return () => set(false);
  }, [isDirty]);
}

/** Whether the open page has something typed and not saved. */
export const useHasUnsaved = (): boolean => useSyncExternalStore(subscribe, () => isUnsaved);

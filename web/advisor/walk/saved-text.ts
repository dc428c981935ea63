import { useSyncExternalStore } from 'react';
import { subscribable } from '#kit/subscribable.ts';
import { storage } from '../../safe-storage.ts';

// Apart from saved-walks.ts: a phone on which nothing is unfinished loads no code of the walk to know it.

const KEY = 'reslife.walks';

// Another tab may save or erase a walk.
const { subscribe, publish } = subscribable(window, 'storage');

/** The unfinished walks as they are stored; null where there is none. */
export const savedText = (): string | null => storage.get(KEY);

/** The same, now and whenever it changes, here or in another tab. */
export const useSavedText = (): string | null => useSyncExternalStore(subscribe, savedText);

export function saveText(text: string | null): void {
  if (text === null) storage.remove(KEY);
  else storage.set(KEY, text);
  publish();
}

import { useSyncExternalStore } from 'react';
import { subscribable } from '#kit/subscribable.ts';
import { storage } from '../../safe-storage.ts';

// Apart from saved-walks.ts: a phone on which nothing is unfinished loads no code of the walk to know it.

const KEY = 'reslife.walks';

// Another tab may save or erase a walk.
const { subscribe, publish } = subscribable(window, 'storage');

/** The unfinished walks as they are stored; null where there is none. */
export const savedText = (): string | null => storage.get(KEY);

/** What `read` says of it, now and whenever it changes, here or in another tab. */
export function useSavedBy<Said extends string | boolean>(read: () => Said): Said {
  return useSyncExternalStore(subscribe, read);
}

export function saveText(text: string | null): void {
  if (text === null) storage.remove(KEY);
  else storage.set(KEY, text);
  publish();
}

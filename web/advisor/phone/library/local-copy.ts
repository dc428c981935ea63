import { useSyncExternalStore } from 'react';
import { subscribable } from '#kit/base/subscribable.ts';
import { parseAs } from '../../../base/parse-as.ts';
import { storage } from '../../../base/safe-storage.ts';

/**
 * Something of the library in local storage: not in the phone's store, since what the first frame shows must
 * be read before it. `isWhole` says whether what was read there can be used; undefined is nothing there.
 * `after` may answer with what was read before, as far as it is the same.
 */
export function localCopy<T>(
  key: string,
  isWhole: (kept: unknown) => kept is T,
  after = (_: T | undefined, next: T | undefined): T | undefined => next,
) {
  const { subscribe, publish } = subscribable(window, 'storage');
  let parsed: { text: string | null; kept: T | undefined } | undefined;

  const kept = (): T | undefined => {
    const text = storage.get(key);
    if (text !== parsed?.text) parsed = { text, kept: after(parsed?.kept, parseAs(text, isWhole)) };
    return parsed?.kept;
  };
  const keep = (value: T): void => {
    storage.set(key, JSON.stringify(value));
    publish();
  };
  /** The same as `kept`, whenever it changes, here or in another tab. */
  const useIt = (): T | undefined => useSyncExternalStore(subscribe, kept);
  return { kept, keep, useIt, follow: subscribe };
}

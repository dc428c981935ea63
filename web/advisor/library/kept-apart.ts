import { useSyncExternalStore } from 'react';
import { subscribable } from '#kit/subscribable.ts';
import { storage } from '../../safe-storage.ts';

/** `next`, in which all that is as it was in `before` is the same object: what shows it is not drawn again. */
function shared(before: unknown, next: unknown): unknown {
  if (!(before instanceof Object && next instanceof Object)) return next;
  const were = before as Record<string, unknown>;
  const are = next as Record<string, unknown>;
  const names = Object.keys(are);
  for (const name of names) are[name] = shared(were[name], are[name]);
  const isSame =
    names.length === Object.keys(were).length && names.every((name) => are[name] === were[name]);
  return isSame ? before : next;
}

/**
 * Something of the library in local storage: not in the phone's store, since what the first frame shows must
 * be read before it. `isWhole` says whether what was read there can be used; undefined is nothing there.
 */
export function keptApart<T>(key: string, isWhole: (kept: T) => boolean) {
  const { subscribe, publish } = subscribable(window, 'storage');
  let parsed: { text: string | null; kept: T | undefined } | undefined;

  const parse = (text: string | null): T | undefined => {
    try {
      const kept = JSON.parse(text ?? 'null') as T;
      return isWhole(kept) ? kept : undefined;
    } catch {
      return undefined;
    }
  };
  const kept = (): T | undefined => {
    const text = storage.get(key);
    if (text !== parsed?.text) parsed = { text, kept: shared(parsed?.kept, parse(text)) as T };
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

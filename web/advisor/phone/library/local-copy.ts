import { useSyncExternalStore } from 'react';
import { subscribable } from '#kit/base/subscribable.ts';
import { parseAs, hasText, memberOf } from '../../../base/parse-as.ts';
import { storage } from '../../../base/safe-storage.ts';
import type { CampusHere } from '#core/campus/campus-schema.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import type { CampusNow } from '#core/campus/duty.ts';

/**
 * Something of the library in local storage: not in the phone's store, since what the first frame shows must
 * be read before it. `isWhole` says whether what was read there can be used; undefined is nothing there.
 * `after` may answer with what was read before, as far as it is the same.
 */
export function localCopy<T>(
  key: string,
  isWhole: (stored: unknown) => stored is T,
  after = (_: T | undefined, next: T | undefined): T | undefined => next,
) {
  const { subscribe, publish } = subscribable(window, 'storage');
  let parsed: { text: string | null; stored: T | undefined } | undefined;

  const stored = (): T | undefined => {
    const text = storage.get(key);
    if (text !== parsed?.text)
      parsed = { text, stored: after(parsed?.stored, parseAs(text, isWhole)) };
    return parsed?.stored;
  };
  const store = (value: T): void => {
    storage.set(key, JSON.stringify(value));
    publish();
  };
  /** The same as `stored`, whenever it changes, here or in another tab. */
  const useIt = (): T | undefined => useSyncExternalStore(subscribe, stored);
  return { stored, store, useIt, follow: subscribe };
}

/**
 * What the phone knows of it: without a time zone until a library came; where contacts have areas or hours, as it is here
 * and now, and whether the area is still to be asked for (AREAS-7).
 */
export type KnownCampus = Omit<CampusHere, 'timeZone'> &
  Partial<CampusNow<CampusHere>> & { readonly ask?: boolean };

/** Whether what the phone kept is a campus: somebody can be called from it. */
export function isKnownCampus(stored: unknown): stored is KnownCampus {
  const contacts = memberOf(stored, 'contacts');
  return Array.isArray(contacts) && contacts.every((contact) => hasText(contact, 'name'));
}

const campus = localCopy('reslife.campus', isKnownCampus);

/** What the campus set, as the phone has it: there at once, whatever became of the procedures (CALL-1). */
export const { stored: storedCampus, store: storeCampus, follow: followCampus } = campus;

/** The same, whenever it changes; a campus without a number where the phone has none. */
export const useCampus = (): KnownCampus => campus.useIt() ?? NEW_CAMPUS;

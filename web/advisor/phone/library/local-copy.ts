import { useSyncExternalStore } from 'react';
import { subscribable } from '#kit/base/subscribable.ts';
import { parseAs, hasText, memberOf } from '../../../base/parse-as.ts';
import { storage } from '../../../base/safe-storage.ts';
import type { CampusHere } from '#core/campus/campus-schema.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';

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

/** What the phone knows of it: without a time zone until a library came. */
type KnownCampus = Omit<CampusHere, 'timeZone'> & Partial<CampusHere>;

/** Whether what the phone kept is a campus: somebody can be called from it. */
export function isKnownCampus(kept: unknown): kept is KnownCampus {
  const contacts = memberOf(kept, 'contacts');
  return Array.isArray(contacts) && contacts.every((contact) => hasText(contact, 'name'));
}

const campus = localCopy('reslife.campus', isKnownCampus);

/** What the campus set, as the phone has it: there at once, whatever became of the procedures (CALL-1). */
export const { kept: storedCampus, keep: storeCampus, follow: followCampus } = campus;

/** The same, whenever it changes; a campus without a number where the phone has none. */
export const useCampus = (): KnownCampus => campus.useIt() ?? NEW_CAMPUS;

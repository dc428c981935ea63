import { useSyncExternalStore } from 'react';
import { subscribable } from '#kit/base/subscribable.ts';
import { parseAs, hasText, memberOf } from '../../../base/parse-as.ts';
import { storage } from '../../../base/safe-storage.ts';
import type { CampusHere } from '#core/campus/campus-schema.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import type { CampusNow } from '#core/campus/duty.ts';

/**
 * Keeps a part of the library in local storage, because the first frame needs it before the phone's
 * store is open. `isWhole` returns true if the stored value can be used; undefined means that
 * nothing is there. `after` may return parts of the value that was read before, if they are the
 * same.
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
  const renew = (): void => {
    parsed = undefined;
    publish();
  };
  const store = (value: T): void => {
    storage.set(key, JSON.stringify(value));
    publish();
  };
  /** Returns the same as `stored`, and follows its changes, here or in another tab. */
  const useIt = (): T | undefined => useSyncExternalStore(subscribe, stored);
  return { stored, store, renew, useIt, follow: subscribe };
}

/**
 * The campus as it was sent to the phone; it has no time zone until the first library. If contacts
 * have areas or hours, `ahead` is the number of ms by which the server's clock is ahead. `now`,
 * which is never stored, has the contacts to call here and now, and says if the area must be asked
 * for first (AREAS-7).
 */
export type KnownCampus = Omit<CampusHere, 'timeZone'> & {
  readonly timeZone?: string;
  readonly ahead?: number;
  readonly now?: CampusNow & { readonly ask: boolean };
};

/** Returns true if the stored value is a campus with somebody to call. */
export function isKnownCampus(stored: unknown): stored is KnownCampus {
  const contacts = memberOf(stored, 'contacts');
  return Array.isArray(contacts) && contacts.every((contact) => hasText(contact, 'name'));
}

/** Adds the contacts to call now; until the module that knows about duty is loaded, it changes nothing. */
let withCalls = (campus: KnownCampus): KnownCampus => campus;

const campus = localCopy('reslife.campus', isKnownCampus, (_, next) => next && withCalls(next));

/** Works out again which contacts to call now. */
export function renewCalls(by = withCalls): void {
  withCalls = by;
  campus.renew();
}

/** The campus as the phone has it, which is available right away, even without the procedures (CALL-1). */
export const { stored: storedCampus, store: storeCampus, follow: followCampus } = campus;

/** Returns the campus and follows its changes; if the phone has none, a campus without any number. */
export const useCampus = (): KnownCampus => campus.useIt() ?? NEW_CAMPUS;

import { useSyncExternalStore } from 'react';
import { subscribable } from '#kit/base/subscribable.ts';
import { parseSession, storedSession } from '../../../base/session.ts';
import { storage } from '../../../base/safe-storage.ts';

/** The storage key for the fact that the campus is set up, or for the account that hid the card. */
const KEY = 'reslife.setup';
const DONE = 'done';

// Another tab may hide the card too.
const { subscribe, publish } = subscribable(window, 'storage');

/** The state that this browser knows without a request: all is done, or the card is hidden (SETUP-8, SETUP-9). */
export type KeptSetup = 'done' | 'away' | undefined;

export function keptSetup(): KeptSetup {
  const kept = storage.get(KEY);
  if (kept === DONE) return 'done';
  return kept !== null && kept === parseSession(storedSession())?._id ? 'away' : undefined;
}

export const useKeptSetup = (): KeptSetup => useSyncExternalStore(subscribe, keptSetup);

function keep(text: string | undefined): void {
  if (text === undefined) storage.remove(KEY);
  else storage.set(KEY, text);
  publish();
}

/** Stores the server's answer: once all is done, this browser does not ask again. */
export function keepDone(isDone: boolean): void {
  if (isDone !== (storage.get(KEY) === DONE)) keep(isDone ? DONE : undefined);
}

/** Hides the card for the person's own account, or shows it again. */
export function putSetupAway(isAway: boolean): void {
  keep(isAway ? parseSession(storedSession())?._id : undefined);
}

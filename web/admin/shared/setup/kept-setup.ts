import { useSyncExternalStore } from 'react';
import { subscribable } from '#kit/base/subscribable.ts';
import { parseSession, storedSession } from '../../../base/session.ts';
import { storage } from '../../../base/safe-storage.ts';

/** Stores that the campus is set up, or the account that put the card away. */
const KEY = 'reslife.setup';
const DONE = 'done';

// Another tab may put it away.
const { subscribe, publish } = subscribable(window, 'storage');

/** The state this browser knows without asking: that all is done, or that the card is put away (SETUP-8, SETUP-9). */
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

/** Stores the server's answer: once all is done, this browser asks no longer. */
export function keepDone(isDone: boolean): void {
  if (isDone !== (storage.get(KEY) === DONE)) keep(isDone ? DONE : undefined);
}

/** Puts the card away for the own account, or shows it again. */
export function putSetupAway(isAway: boolean): void {
  keep(isAway ? parseSession(storedSession())?._id : undefined);
}

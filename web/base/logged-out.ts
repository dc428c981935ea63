import { storage } from './safe-storage.ts';

const KEY = 'reslife.loggedOut';

/** Notes that somebody logged out of this phone: it may be a phone that people share (WALK-14). */
export const noteLogOut = (): void => storage.set(KEY, '1');

/** Returns true if anybody ever logged out of this phone. */
export const wasLoggedOut = (): boolean => storage.get(KEY) !== null;

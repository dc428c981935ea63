import { safeStorage } from '../../../base/safe-storage.ts';

/** The storage of this tab only, which survives a reload. */
export const tab = safeStorage(() => window.sessionStorage);

/** The storage key of the last known answers to escalations. */
export const HEARD_KEY = 'reslife.heard';

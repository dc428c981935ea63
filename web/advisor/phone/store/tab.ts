import { safeStorage } from '../../../base/safe-storage.ts';

/** The storage of only this tab, which a reload leaves. */
export const tab = safeStorage(() => window.sessionStorage);

/** The key of who answered escalations, as last heard. */
export const HEARD_KEY = 'reslife.heard';

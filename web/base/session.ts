import { useMemo, useSyncExternalStore } from 'react';
import type { Session } from '#core/people/account.ts';
import { parseAs } from './parse-as.ts';
import { storage } from './safe-storage.ts';
import { subscribable } from '#kit/base/subscribable.ts';

/** The storage key of the signed-in administrator; it is the second key, that of social sign-ins (SESSION-1). */
const ADMIN_KEY = 'reslife.admin';
const SOCIAL_KEY = 'reslife.social';

// Another tab may also sign in or out.
const { subscribe, publish } = subscribable(window, 'storage');

const isSession = (stored: unknown): stored is Session =>
  typeof stored === 'object' && stored !== null && '_id' in stored;

/** Returns the session in a stored text; undefined if the text is not one. As long as there is a session, an administrator is signed in (SESSION-1). */
export const parseSession = (text: string | null): Session | undefined => parseAs(text, isSession);

export function storedSession(): string | null {
  return storage.get(ADMIN_KEY) ?? storage.get(SOCIAL_KEY);
}

/** Returns the signed-in admin, now and whenever it changes, here or in another tab. */
export function useSession(): Session | undefined {
  const stored = useSyncExternalStore(subscribe, storedSession);
  return useMemo(() => parseSession(stored), [stored]);
}

/** Stores what sign-in returned and tells the screens (SESSION-6). */
export function storeSession(session: Session): void {
  storage.set(ADMIN_KEY, JSON.stringify(session));
  publish();
}

export function clearSession(): void {
  storage.remove(ADMIN_KEY);
  storage.remove(SOCIAL_KEY);
  publish();
}

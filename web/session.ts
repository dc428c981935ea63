import { useMemo, useSyncExternalStore } from 'react';
import type { Session } from '#core/account.ts';
import { normalizeAdvisor } from '#core/attendance.ts';
import { storage } from './safe-storage.ts';
import { subscribable } from './subscribable.ts';

/** Spec 3 and 9: the signed-in admin, and the fallback that social logins store under. */
const ADMIN_KEY = 'reslife.admin';
const SOCIAL_KEY = 'reslife.social';
/** Spec 6: the username, as a bare string (ruling 7). */
const ADVISOR_KEY = 'advisor';

// Another tab may sign in or out.
const { subscribe, publish } = subscribable(window, 'storage');

/** The session in a stored text; undefined where the text is none. Its presence marks an admin as signed in (spec 3). */
export function parseSession(text: string | null): Session | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return typeof stored === 'object' && stored !== null && '_id' in stored
      ? (stored as Session)
      : undefined;
  } catch {
    return undefined;
  }
}

function storedSession(): string | null {
  return storage.get(ADMIN_KEY) ?? storage.get(SOCIAL_KEY);
}

/** The signed-in admin, now and whenever it changes, here or in another tab. */
export function useSession(): Session | undefined {
  const stored = useSyncExternalStore(subscribe, storedSession);
  return useMemo(() => parseSession(stored), [stored]);
}

/** Stores what sign-in answered and tells the screens (spec 4). */
export function storeSession(session: Session): void {
  storage.set(ADMIN_KEY, JSON.stringify(session));
  publish();
}

/** Clears the admin session and nothing else. */
export function clearSession(): void {
  storage.remove(ADMIN_KEY);
  storage.remove(SOCIAL_KEY);
  publish();
}

/** The advisor's username; '' while there is none. */
export function advisorName(): string {
  return storage.get(ADVISOR_KEY) ?? '';
}

export function storeAdvisorName(name: string): void {
  storage.set(ADVISOR_KEY, normalizeAdvisor(name));
}

/** Removes the key `advisor` and nothing else (ruling 16). */
export function forgetAdvisor(): void {
  storage.remove(ADVISOR_KEY);
}

import { useEffect } from 'react';
import { mayAs, type Role } from '#core/people/role.ts';
import { call } from '../../base/call.ts';
import { parseSession, storedSession, storeSession, useSession } from '../../base/session.ts';

/** The role of whoever is signed in, now and whenever it changes (ROLE-4). */
export const useRole = (): Role => useSession()?.accountRole ?? 'owner';

/** Whether whoever is signed in may do what a role is enough for: what they may not is not offered (ROLE-7). */
export const useMay = (needed: Role): boolean => mayAs(useRole(), needed);

/** Takes over the role that the server says the own account has by now. */
export function takeRole(role: Role): void {
  const stored = parseSession(storedSession());
  if (!stored || (stored.accountRole ?? 'owner') === role) return;
  const { accountRole: _, ...session } = stored;
  storeSession(role === 'owner' ? session : { ...session, accountRole: role });
}

/** Asks for the own role, after something was refused that was offered. */
export async function renewRole(): Promise<void> {
  const { accountRole = 'owner' } = await call('GET /api/user/auth/session');
  takeRole(accountRole);
}

/** Asks for the own role once, where a screen offers less by it: it may be a greater one by now. */
export function useRenewedRole(): void {
  useEffect(() => {
    renewRole().catch(() => undefined);
  }, []);
}

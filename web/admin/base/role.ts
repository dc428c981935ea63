import { useCallback, useEffect } from 'react';
import type { Session } from '#core/people/account.ts';
import { mayAs, mayChangeIn, type Role } from '#core/people/role.ts';
import { call } from '../../base/call.ts';
import { parseSession, storedSession, storeSession, useSession } from '../../base/session.ts';

/** Returns the role of the person signed in, and follows its changes (ROLE-4). */
export const useRole = (): Role => useSession()?.accountRole ?? 'owner';

/** Returns true if the signed-in account has at least this role, so that a screen offers only what the account may do (ROLE-7). */
export const useMay = (needed: Role): boolean => mayAs(useRole(), needed);

/** Returns the same as `useMay`, for code that runs before anything is drawn. */
export const mayNow = (needed: Role): boolean =>
  mayAs(parseSession(storedSession())?.accountRole ?? 'owner', needed);

/** Returns a function that tells if the person signed in may change the issues of a category (ROLE-12); it stays the same until the answer changes. */
export function useMayChange(): (category: string) => boolean {
  const canWrite = useMay('author');
  const limit = useSession()?.categories;
  return useCallback((category) => canWrite && mayChangeIn(limit, category), [canWrite, limit]);
}

/** The rights of the signed-in account: its role, and the categories to which it is limited. */
export type Rights = { accountRole?: Role } & Pick<Session, 'categories'>;

/** Stores the rights that the server now gives the signed-in account. */
export function takeRights({ accountRole: role = 'owner', categories: limit }: Rights): void {
  const stored = parseSession(storedSession());
  if (!stored) return;
  const { accountRole = 'owner', categories, ...session } = stored;
  if (accountRole === role && categories?.join() === limit?.join()) return;
  const rights = role === 'owner' ? {} : { accountRole: role };
  storeSession({ ...session, ...rights, ...(limit && { categories: limit }) });
}

/** Loads the account's rights again, after the server refused something that a screen offered. */
export async function renewRights(): Promise<void> {
  takeRights(await call('GET /api/user/auth/session'));
}

/** Loads the account's rights once if a screen offers less because of them, since they may be greater by now. */
export function useRenewedRights(): void {
  useEffect(() => {
    renewRights().catch(() => undefined);
  }, []);
}

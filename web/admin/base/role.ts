import { useCallback, useEffect } from 'react';
import type { Session } from '#core/people/account.ts';
import { mayAs, mayChangeIn, type Role } from '#core/people/role.ts';
import { call } from '../../base/call.ts';
import { parseSession, storedSession, storeSession, useSession } from '../../base/session.ts';

/** Returns the role of the person signed in, and follows its changes (ROLE-4). */
export const useRole = (): Role => useSession()?.accountRole ?? 'owner';

/** Returns true if a role is enough for the signed-in account: a screen does not offer what its account may not do (ROLE-7). */
export const useMay = (needed: Role): boolean => mayAs(useRole(), needed);

/** Tells the same before anything is drawn. */
export const mayNow = (needed: Role): boolean =>
  mayAs(parseSession(storedSession())?.accountRole ?? 'owner', needed);

/** Returns a function that says whether the person signed in may change the issues of a category (ROLE-12); the same until that changes. */
export function useMayChange(): (category: string) => boolean {
  const canWrite = useMay('author');
  const limit = useSession()?.categories;
  return useCallback((category) => canWrite && mayChangeIn(limit, category), [canWrite, limit]);
}

/** The rights of the own account: its role, and the categories it is limited to. */
export type Rights = { accountRole?: Role } & Pick<Session, 'categories'>;

/** Takes over the rights that the server says the own account has by now. */
export function takeRights({ accountRole: role = 'owner', categories: limit }: Rights): void {
  const stored = parseSession(storedSession());
  if (!stored) return;
  const { accountRole = 'owner', categories, ...session } = stored;
  if (accountRole === role && categories?.join() === limit?.join()) return;
  const rights = role === 'owner' ? {} : { accountRole: role };
  storeSession({ ...session, ...rights, ...(limit && { categories: limit }) });
}

/** Asks for one's own rights again, after something that was offered was refused. */
export async function renewRights(): Promise<void> {
  takeRights(await call('GET /api/user/auth/session'));
}

/** Asks for the rights once if a screen offers less because of them: they may be greater by now. */
export function useRenewedRights(): void {
  useEffect(() => {
    renewRights().catch(() => undefined);
  }, []);
}

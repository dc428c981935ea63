import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { adminPaths } from '../base/admin-paths.ts';
import { useQuery } from '../base/navigation.ts';
import { useSession } from '../base/session.ts';
// The toasts are loaded with this file: a toast that says what failed must be there when the network is not.
import './Overlays.tsx';
import { paths } from '../base/paths.ts';

/** Sends somebody without a stored session to the root, which then knows the address that was asked for (ROUTES-4). */
export const AdminGuard = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  const { pathname, search, hash } = window.location;
  if (session) return children;
  return <Redirect to={adminPaths.signInFirst(pathname + search + hash)} replace />;
};

/** Sends somebody who has a session on from the sign-in (ROUTES-4), unless the campus returned a message, which is shown first (SIGNIN-14). */
export const SignedOutOnly = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  const { search, origin } = window.location;
  const query = useQuery();
  if (!session || query.has('signedIn') || query.has('failure')) return children;
  return <Redirect to={returnUrlIn(search, origin) ?? adminPaths.admin} replace />;
};

// Characters that a URL parser drops or reads as a slash could hide another site behind a path.
const DECEPTIVE = /[\\\p{Cc}]/u;

/** Returns the same-site address to open after sign-in, from the query (ROUTES-4); undefined for another site and for the sign-in itself. */
export function returnUrlIn(search: string, origin: string): string | undefined {
  const asked = new URLSearchParams(search).get('returnUrl');
  if (!asked?.startsWith('/') || asked.startsWith('//') || DECEPTIVE.test(asked)) return undefined;
  const url = new URL(asked, origin);
  // '/.//host' becomes a path with two slashes, which by itself names another site.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  if (url.pathname === paths.root || url.pathname.startsWith('/auth/')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

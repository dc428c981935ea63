import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { adminPaths } from '../base/admin-paths.ts';
import { returnUrlIn } from '../base/return-url.ts';
import { useSession } from '../base/session.ts';

/** With a session the sign-in goes on, to a same-site returnUrl or else to the issues list (ROUTES-5). */
export const SignedOutOnly = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  const { search, origin } = window.location;
  if (!session) return children;
  return <Redirect to={returnUrlIn(search, origin) ?? adminPaths.admin} replace />;
};

import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { adminPaths } from '../base/admin-paths.ts';
import { useSession } from '../base/session.ts';
// A toast that says what failed must be there when the network is not.
import '#kit/overlays/toast/Toaster.tsx';

/** Without a stored session one goes to the root, with the address asked for (ROUTES-4). */
export const AdminGuard = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  const { pathname, search, hash } = window.location;
  if (session) return children;
  return <Redirect to={adminPaths.signInFirst(pathname + search + hash)} replace />;
};

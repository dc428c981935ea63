import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { paths } from './paths.ts';
import { useSession } from './session.ts';

/** Spec 2 and 6: without a stored session one goes to the root, with the address asked for. */
export const AdminGuard = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  const { pathname, search, hash } = window.location;
  if (session) return children;
  return <Redirect to={paths.signInFirst(pathname + search + hash)} replace />;
};

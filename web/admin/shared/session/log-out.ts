import { call } from '../../../base/call.ts';
import { paths } from '../../../base/paths.ts';
import { clearSession } from '../../../base/session.ts';
import { queryClient } from '../../base/queries.ts';

/** Ends the session here and on the server, and goes to the sign-in (SESSION-6, SHELL-2). */
export function logOut(navigate: (to: string) => void): void {
  // Without a connection the server's session expires by itself; here it ends at once.
  call('POST /api/user/auth/signOut').catch(() => undefined);
  // Navigates before clearing: else the guard would make this page the returnUrl.
  navigate(paths.adminLogin);
  clearSession();
  queryClient.clear();
}

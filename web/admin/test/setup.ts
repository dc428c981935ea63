import { beforeEach } from 'vitest';
import { clearSession } from '../../base/session.ts';
import { queryClient } from '../base/queries.ts';
import { putSetupAway } from '../setup/kept-setup.ts';

// No test begins with what the one before was answered, or signed in as it.
beforeEach(() => {
  queryClient.clear();
  clearSession();
  sessionStorage.clear();
  putSetupAway(false);
});

import { beforeEach } from 'vitest';
import { clearSession } from '../../base/session.ts';
import { queryClient } from '../base/queries.ts';
import { putSetupAway } from '../shared/setup/kept-setup.ts';

// No test begins with the answers of the one before, or signed in by it.
beforeEach(() => {
  queryClient.clear();
  clearSession();
  sessionStorage.clear();
  putSetupAway(false);
});

import { useQuery } from '@tanstack/react-query';
import type { SetupState } from '#core/setup/setup-schema.ts';
import { isSetUp } from '#core/setup/setup.ts';
import { adminCall } from '../base/admin-api.ts';
import { queryClient } from '../base/queries.ts';
import { useMay } from '../base/role.ts';

const SETUP = ['setup'];

/** What is done of setting up the campus. */
export const useSetup = (enabled = true) =>
  useQuery({
    queryKey: SETUP,
    queryFn: async () => await adminCall('GET /api/setup'),
    enabled,
    staleTime: 60_000,
  });

export function shareSetup(state: SetupState): void {
  queryClient.setQueryData(SETUP, state);
}

export async function renewSetup(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: SETUP });
}

/** Whether the menu leads to it: until all is done, for who can do anything about it (SETUP-1). */
export function useIsSetupDue(): boolean {
  const { data } = useSetup(useMay('author'));
  return data !== undefined && !isSetUp(data);
}

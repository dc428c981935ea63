import { useQuery } from '@tanstack/react-query';
import { mayAs } from '#core/people/role.ts';
import type { SetupState } from '#core/setup/setup-schema.ts';
import { isSetUp } from '#core/setup/setup.ts';
import { parseSession, storedSession } from '../../../base/session.ts';
import { adminCall } from '../../base/admin-api.ts';
import { queryClient } from '../../base/queries.ts';
import { useMay } from '../../base/role.ts';
import { keepDone, keptSetup, useKeptSetup } from './kept-setup.ts';

const SETUP = {
  queryKey: ['setup'],
  queryFn: async () => {
    const state = await adminCall('GET /api/setup');
    keepDone(isSetUp(state));
    return state;
  },
  staleTime: 60_000,
};

/** Loads how far the campus is set up; a screen that is drawn more than `staleTime` ms later loads it again. */
export const useSetup = (enabled = true, staleTime = SETUP.staleTime) =>
  useQuery({ ...SETUP, enabled, staleTime });

export function shareSetup(state: SetupState): void {
  keepDone(isSetUp(state));
  queryClient.setQueryData(SETUP.queryKey, state);
}

export async function renewSetup(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: SETUP.queryKey });
}

/** Loads the data of the card before the issues list is drawn, if there may be a card. Settles once the answer is there. */
export async function askForSetup(): Promise<void> {
  const role = parseSession(storedSession())?.accountRole ?? 'owner';
  if (mayAs(role, 'author') && keptSetup() === undefined) await queryClient.prefetchQuery(SETUP);
}

/** Returns true if the menu leads to the setup, which it does until all is done (SETUP-1); a stored answer is not loaded again (SETUP-8). */
export function useIsSetupDue(): boolean {
  const may = useMay('author');
  const kept = useKeptSetup();
  const { data } = useSetup(may && kept === undefined);
  return may && (kept === 'away' || (kept === undefined && data !== undefined && !isSetUp(data)));
}

/** Returns the state for the card above the issues list; undefined if there is no card (SETUP-9). */
export function useSetupCard(): { isPending: boolean; state: SetupState | undefined } {
  const may = useMay('author');
  const isOpen = useKeptSetup() === undefined && may;
  const { data, isLoading } = useSetup(isOpen, 5_000);
  return { isPending: isLoading, state: isOpen && data && !isSetUp(data) ? data : undefined };
}

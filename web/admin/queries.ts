import { QueryClient, useQuery } from '@tanstack/react-query';
import type { Settings } from '#core/campus-schema.ts';
import { call } from '../call.ts';
import { adminCall } from './admin-api.ts';
import { listIssues } from './issues-api.ts';

/** What the administrators' screens read. Nothing is tried again by itself: the page offers it (SHELL-5). */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always' } },
});

const ISSUES = ['issues'];

const LISTS = {
  here: { queryKey: [...ISSUES, 'here'], queryFn: async () => await listIssues(false) },
  archived: { queryKey: [...ISSUES, 'archived'], queryFn: async () => await listIssues(true) },
};

/** All unarchived issues, with the counts of their steps. */
export const useIssues = () => useQuery(LISTS.here);

/** The archived ones, loaded once they are asked for. */
export const useArchivedIssues = (enabled: boolean) => useQuery({ ...LISTS.archived, enabled });

/** Loads the lists again after a change. */
export async function renewIssues(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ISSUES });
}

/**
 * The same after issues were archived or restored: first the list that they came to, so that no card is
 * away meanwhile (LIST-13).
 */
export async function renewMoved(to: keyof typeof LISTS): Promise<void> {
  await queryClient.fetchQuery(LISTS[to]);
  await renewIssues();
}

const SETTINGS = ['settings'];
const CAMPUS = ['campus'];

/**
 * What the campus set, and where its contacts are named; somebody else may have changed it a minute ago.
 * 'once' loads it at each visit, and not again while one types.
 */
export const useSettings = (load?: 'once') =>
  useQuery({
    queryKey: SETTINGS,
    queryFn: async () => await adminCall('GET /api/settings'),
    staleTime: 60_000,
    ...(load === 'once' && {
      refetchOnMount: 'always' as const,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  });

/** The settings that were loaded last; undefined where none were. */
export function knownSettings(): Settings | undefined {
  return queryClient.getQueryData(SETTINGS);
}

/** Tells the other screens what was saved. */
export async function shareSettings(settings: Settings): Promise<void> {
  queryClient.setQueryData(SETTINGS, settings);
  await queryClient.invalidateQueries({ queryKey: CAMPUS });
}

/** The campus's name and provider; undefined until they are known. */
export const useCampus = () =>
  useQuery({
    queryKey: CAMPUS,
    queryFn: async () => await call('GET /api/campus'),
    staleTime: Infinity,
  }).data;

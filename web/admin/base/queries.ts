import { QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Campus, Settings } from '#core/campus/campus-schema.ts';
import { plainText } from '#core/campus/contact-refs.ts';
import { onCards } from '#core/campus/duty.ts';
import type { IssueSummary } from '#core/issue/issue.ts';
import { call } from '../../base/call.ts';
import { adminCall } from './admin-api.ts';
import { getIssue, listIssues } from './issues-api.ts';
import { mayNow } from './role.ts';

/** What the administrators' screens read. Nothing is tried again by itself: the page offers it (SHELL-5). */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always' } },
});

const ISSUES = ['issues'];

const LISTS = {
  here: { queryKey: [...ISSUES, 'here'], queryFn: async () => await listIssues(false) },
  archived: { queryKey: [...ISSUES, 'archived'], queryFn: async () => await listIssues(true) },
};

const OWNERS = {
  queryKey: [...ISSUES, 'owners'],
  queryFn: async () => await adminCall('GET /api/people/owners'),
};

const CHANGED_STARTERS = {
  queryKey: [...ISSUES, 'starters'],
  queryFn: async () => await adminCall('GET /api/starters/changes'),
};

// The list was asked for before its screen was drawn, which does not ask again.
let isAhead = false;

/** Asks for what the list shows before it is drawn. Settles with the answers; a refusal is told where it is drawn. */
export async function askForIssues(): Promise<void> {
  isAhead = true;
  await Promise.all([
    queryClient.prefetchQuery(LISTS.here),
    queryClient.prefetchQuery(OWNERS),
    ...(mayNow('author') ? [queryClient.prefetchQuery(CHANGED_STARTERS)] : []),
    queryClient.prefetchQuery(SETTINGS_QUERY),
  ]);
}

/** Whether a screen that is drawn asks for what it shows: not if that was asked for ahead of it. */
function useAsksOnMount(): boolean {
  const [asks] = useState(() => !isAhead);
  useEffect(() => {
    isAhead = false;
  }, []);
  return asks;
}

export const useIssues = () => useQuery({ ...LISTS.here, refetchOnMount: useAsksOnMount() });

export const useArchivedIssues = (enabled: boolean) => useQuery({ ...LISTS.archived, enabled });

/** What everybody is called who owns an issue (ACCOUNTS-19); loaded again with the lists. */
export const useOwners = () => useQuery({ ...OWNERS, refetchOnMount: useAsksOnMount() });

/** The texts of the starter library that changed since this campus got them (STARTERS-1); loaded again with the lists. */
export const useChangedStarters = (enabled = true) =>
  useQuery({ ...CHANGED_STARTERS, enabled, refetchOnMount: useAsksOnMount() });

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

// Each visit of an editor loads its issue anew, and may ask before it is drawn.
let visits = 0;

const issueQuery = (id: string, visit: number) => ({
  queryKey: ['issue', id, visit],
  queryFn: async () => await getIssue(id),
});

/** Asks for an issue before its editor is drawn. Settles with the answer; a refusal is told where it is drawn. */
export async function askForIssue(id: string): Promise<void> {
  // Nothing waits for the settings: the editor begins without them.
  void queryClient.prefetchQuery(SETTINGS_QUERY);
  await queryClient.prefetchQuery(issueQuery(id, visits));
}

/** An issue as it is when its editor is opened; it is not loaded again while that is open. */
export const useOpenedIssue = (id: string) => {
  const [visit] = useState(() => visits++);
  return useQuery({ ...issueQuery(id, visit), gcTime: 0, staleTime: Infinity });
};

const SETTINGS = ['settings'];
const CAMPUS = ['campus'];

const SETTINGS_QUERY = {
  queryKey: SETTINGS,
  queryFn: async () => await adminCall('GET /api/settings'),
  staleTime: 60_000,
};

/**
 * What the campus set, and where its contacts are named; somebody else may have changed it a minute ago.
 * 'once' loads it at each visit, and not again while one types.
 */
export const useSettings = (load?: 'once') =>
  useQuery({
    ...SETTINGS_QUERY,
    ...(load === 'once' && {
      refetchOnMount: 'always' as const,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  });

/** Whom texts name while they are written: nobody knows where and when they will be read (AREAS-6). */
export function useCampusInTexts(): Campus | undefined {
  const campus = useSettings().data?.campus;
  return useMemo(() => campus && { ...campus, ...onCards(campus) }, [campus]);
}

/** Writes a text as it is read where it can have no link (CONTACT-5); as it is until the contacts are known. */
export function useInWords(): (text: string) => string {
  const campus = useCampusInTexts();
  return (text) => (campus ? plainText(text, campus) : text);
}

/** All unarchived issues as they were last loaded. */
export function knownIssues(): readonly IssueSummary[] {
  return queryClient.getQueryData(LISTS.here.queryKey) ?? [];
}

/** The same as they are now, asked for where what was loaded is not of now; as they were last loaded where that fails. */
export async function latestIssues(): Promise<readonly IssueSummary[]> {
  const latest = queryClient.fetchQuery({ ...LISTS.here, staleTime: Infinity });
  return await latest.catch(knownIssues);
}

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

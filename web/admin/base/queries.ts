import { QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Settings } from '#core/campus/campus-schema.ts';
import { ORIGINAL, type Language } from '#core/base/language.ts';
import type { Campus } from '#core/campus/setting.ts';
import { onCards } from '#core/campus/duty.ts';
import type { IssueSummary } from '#core/issue/issue.ts';
import { writtenIn, type Starting } from '#core/issue/written-in.ts';
import { call } from '../../base/call.ts';
import { adminCall } from './admin-api.ts';
import { getIssue, listIssues } from './issues-api.ts';
import { mayNow } from './role.ts';
import { inWords } from './in-words.ts';

/** The cache of the administrators' data. No request is repeated automatically, because the page offers a button for that (SHELL-5). */
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

const STARTER_LANGUAGES = {
  queryKey: [...ISSUES, 'starter languages'],
  queryFn: async () => await adminCall('GET /api/starters/languages'),
};

// If the list's data was requested before its screen was drawn, the screen does not request it again.
let isAhead = false;

/** Loads the list's data before the list is drawn. Settles once the answers are there; if one is a refusal, the list shows it. */
export async function askForIssues(): Promise<void> {
  isAhead = true;
  await Promise.all([
    queryClient.prefetchQuery(LISTS.here),
    queryClient.prefetchQuery(OWNERS),
    ...(mayNow('author') ? [queryClient.prefetchQuery(CHANGED_STARTERS)] : []),
    ...(mayNow('owner') ? [queryClient.prefetchQuery(STARTER_LANGUAGES)] : []),
    queryClient.prefetchQuery(SETTINGS_QUERY),
  ]);
}

/** Returns true if a screen must load its data when it is drawn, because the data was not loaded ahead. */
function useAsksOnMount(): boolean {
  const [asks] = useState(() => !isAhead);
  useEffect(() => {
    isAhead = false;
  }, []);
  return asks;
}

export const useIssues = () => useQuery({ ...LISTS.here, refetchOnMount: useAsksOnMount() });

export const useArchivedIssues = (enabled: boolean) => useQuery({ ...LISTS.archived, enabled });

/** Returns the names of everybody who owns an issue (ACCOUNTS-19); they are loaded again with the lists. */
export const useOwners = () => useQuery({ ...OWNERS, refetchOnMount: useAsksOnMount() });

/** Loads the texts of the starter library that changed since this campus got them (STARTERS-1); they are loaded again with the lists. */
export const useChangedStarters = (enabled = true) =>
  useQuery({ ...CHANGED_STARTERS, enabled, refetchOnMount: useAsksOnMount() });

/** Loads, for owners, the languages in which the starter library has texts that procedures here lack (TRANSLATE-45). */
export const useStarterLanguages = (enabled: boolean) =>
  useQuery({ ...STARTER_LANGUAGES, enabled, refetchOnMount: useAsksOnMount() });

export async function renewIssues(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ISSUES });
}

/** Loads the lists again after issues were archived or restored, first the list to which they moved, so that no card disappears in between (LIST-13). */
export async function renewMoved(to: keyof typeof LISTS): Promise<void> {
  await queryClient.fetchQuery(LISTS[to]);
  await renewIssues();
}

// Each visit of an editor has its own number, because it loads the issue again, possibly before the editor is drawn.
let visits = 0;

const issueQuery = (id: string, visit: number) => ({
  queryKey: ['issue', id, visit],
  queryFn: async () => await getIssue(id),
});

/** Loads an issue before its editor is drawn. Settles once the answer is there; if it is a refusal, the editor shows it. */
export async function askForIssue(id: string): Promise<void> {
  // The editor begins without the settings, so nothing waits for them.
  void queryClient.prefetchQuery(SETTINGS_QUERY);
  await queryClient.prefetchQuery(issueQuery(id, visits));
}

/** Loads an issue when its editor is opened, and not again while it is open. */
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

/** Returns the settings of the campus, at most a minute old; with 'once' they are loaded at each visit, and not again while somebody types. */
export const useSettings = (load?: 'once') =>
  useQuery({
    ...SETTINGS_QUERY,
    ...(load === 'once' && {
      refetchOnMount: 'always' as const,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  });

/** Returns the campus for the contacts in a text that somebody writes: it has no area and hour, because nobody knows where and when the text will be read (AREAS-6). */
export function useCampusInTexts(): Campus | undefined {
  const campus = useSettings().data?.campus;
  return useMemo(() => campus && { ...campus, ...onCards(campus) }, [campus]);
}

/** Returns a function that gives the language in which an issue is written, so that its texts are pronounced and spell-checked in it (TRANSLATE-20). */
export function useWrittenIn(): (issue: Starting) => Language {
  const { language = '' } = useSettings().data?.campus ?? {};
  return (issue) => writtenIn(issue, { language });
}

/** A procedure as a page knows it: by the fact whether it is a starter text, or by its id or title, which are looked up in the lists, in that of archived ones last. */
export type IssueReference = Starting | { readonly _id: string } | { readonly title: string };

/** Returns a function that gives the language of a procedure of which a page has only the id or the title; it loads the lists only if the starter library has another language. */
export function useLanguageOf(): (issue: IssueReference) => Language {
  const { language = '' } = useSettings().data?.campus ?? {};
  const seldom = { enabled: language !== '' && language !== ORIGINAL, staleTime: 60_000 };
  const { data: here = [] } = useQuery({ ...LISTS.here, ...seldom });
  const { data: archived = [] } = useQuery({ ...LISTS.archived, ...seldom });
  return (issue) => {
    if ('isStarter' in issue) return writtenIn(issue, { language });
    const found = [...here, ...archived].find((one) =>
      '_id' in issue ? one._id === issue._id : one.title === issue.title,
    );
    return writtenIn(found ?? { isStarter: false }, { language });
  };
}

/** Returns a function that gives a text as it reads without links (CONTACT-5). */
export function useInWords(): (text: string) => string {
  const campus = useCampusInTexts();
  return (text) => inWords(text, campus);
}

/** Returns all issues that are not archived, as they were last loaded. */
export function knownIssues(): readonly IssueSummary[] {
  return queryClient.getQueryData(LISTS.here.queryKey) ?? [];
}

/** Returns the current issues, which are loaded again if they are out of date; if that fails, returns them as last loaded. */
export async function latestIssues(): Promise<readonly IssueSummary[]> {
  const latest = queryClient.fetchQuery({ ...LISTS.here, staleTime: Infinity });
  return await latest.catch(knownIssues);
}

export function knownSettings(): Settings | undefined {
  return queryClient.getQueryData(SETTINGS);
}

/** Gives the saved settings to the other screens. */
export async function shareSettings(settings: Settings): Promise<void> {
  queryClient.setQueryData(SETTINGS, settings);
  await queryClient.invalidateQueries({ queryKey: CAMPUS });
}

/** Returns the campus's name and provider; undefined until they are loaded. */
export const useCampus = () =>
  useQuery({
    queryKey: CAMPUS,
    queryFn: async () => await call('GET /api/campus'),
    staleTime: Infinity,
  }).data;

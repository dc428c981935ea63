import { QueryClient, useQuery } from '@tanstack/react-query';
import { call } from '../call.ts';
import { listIssues } from './issues-api.ts';

/** What the administrators' screens read. Nothing is tried again by itself: the page offers it (SHELL-5). */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always' } },
});

const ISSUES = ['issues'];

/** All unarchived issues, with the counts of their steps. */
export const useIssues = () => useQuery({ queryKey: ISSUES, queryFn: listIssues });

/** Loads the list again after a change. */
export async function renewIssues(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ISSUES });
}

/** The campus's name and provider; undefined until they are known. */
export const useCampus = () =>
  useQuery({
    queryKey: ['campus'],
    queryFn: async () => await call('GET /api/campus'),
    staleTime: Infinity,
  }).data;

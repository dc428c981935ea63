import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Issue } from '#core/issue/issue.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { ListedRevision } from '#core/issue/revision-schema.ts';
import { getIssue, getRevision, listRevisions, type Revision } from '../base/issues-api.ts';
import { queryClient } from '../base/queries.ts';

/** The issue and those of its revisions that are loaded, the newest first. */
export type Loaded = { readonly issue: Issue; readonly revisions: readonly ListedRevision[] };

const keyOf = (id: string) => ['revisions', id];

/** The revisions of an issue, some at a time (REVISION-1). */
export function useRevisions(id: string) {
  return useInfiniteQuery({
    queryKey: keyOf(id),
    queryFn: async ({ pageParam }): Promise<Loaded> => {
      const [issue, revisions] = await Promise.all([getIssue(id), listRevisions(id, pageParam)]);
      return { issue, revisions };
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ revisions }) =>
      revisions.length === LIMITS.listedRevisions ? revisions.at(-1)?.number : undefined,
    gcTime: 0,
  });
}

/** Loads them again after a change. */
export async function renewRevisions(id: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: keyOf(id) });
}

/** One revision in full, which never changes; none if there is no number. */
export function useRevision(id: string, number: number | undefined) {
  return useQuery({
    queryKey: ['revision', id, number],
    queryFn: async (): Promise<Revision> => await getRevision(id, number ?? 0),
    enabled: number !== undefined,
    staleTime: Infinity,
  });
}

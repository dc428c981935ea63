import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ApiError } from '../../base/http.ts';
import { adminCall } from '../base/admin-api.ts';
import { fetchCsv } from '../base/csv-file.ts';
import { saveFile } from '../base/save-file.ts';
import { adminMessages } from '../base/messages.ts';
import { auditMessages } from './messages.ts';
import { queryOf } from '../shared/filters/filters.ts';
import type { AuditFilter } from './audit-filter.ts';

/** Loads the rows of a filter in portions, the newest first; the former rows stay while others are loading. */
export const useAudit = (filter: AuditFilter) =>
  useInfiniteQuery({
    queryKey: ['trail', filter],
    queryFn: async ({ pageParam: before }) =>
      await adminCall('GET /api/trail', {
        query: { ...queryOf(filter), ...(before !== null && { before }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

export async function downloadAudit(filter: AuditFilter): Promise<void> {
  const query = new URLSearchParams(queryOf(filter)).toString();
  const { signal } = new AbortController();
  saveFile(await fetchCsv(`/api/trail.csv?${query}`, { onRows: () => undefined, signal }));
}

export function downloadFailure(error: unknown): string {
  return error instanceof ApiError ? auditMessages.downloadFailed : adminMessages.unanswered;
}

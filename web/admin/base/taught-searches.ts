import { useQuery } from '@tanstack/react-query';
import type { TaughtSearch } from '#core/search/empty-search-schema.ts';
import { adminCall } from './admin-api.ts';
import { queryClient } from './queries.ts';

const TAUGHT = ['taught-searches'];

/** Loads the searches that administrators assigned to an issue (INBOX-16). */
export const useTaught = () =>
  useQuery({ queryKey: TAUGHT, queryFn: async () => await adminCall('GET /api/taught-searches') });

/** Assigns a search to an issue, or undoes that. Throws if it failed. */
export async function teach({ words, issue }: TaughtSearch, isTaught: boolean): Promise<void> {
  const input = { params: { id: issue }, body: { words, isTaught } };
  await adminCall('PUT /api/issue/{id}/taught-searches', input);
  await queryClient.invalidateQueries({ queryKey: TAUGHT });
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DutyWeeks, Rota } from '#core/rota/rota-schema.ts';
import { isApiError } from '../../../base/http.ts';
import { adminCall, reasonIn } from '../../base/admin-api.ts';
import { queryClient } from '../../base/queries.ts';
import { rotaMessages as words } from './messages.ts';

const ALL = ['rota', 'all'];
const WEEKS = ['rota', 'weeks'];

/** Loads the calendars and the people, which are not loaded again while somebody types. */
export const useRota = () =>
  useQuery({
    queryKey: ALL,
    queryFn: async () => await adminCall('GET /api/rota'),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Loads the fourteen days from a Monday; the former days stay until the new ones are loaded. */
export const useDutyWeeks = (from: string) =>
  useQuery({
    queryKey: [...WEEKS, from],
    queryFn: async () => await adminCall('GET /api/rota/weeks', { query: { from } }),
    placeholderData: keepPreviousData,
  });

/** Waits for a change and shows its answer, and loads the weeks again. */
export async function renewedRota(change: Promise<Rota>): Promise<Rota> {
  const rota = await change;
  queryClient.setQueryData(ALL, rota);
  await queryClient.invalidateQueries({ queryKey: WEEKS });
  return rota;
}

export async function loadRota(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ALL });
}

/** Waits for a change of the weeks, then loads the days of the page, because the answer may have other days. */
export async function renewedWeeks(change: Promise<DutyWeeks>): Promise<void> {
  await change;
  await queryClient.invalidateQueries({ queryKey: WEEKS });
}

export function rotaFailure(error: unknown): string {
  if (isApiError(error, 'VERSION_CONFLICT')) return words.conflict;
  if (isApiError(error, 'TOO_MANY_REQUESTS')) return words.tooMany;
  return reasonIn(error) || words.notDone;
}

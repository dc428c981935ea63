import { useQuery } from '@tanstack/react-query';
import type { NewPhone } from '#core/people/advisor-phone.ts';
import { adminCall } from '../base/admin-api.ts';
import { queryClient } from '../base/queries.ts';

const PHONES = ['phones'];

export const usePhones = () =>
  useQuery({ queryKey: PHONES, queryFn: async () => await adminCall('GET /api/phones') });

/** Makes a code, which the server shows only this once. */
export async function addPhone(advisor: string, days: number): Promise<NewPhone> {
  const made = await adminCall('POST /api/phones', { body: { advisor, days } });
  await queryClient.invalidateQueries({ queryKey: PHONES });
  return made;
}

export async function revokePhone(id: string): Promise<void> {
  queryClient.setQueryData(
    PHONES,
    await adminCall('POST /api/phones/{id}/revoke', { params: { id } }),
  );
}

import { useQuery } from '@tanstack/react-query';
import type { Press } from '#core/notifications/answers.ts';
import { adminCall } from '../base/admin-api.ts';
import { queryClient } from '../base/queries.ts';

const ESCALATIONS = ['inbox', 'escalations'];

/** The interval in ms at which a visible page asks for them again. */
const LOOK_MS = 15_000;

/** Loads the escalations of the last 24 hours that are not done (ANSWERS-6). */
export const useEscalations = () =>
  useQuery({
    queryKey: ESCALATIONS,
    queryFn: async () => await adminCall('GET /api/escalations'),
    refetchInterval: LOOK_MS,
  });

/** Loads the list again, even if the call was refused, because somebody else may have answered. */
async function renewed(calling: Promise<unknown>): Promise<void> {
  try {
    await calling;
  } finally {
    await queryClient.invalidateQueries({ queryKey: ESCALATIONS });
  }
}

/** Answers an escalation for the person signed in. Throws if that failed. */
export const pressEscalation = async (id: string, press: Press): Promise<void> =>
  await renewed(adminCall('POST /api/escalations/{id}/press', { params: { id }, body: { press } }));

/** Ends every link of a record. Throws if that failed. */
export const withdrawLinks = async (id: string): Promise<void> =>
  await renewed(adminCall('POST /api/escalations/{id}/withdraw', { params: { id } }));

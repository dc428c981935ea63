import { useQuery } from '@tanstack/react-query';
import type { Profile } from '#core/people/person.ts';
import { adminCall } from '../base/admin-api.ts';
import { queryClient } from '../base/queries.ts';

const PROFILE = ['profile'];
const SIGN_INS = ['sign-ins'];

/** The own name and email, and the email that waits to be confirmed. */
export const useProfile = () =>
  useQuery({ queryKey: PROFILE, queryFn: async () => await adminCall('GET /api/profile') });

/** Shows the profile as the server has it after a change. */
export const shareProfile = (profile: Profile): void => {
  queryClient.setQueryData(PROFILE, profile);
};

/** The own live sessions, this one first. */
export const useSignIns = () =>
  useQuery({
    queryKey: SIGN_INS,
    queryFn: async () => await adminCall('GET /api/profile/sign-ins'),
  });

/** Loads the sessions again after some have ended. */
export const renewSignIns = async (): Promise<void> => {
  await queryClient.invalidateQueries({ queryKey: SIGN_INS });
};

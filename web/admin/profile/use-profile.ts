import { useQuery } from '@tanstack/react-query';
import type { Profile } from '#core/people/person.ts';
import { adminCall } from '../base/admin-api.ts';
import { queryClient } from '../base/queries.ts';

const PROFILE = ['profile'];
const SIGN_INS = ['sign-ins'];
const SECOND_FACTOR = ['second-step'];

export const useProfile = () =>
  useQuery({ queryKey: PROFILE, queryFn: async () => await adminCall('GET /api/profile') });

export const shareProfile = (profile: Profile): void => {
  queryClient.setQueryData(PROFILE, profile);
};

export const useSignIns = () =>
  useQuery({
    queryKey: SIGN_INS,
    queryFn: async () => await adminCall('GET /api/profile/sign-ins'),
  });

/** Loads the remembered browsers. Their key begins with that of the sessions, so that whatever ends an entry of one list loads all these lists again. */
export const useTrustedBrowsers = () =>
  useQuery({
    queryKey: [...SIGN_INS, 'trusted'],
    queryFn: async () => await adminCall('GET /api/profile/trusted-browsers'),
  });

export const useWokenPhones = () =>
  useQuery({
    queryKey: [...SIGN_INS, 'woken'],
    queryFn: async () => await adminCall('GET /api/profile/phones'),
  });

export const renewSignIns = async (): Promise<void> => {
  await queryClient.invalidateQueries({ queryKey: SIGN_INS });
};

export const useSecondFactor = () =>
  useQuery({
    queryKey: SECOND_FACTOR,
    queryFn: async () => await adminCall('GET /api/profile/second-step'),
  });

export const renewSecondFactor = async (): Promise<void> => {
  await queryClient.invalidateQueries({ queryKey: SECOND_FACTOR });
};

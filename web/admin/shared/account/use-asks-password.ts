import { useQuery } from '@tanstack/react-query';
import { call } from '../../../base/call.ts';

/**
 * Tells whether the own account has a password that counts, while `isAsked`; undefined until that is known, and true where
 * it cannot be: the server judges (SESSION-16). It is asked for dialogs that other calls wait for, so it waits for none.
 */
export function useAsksPassword(isAsked = true): boolean | undefined {
  const { data, isError } = useQuery({
    queryKey: ['second-step', 'asks-password'],
    queryFn: async () => await call('GET /api/profile/second-step'),
    enabled: isAsked,
    gcTime: 0,
  });
  return isError ? true : data?.asksPassword;
}

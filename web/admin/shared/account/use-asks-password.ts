import { useQuery } from '@tanstack/react-query';
import { call } from '../../../base/call.ts';

/**
 * Returns true, while `isAsked`, if the person's own account has a password that counts; undefined
 * until that is known, and true if it cannot be known, since the server decides (SESSION-16). It is
 * loaded for dialogs that other calls wait for, so its own call waits for none.
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

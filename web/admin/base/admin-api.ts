import type { AnswerOf, EndpointAddress, EndpointAt } from '#core/api/api.ts';
import { call } from '../../base/call.ts';
import { withReauth } from './reauth.ts';

/** As `call`; if the session has ended it asks for the password and then calls again. */
export async function adminCall<A extends EndpointAddress>(
  address: A,
  input: Parameters<typeof call<A>>[1] = {},
): Promise<AnswerOf<EndpointAt<A>>> {
  return await withReauth(async () => await call(address, input));
}

import type { AnswerOf, Endpoint } from '#core/api.ts';
import { call } from '../call.ts';
import { withReauth } from './reauth.ts';

/** As `call`; where the session has ended it asks for the password and then calls again. */
export async function adminCall<E extends Endpoint>(
  endpoint: E,
  input: Parameters<typeof call<E>>[1] = {},
): Promise<AnswerOf<E>> {
  return await withReauth(async () => await call(endpoint, input));
}

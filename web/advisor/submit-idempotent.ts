import type { BodyOf, EndpointAt } from '#core/api.ts';
import { ApiError, call } from '../call.ts';
import { newKey } from '../device.ts';

type PublicWrite = 'POST /api/attend' | 'POST /api/feedback' | 'POST /api/advisor/issue-not-found';

/** What is sent, and the key under which the server stores it once, however often it is sent. */
export type PendingSubmission<Body> = { readonly key: string; readonly body: Body };

/** The submission under the key of the last try, even where it was changed since: that one may not have arrived. */
export function pendingSubmission<Body>(
  body: Body,
  before: PendingSubmission<Body> | undefined,
): PendingSubmission<Body> {
  return { key: before?.key ?? newKey(), body };
}

/** Sends a record. Throws ApiError and NetworkError; sent again it makes no second record. */
export async function submitIdempotent<A extends PublicWrite>(
  address: A,
  pending: PendingSubmission<BodyOf<EndpointAt<A>>>,
): Promise<void> {
  const send = async (key: string): Promise<void> => {
    await call<A>(address, { body: pending.body, key });
  };
  try {
    await send(pending.key);
  } catch (error) {
    // The last try did arrive: what was changed since is a record of its own.
    if (error instanceof ApiError && error.code === 'KEY_REUSED') await send(newKey());
    else throw error;
  }
}

import type { API, BodyOf } from '#core/api.ts';
import { ApiError, call } from '../call.ts';
import { newKey } from '../device.ts';

type PublicWrite = typeof API.attend | typeof API.sendFeedback | typeof API.reportMissingIssue;

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
export async function submitIdempotent<E extends PublicWrite>(
  endpoint: E,
  pending: PendingSubmission<BodyOf<E>>,
): Promise<void> {
  const send = async (key: string): Promise<void> => {
    await call<E>(endpoint, { body: pending.body, key });
  };
  try {
    await send(pending.key);
  } catch (error) {
    // The last try did arrive: what was changed since is a record of its own.
    if (error instanceof ApiError && error.code === 'KEY_REUSED') await send(newKey());
    else throw error;
  }
}

import type { API, BodyOf } from '#core/api.ts';
import { ApiError, call } from '../call.ts';
import { newKey } from '../device.ts';

type PublicWrite = typeof API.attend | typeof API.sendFeedback | typeof API.reportMissingIssue;

/** A record on its way: what is sent, and the key under which the server keeps it once however often it comes. */
export type PendingSubmission<Body> = { readonly key: string; readonly body: Body };

/** The same record under the same key; a changed one keeps the key too, for the older may not have arrived. */
export function pendingSubmission<Body>(
  body: Body,
  before: PendingSubmission<Body> | undefined,
): PendingSubmission<Body> {
  return { key: before?.key ?? newKey(), body };
}

/** Sends a record. Throws ApiError and NetworkError; sent again it makes no second record. */
export async function submitIdempotent<E extends PublicWrite>(
  endpoint: E,
  sending: PendingSubmission<BodyOf<E>>,
): Promise<void> {
  const send = async (key: string): Promise<void> => {
    await call<E>(endpoint, { body: sending.body, key });
  };
  try {
    await send(sending.key);
  } catch (error) {
    // The older words did arrive, unanswered: what was changed since then is a record of its own.
    if (error instanceof ApiError && error.code === 'KEY_REUSED') await send(newKey());
    else throw error;
  }
}

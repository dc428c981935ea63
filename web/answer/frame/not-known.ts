import { isApiError } from '../../base/http.ts';

/** The reason why the page knows nothing of its subject: it did not load yet, or it has ended. */
export type NotKnown = 'loading' | 'failed' | 'busy' | 'ended';

/** The interval in ms at which a visible page looks for news. */
export const LOOK_MS = 30_000;

/** Returns the state after a call that failed: the page keeps what it knew, unless that has ended. */
export function afterFailure<State extends object | string>(
  before: State,
  error: unknown,
): State | NotKnown {
  if (isApiError(error, 'NOT_FOUND')) return 'ended';
  if (typeof before === 'object') return before;
  return isApiError(error, 'TOO_MANY_REQUESTS') ? 'busy' : 'failed';
}

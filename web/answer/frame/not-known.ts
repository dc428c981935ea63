import { isApiError } from '../../base/http.ts';

/** The reason why nothing of it is known: it was not there yet, or no longer is. */
export type NotKnown = 'loading' | 'failed' | 'busy' | 'ended';

/** The interval in ms at which news are looked for while the page is seen. */
export const LOOK_MS = 30_000;

/** Returns the state after a call that failed: what was known stays, unless it has ended. */
export function afterFailure<State extends object | string>(
  before: State,
  error: unknown,
): State | NotKnown {
  if (isApiError(error, 'NOT_FOUND')) return 'ended';
  if (typeof before === 'object') return before;
  return isApiError(error, 'TOO_MANY_REQUESTS') ? 'busy' : 'failed';
}

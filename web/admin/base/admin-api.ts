import { useSyncExternalStore } from 'react';
import type { AnswerOf, EndpointAddress, EndpointAt } from '#core/api/api.ts';
import type { ApiErrorCode } from '#core/api/api-errors.ts';
import { subscribable } from '#kit/base/subscribable.ts';
import { call } from '../../base/call.ts';
import { ApiError, isApiError } from '../../base/http.ts';
import { adminMessages } from './messages.ts';
import { renewRights } from './role.ts';

/** Returns a sentence that says why something was not done; '' if the server's own words are not for people. */
export function reasonIn(error: unknown): string {
  if (!(error instanceof ApiError)) return adminMessages.unanswered;
  return error.code === 'INVALID_INPUT' ? '' : error.detail;
}

/** The thing that calls wait for: a session, a second step that everybody needs (SIGNIN-30), or another sign-in (SESSION-9). */
export type Missing = 'signIn' | 'secondFactor' | 'proof';

/** The step that the person must take, by the error of the refused call, before the call is made again. */
const MISSING: Partial<Record<ApiErrorCode, Missing>> = {
  NOT_SIGNED_IN: 'signIn',
  SECOND_FACTOR_NEEDED: 'secondFactor',
  PROVE_AGAIN: 'proof',
};

type Pending = {
  missing: Missing;
  promise: Promise<void>;
  resume: () => void;
  cancel: (reason: unknown) => void;
};

let pending: Pending | undefined;
const { subscribe, publish } = subscribable();

function setPending(next: Pending | undefined): void {
  pending = next;
  publish();
}

/** Returns the thing that calls wait for; undefined if none waits. */
export const useMissing = (): Missing | undefined =>
  useSyncExternalStore(subscribe, () => pending?.missing);

/** Repeats every call that waited for something missing. */
export function resumeCalls(): void {
  pending?.resume();
  setPending(undefined);
}

/** Fails every call that waits for something missing. */
export function cancelCalls(): void {
  pending?.cancel(new Error('the session ended'));
  setPending(undefined);
}

async function waitFor(missing: Missing): Promise<void> {
  if (!pending) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    setPending({ missing, promise, resume: resolve, cancel: reject });
  }
  await pending?.promise;
}

function missingBy(error: unknown): Missing | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { code }: ApiError = error;
  return MISSING[code];
}

/** Calls `ask`; if something is missing, waits until the person has provided it, at most once for each, and then asks again (SESSION-5, SIGNIN-30). */
export async function withReauth<T>(ask: () => Promise<T>): Promise<T> {
  const done = new Set<Missing>();
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const missing = missingBy(error);
      if (missing === undefined || done.has(missing)) throw error;
      await waitFor(missing).catch((reason: unknown) => {
        // Somebody who does not sign in again must learn what was not done.
        throw missing === 'proof' ? error : reason;
      });
      done.add(missing);
    }
  }
}

/** Calls as `call` does. If the session has ended, asks for the password and then calls again; if the account's rights forbid the call, tells the screens its current rights (ROLE-7, ROLE-12). */
export async function adminCall<A extends EndpointAddress>(
  address: A,
  input: Parameters<typeof call<A>>[1] = {},
): Promise<AnswerOf<EndpointAt<A>>> {
  try {
    return await withReauth(async () => await call(address, input));
  } catch (error) {
    // The screen offered this action, so the account's rights must have changed since.
    const isByRights = isApiError(error, 'NOT_ALLOWED') || isApiError(error, 'OTHER_CATEGORY');
    if (isByRights) await renewRights().catch(() => undefined);
    throw error;
  }
}

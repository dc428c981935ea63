import { useSyncExternalStore } from 'react';
import type { AnswerOf, EndpointAddress, EndpointAt } from '#core/api/api.ts';
import { subscribable } from '#kit/base/subscribable.ts';
import { call, ApiError, isApiError } from '../../base/call.ts';
import { adminMessages } from './messages.ts';
import { renewRole } from './role.ts';

/** Why something was not done, as a sentence; empty where the server's own is not for people. */
export function reasonIn(error: unknown): string {
  if (!(error instanceof ApiError)) return adminMessages.unanswered;
  return error.code === 'INVALID_INPUT' ? '' : error.detail;
}

type PendingSignIn = {
  promise: Promise<void>;
  resume: () => void;
  cancel: (reason: unknown) => void;
};

let pending: PendingSignIn | undefined;
const { subscribe, publish } = subscribable();

function setPending(next: PendingSignIn | undefined): void {
  pending = next;
  publish();
}

/** Whether the session has ended and calls wait for the password. */
export const useSessionEnded = (): boolean =>
  useSyncExternalStore(subscribe, () => pending !== undefined);

/** The password was right: every call that waited goes on. */
export function resumeCalls(): void {
  pending?.resume();
  setPending(undefined);
}

/** Nobody signs in again: every call that waited fails. */
export function cancelCalls(): void {
  pending?.cancel(new Error('the session ended'));
  setPending(undefined);
}

async function signedInAgain(): Promise<void> {
  if (!pending) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    setPending({ promise, resume: resolve, cancel: reject });
  }
  await pending?.promise;
}

const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'NOT_SIGNED_IN';

/** Does `ask`; if the session has ended it waits for the password and then does it again (SESSION-5). */
export async function withReauth<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    await signedInAgain();
    return await ask();
  }
}

/** As `call`; if the session has ended it asks for the password and then calls again; if the role forbids it, the screens hear of the role (ROLE-7). */
export async function adminCall<A extends EndpointAddress>(
  address: A,
  input: Parameters<typeof call<A>>[1] = {},
): Promise<AnswerOf<EndpointAt<A>>> {
  try {
    return await withReauth(async () => await call(address, input));
  } catch (error) {
    // It was offered: the role is another one by now.
    if (isApiError(error, 'NOT_ALLOWED')) await renewRole().catch(() => undefined);
    throw error;
  }
}

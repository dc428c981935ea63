import { useSyncExternalStore } from 'react';
import { ApiError } from '../../base/call.ts';
import { subscribable } from '#kit/base/subscribable.ts';

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

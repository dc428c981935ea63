import { useSyncExternalStore } from 'react';
import { ApiError } from '../call.ts';
import { subscribable } from '../subscribable.ts';

type Waiting = { promise: Promise<void>; resume: () => void; cancel: (reason: unknown) => void };

let waiting: Waiting | undefined;
const { subscribe, publish } = subscribable();

function wait(next: Waiting | undefined): void {
  waiting = next;
  publish();
}

/** Whether the session has ended and calls wait for the password. */
export const useSessionEnded = (): boolean =>
  useSyncExternalStore(subscribe, () => waiting !== undefined);

/** The password was right: every call that waited goes on. */
export function resumeCalls(): void {
  waiting?.resume();
  wait(undefined);
}

/** Nobody signs in again: every call that waited fails. */
export function cancelCalls(): void {
  waiting?.cancel(new Error('the session ended'));
  wait(undefined);
}

async function signedInAgain(): Promise<void> {
  if (!waiting) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    wait({ promise, resume: resolve, cancel: reject });
  }
  await waiting?.promise;
}

const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'NOT_SIGNED_IN';

/** Does `ask`; where the session has ended it waits for the password and then does it again (SESSION-5). */
export async function withReauth<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    await signedInAgain();
    return await ask();
  }
}

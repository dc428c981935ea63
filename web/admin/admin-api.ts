import { useSyncExternalStore } from 'react';
import type { AnswerOf, Endpoint } from '#core/api.ts';
import { call, ApiError } from '../call.ts';

type Waiting = { promise: Promise<void>; resume: () => void; cancel: (reason: unknown) => void };

let waiting: Waiting | undefined;
const listeners = new Set<() => void>();

function wait(next: Waiting | undefined): void {
  waiting = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the session ended and calls wait for the password. */
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

/** Does `ask`; where the session has ended it waits for the password and then does it again (ruling 15). */
export async function withReauth<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    await signedInAgain();
    return await ask();
  }
}

/** As `call`, and goes on after the end of a session. */
export async function adminCall<E extends Endpoint>(
  endpoint: E,
  input: Parameters<typeof call<E>>[1] = {},
): Promise<AnswerOf<E>> {
  return await withReauth(async () => await call(endpoint, input));
}

import { useSyncExternalStore } from 'react';
import { normalizeAdvisor } from '#core/people/advisor-name.ts';
import { subscribable } from '#kit/base/subscribable.ts';
import { storage } from './safe-storage.ts';

/** The key of the advisor's name, which is stored as a bare string (ADVISOR-1). */
const ADVISOR_KEY = 'advisor';

/** The key of the proof of the name, which the server signed (SIGNIN-43). */
const PROOF_KEY = 'reslife.proof';

/** The key of the number by which to call that advisor back (ESCALATE-7). */
export const CALLBACK_KEY = 'reslife.callback';

const { subscribe, publish } = subscribable(window, 'storage');

/** Returns the advisor's username; '' while there is none. */
export function advisorName(): string {
  return storage.get(ADVISOR_KEY) ?? '';
}

export const useAdvisorName = (): string => useSyncExternalStore(subscribe, advisorName);

/** Returns the phone's proof of the name; undefined if the advisor only typed the name. */
export const advisorProof = (): string | undefined => storage.get(PROOF_KEY) ?? undefined;

/** Returns true if this campus verifies advisors' names, which the server says in a cookie (SIGNIN-42). */
export const isProofAsked = (): boolean => document.cookie.includes('advisors=');

/** Stores an advisor's name; a name that was only typed has no proof. */
export function storeAdvisorName(name: string, proof?: string): void {
  storage.set(ADVISOR_KEY, normalizeAdvisor(name));
  if (proof) storage.set(PROOF_KEY, proof);
  else storage.remove(PROOF_KEY);
  publish();
}

/** Removes the key `advisor` and the proof of the name, and nothing else; the number to call back is emptied (ADVISOR-5). */
export function forgetAdvisor(): void {
  for (const key of [ADVISOR_KEY, PROOF_KEY]) storage.remove(key);
  if (storage.get(CALLBACK_KEY)) storage.set(CALLBACK_KEY, '');
  publish();
}

import { useSyncExternalStore } from 'react';
import { normalizeAdvisor } from '#core/people/advisor-name.ts';
import { subscribable } from '#kit/base/subscribable.ts';
import { storage } from './safe-storage.ts';

/** The advisor's name, as a bare string (ADVISOR-1). */
const ADVISOR_KEY = 'advisor';

const { subscribe, publish } = subscribable(window, 'storage');

/** The advisor's username; '' while there is none. */
export function advisorName(): string {
  return storage.get(ADVISOR_KEY) ?? '';
}

export const useAdvisorName = (): string => useSyncExternalStore(subscribe, advisorName);

export function storeAdvisorName(name: string): void {
  storage.set(ADVISOR_KEY, normalizeAdvisor(name));
  publish();
}

/** Removes the key `advisor` and nothing else (ADVISOR-5). */
export function forgetAdvisor(): void {
  storage.remove(ADVISOR_KEY);
  publish();
}

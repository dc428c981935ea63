import { useSyncExternalStore } from 'react';
import { kept } from './safe-storage.ts';

export type Scheme = 'light' | 'dark';

const KEY = 'reslife.scheme';
const darkBySystem = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  darkBySystem.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    darkBySystem.removeEventListener('change', listener);
  };
}

function chosenScheme(): Scheme | undefined {
  const chosen = kept.get(KEY);
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined;
}

function currentScheme(): Scheme {
  return chosenScheme() ?? (darkBySystem.matches ? 'dark' : 'light');
}

/** Puts the scheme chosen by hand on the page; without one the page follows the system (design 10). */
export function applyScheme(): void {
  const chosen = chosenScheme();
  if (chosen === undefined) delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = chosen;
}

/** Chooses by hand; choosing what the system has goes back to following it. */
export function chooseScheme(scheme: Scheme): void {
  if (scheme === (darkBySystem.matches ? 'dark' : 'light')) kept.remove(KEY);
  else kept.set(KEY, scheme);
  applyScheme();
  for (const listener of listeners) listener();
}

/** The scheme the page is shown in. */
export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, currentScheme);
}

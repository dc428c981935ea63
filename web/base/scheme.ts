import { useSyncExternalStore } from 'react';
import { storage } from './safe-storage.ts';
import { subscribable } from '#kit/base/subscribable.ts';
import type { BrandTheme } from './brand.ts';

export type Scheme = 'light' | 'dark';

const KEY = 'reslife.scheme';
const darkBySystem = window.matchMedia('(prefers-color-scheme: dark)');
const { subscribe, publish } = subscribable(darkBySystem, 'change');

function chosenScheme(): Scheme | undefined {
  const chosen = storage.get(KEY);
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined;
}

function currentScheme(): Scheme {
  return chosenScheme() ?? (darkBySystem.matches ? 'dark' : 'light');
}

/** Applies the color scheme that somebody chose; without a choice the page follows the system (LOOK-2). */
export function applyScheme(): void {
  const chosen = chosenScheme();
  if (chosen === undefined) delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = chosen;
}

/** Chooses a color scheme; if it is the system's own, the page follows the system again. */
export function chooseScheme(scheme: Scheme): void {
  if (scheme === (darkBySystem.matches ? 'dark' : 'light')) storage.remove(KEY);
  else storage.set(KEY, scheme);
  applyScheme();
  publish();
}

export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, currentScheme);
}

/** Puts a brand's color on a page: kit/base/tokens.css derives all others from it. */
export function applyHue({ hue }: BrandTheme, root = document.documentElement): void {
  root.style.setProperty('--brand-hue', String(hue));
}

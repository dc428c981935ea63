import { LIMITS } from '../base/limits.ts';

// Controls and marks of text direction can make a name read as another name.
const INVISIBLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

// A visible character is no space, mark or control, and is not drawn as nothing.
const VISIBLE = /[^\p{DI}\p{Z}\p{C}\p{M}\u2800]/u;

/** Returns a typed name in its stored form: NFC, trimmed, and without controls and marks of direction. It is '' if no part of it is visible (ADVISOR-2). */
export function normalizeAdvisor(name: string): string {
  const normal = name.normalize('NFC').replace(INVISIBLE, '').trim();
  return VISIBLE.test(normal) ? normal : '';
}

/** Returns the name of an area from a phone in its stored form, cut to the longest length, or null if nothing is left (AREAS-10). */
export function normalizeArea(name: string | null | undefined): string | null {
  const normal = Array.from(normalizeAdvisor(name ?? '')).slice(0, LIMITS.areaName);
  return normal.join('') || null;
}

/** Tells whether a name can be stored: it has 1 to 100 characters after it is normalized (ADVISOR-2). */
export function isAdvisorName(name: string): boolean {
  const normal = normalizeAdvisor(name);
  return normal !== '' && Array.from(normal).length <= LIMITS.advisor;
}

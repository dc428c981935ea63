import { LIMITS } from '../base/limits.ts';

// Controls, and the marks that turn the direction of text: they can make a name read as another.
const INVISIBLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

// Neither blank, mark or control, nor drawn as nothing.
const VISIBLE = /[^\p{DI}\p{Z}\p{C}\p{M}\u2800]/u;

/** Returns a typed name as it is stored: NFC, no control or direction marks, trimmed; '' if nothing of it is seen (ADVISOR-2). */
export function normalizeAdvisor(name: string): string {
  const normal = name.normalize('NFC').replace(INVISIBLE, '').trim();
  return VISIBLE.test(normal) ? normal : '';
}

/** Returns an area's name as a phone sent it, as it is stored: the same, cut to its length; null if nothing is left (AREAS-10). */
export function normalizeArea(name: string | null | undefined): string | null {
  const normal = Array.from(normalizeAdvisor(name ?? '')).slice(0, LIMITS.areaName);
  return normal.join('') || null;
}

/** Tells whether a name can be stored: it has 1 to 100 characters once it is normalized (ADVISOR-2). */
export function isAdvisorName(name: string): boolean {
  const normal = normalizeAdvisor(name);
  return normal !== '' && Array.from(normal).length <= LIMITS.advisor;
}

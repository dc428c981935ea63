import type { Category } from '#core/category.ts';
import { storage } from '../../safe-storage.ts';
import type { ListedIssue } from '../issues-api.ts';

const keyOf = (category: Category): string => `reslife.titles.${category}`;

/** What a category listed at the last visit, without the steps; undefined before the first. */
export function keptTitles(category: Category): readonly ListedIssue[] | undefined {
  try {
    const kept: unknown = JSON.parse(storage.get(keyOf(category)) ?? 'null');
    return Array.isArray(kept) ? (kept as ListedIssue[]) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the titles of a category apart from the steps, which are most of a list and are read later (CARDS-11). */
export function keepTitles(category: Category, issues: readonly ListedIssue[]): void {
  // JSON leaves out `steps`, which is a function.
  storage.set(keyOf(category), JSON.stringify(issues));
}

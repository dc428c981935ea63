import { useRoute } from 'wouter';
import { isCategory, type Category } from '#core/base/category.ts';
import { PATTERNS } from '../../base/paths.ts';

/** The category of the list that the address shows; undefined elsewhere, and for an unknown category. */
export function useListedCategory(): Category | undefined {
  const [, params] = useRoute(PATTERNS.issuesList);
  const category = params?.category ?? '';
  return isCategory(category) ? category : undefined;
}

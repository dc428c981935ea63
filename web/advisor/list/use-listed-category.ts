import { useRoute } from 'wouter';
import { isCategory, type Category } from '#core/category.ts';

/** The category of the list that the address shows; undefined elsewhere, and for a category there is not. */
export function useListedCategory(): Category | undefined {
  const [, params] = useRoute('/user/issues-list/:category');
  const category = params?.category ?? '';
  return isCategory(category) ? category : undefined;
}

import { Type, type Static } from 'typebox';
import { ISSUE_CATEGORIES } from '../base/category.ts';

/** The categories to which an author is limited (ROLE-9). */
export const OwnCategories = Type.Array(Type.Enum([...ISSUE_CATEGORIES]), {
  maxItems: ISSUE_CATEGORIES.length,
});
export type OwnCategories = Static<typeof OwnCategories>;

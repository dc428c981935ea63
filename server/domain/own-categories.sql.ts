import type { OwnCategories } from '#core/people/own-categories.ts';
import { mayChangeIn } from '#core/people/role.ts';
import { parseJson } from '../db/columns/json.ts';
import type { Db } from '../db/tables/database.ts';
import type { AdminRow } from '../db/tables/schema.ts';

/** Returns the categories to which a person is limited. Undefined means all, as for everybody except authors (ROLE-9). */
export function ownCategoriesOf({
  role,
  categories,
}: Pick<AdminRow, 'role' | 'categories'>): OwnCategories | undefined {
  return role === 'author' && categories !== null ? parseJson(categories) : undefined;
}

/** Tells whether an administrator may now change issues of this category (ROLE-9). */
export async function mayChange(db: Db, admin: string, category: string): Promise<boolean> {
  const row = await db
    .selectFrom('admin')
    .select(['role', 'categories'])
    .where('id', '=', admin)
    .executeTakeFirst();
  return row === undefined || mayChangeIn(ownCategoriesOf(row), category);
}

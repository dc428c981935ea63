import type { Db } from '../../db/tables/database.ts';
import { mayChange } from '../../domain/own-categories.sql.ts';
import { ApiError } from '../../http/api-error.ts';

/** Throws OTHER_CATEGORY if the author may write only in other categories (ROLE-9). */
export async function assertOwnCategory(
  tx: Db,
  admin: string,
  { category }: { category: string },
): Promise<void> {
  if (await mayChange(tx, admin, category)) return;
  throw new ApiError('OTHER_CATEGORY', {
    detail: (say) => say.notYourCategory(category),
  });
}

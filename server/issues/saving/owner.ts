import type { Details } from '#core/issue/details.ts';
import type { Db } from '../../db/tables/database.ts';
import { holdOwner } from '../../domain/owners.sql.ts';
import { ApiError } from '../../http/api-error.ts';

type Owned = Partial<Pick<Details, 'owner'>>;

/** Throws INVALID_ISSUE if the new owner is somebody who may not own an issue (ISSUES-23). */
export async function assertOwner(tx: Db, before: Owned, { owner }: Owned): Promise<void> {
  if (!owner || owner === before.owner || (await holdOwner(tx, owner))) return;
  throw new ApiError('INVALID_ISSUE', {
    detail: (say) => say.ownerInactive,
    problems: [{ field: 'owner', code: 'CANNOT_OWN' }],
  });
}

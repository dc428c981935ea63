import { LIMITS } from '#core/base/limits.ts';
import type { CampusProblem } from '#core/campus/text-problems.ts';
import type { Campus } from '#core/campus/setting.ts';
import { holdCampus, writeCampus } from '../domain/campus.ts';
import type { Db } from '../db/tables/database.ts';
import { ApiError } from '../http/api-error.ts';

/**
 * Throws INVALID_SETTINGS if there is no room, since nobody could then save the settings or approve a waiting change
 * (REVIEW-8).
 */
function assertRoom({ contacts }: Campus, added: number): void {
  if (added === 0 || contacts.length <= LIMITS.contacts) return;
  const problems: CampusProblem[] = [{ field: 'contacts', code: 'TOO_MANY' }];
  throw new ApiError('INVALID_SETTINGS', {
    detail: (say) => say.tooManyContacts(added, LIMITS.contacts),
    problems,
  });
}

/** Adds the starter library's contacts (or those of `ids`), without numbers. Returns whether any was missing. */
export async function addStarterContacts(tx: Db, ids?: readonly string[]): Promise<boolean> {
  const { STARTER_CONTACTS } = await import('./starter/contacts.ts');
  const held = await holdCampus(tx);
  const withThem = (campus: Campus): Campus => {
    const known = new Set(campus.contacts.map(({ id }) => id));
    const missing = STARTER_CONTACTS.filter(
      ({ id }) => (ids?.includes(id) ?? true) && !known.has(id),
    );
    const all = { ...campus, contacts: [...campus.contacts, ...missing] };
    assertRoom(all, missing.length);
    return all;
  };
  const campus = withThem(held.campus);
  if (campus.contacts.length === held.campus.contacts.length) return false;
  // The waiting change was made without these contacts and would remove them again.
  const waiting = held.waiting && {
    ...held.waiting,
    campus: withThem(held.waiting.campus),
  };
  await writeCampus(tx, held, { campus, ...(waiting && { waiting }) });
  return true;
}

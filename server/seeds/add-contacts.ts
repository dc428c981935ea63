import type { Campus } from '#core/campus/campus-schema.ts';
import { holdCampus, writeCampus } from '../nouns/campus.ts';
import type { Db } from '../db/tables/database.ts';

/** Adds the starter library's contacts (or those of `ids`) without numbers; returns whether any was missing. */
export async function addStarterContacts(tx: Db, ids?: readonly string[]): Promise<boolean> {
  const { STARTER_CONTACTS } = await import('./starter/contacts.ts');
  const held = await holdCampus(tx);
  const withThem = (campus: Campus): Campus => {
    const known = new Set(campus.contacts.map(({ id }) => id));
    const missing = STARTER_CONTACTS.filter(
      ({ id }) => (ids?.includes(id) ?? true) && !known.has(id),
    );
    return { ...campus, contacts: [...campus.contacts, ...missing] };
  };
  const campus = withThem(held.campus);
  if (campus.contacts.length === held.campus.contacts.length) return false;
  // What waits was made without them, and would take them away again.
  const waiting = held.waiting && {
    ...held.waiting,
    campus: withThem(held.waiting.campus),
  };
  await writeCampus(tx, held, { campus, ...(waiting && { waiting }) });
  return true;
}

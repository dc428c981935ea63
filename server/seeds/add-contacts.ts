import { holdCampus, writeCampus } from '../nouns/campus.ts';
import type { Db } from '../db/tables/database.ts';

/** Adds the starter library's contacts (or those of `ids`) without numbers; returns whether any was missing. */
export async function addStarterContacts(tx: Db, ids?: readonly string[]): Promise<boolean> {
  const { STARTER_CONTACTS } = await import('./starter/contacts.ts');
  const held = await holdCampus(tx);
  const { contacts } = held.campus;
  const missing = STARTER_CONTACTS.filter(
    ({ id }) => (ids?.includes(id) ?? true) && !contacts.some((known) => known.id === id),
  );
  if (missing.length === 0) return false;
  await writeCampus(tx, held, { ...held.campus, contacts: [...contacts, ...missing] });
  return true;
}

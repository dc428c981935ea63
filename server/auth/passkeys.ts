import type { Deps } from '../base/deps.ts';
import type { Db } from '../db/tables/database.ts';
import type { AdminRow } from '../db/tables/schema.ts';
import type { PasskeyRow } from '../db/tables/second-factor-rows.ts';
import { hashOfSecret } from './secret-hash.ts';

export async function passkeysOf(db: Db, adminId: string): Promise<PasskeyRow[]> {
  return await db
    .selectFrom('passkey')
    .selectAll()
    .where('admin_id', '=', adminId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Adds a passkey unless one with its id exists. It returns whether it did. */
export async function insertPasskey(tx: Db, row: PasskeyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkey')
    .values(row)
    .onConflict((on) => on.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns the passkey with an id and its administrator, unless that account is disabled. */
export async function findPasskey(
  db: Db,
  id: string,
): Promise<{ passkey: PasskeyRow; admin: AdminRow } | undefined> {
  const passkey = await db
    .selectFrom('passkey')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  const admin =
    passkey &&
    (await db
      .selectFrom('admin')
      .selectAll()
      .where('id', '=', passkey.admin_id)
      .where('disabled', '=', 0)
      .executeTakeFirst());
  return admin && { passkey, admin };
}

/** Notes that a passkey signed, and returns whether it was allowed to. The count of a passkey that counts must have risen: otherwise the passkey was copied (SIGNIN-35). */
export async function notePasskeyUse(
  tx: Db,
  { id, counter }: { id: string; counter: number },
  { now }: Pick<Deps, 'now'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkey')
    .set({ counter, used_at: now().toISOString() })
    .where('id', '=', id)
    .where((row) => (counter === 0 ? row('counter', '=', 0) : row('counter', '<', counter)))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Returns the short name of a passkey for addresses, since its id may be very long. */
export const passkeyRef = (id: string): string => hashOfSecret(`passkey/${id}`).slice(0, 32);

/** Returns the id of an admin's passkey with this `passkeyRef`, or undefined if there is none. */
async function passkeyIdOf(db: Db, adminId: string, ref: string): Promise<string | undefined> {
  return (await passkeysOf(db, adminId)).find(({ id }) => passkeyRef(id) === ref)?.id;
}

/** Renames an admin's passkey with this `passkeyRef`. It returns whether there was one. */
export async function renamePasskey(
  tx: Db,
  { adminId, ref, name }: { adminId: string; ref: string; name: string },
): Promise<boolean> {
  const id = await passkeyIdOf(tx, adminId, ref);
  if (id === undefined) return false;
  await tx.updateTable('passkey').set({ name }).where('id', '=', id).execute();
  return true;
}

/** Removes an admin's passkey with this `passkeyRef`, or all of them. It returns whether there was one. */
export async function removePasskeys(tx: Db, adminId: string, ref?: string): Promise<boolean> {
  const all = tx.deleteFrom('passkey').where('admin_id', '=', adminId);
  const id = ref !== undefined && ((await passkeyIdOf(tx, adminId, ref)) ?? '');
  const { numDeletedRows } = await (
    id === false ? all : all.where('id', '=', id)
  ).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

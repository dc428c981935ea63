import type { Deps } from '../base/deps.ts';
import { countRows } from '../db/count-rows.ts';
import type { Db } from '../db/tables/database.ts';
import { hashOfSecret } from './secret-hash.ts';

/** Codes that an admin gets at once (SIGNIN-28). */
const CODES = 10;

/** Neither of two that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz023456789';

/** Returns the hash of a code: one of 140 bits cannot be found from it, and no other has it. */
function hashOf(adminId: string, code: string): string {
  return hashOfSecret(`recovery/${adminId}/${code}`);
}

/** Returns 28 letters of 5 bits each, out of a secret. */
function lettersOf(secret: string): string {
  const bytes = Buffer.from(secret, 'base64url').subarray(0, 28);
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Gives an admin ten new codes and makes the old ones invalid. Returns them as they are written down; hashes are stored (SIGNIN-28). */
export async function replaceRecoveryCodes(
  tx: Db,
  adminId: string,
  { newSecret }: Pick<Deps, 'newSecret'>,
): Promise<string[]> {
  await tx.deleteFrom('recovery_code').where('admin_id', '=', adminId).execute();
  const codes = Array.from({ length: CODES }, () => lettersOf(newSecret()));
  const rows = codes.map((code) => ({ hash: hashOf(adminId, code), admin_id: adminId }));
  await tx.insertInto('recovery_code').values(rows).execute();
  return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-'));
}

/** Uses a code up, written without dashes; returns whether it was one. */
export async function spendRecoveryCode(tx: Db, adminId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_code')
    .where('hash', '=', hashOf(adminId, code.toLowerCase()))
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function countRecoveryCodes(db: Db, adminId: string): Promise<number> {
  return await countRows(db.selectFrom('recovery_code').where('admin_id', '=', adminId));
}

import type { Deps } from '../base/deps.ts';
import { countRows } from '../db/count-rows.ts';
import type { Db } from '../db/tables/database.ts';
import { hashOfSecret } from './secret-hash.ts';

/** The number of codes that an admin gets at once (SIGNIN-28). */
const CODES = 10;

/** The letters of a code, without pairs that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz023456789';

/** Returns the hash of a code. Nobody can find a code of 140 bits from its hash, and no other code has the same one. */
function hashOf(adminId: string, code: string): string {
  return hashOfSecret(`recovery/${adminId}/${code}`);
}

/** Returns 28 letters of 5 bits each, made from a secret. */
function lettersOf(secret: string): string {
  const bytes = Buffer.from(secret, 'base64url').subarray(0, 28);
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Gives an admin ten new codes and makes the old ones invalid. It returns them in written form, and stores only hashes (SIGNIN-28). */
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

/** Uses up a code, written without dashes. It returns whether the code was valid. */
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

import type { Db } from '../../db/tables/database.ts';
import type { AdvisorPhoneRow } from '../../db/tables/record-rows.ts';

/** Returns all phones, the newest first. */
export async function listPhones(db: Db): Promise<AdvisorPhoneRow[]> {
  const rows = db.selectFrom('advisor_phone').selectAll().orderBy('created_at', 'desc');
  return await rows.orderBy('id').execute();
}

export async function insertPhone(db: Db, phone: AdvisorPhoneRow): Promise<void> {
  await db.insertInto('advisor_phone').values(phone).execute();
}

/** Uses a code, once and only while it is valid (SIGNIN-47). It returns the phone, or undefined if the code is not valid. */
export async function enrol(
  db: Db,
  hash: string,
  at: string,
): Promise<AdvisorPhoneRow | undefined> {
  return await db
    .updateTable('advisor_phone')
    .set({ enrolled_at: at, code_hash: null })
    .where('code_hash', '=', hash)
    .where('expires_at', '>', at)
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Revokes a code or a phone. It returns false if there is none, or it was revoked before. */
export async function revoke(db: Db, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('advisor_phone')
    .set({ revoked_at: at, code_hash: null })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Deletes codes and phones that expired or were revoked before these instants. */
export async function sweepPhones(
  db: Db,
  { over, enrolled }: { over: string; enrolled: string },
): Promise<void> {
  await db
    .deleteFrom('advisor_phone')
    .where((row) =>
      row.or([
        row('revoked_at', '<', over),
        row('enrolled_at', '<', enrolled),
        row.and([row('enrolled_at', 'is', null), row('expires_at', '<', over)]),
      ]),
    )
    .execute();
}

import type { Deps } from '../base/deps.ts';
import type { Db } from '../db/tables/database.ts';
import type { SecondFactorRow } from '../db/tables/second-factor-rows.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { newSeed, stepOfCode } from './totp.ts';

/** Returns the name under which a seed is sealed, which ties it to its account. */
const about = (adminId: string): string => `second_factor/${adminId}`;

/** Returns the authenticator app of an admin, if it is confirmed. */
export async function findFactor(db: Db, adminId: string): Promise<SecondFactorRow | undefined> {
  return await db
    .selectFrom('second_factor')
    .selectAll()
    .where('admin_id', '=', adminId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
}

/** Makes a seed that becomes valid after somebody types a code of it. It returns undefined if the admin has a confirmed one. */
export async function beginFactor(
  db: Db,
  adminId: string,
  { now, sealing }: Pick<Deps, 'now' | 'sealing'>,
): Promise<string | undefined> {
  const seed = newSeed();
  const begun = {
    seed: sealing.seal(seed, about(adminId)),
    created_at: now().toISOString(),
    last_step: 0,
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_factor')
    .values({ ...begun, admin_id: adminId, confirmed_at: null })
    .onConflict((on) =>
      on.column('admin_id').doUpdateSet(begun).where('second_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? seed : undefined;
}

/** Returns the time step of a code that is right now, or undefined for a wrong one. */
function stepIn(
  { seed: sealed, admin_id }: Pick<SecondFactorRow, 'seed' | 'admin_id'>,
  code: string,
  { now, sealing, log }: Pick<Deps, 'now' | 'sealing' | 'log'>,
): number | undefined {
  const seed = sealing.open(sealed, about(admin_id));
  if (seed !== undefined) return stepOfCode(seed, code, now());
  log.error({ admin: admin_id }, 'no key opens the seed of this authenticator app');
  return undefined;
}

/** Confirms the newest seed if this is a code of it. It returns whether it did. */
export async function confirmFactor(
  tx: Db,
  { adminId, code }: { adminId: string; code: string },
  deps: Pick<Deps, 'now' | 'sealing' | 'log'>,
): Promise<boolean> {
  const begun = await tx
    .selectFrom('second_factor')
    .selectAll()
    .where('admin_id', '=', adminId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  const step = begun && stepIn(begun, code, deps);
  if (!begun || step === undefined) return false;
  const { numUpdatedRows } = await tx
    .updateTable('second_factor')
    .set({ confirmed_at: deps.now().toISOString(), last_step: step })
    .where('admin_id', '=', adminId)
    .where('seed', '=', begun.seed)
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Uses up a code of the app, and tells whether it was right and unused. If several calls come at once with one code, exactly one gets true (SIGNIN-27). */
async function spendAppCode(
  tx: Db,
  { adminId, code }: { adminId: string; code: string },
  deps: Pick<Deps, 'now' | 'sealing' | 'log'>,
): Promise<boolean> {
  const factor = await findFactor(tx, adminId);
  const step = factor && stepIn(factor, code, deps);
  if (step === undefined) return false;
  const { numUpdatedRows } = await tx
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('admin_id', '=', adminId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Uses up a code of the app, or a recovery code. It returns undefined if the code is neither, or was used. */
export async function spendCode(
  tx: Db,
  { adminId, code: typed }: { adminId: string; code: string },
  deps: Pick<Deps, 'now' | 'sealing' | 'log'>,
): Promise<'app' | 'recovery' | undefined> {
  const code = typed.replaceAll(/[\s-]/g, '');
  if (/^\d{6}$/.test(code)) {
    return (await spendAppCode(tx, { adminId, code }, deps)) ? 'app' : undefined;
  }
  return (await spendRecoveryCode(tx, adminId, code)) ? 'recovery' : undefined;
}

/** Removes the second step of an admin and everything that belongs to it. It returns whether there was one. */
export async function removeFactor(tx: Db, adminId: string): Promise<boolean> {
  const had = (await findFactor(tx, adminId)) !== undefined;
  for (const table of ['second_factor', 'recovery_code', 'second_step', 'trusted_browser'] as const)
    await tx.deleteFrom(table).where('admin_id', '=', adminId).execute();
  return had;
}

/** Counts the seeds that were sealed with a key that this server does not have. */
export async function countUnreadableSeeds(
  db: Db,
  { sealing }: Pick<Deps, 'sealing'>,
): Promise<number> {
  const rows = await db.selectFrom('second_factor').select(['admin_id', 'seed']).execute();
  return rows.filter(({ admin_id: id, seed }) => sealing.open(seed, about(id)) === undefined)
    .length;
}

/** Seals seeds again with the newest key that were sealed with an older one. It returns how many. */
export async function resealSeeds(tx: Db, { sealing }: Pick<Deps, 'sealing'>): Promise<number> {
  const rows = await tx.selectFrom('second_factor').select(['admin_id', 'seed']).execute();
  let count = 0;
  for (const { admin_id: id, seed: sealed } of rows.filter(({ seed }) => !sealing.isNew(seed))) {
    const seed = sealing.open(sealed, about(id));
    if (seed === undefined) continue;
    const { numUpdatedRows } = await tx
      .updateTable('second_factor')
      .set({ seed: sealing.seal(seed, about(id)) })
      .where('admin_id', '=', id)
      .where('seed', '=', sealed)
      .executeTakeFirstOrThrow();
    count += Number(numUpdatedRows);
  }
  return count;
}

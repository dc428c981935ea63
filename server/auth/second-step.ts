import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import { cookieName, cookieOptions } from '../base/cookies.ts';
import type { Deps } from '../base/deps.ts';
import type { Db } from '../db/tables/database.ts';
import type { AdminRow } from '../db/tables/schema.ts';
import { hashOfSecret } from './secret-hash.ts';

/** The ms for which a sign-in waits for its second step (SIGNIN-26). */
const LIFE = 10 * 60_000;

const COOKIE = 'step';

/** A sign-in that waits: the person, and the identity token that the session will have. */
export type WaitingSignIn = { hash: string; admin: AdminRow; idToken: string | null };

/** Notes that the first step is done, in its own row and cookie, so that nothing mistakes it for a session. */
export async function waitForSecondStep(
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
  { db, now, newSecret }: Pick<Deps, 'db' | 'now' | 'newSecret'>,
  { adminId, idToken }: { adminId: string; idToken: string | null },
): Promise<void> {
  await sweepSecondSteps(db.write, now());
  const value = newSecret();
  await db.write
    .insertInto('second_step')
    .values({
      hash: hashOfSecret(value),
      admin_id: adminId,
      expires_at: new Date(now().getTime() + LIFE).toISOString(),
      id_token: idToken,
    })
    .execute();
  reply.setCookie(cookieName(config, COOKIE), value, cookieOptions(config, LIFE));
}

/** Returns the waiting sign-in of this browser, or undefined if there is none, or it waited too long. */
export async function findWaitingSignIn(
  request: FastifyRequest,
  config: Pick<Config, 'publicUrl'>,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<WaitingSignIn | undefined> {
  const hash = hashOfSecret(request.cookies[cookieName(config, COOKIE)] ?? '');
  const row = await db.write
    .selectFrom('second_step')
    .innerJoin('admin', 'admin.id', 'second_step.admin_id')
    .selectAll('admin')
    .select('second_step.id_token')
    .where('second_step.hash', '=', hash)
    .where('second_step.expires_at', '>', now().toISOString())
    .where('admin.disabled', '=', 0)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id_token: idToken, ...admin } = row;
  return { hash, admin, idToken };
}

/** Ends a waiting sign-in. If several calls come at once, exactly one returns true. */
export async function endWaitingSignIn(tx: Db, { hash }: WaitingSignIn): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('second_step')
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export function clearSecondStepCookie(
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
): void {
  reply.clearCookie(cookieName(config, COOKIE), cookieOptions(config));
}

/** Deletes sign-ins that waited too long. None waits longer than allowed, even if the clock was set back. */
export async function sweepSecondSteps(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('second_step').where('expires_at', '<=', now.toISOString()).execute();
  const latest = new Date(now.getTime() + LIFE).toISOString();
  await db
    .updateTable('second_step')
    .set({ expires_at: latest })
    .where('expires_at', '>', latest)
    .execute();
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '#core/people/account.ts';
import type { Config } from '../base/config.ts';
import type { AdminRow } from '../db/schema.ts';
import type { Deps } from '../base/deps.ts';
import { auditAdmin } from '../nouns/audit.ts';
import { browserOf } from '../auth/browser-of.ts';
import { rememberDevice } from '../auth/known-device.ts';
import { hashOfSecret } from '../auth/secret-hash.ts';
import { sessionCookieOf, setSessionCookie } from '../auth/session-cookie.ts';
import { createSession, endSession, sessionBody } from '../auth/sessions.ts';
import { addressOf } from '../http/address.ts';
import { changeAdmin } from './store.ts';

/** Signs an admin in with a new session, and ends the one the browser came with; `idToken` is that of the campus's issuer. */
export async function openSession(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  config: Config,
  deps: Deps,
  admin: AdminRow,
  idToken: string | null = null,
): Promise<Session> {
  const old = sessionCookieOf(request, config);
  const browser = browserOf(request.headers['user-agent']);
  const from = { address: addressOf(request.ip), ...browser, id_token: idToken };
  const value = await deps.db.write.transaction().execute(async (tx) => {
    if (old !== '') await endSession(tx, hashOfSecret(old));
    await auditAdmin(tx, deps, { who: admin.id, what: 'session.signIn', subject: admin.id });
    await changeAdmin(tx, admin.id, { signed_in_at: deps.now().toISOString() });
    return await createSession(tx, admin.id, deps, from);
  });
  setSessionCookie(reply, config, value);
  await rememberDevice(reply, { config, deps }, admin.email);
  return sessionBody(admin);
}

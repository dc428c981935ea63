import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '#core/people/account.ts';
import type { Config } from '../base/config.ts';
import type { AdminRow } from '../db/schema.ts';
import type { Deps } from '../base/deps.ts';
import { audited, noteAct } from '../nouns/audit.ts';
import { parseUserAgent } from '../auth/user-agent.ts';
import { knownDevice, rememberDevice } from '../auth/known-device.ts';
import { hashOfSecret } from '../auth/secret-hash.ts';
import { sessionCookieOf, setSessionCookie } from '../auth/session-cookie.ts';
import { createSession, endSession, sessionBody, sessionNameOf } from '../auth/sessions.ts';
import { addressOf } from '../http/address.ts';
import { newDeviceEmail } from './emails.ts';
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
  const browser = parseUserAgent(request.headers['user-agent']);
  const from = { address: addressOf(request.ip), ...browser, id_token: idToken };
  // The first sign-in of an account is from no device that anybody could know.
  const isNews =
    (admin.signed_in_at !== null || admin.signed_in_before === 1) &&
    (await knownDevice(request, { config, deps }, admin.email)) === undefined;
  const value = await audited(deps, async (tx) => {
    if (old !== '') await endSession(tx, hashOfSecret(old));
    await changeAdmin(tx, admin.id, { signed_in_at: deps.now().toISOString() });
    if (isNews) {
      const at = deps.now();
      await deps.mail.enqueue(tx, newDeviceEmail({ ...config, ...from, email: admin.email, at }));
    }
    const value = await createSession(tx, admin.id, deps, from);
    const session = sessionNameOf(hashOfSecret(value));
    const act = { who: admin.id, what: 'session.signIn', subject: admin.id } as const;
    noteAct(tx, { ...act, from: { session } });
    return value;
  });
  if (isNews) deps.mail.wake();
  setSessionCookie(reply, config, value);
  await rememberDevice(reply, { config, deps }, admin.email);
  return sessionBody(admin);
}

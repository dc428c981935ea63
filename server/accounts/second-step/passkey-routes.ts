import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import { BRAND } from '#core/base/brand.ts';
import { MAX_PASSKEYS, type Passkey } from '#core/people/passkey.ts';
import { challengeUntil, newChallenge } from '../../auth/challenges.ts';
import {
  findPasskey,
  insertPasskey,
  notePasskeyUse,
  passkeyRef,
  passkeysOf,
  removePasskeys,
  renamePasskey,
} from '../../auth/passkeys.ts';
import { refundAttempt } from '../../auth/rate-limit.ts';
import { spendOnce } from '../../auth/tokens.ts';
import type { Config } from '../../base/config.ts';
import type { Deps } from '../../base/deps.ts';
import type { Db } from '../../db/tables/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { assertAttemptsLeft, networkOfRequest } from '../../http/attempts.ts';
import { route } from '../../http/endpoint.ts';
import { audited, noteAct } from '../../domain/audit.sql.ts';
import { noteRefusal } from '../../domain/refusals.ts';
import { passkeyEmail } from '../emails.ts';
import { beginSession } from '../open-session.ts';
import { checkOwner } from '../own-password.ts';
import { rpIdOf, verifiedCounter, verifiedNewPasskey } from './verify-passkey.ts';

/** The purposes of challenges. A challenge for one purpose does not work for another. */
const SIGN_IN = 'sign-in';
const adding = (sessionHash: string): string => `add/${sessionHash}`;

/** Makes a check of the challenge that a passkey signed, and remembers until when it is valid. */
function heardChallenge(context: { config: Config; deps: Deps }, purpose: string) {
  const heard = { challenge: '', until: new Date(0) };
  const isChallenge = async (challenge: string): Promise<boolean> => {
    const until = await challengeUntil(context, purpose, challenge);
    if (until !== undefined) Object.assign(heard, { challenge, until });
    return until !== undefined;
  };
  return { heard, isChallenge };
}

/** Serves signing in with a passkey, and one's own passkeys (SIGNIN-35 to SIGNIN-37). */
export function passkeyRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  const context = { config, deps };
  const db = deps.db.write;

  const listed = async (adminId: string): Promise<Passkey[]> =>
    (await passkeysOf(db, adminId)).map(({ id: credential, name, created_at, used_at }) => ({
      _id: passkeyRef(credential),
      name,
      createdAt: created_at,
      usedAt: used_at,
    }));

  /** Uses up a challenge. If several calls come at once with it, exactly one goes on. */
  const spend = async (
    tx: Db,
    { heard, adminId }: { heard: { challenge: string; until: Date }; adminId: string },
  ): Promise<void> => {
    const used = { secret: `challenge/${heard.challenge}`, adminId, until: heard.until };
    if (!(await spendOnce(tx, used, deps.now()))) throw new ApiError('INCORRECT_PASSKEY');
  };

  route(app, API.beginPasskeySignIn, async () => ({
    challenge: await newChallenge(context, SIGN_IN),
    rpId: rpIdOf(config),
  }));

  route(app, API.signInByPasskey, async ({ data, limits, request, reply }) => {
    const network = networkOfRequest(request);
    const counters = [{ limit: limits.signInByIp, of: network }];
    await assertAttemptsLeft(config, deps, counters);
    const found = await findPasskey(db, data.id);
    const { heard, isChallenge } = heardChallenge(context, SIGN_IN);
    const counter = found && (await verifiedCounter(context, data, { ...found, isChallenge }));
    if (!found || counter === undefined) {
      const subject = found?.admin.id ?? null;
      noteRefusal(deps, { who: null, what: 'session.refuse', subject, network });
      throw new ApiError('INCORRECT_PASSKEY');
    }
    const { admin } = found;
    await db.transaction().execute(async (tx) => {
      await spend(tx, { heard, adminId: admin.id });
      if (!(await notePasskeyUse(tx, { id: data.id, counter }, deps)))
        throw new ApiError('INCORRECT_PASSKEY');
    });
    await refundAttempt(deps.db, counters);
    return await beginSession({ request, reply }, config, deps, { admin, idToken: null });
  });

  route(app, API.listPasskeys, async ({ admin }) => await listed(admin._id));

  route(app, API.beginPasskey, async ({ data, admin, limits }) => {
    const { _id: id, hash } = admin;
    // A stolen session must not be enough to add a way in that outlives it (SIGNIN-55).
    await checkOwner(config, deps, { admin, limits }, data.password);
    const existing = (await passkeysOf(db, id)).map((passkey) => passkey.id);
    if (existing.length >= MAX_PASSKEYS) throw new ApiError('ALREADY_ADDED');
    const userId = Buffer.from(id).toString('base64url');
    const challenge = await newChallenge(context, adding(hash));
    return { challenge, rpId: rpIdOf(config), rpName: BRAND.name, userId, existing };
  });

  route(app, API.addPasskey, async ({ data, admin: { _id: id, email, hash } }) => {
    const { heard, isChallenge } = heardChallenge(context, adding(hash));
    const added = await verifiedNewPasskey(context, data.answer, isChallenge);
    if (!added) throw new ApiError('INCORRECT_PASSKEY');
    await audited(deps, async (tx) => {
      await spend(tx, { heard, adminId: id });
      const row = { name: data.name, created_at: deps.now().toISOString(), used_at: null };
      if (!(await insertPasskey(tx, { ...added, ...row, admin_id: id })))
        throw new ApiError('INCORRECT_PASSKEY');
      noteAct(tx, { who: id, what: 'admin.addPasskey', subject: id });
      await deps.mail.enqueue(tx, passkeyEmail({ ...config, email, isAdded: true }));
    });
    deps.mail.wake();
    return await listed(id);
  });

  route(app, API.renamePasskey, async ({ params, data: { name }, admin: { _id: id } }) => {
    await audited(deps, async (tx) => {
      const renaming = { adminId: id, ref: params.id, name };
      if (!(await renamePasskey(tx, renaming))) throw new ApiError('NOT_FOUND');
      noteAct(tx, { who: id, what: 'admin.editProfile', subject: id });
    });
    return await listed(id);
  });

  route(app, API.removePasskey, async ({ params, data, admin, limits }) => {
    const { _id: id, email } = admin;
    await checkOwner(config, deps, { admin, limits }, data.password);
    await audited(deps, async (tx) => {
      if (!(await removePasskeys(tx, id, params.id))) throw new ApiError('NOT_FOUND');
      noteAct(tx, { who: id, what: 'admin.removePasskey', subject: id });
      await deps.mail.enqueue(tx, passkeyEmail({ ...config, email, isAdded: false }));
    });
    deps.mail.wake();
    return await listed(id);
  });
}

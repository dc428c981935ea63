import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import { resetAttempts } from '../../auth/rate-limit.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from '../../auth/recovery-codes.ts';
import {
  beginFactor,
  confirmFactor,
  findFactor,
  removeFactor,
  spendCode,
} from '../../auth/second-factor.ts';
import { otpauthAddress } from '../../auth/totp.ts';
import type { Config } from '../../base/config.ts';
import type { Deps } from '../../base/deps.ts';
import type { Db } from '../../db/tables/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { assertAttemptsLeft } from '../../http/attempts.ts';
import { route, type Limits } from '../../http/endpoint.ts';
import { asksPassword } from '../../http/prove-again.ts';
import { audited, noteAct } from '../../domain/audit.sql.ts';
import { secondFactorEmail } from '../emails.ts';
import { isNew } from '../../auth/sessions.ts';
import { checkOwner } from '../own-password.ts';

/** Serves setting up the second step of one's own account, new recovery codes, and removing it (SIGNIN-27, SIGNIN-28). */
export function factorRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  const db = deps.db.write;

  /** Runs work that needs a code, and uses up the code with it. It throws INCORRECT_CODE. */
  const withCode = async <T>(
    {
      id,
      code,
      use,
      limits,
    }: {
      id: string;
      code: string;
      use: typeof spendCode | typeof confirmFactor;
      limits: Limits<'ownStep'>;
    },
    act: (tx: Db) => Promise<T>,
  ): Promise<T> => {
    const counters = [{ limit: limits.ownStep, of: id }];
    await assertAttemptsLeft(config, deps, counters);
    const done = await audited(deps, async (tx) => {
      const used = await use(tx, { adminId: id, code }, deps);
      if (!used) throw new ApiError('INCORRECT_CODE');
      if (used === 'recovery')
        noteAct(tx, { who: id, what: 'session.useRecoveryCode', subject: id });
      return await act(tx);
    });
    await resetAttempts(deps.db, counters);
    deps.mail.wake();
    return done;
  };

  route(app, API.getSecondFactor, async ({ admin }) => {
    const { _id: id } = admin;
    const factor = await findFactor(db, id);
    return {
      since: factor?.confirmed_at ?? null,
      codesLeft: await countRecoveryCodes(db, id),
      isRequired: config.secondFactor === 'required',
      asksPassword: asksPassword(config, admin),
    };
  });

  route(app, API.beginSecondFactor, async ({ data, admin, limits }) => {
    const { _id: id, email, provenAt } = admin;
    // A stolen session must not be enough to lock the owner out. But for people who have nothing else, a new session counts as proof (SIGNIN-55).
    const isUnproven = provenAt === null && isNew(admin, deps.now());
    const isAll = isUnproven && !asksPassword(config, admin);
    if (!isAll) await checkOwner(config, deps, { admin, limits }, data.password);
    const seed = await beginFactor(db, id, deps);
    if (seed === undefined) throw new ApiError('HAS_FACTOR');
    return { seed, address: otpauthAddress(seed, email) };
  });

  route(app, API.confirmSecondFactor, async ({ data, limits, admin: { _id: id, email } }) =>
    withCode({ id, limits, code: data.code, use: confirmFactor }, async (tx) => {
      noteAct(tx, { who: id, what: 'admin.addFactor', subject: id });
      await deps.mail.enqueue(tx, secondFactorEmail({ ...config, email, isAdded: true }));
      return { recoveryCodes: await replaceRecoveryCodes(tx, id, deps) };
    }),
  );

  route(app, API.renewRecoveryCodes, async ({ data, limits, admin: { _id: id } }) =>
    withCode({ id, limits, code: data.code, use: spendCode }, async (tx) => {
      noteAct(tx, { who: id, what: 'admin.renewCodes', subject: id });
      return { recoveryCodes: await replaceRecoveryCodes(tx, id, deps) };
    }),
  );

  route(app, API.removeSecondFactor, async ({ data, limits, admin: { _id: id, email } }) =>
    withCode({ id, limits, code: data.code, use: spendCode }, async (tx) => {
      await removeFactor(tx, id);
      noteAct(tx, { who: id, what: 'admin.removeFactor', subject: id });
      await deps.mail.enqueue(tx, secondFactorEmail({ ...config, email, isAdded: false }));
      return {};
    }),
  );
}

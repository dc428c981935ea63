import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import { knownDevice } from '../../auth/known-device.ts';
import { refundAttempt, resetAttempts, type Counter } from '../../auth/rate-limit.ts';
import { spendCode } from '../../auth/second-factor.ts';
import {
  clearSecondStepCookie,
  endWaitingSignIn,
  findWaitingSignIn,
} from '../../auth/second-step.ts';
import { forgetTrustedBrowser, trustedBrowsersOf } from '../../auth/trusted-browsers.ts';
import type { Config } from '../../base/config.ts';
import type { Deps } from '../../base/deps.ts';
import { ApiError } from '../../http/api-error.ts';
import { assertAttemptsLeft, networkOfRequest } from '../../http/attempts.ts';
import { route } from '../../http/endpoint.ts';
import { audited, noteAct } from '../../domain/audit.sql.ts';
import { noteRefusal } from '../../domain/refusals.ts';
import { beginSession } from '../open-session.ts';
import { factorRoutes } from './factor-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';

/** Serves the second step of a sign-in, and setting it up (SIGNIN-26 to SIGNIN-31). */
export function secondStepRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  factorRoutes(app, config, deps);
  if (config.passkeys) passkeyRoutes(app, config, deps);

  route(app, API.listTrustedBrowsers, async ({ request, admin: { _id: id } }) =>
    trustedBrowsersOf(request, { config, deps }, id),
  );

  route(app, API.forgetTrustedBrowser, async ({ params, admin: { _id: id } }) => {
    await audited(deps, async (tx) => {
      if (!(await forgetTrustedBrowser(tx, { adminId: id, ref: params.id }, deps.now())))
        throw new ApiError('NOT_FOUND');
      noteAct(tx, { who: id, what: 'session.distrust', subject: id });
    });
    return {};
  });

  route(app, API.finishSignIn, async ({ data, limits, request, reply }) => {
    const waiting = await findWaitingSignIn(request, config, deps);
    if (!waiting) throw new ApiError('STEP_ENDED');
    const { admin, idToken } = waiting;
    const network = networkOfRequest(request);
    const device = await knownDevice(request, { config, deps }, admin.email);
    // A person who has only the password cannot lock anybody out of a known device.
    const [own, ...shared]: [Counter, ...Counter[]] =
      device === undefined
        ? [
            { limit: limits.stepByAdminAndIp, of: `${admin.id}/${network}` },
            { limit: limits.stepByAdmin, of: admin.id },
            { limit: limits.stepByAdminDaily, of: admin.id },
          ]
        : [{ limit: limits.stepByDevice, of: `${admin.id}/${device}` }];
    await assertAttemptsLeft(config, deps, [own, ...shared]);
    const used = await audited(deps, async (tx) => {
      const used = await spendCode(tx, { adminId: admin.id, code: data.code }, deps);
      if (used === undefined) return undefined;
      if (!(await endWaitingSignIn(tx, waiting))) throw new ApiError('STEP_ENDED');
      if (used === 'recovery')
        noteAct(tx, { who: admin.id, what: 'session.useRecoveryCode', subject: admin.id });
      return used;
    });
    if (used === undefined) {
      noteRefusal(deps, { who: null, what: 'session.refuseCode', subject: admin.id, network });
      throw new ApiError('INCORRECT_CODE');
    }
    await resetAttempts(deps.db, [own]);
    await refundAttempt(deps.db, shared);
    clearSecondStepCookie(reply, config);
    const proven = { admin, idToken, isTrusted: data.remember === true };
    return await beginSession({ request, reply }, config, deps, proven);
  });
}

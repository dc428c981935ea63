import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import { rememberDevice } from '../auth/known-device.ts';
import { hashPassword } from '../auth/passwords.ts';
import { clearSessionCookie } from '../auth/session-cookie.ts';
import { endNamedSession, endOtherSessions, signInsOf } from '../auth/sessions.ts';
import { endTokens } from '../auth/tokens.ts';
import type { Config } from '../base/config.ts';
import { auditAdmin } from '../nouns/audit.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from '../http/api-error.ts';
import { route } from '../http/endpoint.ts';
import { passwordChangedEmail } from './emails.ts';
import { assertGoodPassword } from './new-password.ts';
import { checkOwnPassword } from './own-password.ts';
import { handOverIssues } from './people.ts';
import { deleteAdmin, isLastAdmin, replacePassword } from './store.ts';

/** The password, the sessions and the end of the own account. */
export function ownAccountRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  const auditOwn = async (id: string) =>
    await auditAdmin(deps.db.write, deps, { who: id, what: 'session.revoke', subject: id });

  route(app, API.listSignIns, async ({ admin }) => {
    const own = { adminId: admin._id, ownHash: admin.hash };
    return await signInsOf(deps.db.write, own, deps.now());
  });

  route(app, API.endSignIn, async ({ params, admin: { _id: id } }) => {
    if (!(await endNamedSession(deps.db.write, id, params.id))) throw new ApiError('NOT_FOUND');
    await auditOwn(id);
    return {};
  });

  route(app, API.endOtherSignIns, async ({ admin: { _id: id, hash } }) => {
    await endOtherSessions(deps.db.write, id, hash);
    await auditOwn(id);
    return {};
  });

  route(app, API.changePassword, async ({ data, admin, reply }) => {
    assertGoodPassword(data.newPassword, admin);
    const { _id: id, email } = admin;
    const { password_hash: from } = await checkOwnPassword(config, deps, { id, ...data });
    const to = await hashPassword(data.newPassword, config.passwordCost);
    await deps.db.write.transaction().execute(async (tx) => {
      // If it was reset meanwhile, the password just checked is no longer valid.
      if (!(await replacePassword(tx, id, { from, to })))
        throw new ApiError('INCORRECT_CREDENTIALS');
      await endTokens(tx, id);
      await endOtherSessions(tx, id, admin.hash);
      await auditAdmin(tx, deps, { who: id, what: 'admin.changePassword', subject: id });
      await deps.mail.enqueue(tx, passwordChangedEmail({ publicUrl: config.publicUrl, email }));
    });
    deps.mail.wake();
    await rememberDevice(reply, { config, deps }, email);
    return {};
  });

  route(app, API.deleteMyAccount, async ({ data, admin, reply }) => {
    const { _id: id } = admin;
    await checkOwnPassword(config, deps, { id, password: data.password });
    await deps.db.write.transaction().execute(async (tx) => {
      if (await isLastAdmin(tx, deps.db.dialect, id)) throw new ApiError('LAST_ADMIN');
      await handOverIssues(tx, deps, { from: id, to: data.issuesTo ?? null, who: id });
      await deleteAdmin(tx, id);
      await auditAdmin(tx, deps, { who: id, what: 'admin.delete', subject: id });
    });
    clearSessionCookie(reply, config);
    return {};
  });
}

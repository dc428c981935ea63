import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import { rememberDevice } from '../auth/known-device.ts';
import { hashPassword } from '../auth/passwords.ts';
import { clearSessionCookie } from '../auth/session-cookie.ts';
import { endNamedSession, endOtherSessions, signInsOf } from '../auth/sessions.ts';
import { endTokens } from '../auth/tokens.ts';
import type { Config } from '../base/config.ts';
import type { Db } from '../db/tables/database.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from '../http/api-error.ts';
import { route } from '../http/endpoint.ts';
import { asksPassword } from '../http/prove-again.ts';
import { passwordChangedEmail } from './emails.ts';
import { assertGoodPassword, assertLocalPasswords } from './new-password.ts';
import { checkOwner, checkOwnPassword } from './own-password.ts';
import { assertNotLastOwner, handOverIssues } from './people.ts';
import { keepMarks } from '../domain/authors.sql.ts';
import { keepUnreadMarks } from '../domain/unread.sql.ts';
import { deleteAdmin, replacePassword } from './accounts.sql.ts';

function noteRevoked(tx: Db, id: string): void {
  noteAct(tx, { who: id, what: 'session.revoke', subject: id });
}

/** Serves the password and the sessions of one's own account, and leaving it. */
export function ownAccountRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  route(app, API.listSignIns, async ({ admin }) => {
    const own = { adminId: admin._id, ownHash: admin.hash };
    return await signInsOf(deps.db.write, own, deps.now());
  });

  route(app, API.endSignIn, async ({ params, admin: { _id: id } }) => {
    await audited(deps, async (tx) => {
      if (!(await endNamedSession(tx, id, params.id))) throw new ApiError('NOT_FOUND');
      noteRevoked(tx, id);
    });
    return {};
  });

  route(app, API.endOtherSignIns, async ({ admin: { _id: id, hash } }) => {
    await audited(deps, async (tx) => {
      await endOtherSessions(tx, id, hash);
      noteRevoked(tx, id);
    });
    return {};
  });

  route(app, API.changePassword, async ({ data, admin, limits, reply }) => {
    assertLocalPasswords(config);
    assertGoodPassword(data.newPassword, admin);
    const { _id: id, email } = admin;
    const { password_hash: from } = await checkOwnPassword(config, deps, { ...data, id, limits });
    const to = await hashPassword(data.newPassword, config.passwordCost);
    await audited(deps, async (tx) => {
      // If the password was reset meanwhile, the one that was just checked is no longer valid.
      if (!(await replacePassword(tx, id, { from, to })))
        throw new ApiError('INCORRECT_CREDENTIALS');
      await endTokens(tx, id);
      await endOtherSessions(tx, id, admin.hash);
      noteAct(tx, { who: id, what: 'admin.changePassword', subject: id });
      await deps.mail.enqueue(tx, passwordChangedEmail({ publicUrl: config.publicUrl, email }));
    });
    deps.mail.wake();
    await rememberDevice(reply, { config, deps }, email);
    return {};
  });

  route(app, API.deleteMyAccount, async ({ data, admin, limits, reply }) => {
    const { _id: id } = admin;
    if (asksPassword(config, admin) && data.password === undefined)
      throw new ApiError('INVALID_INPUT', { detail: 'password must be given.' });
    await checkOwner(config, deps, { admin, limits }, data.password);
    await audited(deps, async (tx) => {
      await assertNotLastOwner(tx, config, deps, id);
      await handOverIssues(tx, deps, { from: id, to: data.issuesTo ?? null, who: id });
      await keepMarks(tx, deps, id);
      await keepUnreadMarks(tx, deps, id);
      await deleteAdmin(tx, id);
      noteAct(tx, { who: id, what: 'admin.delete', subject: id });
    });
    clearSessionCookie(reply, config);
    return {};
  });
}

import type { FastifyInstance } from 'fastify';
import { isEmail, isLongEnough, normalizeEmail } from '#core/account.ts';
import { API } from '#core/api.ts';
import { normalizeAdvisor } from '#core/advisor-name.ts';
import type { Config } from '../config.ts';
import type { AdminRow } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/endpoint.ts';
import { emailChangedEmail, passwordChangedEmail } from './emails.ts';
import { ApiError } from '../http/api-error.ts';
import { auditAdmin } from '../db/audit.ts';
import { rememberDevice } from '../auth/known-device.ts';
import { hashPassword, isPasswordOf } from '../auth/passwords.ts';
import { resetAttempts, RATE_LIMITS } from '../auth/rate-limit.ts';
import { clearSessionCookie } from '../auth/session-cookie.ts';
import { endOtherSessions } from '../auth/sessions.ts';
import {
  changeAdmin,
  deleteAdmin,
  getAdmin,
  isTaken,
  isLastAdmin,
  replacePassword,
} from './store.ts';
import { assertAttemptsLeft } from '../http/attempts.ts';
import { endTokens } from '../auth/tokens.ts';

/** Checks the signed-in admin's password: a stolen session alone must not take the account over. */
async function checkOwnPassword(
  config: Config,
  deps: Deps,
  { id, password }: { id: string; password: string | undefined },
): Promise<AdminRow> {
  if (password === undefined) throw new ApiError('INCORRECT_CREDENTIALS');
  const counters = [{ limit: RATE_LIMITS.ownPassword, of: id }];
  await assertAttemptsLeft(config, deps, counters);
  const admin = await getAdmin(deps.db.write, id);
  if (!(await isPasswordOf(admin.password_hash, password, config.passwordCost))) {
    throw new ApiError('INCORRECT_CREDENTIALS');
  }
  await resetAttempts(deps.db, counters);
  return admin;
}

function problemsInProfile(change: { email?: string; name?: string }) {
  const { email, name } = change;
  const problems = [
    ...(email === undefined || isEmail(email)
      ? []
      : [{ field: 'email', message: 'email must be an email address.' }]),
    ...(name === undefined || name !== ''
      ? []
      : [{ field: 'name', message: 'name must not be empty.' }]),
  ];
  return problems;
}

/** What signed-in admins do with their own account. */
export function profileRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  route(app, API.getProfile, ({ admin }) => ({ email: admin.email, name: admin.name }));

  route(app, API.updateProfile, async ({ data, admin }) => {
    const change = {
      ...(data.email === undefined ? {} : { email: normalizeEmail(data.email) }),
      ...(data.name === undefined ? {} : { name: normalizeAdvisor(data.name) }),
    };
    const problems = problemsInProfile(change);
    const [first] = problems;
    if (first) throw new ApiError('INVALID_INPUT', { detail: first.message, problems });
    const { email = admin.email, name = admin.name } = change;
    const isMoved = email !== admin.email;
    // Whoever has the email can have the password sent (ACCOUNTS-7).
    if (isMoved) await checkOwnPassword(config, deps, { id: admin._id, password: data.password });
    await deps.db.write.transaction().execute(async (tx) => {
      if (isMoved) {
        await endOtherSessions(tx, admin._id, admin.hash);
        // A code that was sent to the old address must not open the account any more.
        await endTokens(tx, admin._id);
        await deps.mail.enqueue(tx, emailChangedEmail({ oldEmail: admin.email, newEmail: email }));
      }
      await changeAdmin(tx, admin._id, { email, name }).catch((error: unknown) => {
        throw isTaken(error) ? new ApiError('EMAIL_TAKEN') : error;
      });
      await auditAdmin(tx, deps, { who: admin._id, what: 'admin.editProfile', subject: admin._id });
    });
    deps.mail.wake();
    return { email, name };
  });

  route(app, API.changePassword, async ({ data, admin, reply }) => {
    if (!isLongEnough(data.newPassword)) throw new ApiError('PASSWORD_TO_SHORT');
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
      await deleteAdmin(tx, id);
      await auditAdmin(tx, deps, { who: id, what: 'admin.delete', subject: id });
    });
    clearSessionCookie(reply, config);
    return {};
  });
}

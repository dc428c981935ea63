import type { FastifyInstance } from 'fastify';
import { isEmail, normalizeEmail } from '#core/people/account.ts';
import { API } from '#core/api/api.ts';
import { isLanguage } from '#core/base/language.ts';
import { normalizeAdvisor } from '#core/people/advisor-name.ts';
import type { Profile } from '#core/people/person.ts';
import { rememberDevice } from '../auth/known-device.ts';
import { endOtherSessions, type FoundSession } from '../auth/sessions.ts';
import { createToken, endTokens, pendingEmail, useToken } from '../auth/tokens.ts';
import type { Config } from '../base/config.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import type { Db } from '../db/tables/database.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from '../http/api-error.ts';
import { assertAttemptsLeft, networkOfRequest } from '../http/attempts.ts';
import { route, type Limits } from '../http/endpoint.ts';
import { confirmEmailEmail, emailChangedEmail, emailRequestedEmail } from './emails.ts';
import { checkOwner } from './own-password.ts';
import { changeAdmin, findAdmin, getAdmin, isTaken, lockAdmin } from './accounts.sql.ts';

function problemsInProfile({ email, name }: { email?: string; name?: string }, present: string) {
  const isBad = email !== undefined && email !== present && !isEmail(email);
  return [
    ...(isBad ? [{ field: 'email', message: 'email must be an email address.' }] : []),
    ...(name === '' ? [{ field: 'name', message: 'name must not be empty.' }] : []),
  ];
}

/** Serves the name and the email of the signed-in admin. */
export function profileRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  const profileOf = async (adminId: string): Promise<Profile> => {
    const { email, name, reminders, language } = await getAdmin(deps.db.write, adminId);
    const pending = await pendingEmail(deps.db.write, { adminId }, deps.now());
    return {
      email,
      name,
      pendingEmail: pending ?? null,
      reminders: reminders === 1,
      language: isLanguage(language) ? language : null,
    };
  };

  /** Checks that a person may change the email. Whoever has the email can reset the password, so the change needs the password, and the owner gets an email (ACCOUNTS-7). */
  const assertMayAsk = async (
    asking: { admin: FoundSession; limits: Limits<(typeof API.updateProfile.limits)[number]> },
    change: { to: string; password?: string },
  ) => {
    const { limits } = asking;
    const { _id: id } = asking.admin;
    await checkOwner(config, deps, asking, change.password);
    await assertAttemptsLeft(config, deps, [
      { limit: limits.mailByEmailAndAdmin, of: `${change.to}/${id}` },
      { limit: limits.mailByAdmin, of: id },
    ]);
    if (await findAdmin(deps.db.write, change.to)) throw new ApiError('EMAIL_TAKEN');
  };

  const requestEmail = async (tx: Db, admin: FoundSession, newEmail: string) => {
    const { _id: adminId, email: oldEmail } = admin;
    const code = await createToken(tx, { adminId, purpose: 'email', email: newEmail }, deps);
    const change = { publicUrl: config.publicUrl, oldEmail, newEmail };
    await deps.mail.enqueue(tx, confirmEmailEmail({ ...change, code }));
    await deps.mail.enqueue(tx, emailRequestedEmail(change));
    noteAct(tx, { who: adminId, what: 'admin.requestEmail', subject: adminId });
  };

  route(app, API.getProfile, async ({ admin }) => await profileOf(admin._id));

  route(app, API.updateProfile, async ({ data, admin, limits }) => {
    const { _id: id } = admin;
    const change = {
      ...(data.email === undefined ? {} : { email: normalizeEmail(data.email) }),
      ...(data.name === undefined ? {} : { name: normalizeAdvisor(data.name) }),
    };
    const problems = problemsInProfile(change, admin.email);
    const [first] = problems;
    if (first) throw new ApiError('INVALID_INPUT', { detail: first.message, problems });
    const { email, name } = change;
    const isMoved = email !== undefined && email !== admin.email;
    if (isMoved) await assertMayAsk({ admin, limits }, { to: email, ...data });
    await audited(deps, async (tx) => {
      const stored = new Map(Object.entries((await lockAdmin(tx, deps.db.dialect, id)) ?? {}));
      // Only one change can wait at a time, and none waits if the email stays as it is.
      if (email !== undefined) await endTokens(tx, id, 'email');
      if (isMoved) await requestEmail(tx, admin, email);
      const own = {
        ...(name !== undefined && { name }),
        ...(data.reminders !== undefined && { reminders: Number(data.reminders) }),
        ...(data.language !== undefined && { language: data.language }),
      };
      if (Object.entries(own).every(([member, value]) => stored.get(member) === value)) return;
      await changeAdmin(tx, id, own);
      noteAct(tx, { who: id, what: 'admin.editProfile', subject: id });
    });
    deps.mail.wake();
    return await profileOf(id);
  });

  route(app, API.confirmEmail, async ({ data, admin, limits, request, reply }) => {
    const { _id: id, email: oldEmail } = admin;
    const { passCode: code } = data;
    const newEmail = await pendingEmail(deps.db.write, { adminId: id, code }, deps.now());
    if (newEmail === undefined) {
      const counters = [{ limit: limits.codeByIp, of: networkOfRequest(request) }];
      await assertAttemptsLeft(config, deps, counters);
      throw new ApiError('INVALID_PASSCODE');
    }
    await audited(deps, async (tx) => {
      if (!(await useToken(tx, code, deps.now()))) throw new ApiError('INVALID_PASSCODE');
      await changeAdmin(tx, id, { email: newEmail }).catch((error: unknown) => {
        throw isTaken(error) ? new ApiError('EMAIL_TAKEN') : error;
      });
      await endOtherSessions(tx, id, admin.hash);
      // A code that was sent to the old address must no longer open the account.
      await endTokens(tx, id);
      await deps.mail.enqueue(tx, emailChangedEmail({ oldEmail, newEmail }));
      noteAct(tx, { who: id, what: 'admin.changeEmail', subject: id });
    });
    deps.mail.wake();
    await rememberDevice(reply, { config, deps }, newEmail);
    return await profileOf(id);
  });
}

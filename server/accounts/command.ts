import { isEmail, normalizeEmail } from '#core/people/account.ts';
import { isRole, ROLES, type Role } from '#core/people/role.ts';
import { confusing, done, impossible, type CommandResult } from '../base/command-result.ts';
import type { Config } from '../base/config.ts';
import type { AdminRow } from '../db/tables/schema.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from '../http/api-error.ts';
import { removePasskeys } from '../auth/passkeys.ts';
import { removeFactor } from '../auth/second-factor.ts';
import { endOtherSessions } from '../auth/sessions.ts';
import { codeLink, secondFactorEmail } from './emails.ts';
import { sendCode, type MailedPurpose } from './codes.ts';
import { isCovered } from './issuer/judgement.ts';
import { accountOf, changePerson, stateOf } from './people.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import { changeAdmin, findAdmin, listAdmins } from './accounts.sql.ts';

const USAGE = `Usage: npm run admin -- COMMAND

  invite EMAIL [ROLE]  invite an administrator, a reader unless ROLE says otherwise: mails and prints
                  a link, good for 7 days
  reset EMAIL     mails and prints a link for a new password, or to sign in by where there are none,
                  good for 30 minutes; with --second-factor: removes app and passkeys of who lost them
  list            show all administrators
  disable EMAIL   end the sessions of an administrator and let them in no more
  enable EMAIL    let a disabled administrator in again
  sign-out EMAIL  end every session of an administrator, who can sign in again
  role EMAIL ROLE make an administrator an owner, an author or a reader
  unlink EMAIL    forget the campus account of an administrator; the next sign-in links one anew
  backup FILE     write all of the database, as it is at this moment, to a new file
  restore FILE    fill an empty place, a folder or a database, with such a file
  backup-key FILE           make a key that backups are encrypted for (BACKUP_RECIPIENT)
  open-backup FILE KEY OUT  open such a backup with the file of its key
  rotate-key      seal what is stored sealed with a new key
  time-zone ZONE  move the days of all records to another time zone, with every server stopped
  restored        after a backup was put back: phones send again what it lacks
  drill [KEYFILE]           prove that the newest backup can be restored
  move WHERE                take the database to PostgreSQL, or to a file in a folder
  trail [--since DAY]       who did what, from where, the oldest first
  verify-trail [N:HASH]     whether the trail is whole, and still has a row noted before
  about NAME                all that there is about an advisor or an administrator, as JSON
  forget NAME [--confirm NAME]  how much has that name; with --confirm the name goes from it
  verify FILE               whether the evidence of a record was changed`;

const NO_ROLE = `A role is one of ${ROLES.join(', ')}.`;
const misread = (text: string): CommandResult => confusing(`${text}\n\n${USAGE}`);

type Ask = { config: Config; deps: Deps; email: string };

async function linkFor(
  { config, deps, email }: Ask,
  { admin, purpose }: { admin: AdminRow; purpose: MailedPurpose },
): Promise<string> {
  const code = await sendCode(config, deps, { admin, purpose });
  const { publicUrl, localPasswords } = config;
  return codeLink(purpose, { publicUrl, localPasswords, email, code });
}

const isRoleOrNone = (text: string | undefined): text is Role | undefined =>
  text === undefined || isRole(text);

async function invite(ask: Ask, role: string | undefined): Promise<CommandResult> {
  if (!isRoleOrNone(role)) return misread(NO_ROLE);
  const account = await accountOf(ask.deps, ask.email, role);
  const state = stateOf(account);
  if (state !== 'invited')
    return impossible(`${ask.email} has an account already. It is ${state}.`);
  const { id } = account;
  if (role !== undefined) await changePerson(ask.config, ask.deps, { who: null, id, role });
  const admin = { ...account, role: role ?? account.role };
  const as = `as ${admin.role === 'reader' ? 'a' : 'an'} ${admin.role}`;
  const link = await linkFor(ask, { admin, purpose: 'invitation' });
  if (!ask.config.localPasswords)
    return done(`${ask.email} is invited ${as}, and signs in with the campus account:\n${link}`);
  return done(
    `${ask.email} is invited ${as}. The link works once, for 7 days, and goes by mail too:\n${link}`,
  );
}

/** Removes the second step of a person who lost app and codes, and notifies them by mail (SIGNIN-31). */
async function resetFactor({ config, deps, email }: Ask, admin: AdminRow): Promise<CommandResult> {
  const had = await audited(deps, async (tx) => {
    const hadPasskey = await removePasskeys(tx, admin.id);
    if (hadPasskey) noteAct(tx, { who: null, what: 'admin.removePasskey', subject: admin.id });
    const hadFactor = await removeFactor(tx, admin.id);
    if (hadFactor) noteAct(tx, { who: null, what: 'admin.removeFactor', subject: admin.id });
    if (!hadPasskey && !hadFactor) return false;
    await deps.mail.enqueue(tx, secondFactorEmail({ ...config, email, isAdded: false }));
    return true;
  });
  if (!had) return impossible(`${email} has no second step.`);
  return done(`${email} signs in without a second step until a new one is set up.`);
}

async function reset(ask: Ask, admin: AdminRow, what?: string): Promise<CommandResult> {
  if (what !== undefined) {
    if (what === '--second-factor') return await resetFactor(ask, admin);
    return misread(`'${what}' is not understood.`);
  }
  if (admin.disabled === 1)
    return impossible(`${ask.email} is disabled. Enable the account first.`);
  if (!isCovered(admin, ask.config, ask.deps.now()))
    return impossible(
      `The campus must let ${ask.email} in first: by no other way within the days of OIDC_DAYS. Where it is down, npm run admin -- unlink ${ask.email} takes it out of its hands.`,
    );
  const link = await linkFor(ask, { admin, purpose: 'reset' });
  const can = ask.config.localPasswords ? 'set a new password' : 'sign in by a link';
  return done(
    `${ask.email} can ${can}. The link works once, for 30 minutes, and goes by mail too:\n${link}`,
  );
}

/** Returns why the last owner cannot go, in place of the result (ROLE-3). */
async function unlessLastOwner(
  email: string,
  change: () => Promise<CommandResult>,
): Promise<CommandResult> {
  try {
    return await change();
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'LAST_ADMIN')
      return impossible(
        `${email} is the last administrator who can sign in. Invite another one first.`,
      );
    if (code === 'LAST_OWNER')
      return impossible(`${email} is the last owner who can sign in. Make another one first.`);
    throw error;
  }
}

async function setRole(
  { config, deps, email }: Ask,
  admin: AdminRow,
  role: string | undefined,
): Promise<CommandResult> {
  if (!isRole(role)) return misread(NO_ROLE);
  return await unlessLastOwner(email, async () => {
    await changePerson(config, deps, { who: null, id: admin.id, role });
    return done(`${email} has the role ${role} now.`);
  });
}

async function disable({ config, deps, email }: Ask, admin: AdminRow): Promise<CommandResult> {
  return await unlessLastOwner(email, async () => {
    await changePerson(config, deps, { who: null, id: admin.id, disabled: true });
    return done(`${email} is disabled and signed out everywhere.`);
  });
}

async function enable({ config, deps, email }: Ask, admin: AdminRow): Promise<CommandResult> {
  await changePerson(config, deps, { who: null, id: admin.id, disabled: false });
  return done(`${email} is enabled.`);
}

/** Signs a person out everywhere; they can sign in again (SIGNIN-39). */
async function signOut({ deps, email }: Ask, admin: AdminRow): Promise<CommandResult> {
  await audited(deps, async (tx) => {
    await endOtherSessions(tx, admin.id);
    noteAct(tx, { who: null, what: 'session.revoke', subject: admin.id });
  });
  return done(`${email} is signed out everywhere, and can sign in again.`);
}

async function unlink({ deps, email }: Ask, admin: AdminRow): Promise<CommandResult> {
  if (admin.campus_subject === null) return impossible(`${email} is linked to no campus account.`);
  await audited(deps, async (tx) => {
    // The mark that the campus let them in stays: once linked again, they are judged there again (SIGNIN-54).
    const unlinked = { campus_issuer: null, campus_subject: null, campus_judged_at: null };
    await changeAdmin(tx, admin.id, unlinked);
    noteAct(tx, { who: null, what: 'admin.unlinkProvider', subject: admin.id });
  });
  return done(`${email} is linked to no campus account any more. The next sign-in links one.`);
}

async function list({ db }: Deps): Promise<CommandResult> {
  const admins = await listAdmins(db.read);
  const width = admins.reduce((most, { email }) => Math.max(most, email.length), 0);
  const lines = admins.map(
    (admin) =>
      `${admin.email.padEnd(width)}  ${stateOf(admin).padEnd(8)}  ${admin.name}${admin.role === 'owner' ? '' : ` (${admin.role})`}`,
  );
  return done(lines.join('\n') || 'There is no administrator yet.');
}

const WITH_ACCOUNT = {
  reset,
  disable,
  enable,
  unlink,
  role: setRole,
  'sign-out': signOut,
} as const;

function isWithAccount(command: string): command is keyof typeof WITH_ACCOUNT {
  return Object.hasOwn(WITH_ACCOUNT, command);
}

/** Runs the command given after `npm run admin --`. */
export async function runCommand(
  args: readonly string[],
  config: Config,
  deps: Deps,
): Promise<CommandResult> {
  const [command = 'help', given, ...more] = args;
  if (command === 'help' || command === '--help') return done(USAGE);
  if (command === 'list' && given === undefined) return await list(deps);
  if (command !== 'invite' && !isWithAccount(command)) {
    return misread(`'${args.join(' ')}' is not understood.`);
  }
  const email = normalizeEmail(given ?? '');
  // An account of before may have an email that nobody could be invited with (SIGNIN-13).
  const isGood = command === 'invite' ? isEmail(email) : email !== '';
  const most = command === 'role' || command === 'reset' || command === 'invite' ? 1 : 0;
  if (!isGood || more.length > most) return misread(`'${command}' needs one email address.`);
  const ask = { config, deps, email };
  if (command === 'invite') return await invite(ask, more[0]);
  const admin = await findAdmin(deps.db.write, email);
  return admin
    ? await WITH_ACCOUNT[command](ask, admin, more[0])
    : impossible(`No administrator has the email ${email}.`);
}

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

  invite EMAIL [ROLE]  invite an administrator, a reader unless you give a ROLE; emails and prints
                  a link, good for 7 days
  reset EMAIL     email and print a link to set a new password, or to sign in where passwords are off,
                  good for 30 minutes; with --second-factor: remove a lost app and passkeys
  list            list all administrators
  disable EMAIL   sign an administrator out and block their sign-in
  enable EMAIL    let a disabled administrator sign in again
  sign-out EMAIL  sign an administrator out everywhere
  role EMAIL ROLE make an administrator an owner, an author or a reader
  unlink EMAIL    unlink the campus account of an administrator until the next sign-in
  backup FILE     write the whole database to a new file
  restore FILE    restore such a file into an empty folder or database
  backup-key FILE           make a key to encrypt backups (BACKUP_RECIPIENT)
  open-backup FILE KEY OUT  decrypt such a backup with its key file
  rotate-key      encrypt stored secrets with a new key
  time-zone ZONE  move the days of all records to another time zone, with every server stopped
  restored        after a restore: have phones send again what is missing
  drill [KEYFILE]           prove that the newest backup can be restored
  move WHERE                move the database to PostgreSQL or to a file in a folder
  trail [--since DAY]       print the activity log, oldest first
  verify-trail [N:HASH]     check that the activity log is complete and still has a noted entry
  about NAME                print all data about an advisor or administrator as JSON
  forget NAME [--confirm NAME]  count what has that name; with --confirm remove it
  verify FILE               check whether an evidence file was changed`;

const NO_ROLE = `The role must be one of ${ROLES.join(', ')}.`;
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
    return impossible(`${ask.email} already has an account. It is ${state}.`);
  const { id } = account;
  if (role !== undefined) await changePerson(ask.config, ask.deps, { who: null, id, role });
  const admin = { ...account, role: role ?? account.role };
  const as = `as ${admin.role === 'reader' ? 'a' : 'an'} ${admin.role}`;
  const link = await linkFor(ask, { admin, purpose: 'invitation' });
  if (!ask.config.localPasswords)
    return done(`${ask.email} is invited ${as} and signs in with their campus account:\n${link}`);
  return done(
    `${ask.email} is invited ${as}. The link works once, for 7 days, and was also emailed:\n${link}`,
  );
}

/** Removes the second step of a person who lost the app and the codes, and emails them about it (SIGNIN-31). */
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
  if (!had) return impossible(`${email} has no two-step sign-in.`);
  return done(`${email} signs in without two-step sign-in until they set it up again.`);
}

async function reset(ask: Ask, admin: AdminRow, what?: string): Promise<CommandResult> {
  if (what !== undefined) {
    if (what === '--second-factor') return await resetFactor(ask, admin);
    return misread(`Unknown option '${what}'.`);
  }
  if (admin.disabled === 1)
    return impossible(`${ask.email} is disabled. Enable the account first.`);
  if (!isCovered(admin, ask.config, ask.deps.now()))
    return impossible(
      `${ask.email} must sign in with their campus account first. If the campus sign-in is down, run npm run admin -- unlink ${ask.email}.`,
    );
  const link = await linkFor(ask, { admin, purpose: 'reset' });
  const can = ask.config.localPasswords ? 'set a new password' : 'sign in with a link';
  return done(
    `${ask.email} can ${can}. The link works once, for 30 minutes, and was also emailed:\n${link}`,
  );
}

/** Returns the reason why the last owner cannot be removed, in place of the result (ROLE-3). */
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
    return done(`${email} now has the role ${role}.`);
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

/** Signs a person out everywhere. They can sign in again (SIGNIN-39). */
async function signOut({ deps, email }: Ask, admin: AdminRow): Promise<CommandResult> {
  await audited(deps, async (tx) => {
    await endOtherSessions(tx, admin.id);
    noteAct(tx, { who: null, what: 'session.revoke', subject: admin.id });
  });
  return done(`${email} is signed out everywhere.`);
}

async function unlink({ deps, email }: Ask, admin: AdminRow): Promise<CommandResult> {
  if (admin.campus_subject === null) return impossible(`${email} has no linked campus account.`);
  await audited(deps, async (tx) => {
    // The mark that the campus let them in stays: if they are linked again, the campus decides about them again (SIGNIN-54).
    const unlinked = { campus_issuer: null, campus_subject: null, campus_judged_at: null };
    await changeAdmin(tx, admin.id, unlinked);
    noteAct(tx, { who: null, what: 'admin.unlinkProvider', subject: admin.id });
  });
  return done(`${email} is unlinked. The next sign-in links a campus account.`);
}

async function list({ db }: Deps): Promise<CommandResult> {
  const admins = await listAdmins(db.read);
  const width = admins.reduce((most, { email }) => Math.max(most, email.length), 0);
  const lines = admins.map(
    (admin) =>
      `${admin.email.padEnd(width)}  ${stateOf(admin).padEnd(8)}  ${admin.name}${admin.role === 'owner' ? '' : ` (${admin.role})`}`,
  );
  return done(lines.join('\n') || 'There are no administrators yet.');
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

/** Runs the command after `npm run admin --`. */
export async function runCommand(
  args: readonly string[],
  config: Config,
  deps: Deps,
): Promise<CommandResult> {
  const [command = 'help', given, ...more] = args;
  if (command === 'help' || command === '--help') return done(USAGE);
  if (command === 'list' && given === undefined) return await list(deps);
  if (command !== 'invite' && !isWithAccount(command)) {
    return misread(`Unknown command '${args.join(' ')}'.`);
  }
  const email = normalizeEmail(given ?? '');
  // An older account may have an email that can no longer be invited (SIGNIN-13).
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

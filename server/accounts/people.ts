import type { PersonState } from '#core/people/person.ts';
import type { OwnCategories } from '#core/people/own-categories.ts';
import { ISSUE_CATEGORIES } from '#core/base/category.ts';
import { LEAST_ROLE, type Role } from '#core/people/role.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import { formatJson } from '../db/columns/json.ts';
import type { Db } from '../db/tables/database.ts';
import type { WaysIn } from '../domain/active-admins.sql.ts';
import { handOver, holdOwner } from '../domain/owners.sql.ts';
import { endOtherSessions } from '../auth/sessions.ts';
import { endTokens } from '../auth/tokens.ts';
import type { AdminRow } from '../db/tables/schema.ts';
import type { Deps } from '../base/deps.ts';
import type { Words } from '../base/words/words.ts';
import { ApiError } from '../http/api-error.ts';
import {
  changeAdmin,
  findAdmin,
  getAdmin,
  insertAdmin,
  isLastOwner,
  isOneActive,
  newAdmin,
} from './accounts.sql.ts';

/** Returns the state of an account: whether its owner can sign in, and if not, why. */
export function stateOf(admin: AdminRow): PersonState {
  if (admin.disabled === 1) return 'disabled';
  const ways = [admin.password_hash, admin.google_sub, admin.facebook_id, admin.campus_subject];
  return ways.every((way) => way === null) ? 'invited' : 'active';
}

/** Returns the account with this normalized email. If there is none, it makes one that is only invited, as a reader unless another role is given (ROLE-1). */
export async function accountOf(
  deps: Deps,
  email: string,
  role: Role = LEAST_ROLE,
): Promise<AdminRow> {
  const invited = newAdmin(deps, { email, role });
  await insertAdmin(deps.db.write, invited);
  return (await findAdmin(deps.db.write, email)) ?? invited;
}

/** Gives the issues of `from` to another administrator or to nobody. It throws INVALID_INPUT if there is no such administrator. */
export async function handOverIssues(
  tx: Db,
  deps: Deps,
  given: { from: string; to: string | null; who: string },
): Promise<void> {
  const { from, to } = given;
  if (to !== null && (to === from || !(await holdOwner(tx, to)))) {
    const message = 'issuesTo must be another administrator who is not disabled.';
    throw new ApiError('INVALID_INPUT', {
      detail: message,
      problems: [{ field: 'issuesTo', message }],
    });
  }
  await handOver(tx, deps, given);
}

type Change = {
  id: string;
  /** The admin who asked for the change, or null if a command did. */
  who: string | null;
  role?: Role | undefined;
  /** The categories to which an author is limited. If none or all are given, there is no limit (ROLE-9). */
  categories?: OwnCategories | undefined;
  disabled?: boolean | undefined;
  /** The person who gets the issues of a disabled account. If it is undefined, the account keeps them (ACCOUNTS-16). */
  issuesTo?: string | null | undefined;
};

/** Throws LAST_ADMIN, or LAST_OWNER if others can sign in, for the last owner who can (ROLE-3). */
export async function assertNotLastOwner(
  tx: Db,
  waysIn: WaysIn,
  { db }: Pick<Deps, 'db'>,
  id: string,
): Promise<void> {
  if (!(await isLastOwner(tx, { dialect: db.dialect, waysIn }, id))) return;
  throw new ApiError((await isOneActive(tx, waysIn)) ? 'LAST_ADMIN' : 'LAST_OWNER');
}

/** Gives an account another role, which counts for its sessions at once (ROLE-4). It throws LAST_ADMIN or LAST_OWNER. */
async function setRole(
  tx: Db,
  waysIn: WaysIn,
  deps: Deps,
  { who, id, role }: { who: string | null; id: string; role: Role },
): Promise<void> {
  const admin = await getAdmin(tx, id);
  if (admin.role === role) return;
  if (role !== 'owner') await assertNotLastOwner(tx, waysIn, deps, id);
  await changeAdmin(tx, id, { role, role_of_campus: 0 });
  const about = ({ told }: Words) => [
    told.newRole(admin.email, told.roles[admin.role], told.roles[role]),
  ];
  noteAct(tx, { who, what: 'admin.setRole', subject: id, about });
}

/** Gives an account the role that the campus names, except that the last owner stays one (SIGNIN-40). It returns the account. */
export async function takeCampusRole(
  tx: Db,
  waysIn: WaysIn,
  { db }: Pick<Deps, 'db'>,
  { admin, given }: { admin: AdminRow; given: Role | undefined },
): Promise<AdminRow> {
  const { id, role: former, role_of_campus: wasGiven } = admin;
  if (given === undefined && wasGiven === 0) return admin;
  // A role from the campus ends if the campus no longer gives it.
  const role = given ?? LEAST_ROLE;
  const isLess = former === 'owner' && role !== 'owner';
  if (isLess && (await isLastOwner(tx, { dialect: db.dialect, waysIn }, id))) return admin;
  const change = { role, role_of_campus: given === undefined ? 0 : 1 };
  await changeAdmin(tx, id, change);
  if (role !== former) noteAct(tx, { who: id, what: 'admin.takeRole', subject: id });
  return { ...admin, ...change };
}

/** Limits an author's account to categories, which counts for its sessions at once (ROLE-9). */
async function setCategories(
  tx: Db,
  { who, id, categories }: { who: string | null; id: string; categories: OwnCategories },
): Promise<void> {
  const { email, categories: before } = await getAdmin(tx, id);
  const named = ISSUE_CATEGORIES.filter((category) => categories.includes(category));
  const isLimit = named.length > 0 && named.length < ISSUE_CATEGORIES.length;
  const after = isLimit ? formatJson(named) : null;
  if (after === before) return;
  await changeAdmin(tx, id, { categories: after });
  const about = ({ told, nameOf }: Words) => [
    `${email}: ${isLimit ? named.map(nameOf).join(', ') : told.allCategories}`,
  ];
  noteAct(tx, { who, what: 'admin.setCategories', subject: id, about });
}

async function disable(
  tx: Db,
  waysIn: WaysIn,
  deps: Deps,
  { who, id, issuesTo: to }: Change,
): Promise<void> {
  await assertNotLastOwner(tx, waysIn, deps, id);
  await changeAdmin(tx, id, { disabled: 1 });
  await endOtherSessions(tx, id);
  await endTokens(tx, id);
  if (to !== undefined && who !== null) await handOverIssues(tx, deps, { from: id, to, who });
  const { email } = await getAdmin(tx, id);
  noteAct(tx, { who, what: 'admin.disable', subject: id, about: [email] });
}

/** Gives an account another role or other categories, enables it, or disables it and ends its sessions and codes (ACCOUNTS-13). It throws LAST_ADMIN or LAST_OWNER. */
export async function changePerson(waysIn: WaysIn, deps: Deps, change: Change): Promise<void> {
  const { who, id, role, disabled, categories } = change;
  await audited(deps, async (tx) => {
    if (disabled === true) await disable(tx, waysIn, deps, change);
    if (disabled === false) {
      await changeAdmin(tx, id, { disabled: 0 });
      const { email } = await getAdmin(tx, id);
      noteAct(tx, { who, what: 'admin.enable', subject: id, about: [email] });
    }
    if (role !== undefined) await setRole(tx, waysIn, deps, { who, id, role });
    if (categories !== undefined) await setCategories(tx, { who, id, categories });
  });
}

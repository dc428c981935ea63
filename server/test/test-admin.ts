import type { Language } from '#core/base/language.ts';
import type { Role } from '#core/people/role.ts';
import { insertAdmin, newAdmin } from '../accounts/accounts.sql.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { AdminRow } from '../db/tables/schema.ts';
import { writeRefusals } from '../domain/refusals.ts';
import type { TestApp } from './test-app.ts';

export const PASSWORD = 'a lamp in the hall';

/** Adds an administrator who can sign in with PASSWORD; `password: null` is one who is only invited. */
export async function addAdmin(
  { deps, config, db }: TestApp,
  {
    email = 'ada@example.edu',
    password = PASSWORD,
    disabled = 0,
    role = 'owner',
    language = null,
  }: {
    email?: string;
    password?: string | null;
    disabled?: number;
    role?: Role;
    language?: Language | null;
  } = {},
): Promise<AdminRow> {
  const password_hash =
    password === null ? null : await hashPassword(password, config.passwordCost);
  const admin = {
    ...newAdmin(deps, { email, name: 'Ada', password_hash, role }),
    disabled,
    language,
  };
  await insertAdmin(db.write, admin);
  return admin;
}

/** Returns the code in the newest email, or in the newest to one address. */
export async function codeInMail({ mails }: TestApp, to?: string): Promise<string> {
  const mail = (await mails()).findLast(({ recipient }) => to === undefined || recipient === to);
  const link = /https?:\S+passCode=\S+/.exec(mail?.body ?? '')?.[0] ?? 'http://-';
  return new URL(link).searchParams.get('passCode') ?? '';
}

/** Lists the acts of the trail, oldest first, each as often as it was done, without refusals other than sign-ins. */
export async function auditedActs({ db, deps }: TestApp): Promise<string[]> {
  await writeRefusals(deps);
  const rows = await db.read
    .selectFrom('audit')
    .select(['what', 'count'])
    .where('what', 'not like', 'refusal.%')
    .orderBy('number')
    .execute();
  return rows.flatMap(({ what, count }) => Array<string>(count).fill(what));
}

import { sql, type RawBuilder } from 'kysely';
import type { Role } from '#core/people/role.ts';
import { madePlain } from '#core/search/issue-search.ts';
import { activeAdmins, type WaysIn } from '../domain/active-admins.sql.ts';
import type { Database, Db } from '../db/tables/database.ts';
import type { Dialect } from '../db/columns/dialect.ts';
import type { AdminRow } from '../db/tables/schema.ts';
import type { Deps } from '../base/deps.ts';

export async function findAdmin(db: Db, email: string): Promise<AdminRow | undefined> {
  return await db.selectFrom('admin').selectAll().where('email', '=', email).executeTakeFirst();
}

export async function findAdminById(db: Db, id: string): Promise<AdminRow | undefined> {
  return await db.selectFrom('admin').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function getAdmin(db: Db, id: string): Promise<AdminRow> {
  return await db.selectFrom('admin').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

const LINKS = { google: 'google_sub', facebook: 'facebook_id' } as const;
type Link = { provider: keyof typeof LINKS; id: string };

export async function findLinkedAdmin(db: Db, link: Link): Promise<AdminRow | undefined> {
  return await db
    .selectFrom('admin')
    .selectAll()
    .where(LINKS[link.provider], '=', link.id)
    .executeTakeFirst();
}

/** Links an admin to an account at another provider, unless another account is linked. It returns whether it did. */
export async function linkAdmin(db: Db, id: string, link: Link): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin')
    .set({ [LINKS[link.provider]]: link.id })
    .where('id', '=', id)
    .where(LINKS[link.provider], 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

type CampusLink = { issuer: string; subject: string };

export async function findCampusAdmin(db: Db, link: CampusLink): Promise<AdminRow | undefined> {
  return await db
    .selectFrom('admin')
    .selectAll()
    .where('campus_issuer', '=', link.issuer)
    .where('campus_subject', '=', link.subject)
    .executeTakeFirst();
}

/** Links an admin to a campus account, unless another one of this issuer is linked. It returns whether it did. */
export async function linkCampus(db: Db, id: string, link: CampusLink): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin')
    .set({ campus_issuer: link.issuer, campus_subject: link.subject })
    .where('id', '=', id)
    .where((row) =>
      row.or([row('campus_issuer', 'is', null), row('campus_issuer', '!=', link.issuer)]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** A part of the list of people: those whose name or email has every word of the search, ordered by email (ACCOUNTS-18). */
export type PeopleSelection = { search: string; page: number; pageSize: number };

type ReadDatabase = Pick<Database, 'dialect'> & { db: Db };

/** Returns the conditions of a search. There is always at least one, which may be true for every row. */
function soughtIn(search: string): RawBuilder<unknown> {
  const words = madePlain(search).split(/\s+/).filter(Boolean);
  const conditions = words.map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return sql`sought like ${pattern} escape '\\'`;
  });
  return sql.join([sql`true`, ...conditions], sql` and `);
}

// The index has everything that a search looks at, so only rows that are shown are read.
const inOrder = (dialect: Dialect): RawBuilder<unknown> =>
  dialect === 'sqlite' ? sql`admin indexed by admin_sought` : sql`admin`;

export function emailsOf(
  dialect: Dialect,
  { search, page, pageSize }: PeopleSelection,
): RawBuilder<{ email: string }> {
  return sql`select email from ${inOrder(dialect)} where ${soughtIn(search)}
    order by email limit ${sql.lit(pageSize)} offset ${sql.lit((page - 1) * pageSize)}`;
}

export async function listPeople(
  { db, dialect }: ReadDatabase,
  selection: PeopleSelection,
): Promise<AdminRow[]> {
  const { rows } = await emailsOf(dialect, selection).execute(db);
  if (rows.length === 0) return [];
  const emails = rows.map(({ email }) => email);
  return await db
    .selectFrom('admin')
    .selectAll()
    .where('email', 'in', emails)
    .orderBy('email')
    .execute();
}

export async function countPeople({ db, dialect }: ReadDatabase, search: string): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from ${inOrder(dialect)} where ${soughtIn(search)}`.execute(db);
  return Number(rows[0]?.count);
}

export async function listOwners(db: Db): Promise<Pick<AdminRow, 'id' | 'name'>[]> {
  return await db
    .selectFrom('admin')
    .select(['id', 'name'])
    .where('id', 'in', (where) =>
      where.selectFrom('issue').select('owner').where('owner', 'is not', null),
    )
    .orderBy('email')
    .execute();
}

export async function isOneActive(db: Db, waysIn: WaysIn): Promise<boolean> {
  return (await activeAdmins(db, waysIn).select('id').limit(2).execute()).length === 1;
}

export async function isOneOwner(db: Db, waysIn: WaysIn): Promise<boolean> {
  const owners = activeAdmins(db, waysIn).select('id').where('role', '=', 'owner');
  return (await owners.limit(2).execute()).length === 1;
}

export async function listAdmins(db: Db): Promise<AdminRow[]> {
  return await db.selectFrom('admin').selectAll().orderBy('email').execute();
}

/** Returns the row of a new admin. An admin without a password is only invited. */
export function newAdmin(
  deps: Pick<Deps, 'now' | 'newId'>,
  admin: { email: string; name?: string; password_hash?: string | null; role: Role },
): AdminRow {
  // Until they choose a name, it is the part of the email before the @.
  const { name = admin.email.replace(/@.*/, '') } = admin;
  return {
    id: deps.newId(),
    password_hash: null,
    disabled: 0,
    role_of_campus: 0,
    categories: null,
    google_sub: null,
    facebook_id: null,
    campus_issuer: null,
    campus_subject: null,
    campus_entered: 0,
    campus_judged_at: null,
    created_at: deps.now().toISOString(),
    signed_in_at: null,
    signed_in_before: 0,
    reminders: 1,
    language: null,
    sought: madePlain(`${name} ${admin.email}`),
    ...admin,
    name,
  };
}

/** Adds an admin unless the email is taken. It returns whether it did. */
export async function insertAdmin(db: Db, admin: AdminRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('admin')
    .values(admin)
    .onConflict((on) => on.column('email').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function hasAdmin(db: Db): Promise<boolean> {
  const row = await db.selectFrom('admin').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Returns the current state of the account, locked until the transaction ends. */
export async function lockAdmin(
  db: Db,
  dialect: Dialect,
  id: string,
): Promise<AdminRow | undefined> {
  return await db
    .selectFrom('admin')
    .selectAll()
    .where('id', '=', id)
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
}

export async function changeAdmin(
  db: Db,
  id: string,
  change: Partial<Omit<AdminRow, 'sought'>>,
): Promise<void> {
  const changed = await db
    .updateTable('admin')
    .set(change)
    .where('id', '=', id)
    .returning(['name', 'email'])
    .executeTakeFirst();
  if (!changed || (change.name === undefined && change.email === undefined)) return;
  const sought = madePlain(`${changed.name} ${changed.email}`);
  await db.updateTable('admin').set({ sought }).where('id', '=', id).execute();
}

/** Sets a password if the stored hash is still `from`. It returns whether it did. */
export async function replacePassword(
  db: Db,
  id: string,
  { from, to }: { from: string | null; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', from === null ? 'is' : '=', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Deletes an account and, with it, the recipient that stands for its phones. */
export async function deleteAdmin(db: Db, id: string): Promise<void> {
  const phones = db.deleteFrom('told_target').where('kind', '=', 'push');
  await phones.where('address', '=', id).execute();
  await db.deleteFrom('admin').where('id', '=', id).execute();
}

/** Tells whether this admin is the last owner who can sign in (ROLE-3). The answer holds until the transaction ends: PostgreSQL locks the rows, and SQLite has one writer. */
export async function isLastOwner(
  db: Db,
  { dialect, waysIn }: { dialect: Dialect; waysIn: WaysIn },
  id: string,
): Promise<boolean> {
  const locked = activeAdmins(db, waysIn)
    .select('id')
    .where('role', '=', 'owner')
    .orderBy('id')
    .$if(dialect === 'postgres', (query) => query.forUpdate());
  // Two rows are enough, however many there are. After a wait for locked rows, fewer may be returned than exist.
  if ((await locked.limit(2).execute()).length === 2) return false;
  const able = await locked.execute();
  return able.length === 1 && able[0]?.id === id;
}

/** Tells whether a write failed because a unique column, such as the email, already has that value. */
export function isTaken(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === '23505';
}

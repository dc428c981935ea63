import { ableAdmins } from '../db/able-admins.ts';
import type { Db } from '../db/database.ts';
import type { Dialect } from '../db/dialect.ts';
import type { AdminRow } from '../db/schema.ts';
import type { Deps } from '../deps.ts';

/** The admin with this normalized email; undefined if there is none. */
export async function findAdmin(db: Db, email: string): Promise<AdminRow | undefined> {
  return await db.selectFrom('admin').selectAll().where('email', '=', email).executeTakeFirst();
}

/** The admin with this id; undefined if there is none. */
export async function findAdminById(db: Db, id: string): Promise<AdminRow | undefined> {
  return await db.selectFrom('admin').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The admin with this id; throws if there is none. */
export async function getAdmin(db: Db, id: string): Promise<AdminRow> {
  return await db.selectFrom('admin').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

const LINKS = { google: 'google_sub', facebook: 'facebook_id' } as const;
type Link = { provider: keyof typeof LINKS; id: string };

/** The admin who is linked to this account of another provider. */
export async function findLinkedAdmin(db: Db, link: Link): Promise<AdminRow | undefined> {
  return await db
    .selectFrom('admin')
    .selectAll()
    .where(LINKS[link.provider], '=', link.id)
    .executeTakeFirst();
}

/** Links an admin to an account of another provider, unless another one is linked; returns whether it did. */
export async function linkAdmin(db: Db, id: string, link: Link): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin')
    .set({ [LINKS[link.provider]]: link.id })
    .where('id', '=', id)
    .where(LINKS[link.provider], 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** All admins by email. */
export async function listAdmins(db: Db): Promise<AdminRow[]> {
  return await db.selectFrom('admin').selectAll().orderBy('email').execute();
}

/** What an admin is called until they say otherwise: the part of the email before the @. */
function nameFrom(email: string): string {
  return email.split('@')[0] ?? email;
}

/** The row of a new admin; without a password it is one who is only invited. */
export function newAdmin(
  deps: Pick<Deps, 'now' | 'newId'>,
  admin: { email: string; name?: string; password_hash?: string | null },
): AdminRow {
  return {
    id: deps.newId(),
    name: nameFrom(admin.email),
    password_hash: null,
    disabled: 0,
    google_sub: null,
    facebook_id: null,
    created_at: deps.now().toISOString(),
    signed_in_at: null,
    reminders: 1,
    ...admin,
  };
}

/** Adds an admin unless the email is taken; returns whether it did. */
export async function insertAdmin(db: Db, admin: AdminRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('admin')
    .values(admin)
    .onConflict((on) => on.column('email').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether there is any admin. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const row = await db.selectFrom('admin').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Locks an admin until the transaction ends. */
export async function lockAdmin(db: Db, dialect: Dialect, id: string): Promise<void> {
  await db
    .selectFrom('admin')
    .select('id')
    .where('id', '=', id)
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .execute();
}

/** Changes members of an admin. */
export async function changeAdmin(db: Db, id: string, change: Partial<AdminRow>): Promise<void> {
  await db.updateTable('admin').set(change).where('id', '=', id).execute();
}

/** Sets a password if the stored hash is still `from`; returns whether it was. */
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

/** Deletes an admin with their sessions and codes. */
export async function deleteAdmin(db: Db, id: string): Promise<void> {
  await db.deleteFrom('admin').where('id', '=', id).execute();
}

/**
 * Whether this admin is the only one who can sign in. In a transaction this holds until its end: on
 * PostgreSQL the rows are locked, on SQLite there is one writer at a time.
 */
export async function isLastAdmin(db: Db, dialect: Dialect, id: string): Promise<boolean> {
  const able = await ableAdmins(db)
    .select('id')
    .orderBy('id')
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .execute();
  return able.length === 1 && able[0]?.id === id;
}

/** Whether a write failed because a unique column, such as the email, has that value already. */
export function isTaken(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === '23505';
}

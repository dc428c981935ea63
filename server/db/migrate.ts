import { sql, type Kysely, type Transaction } from 'kysely';
import { CannotOpen } from './cannot-open.ts';
import type { Database } from './database.ts';
import { MIGRATIONS, type Migration } from './migrations/list.ts';

type Applied = { migration: { name: string; applied_at: string } };

/** The lock that lets one process at a time migrate a PostgreSQL database. */
const MIGRATION_LOCK = 4_200_301;

async function lockMigrations(
  tx: Transaction<Applied>,
  dialect: Database['dialect'],
): Promise<void> {
  if (dialect === 'postgres')
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(tx);
  await tx.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('applied_at', 'text', (c) => c.notNull())
    .execute();
}

/** The names of the migrations that the database has had. Throws where a newer version made some (DATA-4). */
async function appliedTo(
  db: Kysely<Applied>,
  dialect: Database['dialect'],
  list: readonly Migration[],
): Promise<Set<string>> {
  return await db.transaction().execute(async (tx) => {
    await lockMigrations(tx, dialect);
    const rows = await tx.selectFrom('migration').select('name').execute();
    const names = new Set(rows.map(({ name }) => name));
    const unknown = names.difference(new Set(list.map(({ name }) => name)));
    if (unknown.size === 0) return names;
    throw new CannotOpen(
      `The database was made by a newer version of this app (${[...unknown].join(', ')}). Start that version, or restore a backup made before it.`,
    );
  });
}

/**
 * Applies the missing migrations, each whole or not at all; returns the names of those applied.
 * Throws `CannotOpen` where the database is newer than this app.
 */
export async function migrate(
  { dialect, write }: Pick<Database, 'dialect' | 'write'>,
  now: Date,
  list: readonly Migration[] = MIGRATIONS,
): Promise<string[]> {
  const db = write as unknown as Kysely<Applied>;
  const applied = await appliedTo(db, dialect, list);
  const done: string[] = [];
  for (const { name, up } of list) {
    if (applied.has(name)) continue;
    await db.transaction().execute(async (tx) => {
      await lockMigrations(tx, dialect);
      // Another process may have been first.
      const known = await tx
        .selectFrom('migration')
        .select('name')
        .where('name', '=', name)
        .executeTakeFirst();
      if (known) return;
      await up(tx as unknown as Kysely<unknown>, dialect);
      await tx.insertInto('migration').values({ name, applied_at: now.toISOString() }).execute();
      done.push(name);
    });
  }
  return done;
}

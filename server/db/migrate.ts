import { sql, type Kysely, type Transaction } from 'kysely';
import { CannotOpen } from './failures/cannot-open.ts';
import type { Database } from './tables/database.ts';
import type { Dialect } from './columns/dialect.ts';
import { MIGRATIONS, type Migration, type Report } from './migrations/list.ts';
import { amongOthers, waitShortly } from './postgres/short-locks.ts';
import type { Schema } from './tables/schema.ts';
import { readSetting, writeSetting } from './settings.ts';
import { applyTriggers } from './triggers/apply.ts';

type Applied = { migration: { name: string; applied_at: string } };

/** The lock that lets one process at a time migrate a PostgreSQL database. */
export const MIGRATION_LOCK = 4_200_301;

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
  // The limit on waiting comes after the lock, since another process may be migrating.
  await waitShortly(tx, dialect);
}

async function applyWhole(
  { name, up }: Migration,
  { tx, dialect, report }: { tx: Transaction<Applied>; dialect: Dialect; report: Report },
): Promise<void> {
  try {
    await up(tx as unknown as Kysely<unknown>, dialect, report);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The database could not be updated (${name}) and is unchanged: ${reason}`, {
      cause,
    });
  }
}

/** The setting that names the newest migration that a server must know to run on these tables (CLUSTER-9). */
const FLOOR = 'schema_floor';

/** Returns the names of the applied migrations. It throws if a newer version applied some on which this one cannot run (DATA-4). */
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
    const floor = await readSetting(tx as unknown as Kysely<Schema>, FLOOR);
    if (floor !== undefined && list.some(({ name }) => name === floor)) return names;
    throw new CannotOpen(
      `A newer version of this app made the database (${[...unknown].join(', ')}). Start that version, or restore an older backup.`,
    );
  });
}

/** Applies the missing migrations, each completely or not at all, and then the triggers. It leaves the changes of newer versions alone. An empty database gets everything at once (START-5). */
export async function migrate(
  { dialect, write }: Pick<Database, 'dialect' | 'write'>,
  now: Date,
  list: readonly Migration[] = MIGRATIONS,
  report: (name: string, done: number, all: number) => void = () => undefined,
): Promise<string[]> {
  const db = write as unknown as Kysely<Applied>;
  const applied = await appliedTo(db, dialect, list);
  if (!applied.isSubsetOf(new Set(list.map(({ name }) => name)))) return [];
  const done: string[] = [];
  const missing = list.filter(({ name }) => !applied.has(name));
  for (const group of applied.size === 0 ? [missing] : missing.map((one) => [one])) {
    const names = await amongOthers(db, async (tx) => {
      await lockMigrations(tx, dialect);
      // Another process may have been first.
      const rows = await tx.selectFrom('migration').select('name').execute();
      const known = new Set(rows.map(({ name }) => name));
      const wanted = group.filter(({ name }) => !known.has(name));
      for (const migration of wanted) {
        const { name } = migration;
        const reported: Report = (part, all) => report(name, part, all);
        await applyWhole(migration, { tx, dialect, report: reported });
        await tx.insertInto('migration').values({ name, applied_at: now.toISOString() }).execute();
      }
      return wanted.map(({ name }) => name);
    });
    done.push(...names);
  }
  // Older tables already have the triggers that their migrations made.
  if (MIGRATIONS.every((one) => list.includes(one))) {
    await amongOthers(db, async (tx) => {
      await lockMigrations(tx, dialect);
      await applyTriggers(tx, dialect);
      const floor = list.findLast(({ contracts }) => contracts)?.name;
      if (floor !== undefined) await writeSetting(tx as unknown as Kysely<Schema>, FLOOR, floor);
    });
  }
  return done;
}

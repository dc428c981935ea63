import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './tables/database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/list.ts';

/** The ms that must pass between two lines of progress in the log. */
const PROGRESS_MS = 3_000;
/** The number of pages, 16 MB, below which a file is left as it is. */
const SMALL_PAGES = 4_096;

async function pragma(db: Database, name: 'page_count' | 'freelist_count'): Promise<number> {
  const { rows } = await sql<Record<string, number>>`pragma ${sql.raw(name)}`.execute(db.write);
  return rows[0]?.[name] ?? 0;
}

/** Tells whether more than half of the SQLite file is unused, as it may be after a migration that made records smaller. */
async function isHalfEmpty(db: Database): Promise<boolean> {
  if (db.dialect !== 'sqlite') return false;
  const pages = await pragma(db, 'page_count');
  return pages > SMALL_PAGES && (await pragma(db, 'freelist_count')) * 2 > pages;
}

/** Rewrites the SQLite file without its unused pages. If that fails, the file stays as it is, which does no harm. */
async function compactFile(db: Database, log: FastifyBaseLogger): Promise<void> {
  log.info('compacting the database file, which is half empty');
  try {
    await sql`vacuum`.execute(db.write);
    // The new file went through the log, which would otherwise stay as large.
    await sql`pragma wal_checkpoint(truncate)`.execute(db.write);
    log.info('compacted the database file');
  } catch (error) {
    log.warn({ error }, 'The database file was not compacted. The next start tries again.');
  }
}

/** Logs one line for all migrations, so that a person who starts the app for the first time finds the address below it (START-27). */
function logMigrated(names: string[], log: FastifyBaseLogger): void {
  for (const name of names) log.debug({ name }, 'migrated');
  if (names.length === MIGRATIONS.length) log.info(`Database made: ${names.length} migrations`);
  else if (names.length > 0) log.info({ migrations: names }, 'Database migrated');
}

/** Applies the missing migrations, logs the progress, and frees unused space (RECORD-19). */
export async function upgradeDatabase(
  db: Database,
  now: Date,
  log: FastifyBaseLogger,
): Promise<void> {
  let loggedAt = performance.now();
  const report = (name: string, done: number, all: number) => {
    if (performance.now() - loggedAt < PROGRESS_MS) return;
    loggedAt = performance.now();
    log.info({ name, done, all }, 'migrating');
  };
  logMigrated(await migrate(db, now, MIGRATIONS, report), log);
  if (await isHalfEmpty(db)) await compactFile(db, log);
}

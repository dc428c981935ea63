import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql, type CompiledQuery } from 'kysely';
import { inject } from 'vitest';
import { assert } from '#core/base/assert.ts';
import { copyOf, linesIn } from '../db/reading/copied-rows.ts';
import type { Database } from '../db/tables/database.ts';
import { migrate } from '../db/migrate.ts';
import { databaseOver, openDatabase } from '../db/open.ts';
import type { Schema } from '../db/tables/schema.ts';
import { createDatabase } from './postgres-server.ts';

/** PostgreSQL as a server, and PGlite, which is PostgreSQL inside this process. */
export type PostgresKind = 'postgres' | 'pglite';

const pgliteFolder = new URL('..', import.meta.resolve('@electric-sql/pglite'));
const { version } = JSON.parse(readFileSync(new URL('package.json', pgliteFolder), 'utf8')) as {
  version: string;
};
const cacheFolder = join(import.meta.dirname, '../../node_modules/.cache');
const emptyCluster = join(cacheFolder, `pglite-${version}.tar`);

function readCluster(): Blob | undefined {
  try {
    return new Blob([readFileSync(emptyCluster)]);
  } catch {
    return undefined;
  }
}

/** Starts PGlite: creating a cluster takes five times as long as unpacking one, so the first one is saved. */
async function startPglite(): Promise<PGlite> {
  const cluster = readCluster();
  if (cluster) return await PGlite.create({ loadDataDir: cluster });
  const pglite = await PGlite.create();
  const dump = await pglite.dumpDataDir('none');
  const unfinished = `${emptyCluster}.${process.pid}`;
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, emptyCluster);
  return pglite;
}

/** Yields what PGlite copies: it has no connection to copy by, and writes into a blob. */
async function* copiedBy(pglite: PGlite, query: CompiledQuery): AsyncGenerator<Buffer, void> {
  const copy = copyOf(query).replace(/stdout$/, "'/dev/blob'");
  const { blob } = await pglite.query(copy);
  if (blob) yield* linesIn(blob.stream());
}

type Connected = Required<Pick<Database, 'write' | 'copied'>>;

async function connect(kind: PostgresKind): Promise<Connected> {
  if (kind === 'pglite') {
    const pglite = await startPglite();
    return {
      write: new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) }),
      copied: (query) => copiedBy(pglite, query),
    };
  }
  const server = inject('postgres');
  assert(server !== undefined, 'tests on PostgreSQL are skipped where there is none');
  const databaseUrl = await createDatabase(server.url, `${server.prefix}${process.pid}`);
  const { write, copied } = await openDatabase({ dataDir: '', databaseUrl });
  assert(copied, 'PostgreSQL copies its rows');
  return { write, copied };
}

/** Empties the audit: its triggers, which forbid that, are off meanwhile. */
async function emptyAudit(db: Kysely<Schema>): Promise<void> {
  if (!(await db.selectFrom('audit').select('number').limit(1).executeTakeFirst())) return;
  await db.transaction().execute(async (tx) => {
    for (const table of ['audit', 'audit_head']) {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
    }
    await tx.deleteFrom('audit').execute();
    await tx.updateTable('audit_head').set({ number: 0, hash: '', cut: 0, cut_hash: '' }).execute();
    for (const table of ['audit', 'audit_head']) {
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
    }
  });
}

type Started = { db: Kysely<Schema>; copied: Connected['copied']; empty: () => Promise<unknown> };

async function start(kind: PostgresKind): Promise<Started> {
  const { write: db, copied } = await connect(kind);
  await migrate({ dialect: 'postgres', write: db }, new Date());
  const tables = await db.introspection.getTables();
  const all = tables.map(({ name }) => name);
  // Triggers count deleted attendances into these.
  const sums = all.filter((name) => name.startsWith('attendance_'));
  const kept = ['migration', 'audit', 'audit_head', ...sums];
  const names = all.filter((name) => !kept.includes(name));
  // One statement, so that references are looked at when all rows are gone; truncate takes ten times as long.
  const deletes = names.map(
    (name) => sql`${sql.ref(`d_${name}`)} as (delete from ${sql.table(name)})`,
  );
  const empty = sql`with ${sql.join(deletes)} select 1`;
  return {
    db,
    copied,
    empty: async () => {
      await empty.execute(db);
      for (const name of sums) await sql`delete from ${sql.table(name)}`.execute(db);
      await emptyAudit(db);
    },
  };
}

// Each takes its time to start: one serves all tests of a worker, emptied before each.
const started = new Map<PostgresKind, Promise<Started>>();

/** Starts the worker's database, once. */
export async function postgresStarted(kind: PostgresKind): Promise<Started> {
  const known = started.get(kind) ?? start(kind);
  started.set(kind, known);
  return await known;
}

/** Opens the worker's database, migrated and empty. */
export async function openPostgres(kind: PostgresKind): Promise<Database> {
  const { db, copied, empty } = await postgresStarted(kind);
  await empty();
  return { ...databaseOver('postgres', db), copied, close: async () => undefined };
}

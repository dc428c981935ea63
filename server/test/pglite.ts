import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { databaseOver } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';

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

/** Creating a cluster takes five times as long as unpacking one, so the first one is saved. */
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

type Started = { db: Kysely<Schema>; empty: () => Promise<unknown> };

async function start(): Promise<Started> {
  const pglite = await startPglite();
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  await migrate({ dialect: 'postgres', write: db }, new Date());
  const tables = await db.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => name !== 'migration');
  const truncate = sql`truncate ${sql.join(names.map((name) => sql.table(name)))} cascade`;
  return { db, empty: () => truncate.execute(db) };
}

// It takes seconds and 700 MB to start: one serves all tests of a worker, emptied before each.
let started: Promise<Started> | undefined;

/** Starts PostgreSQL in memory, once. */
export async function pgliteStarted(): Promise<Started> {
  return await (started ??= start());
}

/** PostgreSQL in memory, migrated and empty. */
export async function openPglite(): Promise<Database> {
  const { db, empty } = await pgliteStarted();
  await empty();
  return { ...databaseOver('postgres', db), close: async () => undefined };
}

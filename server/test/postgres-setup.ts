import type { TestProject } from 'vitest/node';
import { dropDatabases, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The PostgreSQL server of this run and how its databases' names begin; undefined if there is none. */
    postgres: { url: string; prefix: string } | undefined;
  }
}

/** Starts one PostgreSQL for all workers of a run, or takes that of TEST_DATABASE_URL. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given === undefined ? await startPostgres() : undefined;
  const url = given ?? server?.url;
  const prefix = `reslife_test_${process.pid}_`;
  if (url === undefined) {
    process.stderr.write('PostgreSQL is not installed here: its tests are skipped.\n');
  }
  project.provide('postgres', url === undefined ? undefined : { url, prefix });
  return async () => {
    if (given !== undefined) await dropDatabases(given, prefix);
    await server?.stop();
  };
}

import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../test/postgres-server.ts';
import { openDatabase } from './open.ts';

const backend = sql<{ pid: number }>`select pg_backend_pid() as pid`;

// START-11
test('connections that PostgreSQL ends in use fail what they do and nothing else', async ({
  skip,
}) => {
  const uncaught: unknown[] = [];
  const keep = (error: unknown) => void uncaught.push(error);
  process.on('uncaughtException', keep);
  const server = await startPostgres();
  if (server === undefined) return skip('PostgreSQL is not installed here.');
  const { write, close } = await openDatabase({ dataDir: '', databaseUrl: server.url });
  onTestFinished(async () => {
    process.off('uncaughtException', keep);
    await close();
    await server.stop();
  });
  const transactions = Array.from({ length: 4 }, async () => {
    await write.transaction().execute(async (tx) => {
      const { rows } = await backend.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(write);
      // The connection breaks while nothing is asked of it.
      await setTimeout(200);
      await backend.execute(tx);
    });
  });
  const results = await Promise.allSettled(transactions);
  expect(results.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  expect(uncaught).toEqual([]);
  expect((await backend.execute(write)).rows).toHaveLength(1);
});

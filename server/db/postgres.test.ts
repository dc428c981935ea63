import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { assert } from '#core/base/assert.ts';
import { hasPostgres, startPostgres, type PostgresServer } from '../test/postgres-server.ts';
import { openDatabase } from './open.ts';
import type { QueryLimits } from './postgres/pool.ts';
import { isUnavailable } from './failures/unavailable.ts';

const backend = sql<{ pid: number }>`select pg_backend_pid() as pid`;

describe.skipIf(!hasPostgres)('a server of PostgreSQL', () => {
  let server: PostgresServer;

  beforeAll(async () => {
    const started = await startPostgres();
    assert(started !== undefined, 'it can be started');
    server = started;
    return async () => await started.stop();
  }, 60_000);

  async function open(limits?: QueryLimits) {
    const db = await openDatabase({ dataDir: '', databaseUrl: server.url }, limits);
    onTestFinished(db.close);
    return db;
  }

  // START-11
  test('a connection that it ends fails only its present query', async () => {
    const uncaught: unknown[] = [];
    const collect = (error: unknown) => void uncaught.push(error);
    process.on('uncaughtException', collect);
    onTestFinished(() => void process.off('uncaughtException', collect));
    const { write } = await open();
    const isGone = async (pid: number | undefined) =>
      (await sql`select from pg_stat_activity where pid = ${pid}`.execute(write)).rows.length === 0;
    const transactions = Array.from({ length: 4 }, async () => {
      await write.transaction().execute(async (tx) => {
        const { rows } = await backend.execute(tx);
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(write);
        // The connection breaks while nothing is asked of it.
        await expect.poll(async () => await isGone(rows[0]?.pid)).toBe(true);
        await backend.execute(tx);
      });
    });
    const results = await Promise.allSettled(transactions);
    expect(results.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    expect(uncaught).toEqual([]);
    expect((await backend.execute(write)).rows).toHaveLength(1);
  });

  // ANALYTICS-16
  test('copies only as long as its rows are read, and a broken copy fails', async () => {
    const { write, copied } = await open();
    assert(copied !== undefined, 'PostgreSQL copies its rows');
    const query = sql`select repeat('x', 1000) from generate_series(1, 50000)`.compile(write);
    const copying = sql`from pg_stat_activity where query like 'copy (select repeat%'`;
    for await (const rows of copied(query)) if (rows.length > 0) break;
    const count = sql<{ left: number }>`select count(*)::int as left ${copying}`;
    await expect.poll(async () => (await count.execute(write)).rows).toEqual([{ left: 0 }]);
    const end = sql`select pg_terminate_backend(pid) ${copying}`;
    const broken = async () => {
      for await (const rows of copied(query)) if (rows.length > 0) await end.execute(write);
    };
    await expect(broken()).rejects.toThrow();
  });

  // DATA-2
  test('is given up if it does not answer, and used again once it does', async () => {
    const { write } = await open({ statement: 5_000, answer: 300 });
    await sql`create table t (a integer)`.execute(write);
    const insert = sql`insert into t values (1)`;
    onTestFinished(() => server.thaw());
    const transaction = write.transaction().execute(async (tx) => {
      await insert.execute(tx);
      server.freeze();
      await insert.execute(tx);
    });
    await expect(transaction).rejects.toSatisfy(isUnavailable);
    server.thaw();
    await insert.execute(write);
    const { rows } = await sql<{ a: number }>`select a from t`.execute(write);
    // Neither the transaction nor a late answer of it has reached a later query.
    expect(rows.length).toBeLessThanOrEqual(2);
  });

  // DATA-2
  test('cancels a query that takes too long, and keeps the connection', async () => {
    const { write } = await open({ statement: 50, answer: 5_000 });
    await expect(sql`select pg_sleep(5)`.execute(write)).rejects.toSatisfy(isUnavailable);
    expect((await backend.execute(write)).rows).toHaveLength(1);
  });

  // DATA-8
  test.each([
    [
      'that is read-only, as after a failover',
      'alter database NAME set default_transaction_read_only = on',
      'alter database NAME reset default_transaction_read_only',
    ],
    ['that lets us in no more', 'alter role refused nologin', 'alter role refused login'],
    ['whose rights are missing', 'revoke all on t from refused', 'grant all on t to refused'],
  ])('after %s it is unavailable, and recovers by itself', async (_, refuse, relent) => {
    const { write: operator } = await open();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      operator,
    );
    const name = rows[0]?.name ?? '';
    const order = async (text: string) =>
      await operator.transaction().execute(async (tx) => {
        // The operator's connection may be one that became read-only.
        await sql`set transaction read write`.execute(tx);
        await sql.raw(text.replace('NAME', `"${name}"`)).execute(tx);
      });
    await order(
      "drop table if exists t; create table t (a integer); drop role if exists refused; create role refused login password 'secret'; grant all on t to refused",
    );
    onTestFinished(async () => await order(relent));
    const url = new URL(server.url);
    url.username = 'refused';
    url.password = 'secret';
    const { write, close } = await openDatabase({ dataDir: '', databaseUrl: url.href });
    onTestFinished(close);
    const insert = async () => await sql`insert into t values (1)`.execute(write);
    await insert();
    await order(refuse);
    const end = sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'refused'`;
    await end.execute(operator);
    const refused = async () =>
      await insert().then(
        () => 'taken',
        (error: Error & { code?: string }) => (isUnavailable(error) ? (error.code ?? '') : 'a bug'),
      );
    // The connections that were open end first, with a code of their own.
    await expect.poll(refused).toMatch(/^(25006|28000|42501)$/);
    await order(relent);
    await expect.poll(refused).toBe('taken');
  });
});

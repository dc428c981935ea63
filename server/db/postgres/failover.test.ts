import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { assert } from '#core/base/assert.ts';
import {
  hasPostgres,
  startPostgres,
  startStandby,
  type PostgresServer,
} from '../../test/postgres-server.ts';
import { uuidBytes } from '../columns/uuid.ts';
import { isUnavailable } from '../failures/unavailable.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open.ts';
import type { QueryLimits } from './pool.ts';

async function open(databaseUrl: string, limits?: QueryLimits) {
  const db = await openDatabase({ dataDir: '', databaseUrl }, limits);
  onTestFinished(db.close);
  return db;
}

/** Returns how a statement ended. */
async function outcome(done: Promise<unknown>): Promise<string> {
  return await done.then(
    () => 'done',
    (error: unknown) => (isUnavailable(error) ? 'unavailable' : String(error)),
  );
}

function note(key: string) {
  const id = uuidBytes(randomUUID());
  const row = { id, key: uuidBytes(key), body_hash: id, received_at: '', correction: 0 };
  const content = { advisor: 'Sam', rating: 4, description: '' };
  return { ...row, ...content, read_at: null, answered_at: null, archived_at: null };
}

describe.skipIf(!hasPostgres)('two servers of PostgreSQL', () => {
  let first: PostgresServer;

  beforeAll(async () => {
    const started = await startPostgres();
    assert(started !== undefined, 'it can be started');
    first = started;
    const { write, close } = await openDatabase({ dataDir: '', databaseUrl: first.url });
    await migrate({ dialect: 'postgres', write }, new Date());
    await close();
    return async () => await first.stop();
  }, 60_000);

  async function order(...statements: string[]): Promise<void> {
    const { write, close } = await openDatabase({ dataDir: '', databaseUrl: first.url });
    for (const statement of statements) await sql.raw(statement).execute(write);
    await close();
  }

  /** Waits for a standby's word that never comes. */
  async function withoutStandby(): Promise<void> {
    const reload = 'select pg_reload_conf()';
    await order("alter system set synchronous_standby_names = 'nobody'", reload);
    onTestFinished(async () => await order('alter system reset synchronous_standby_names', reload));
    // A new session shows that all were told; the checkpointer, who decides for all, has then read it before its next work.
    await expect.poll(standbyNames).toBe('nobody');
    await order('checkpoint');
  }

  /** Reads in a session of its own whose word commits wait for. */
  async function standbyNames(): Promise<string | undefined> {
    const { write, close } = await openDatabase({ dataDir: '', databaseUrl: first.url });
    const shown = sql<{
      names: string;
    }>`select current_setting('synchronous_standby_names') as names`;
    const { rows } = await shown.execute(write);
    await close();
    return rows[0]?.names;
  }

  /** Ends what waits for the standby, once something does: PostgreSQL commits it all the same. */
  async function endWait(): Promise<void> {
    const { write } = await open(first.url);
    const end = sql<{ ended: boolean }>`select pg_cancel_backend(pid) as ended
      from pg_stat_activity where wait_event = 'SyncRep'`;
    await expect.poll(async () => (await end.execute(write)).rows).toEqual([{ ended: true }]);
  }

  // FAILOVER-3
  test('a commit that no standby confirmed is not acknowledged', async () => {
    const { write } = await open(first.url);
    await withoutStandby();
    const set = sql`insert into setting (name, value) values ('a', 'b')
      on conflict (name) do update set value = 'b'`;
    const alone = outcome(set.execute(write));
    await endWait();
    expect(await alone).toBe('unavailable');
    const inWhole = write.transaction().execute(async (tx) => {
      await sql`update setting set value = 'c' where name = 'a'`.execute(tx);
    });
    const together = outcome(inWhole);
    await endWait();
    expect(await together).toBe('unavailable');
  });

  // FAILOVER-4
  test('a record that is sent again is acknowledged once a standby has it, and stored once', async () => {
    const { commit, write } = await open(first.url);
    await withoutStandby();
    const key = randomUUID();
    const send = async () => await outcome(commit('feedback', note(key), () => true));
    for (let tries = 0; tries < 2; tries += 1) {
      const sent = send();
      await endWait();
      expect(await sent).toBe('unavailable');
    }
    const waiting = send();
    await order('alter system reset synchronous_standby_names', 'select pg_reload_conf()');
    expect(await waiting).toBe('done');
    const found = await write
      .selectFrom('feedback')
      .select('key')
      .where('key', '=', uuidBytes(key))
      .execute();
    expect(found).toHaveLength(1);
  });

  // FAILOVER-1
  test('the writable server is found, whether the others are frozen, gone or promoted', async () => {
    const second = await startStandby(first);
    onTestFinished(second.stop);
    const [one, two] = [first.url, second.url].map((url) => new URL(url).host);
    const nowhere = '127.0.0.1:1';
    const url = `postgres://reslife@${nowhere},${two},${one}/postgres`;
    const { write } = await open(url, { statement: 300, answer: 500 });
    const set = async () =>
      await outcome(
        sql`insert into setting (name, value) values (${randomUUID()}, 'b')`.execute(write),
      );
    expect(await set()).toBe('done');

    first.freeze();
    onTestFinished(() => first.thaw());
    expect(await set()).toBe('unavailable');
    const promote = await open(second.url);
    await sql`select pg_promote()`.execute(promote.write);
    await expect.poll(set, { timeout: 20_000 }).toBe('done');
  }, 40_000);
});

import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { assert } from '#core/base/assert.ts';
import {
  hasPostgres,
  startPostgres,
  startStandby,
  type PostgresServer,
} from '../../test/postgres-server.ts';
import { openDatabase } from '../open.ts';
import { readAside } from '../reading/aside.ts';
import { openStandby } from './standby.ts';

const ADA = 'ada';

describe.skipIf(!hasPostgres)('a standby of PostgreSQL', () => {
  let first: PostgresServer;
  let second: PostgresServer;

  beforeAll(async () => {
    const started = await startPostgres();
    assert(started !== undefined, 'it can be started');
    first = started;
    second = await startStandby(first);
    return async () => {
      await second.stop();
      await first.stop();
    };
  }, 60_000);

  /** Opens reads that say where they were answered, and a standby with this limit on its lag in ms. */
  async function open(lagLimit?: number) {
    const db = await openDatabase({ dataDir: '', databaseUrl: first.url });
    const standby = await openStandby(second.url, db.read, { lagLimit });
    onTestFinished(async () => {
      await db.close();
      await standby.close();
    });
    const { ask } = readAside({ ...db, standby }, ({ read }) => async () => {
      const asked = sql<{ is: boolean }>`select pg_is_in_recovery() as is`;
      return (await asked.execute(read)).rows[0]?.is === true ? 'standby' : 'primary';
    });
    const write = sql`create table if not exists t (a integer); insert into t values (1)`;
    return {
      standby,
      where: async (who = ADA) => await ask(who, async (reader) => await reader()),
      write: async () => await write.execute(db.write),
    };
  }

  const replay = async (order: 'pause' | 'resume') => {
    const { write, close } = await openDatabase({ dataDir: '', databaseUrl: second.url });
    await sql.raw(`select pg_wal_replay_${order}()`).execute(write);
    await close();
  };

  // FAILOVER-8
  test('is read as of now once it has what was committed, and where it lags as of its last moment', async () => {
    const { where, write } = await open();
    const began = Date.now();
    await write();
    const level = await where();
    expect(level.answer).toBe('standby');
    expect(Date.parse(level.asOf ?? '')).toBeGreaterThanOrEqual(began);
    await replay('pause');
    onTestFinished(async () => await replay('resume'));
    await write();
    const asked = Date.now();
    const late = await where();
    expect(late.answer).toBe('standby');
    expect(Date.parse(late.asOf ?? '')).toBeLessThan(asked);
  });

  // FAILOVER-9
  test('is left for the primary where it is too far behind, and read again', async () => {
    const { where, write } = await open(300);
    await replay('pause');
    onTestFinished(async () => await replay('resume'));
    await write();
    await expect.poll(async () => await where()).toEqual({ answer: 'primary' });
    await replay('resume');
    await expect.poll(async () => (await where()).answer).toBe('standby');
  });

  // FAILOVER-10
  test('is left for the primary for a while by who wrote, and by nobody else', async () => {
    const { where, standby } = await open(400);
    standby.wrote(ADA);
    expect(await where()).toEqual({ answer: 'primary' });
    expect((await where('grace')).answer).toBe('standby');
    await expect.poll(async () => (await where()).answer).toBe('standby');
  });

  // FAILOVER-9
  test('is left for the primary within a second or so where it is frozen', async () => {
    const { where } = await open();
    second.freeze();
    onTestFinished(() => second.thaw());
    const began = performance.now();
    expect(await where()).toEqual({ answer: 'primary' });
    expect(performance.now() - began).toBeLessThan(4_000);
    second.thaw();
    await expect
      .poll(async () => (await where()).answer, { timeout: 12_000, interval: 200 })
      .toBe('standby');
  }, 20_000);

  // FAILOVER-9
  test('a primary is none', async () => {
    const db = await openDatabase({
      dataDir: '',
      databaseUrl: first.url,
      databaseReplicaUrl: first.url,
    });
    onTestFinished(db.close);
    expect(await db.standby?.asOf(ADA)).toBeUndefined();
  });
});

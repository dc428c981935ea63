import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { assert } from '#core/base/assert.ts';
import { uuidBytes } from '../../server/db/columns/uuid.ts';
import { nonDurableTransaction } from '../../server/db/commit/non-durable.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openDatabase } from '../../server/db/open.ts';
import { postgresCursor } from '../../server/db/reading/row-cursor.ts';
import { createDatabase, ownUser, startPostgres } from '../../server/test/postgres-server.ts';
import { freePort } from '../../server/test/server-process.ts';
import { filledFor, ownedFolder, PASSWORD } from './files.ts';
import { portsFrom } from './places.ts';
import { findProgram, programOf } from './programs.ts';

const pgbouncer = findProgram('pgbouncer');

// FAILOVER-6
test.skipIf(pgbouncer === undefined)(
  'records, corrections, large reads and copies go through shared connections',
  async () => {
    assert(pgbouncer !== undefined, 'it is there');
    const user = ownUser();
    const root = ownedFolder(mkdtempSync(join(tmpdir(), 'reslife-test-')), user);
    onTestFinished(() => rmSync(root, { recursive: true }));
    const server = await startPostgres();
    assert(server, 'PostgreSQL is there');
    onTestFinished(server.stop);
    const direct = await createDatabase(server.url, 'reslife');
    const owner = await openDatabase({ dataDir: '', databaseUrl: direct }, 'none');
    await migrate(owner, new Date());
    await owner.close();

    const pool = await freePort();
    const ports = { ...portsFrom(0), primary: Number(new URL(direct).port), pool };
    filledFor(root, ports, user, ['pgbouncer.ini', 'users.txt']);
    const log = join(root, 'log');
    const proxy = programOf({
      program: pgbouncer,
      args: ['pgbouncer.ini'],
      folder: root,
      log,
      user,
    });
    proxy.start();
    onTestFinished(proxy.kill);
    const databaseUrl = `postgres://reslife:${PASSWORD}@127.0.0.1:${pool}/reslife`;
    const db = await openDatabase({ dataDir: '', databaseUrl });
    onTestFinished(db.close);
    const isUp = async () =>
      await sql`select 1`.execute(db.write).then(
        () => true,
        () => false,
      );
    while (!(await isUp())) await pause(50);

    const send = async (key: string, correction: number) => {
      const id = uuidBytes(randomUUID());
      const row = { id, key: uuidBytes(key), body_hash: id, received_at: '', correction };
      const content = { advisor: 'Sam', rating: 4, description: '' };
      const state = { read_at: null, answered_at: null, archived_at: null };
      return await db.commit('feedback', { ...row, ...content, ...state }, () => true);
    };
    const keys = Array.from({ length: 40 }, () => randomUUID());
    await Promise.all([...keys, ...keys].map(async (key) => await send(key, 0)));
    await Promise.all(keys.map(async (key) => await send(key, 1)));
    const { rows } = await sql`select correction from feedback`.execute(db.read);
    expect(rows).toEqual(keys.map(() => ({ correction: 1 })));

    const series = sql<{ n: number }>`select n from generate_series(1, 2500) as n`;
    const reads = Array.from({ length: 4 }, async () => {
      let count = 0;
      for await (const part of postgresCursor(db.read, series, 500)) count += part.length;
      return count;
    });
    expect(await Promise.all(reads)).toEqual([2500, 2500, 2500, 2500]);
    assert(db.copied, 'PostgreSQL copies its rows');
    let lines = 0;
    for await (const part of db.copied(series.compile(db.read)))
      lines += part.toString().split('\n').length - 1;
    expect(lines).toBe(2500);
    await nonDurableTransaction(db, async (tx) => {
      await sql`update setting set value = value`.execute(tx);
    });
    // Neither a setting nor a cursor of one transaction remains in another.
    const left = sql<{ on: string }>`select current_setting('synchronous_commit') as on`;
    const settings = await Promise.all(Array.from({ length: 20 }, () => left.execute(db.read)));
    expect(new Set(settings.map(({ rows: [row] }) => row?.on))).toEqual(new Set(['on']));
  },
  60_000,
);

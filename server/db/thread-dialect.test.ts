import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { openOnSqlite } from '../test/test-app.ts';
import type { Schema } from './tables/schema.ts';
import { threadDialect } from './thread-dialect.ts';
import { createTurns } from './turns.ts';
import { isUnavailable } from './failures/unavailable.ts';

const feedback = { advisor: 'Sam', rating: 4 };

test('turns are given one at a time, in the order of asking', async () => {
  const turns = createTurns();
  const seen: string[] = [];
  const take = async (name: string) => {
    const end = await turns.take();
    seen.push(`${name} begins`);
    await Promise.resolve();
    seen.push(`${name} ends`);
    end();
  };
  await Promise.all([take('a'), take('b')]);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('simultaneous saves and public writes all succeed', async () => {
  const { call, db } = await openOnSqlite();
  const names = Array.from({ length: 40 }, (_, n) => `setting ${n}`);
  const answers = await Promise.all([
    ...names.map(async () => (await call(API.sendFeedback, { body: feedback })).status),
    ...names.map(async (name) => {
      await db.write.transaction().execute(async (tx) => {
        await tx.insertInto('setting').values({ name, value: '1' }).execute();
      });
      return 200;
    }),
  ]);
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(await db.read.selectFrom('feedback').select('id').execute()).toHaveLength(40);
});

// API-11
test('if a thread ends, its write fails as unavailable, and the next write starts another thread', async () => {
  const { call, db } = await openOnSqlite();
  const key = randomUUID();
  const send = async () => await call(API.sendFeedback, { body: feedback, key });
  const started = once(process, 'worker');
  const first = send();
  const [worker] = (await started) as [Worker];
  await worker.terminate();
  expect(await first).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  expect(await send()).toMatchObject({ status: 200 });
  expect(await db.read.selectFrom('feedback').select('id').execute()).toHaveLength(1);
});

// CELLS-1
test('an idle thread ends, and the next write starts another', async () => {
  const { config, db: other } = await openOnSqlite();
  const file = join(config.dataDir, 'reslife.db');
  const db = new Kysely<Schema>({ dialect: threadDialect(file, createTurns(), 50) });
  const write = async (name: string) =>
    await db.insertInto('setting').values({ name, value: '1' }).execute();
  const started = once(process, 'worker');
  const written = write('before');
  const [worker] = (await started) as [Worker];
  await Promise.all([written, once(worker, 'exit')]);
  await write('after');
  await db.destroy();
  const names = await other.read.selectFrom('setting').select('name').execute();
  expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(['before', 'after']));
});

// DATA-8
test('a full disk is recognized by its error code, and writes work again once there is room', async () => {
  const { config } = await openOnSqlite();
  const file = join(config.dataDir, 'reslife.db');
  const db = new Kysely<Schema>({ dialect: threadDialect(file, createTurns()) });
  onTestFinished(() => db.destroy());
  const limit = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(db);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  const write = (name: string) =>
    db
      .insertInto('setting')
      .values({ name, value: 'x'.repeat(100_000) })
      .execute();
  await limit(rows[0]?.page_count ?? 0);
  expect(isUnavailable(await write('full').catch((error: unknown) => error))).toBe(true);
  await limit(1_000_000);
  await write('room');
});

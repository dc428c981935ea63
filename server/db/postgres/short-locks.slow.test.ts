import { setTimeout } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { assert } from '#core/base/assert.ts';
import { createDatabase } from '../../test/postgres-server.ts';
import { migrate } from '../migrate.ts';
import type { Migration } from '../migrations/list.ts';
import { openDatabase } from '../open.ts';

const added: Migration = {
  name: '001-added',
  up: async (db) => void (await sql`alter table busy add column b integer`.execute(db)),
};

/** Reads the table in a transaction that stays open as long as a download may take. */
async function download(db: Kysely<never>, ended: Promise<unknown>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select count(*) from busy`.execute(tx);
    await ended;
  });
}

// CLUSTER-10
test.skipIf(inject('postgres') === undefined)(
  'a migration that waits for a long reader holds up nobody for long, and is applied once it ended',
  async () => {
    const server = inject('postgres');
    assert(server !== undefined, 'it is skipped without PostgreSQL');
    const databaseUrl = await createDatabase(server.url, `${server.prefix}locks${Date.now()}`);
    const db = await openDatabase({ dataDir: '', databaseUrl });
    onTestFinished(db.close);
    await sql`create table busy (a integer)`.execute(db.write);
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const reading = download(db.read as unknown as Kysely<never>, ended);
    let isMigrated = false;
    const migrating = migrate(db, new Date(), [added]).finally(() => (isMigrated = true));
    const waits: number[] = [];
    for (let left = 40; left > 0; left -= 1) {
      const began = performance.now();
      await sql`insert into busy (a) values (${left})`.execute(db.write);
      waits.push(performance.now() - began);
      await setTimeout(150);
    }
    expect(isMigrated).toBe(false);
    // It did wait in the line, and left it.
    expect(Math.max(...waits)).toBeGreaterThan(500);
    expect(Math.max(...waits)).toBeLessThan(5_000);
    end();
    await reading;
    expect(await migrating).toEqual(['001-added']);
    await sql`select b from busy`.execute(db.read);
  },
);

import { fastify } from 'fastify';
import { pino } from 'pino';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import type { Db } from '../db/tables/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { writeSetting } from '../db/settings.ts';
import { handleErrors } from '../http/errors.ts';
import { emptyPlace } from '../test/places.ts';
import { audited, noteAct } from './audit.sql.ts';

const now = () => new Date('2026-11-20T03:07:00.000Z');

async function open() {
  const db = await openDatabase(await emptyPlace('postgres'));
  onTestFinished(db.close);
  await migrate(db, now());
  return { db, now, log: pino({ level: 'silent' }) };
}

/** Resolves for all once `size` have come. */
function meeting(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let came = 0;
  return async () => {
    came += 1;
    if (came === size) resolve();
    await promise;
  };
}

describe.skipIf(inject('postgres') === undefined)('changes that wait for each other', () => {
  // FAILOVER-11
  test('are both done, and each is in the activity log once', async () => {
    const deps = await open();
    const meet = meeting(2);
    let runs = 0;
    const change = async (first: string, second: string) =>
      await audited(deps, async (tx: Db) => {
        runs += 1;
        await writeSetting(tx, first, `first of ${first}`);
        await meet();
        await writeSetting(tx, second, `second of ${first}`);
        noteAct(tx, { who: null, what: 'settings.edit', subject: first });
      });
    await Promise.all([change('a', 'b'), change('b', 'a')]);
    expect(runs).toBeGreaterThan(2);
    const { write } = deps.db;
    const trail = await write.selectFrom('audit').select('subject').orderBy('subject').execute();
    expect(trail).toEqual([{ subject: 'a' }, { subject: 'b' }]);
  });

  // FAILOVER-11
  test('are refused with a time to try again if trying again does not help', async () => {
    const deps = await open();
    const app = fastify();
    onTestFinished(() => app.close());
    handleErrors(app, deps);
    const runs: number[] = [];
    app.post('/', async () => {
      await audited(deps, async () => {
        runs.push(performance.now());
        throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      });
    });
    const answer = await app.inject({ method: 'POST', url: '/' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('1');
    expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
    expect(runs).toHaveLength(3);
    // The other one has the row it waited for before the same is asked again.
    const [first = 0, , last = 0] = runs;
    expect(last - first).toBeGreaterThan(190);
  });
});

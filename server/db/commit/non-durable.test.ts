import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../test/test-app.ts';
import { nonDurableTransaction } from './non-durable.ts';

describeOnEachDatabase('a transaction that does not wait for the disk', (open) => {
  // API-11
  test('leaves every other write as durable as before, even if it fails', async () => {
    const { db } = await open();
    // A server waits for the disk; the databases of tests do not.
    if (db.dialect === 'sqlite') await sql`pragma synchronous = full`.execute(db.write);
    const durability = async (on = db.write) => {
      const found =
        db.dialect === 'sqlite'
          ? await sql<{ synchronous: number }>`pragma synchronous`.execute(on)
          : await sql<{
              synchronous: string;
            }>`select current_setting('synchronous_commit') as synchronous`.execute(on);
      return found.rows[0]?.synchronous;
    };
    const usual = await durability();
    const store = (key: string, isWrong = false) =>
      nonDurableTransaction(db, async (tx) => {
        await tx.insertInto('rate_limit').values({ key, points: 1, expire: 0 }).execute();
        expect(await durability(tx)).not.toBe(usual);
        if (isWrong) throw new Error('wrong');
      });
    await store('a');
    expect(await durability()).toBe(usual);
    await expect(store('b', true)).rejects.toThrow('wrong');
    expect(await durability()).toBe(usual);
    // Others that write meanwhile have their own turn.
    await Promise.all([
      store('c'),
      durability().then((own) => expect(own).toBe(usual)),
      store('d'),
    ]);
    const rows = await db.read.selectFrom('rate_limit').select('key').orderBy('key').execute();
    expect(rows.map(({ key }) => key)).toEqual(['a', 'c', 'd']);
  });
});

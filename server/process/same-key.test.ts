import { expect, test, vi } from 'vitest';
import { sealingWith, type Sealing } from '../base/sealing.ts';
import { addAdmin } from '../test/test-admin.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';
import { assertSameKey, noteKey } from './same-key.ts';

/** Starts a server with one key, or several, given by a setting or by a file of its own. */
function sealing(isShared: boolean, ...bytes: number[]): Sealing {
  const read = () => bytes.map((byte) => Buffer.alloc(32, byte));
  return sealingWith({ read, isShared, add: () => false, drop: () => undefined });
}

async function startWith({ deps }: TestApp, sealing: Sealing) {
  const log = deps.log.child({});
  const errors = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  await assertSameKey({ ...deps, log, sealing });
  return errors.mock.calls.map(([what]) => what);
}

describeOnEachDatabase('the key of several servers', (open) => {
  // CLUSTER-6
  test('is the same if it is a setting, even while a new key is introduced', async () => {
    const app = await open();
    if (app.db.dialect === 'sqlite') return;
    await startWith(app, sealing(true, 1));
    await startWith(app, sealing(true, 1));
    for (const other of [sealing(true, 2), sealing(false, 2)])
      await expect(startWith(app, other)).rejects.toThrow(/^SECRET_KEY does not match/);
    await startWith(app, sealing(true, 1, 2));
    await startWith(app, sealing(true, 2, 1));
    await expect(startWith(app, sealing(true, 1))).rejects.toThrow('SECRET_KEY');
    // Once it is lost.
    await noteKey(app.db.write, { ...app.deps, sealing: sealing(true, 3) });
    await startWith(app, sealing(true, 3));
  });

  // CLUSTER-6
  test('is reported if none is set and a secret was sealed with another one', async () => {
    const app = await open();
    const { id } = await addAdmin(app);
    const seed = sealing(false, 1).seal('seed', `second_factor/${id}`);
    const row = { admin_id: id, seed, created_at: '', confirmed_at: null, last_step: 0 };
    await app.db.write.insertInto('second_factor').values(row).execute();
    expect(await startWith(app, sealing(false, 1))).toEqual([]);
    const isTold = app.db.dialect === 'postgres';
    expect(await startWith(app, sealing(false, 2))).toEqual(isTold ? [{ seeds: 1 }] : []);
  });
});

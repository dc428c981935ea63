import { expect, test } from 'vitest';
import { addAdmin } from '../test/test-admin.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';
import { hashOfSecret } from './secret-hash.ts';
import { createSession, endOtherSessions, endSession, findSession, signInsOf } from './sessions.ts';

const MINUTE = 60_000;

describeOnEachDatabase('sessions', (open) => {
  // SESSION-4
  test('a session lasts two hours unused and twelve at most', async () => {
    const app = await open();
    const { id } = await addAdmin(app);
    const { db, clock, deps } = app;
    const find = (value: string) => findSession(db.write, value, clock.now);
    const idle = await createSession(db.write, id, deps);
    clock.pass(120 * MINUTE - 1);
    expect(await find(idle)).toMatchObject({ _id: id, role: 'admin' });
    clock.pass(120 * MINUTE);
    expect(await find(idle)).toBeUndefined();

    const used = await createSession(db.write, id, deps);
    for (let n = 0; n < 11; n += 1) {
      clock.pass(60 * MINUTE);
      expect(await find(used)).toBeDefined();
    }
    clock.pass(60 * MINUTE - 1);
    expect(await find(used)).toBeDefined();
    clock.pass(1);
    expect(await find(used)).toBeUndefined();
  });

  test('the last use is written once a minute, and only for sessions that have not ended', async () => {
    const { db, clock, deps, ...app } = await open();
    const { id } = await addAdmin({ db, clock, deps, ...app });
    const value = await createSession(db.write, id, deps);
    const started = clock.now.toISOString();
    const seenAt = async () =>
      (await db.write.selectFrom('session').select('seen_at').executeTakeFirstOrThrow()).seen_at;
    clock.pass(MINUTE - 1);
    await findSession(db.write, value, clock.now);
    expect(await seenAt()).toBe(started);
    clock.pass(1);
    await findSession(db.write, value, clock.now);
    expect(await seenAt()).toBe(clock.now.toISOString());
  });

  test('a disabled administrator has no session, and ended sessions are swept away', async () => {
    const app = await open();
    const { id } = await addAdmin(app);
    const { db, clock, deps } = app;
    const value = await createSession(db.write, id, deps);
    await db.write.updateTable('admin').set({ disabled: 1 }).execute();
    expect(await findSession(db.write, value, clock.now)).toBeUndefined();
    clock.pass(120 * MINUTE);
    await createSession(db.write, id, deps);
    expect(await db.write.selectFrom('session').selectAll().execute()).toHaveLength(1);
  });

  // ACCOUNTS-14
  test('with very many sessions, the present one and the newest others are listed', async () => {
    const app = await open();
    const { id } = await addAdmin(app);
    const { db, clock, deps } = app;
    const ownHash = hashOfSecret(await createSession(db.write, id, deps));
    const sessions = Array.from({ length: 120 }, (_, index) => {
      const at = new Date(clock.now.getTime() + index * 1_000).toISOString();
      return { hash: `${index}`, admin_id: id, created_at: at, seen_at: at };
    });
    await db.write.insertInto('session').values(sessions).execute();
    const listed = await signInsOf(db.write, { adminId: id, ownHash }, clock.now);
    const newest = sessions.slice(-99).map((session) => session.created_at);
    expect(listed[0]?.isThisOne).toBe(true);
    expect(listed.slice(1).map(({ startedAt }) => startedAt)).toEqual(newest.toReversed());
  });

  test('one session can be ended, or all but one', async () => {
    const app = await open();
    const { id } = await addAdmin(app);
    const { db, clock, deps } = app;
    const values: string[] = [];
    for (let n = 0; n < 4; n += 1) values.push(await createSession(db.write, id, deps));
    expect(new Set(values).size).toBe(4);
    const alive = async () => {
      const found = await Promise.all(values.map((v) => findSession(db.write, v, clock.now)));
      return found.map(Boolean);
    };
    const second = await findSession(db.write, values[1] ?? '', clock.now);
    const third = await findSession(db.write, values[2] ?? '', clock.now);
    await endSession(db.write, second?.hash ?? '');
    expect(await alive()).toEqual([true, false, true, true]);
    await endOtherSessions(db.write, id, third?.hash);
    expect(await alive()).toEqual([false, false, true, false]);
    await endOtherSessions(db.write, id);
    expect(await alive()).toEqual([false, false, false, false]);
    expect(await findSession(db.write, 'made up', clock.now)).toBeUndefined();
  });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { uuidBytes } from '../../db/columns/uuid.ts';
import { escalated } from '../../test/escalated.ts';
import { DUTY, openLadder, putOnDuty } from '../../test/laddered.ts';
import { describeOnEachDatabase, openOnSqlite, type Open } from '../../test/test-app.ts';
import { createNotificationSender } from '../sender.ts';
import { listHolds } from './ladders.sql.ts';
import { wakingEvents } from './runs.sql.ts';

const MINUTE = 60_000;
const STRANGER = '203.0.113.7';

/** Opens an app that rations, and phones of any address, each unknown. */
async function openStrangers(open: Open) {
  const opened = await openLadder(open, { rateLimit: true, trustProxy: ['127.0.0.1'] });
  const { app, owner } = opened;
  const escalate = async (address = STRANGER) => {
    const key = randomUUID();
    const headers = { 'x-forwarded-for': address };
    expect((await app.call(API.attend, { body: escalated, key, headers })).status).toBe(200);
    return key;
  };
  /** Lets the outbox of mail take all that waits: few of a recipient are there at a time. */
  const mailAll = async () => {
    for (let n = 0; n < 4; n += 1) {
      await app.deps.mail.sendDue();
      await opened.pass(0);
    }
  };
  const holds = async () => (await owner(API.listNotificationTargets)).data.holds ?? [];
  return { ...opened, escalate, mailAll, holds };
}

describeOnEachDatabase('escalations from strangers', (open) => {
  // LADDER-9, NOTIFICATIONS-11
  test('beyond the limit of their network reach only the first step, in a group, and wake no later step', async () => {
    const { escalate, pass, mailAll, told, deliveries, subjects } = await openStrangers(open);
    const keys: string[] = [];
    for (let n = 0; n < 24; n += 1) keys.push(await escalate());
    await pass(5_000);
    const last = keys.at(-1) ?? '';
    expect(await told(last)).toEqual(['1 one']);
    expect(await deliveries(last)).toMatchObject([{ state: 'delivered', answer: 'grouped' }]);
    await mailAll();
    expect(await subjects('one')).toContain('4 more escalations from one network');
    await pass(30 * MINUTE);
    expect(await told(last)).toEqual(['1 one']);
    // Within the share, three an hour wake somebody later on.
    const sent = (await subjects('two')).filter((subject) => subject.startsWith('Escalated: '));
    expect(sent).toHaveLength(3);
    expect(await subjects('two')).toHaveLength(3);
    // Their last step was woken by others: those before it hear nothing more.
    const later = (await subjects('one')).filter((subject) => subject.startsWith('Nobody '));
    expect(later).toEqual([]);
  });

  // LADDER-2, LADDER-9
  test('beyond the limit of their network reach the person on duty in a group', async () => {
    const { app, add, escalate, pass, mailAll, setLadders, subjects } = await openStrangers(open);
    const { _id } = await add('duty', DUTY);
    const steps = [{ wait: 0, targets: [_id] }];
    await setLadders([{ areas: [], categories: [], rounds: 1, steps }]);
    await putOnDuty(app.db.write, app.clock.now, 'sam@ashdown.example');
    for (let n = 0; n < 24; n += 1) await escalate();
    await pass(5_000);
    await mailAll();
    expect(await subjects('sam')).toContain('4 more escalations from one network');
    expect((await app.mails()).map(({ recipient }) => recipient)).not.toContain(DUTY);
  });

  // LADDER-9
  test('wake a later step three times an hour and then in a group; a verified one wakes it at once', async () => {
    const { app, escalate, pass, told, deliveries } = await openStrangers(open);
    const keys: string[] = [];
    for (let n = 0; n < 5; n += 1) keys.push(await escalate(`203.0.113.${n}`));
    await pass(5_000);
    await pass(5 * MINUTE);
    const states = async () => {
      const each = keys.map(async (key) => (await deliveries(key)).at(1)?.state ?? '');
      return (await Promise.all(each)).toSorted((one, other) => one.localeCompare(other));
    };
    expect(await states()).toEqual(['grouped', 'grouped', 'handed', 'handed', 'handed']);
    const real = await escalate('203.0.113.99');
    await app.db.write.updateTable('told_run').set({ is_stranger: 0 }).execute();
    await pass(5_000);
    await pass(5 * MINUTE);
    expect(await told(real)).toEqual(['1 one', '2 two']);
    expect((await deliveries(real)).map(({ state }) => state)).toEqual(['handed', 'handed']);
  });

  // LADDER-9
  test('wake a later step no more often if their network is unknown; a verified one wakes it at once', async () => {
    const { app, escalate, pass, told, deliveries } = await openStrangers(open);
    const keys: string[] = [];
    for (let n = 0; n < 5; n += 1) keys.push(await escalate(`203.0.113.${n}`));
    // Lost notes: they need not be on disk, nor at a standby, when a database goes.
    await app.db.write.updateTable('told_event').set({ network: null }).execute();
    await app.db.write.updateTable('told_run').set({ is_stranger: 0 }).execute();
    const [real = '', ...others] = keys;
    const id = uuidBytes(real);
    await app.db.write
      .updateTable('attendance')
      .set({ proof: 'campus' })
      .where('key', '=', id)
      .execute();
    await pass(5_000);
    await pass(5 * MINUTE);
    for (const key of keys) expect(await told(key)).toEqual(['1 one', '2 two']);
    const stateOf = async (key: string) => (await deliveries(key)).at(1)?.state;
    expect(await stateOf(real)).toBe('handed');
    const states = await Promise.all(others.map(stateOf));
    expect(states.filter((state) => state === 'grouped')).toHaveLength(1);
    await pass(60 * MINUTE);
    expect(await Promise.all(others.map(stateOf))).not.toContain('grouped');
  });

  // LADDER-6, LADDER-9
  test('wake a later step three times an hour even if four processes send at the same time', async () => {
    const { app, escalate, pass, deliveries } = await openStrangers(open);
    const keys: string[] = [];
    for (let n = 0; n < 8; n += 1) keys.push(await escalate(`203.0.113.${n}`));
    await pass(5_000);
    app.clock.pass(5 * MINUTE);
    const senders = Array.from({ length: 4 }, () => createNotificationSender(app.config, app.deps));
    await Promise.all(senders.map(async (sender) => await sender.sendDue()));
    const all = await Promise.all(keys.map(async (key) => (await deliveries(key)).at(1)?.state));
    expect(all.filter((state) => state === 'grouped')).toHaveLength(5);
  });

  // LADDER-9, ANSWERS-2
  test('liftHold: one marked not real ends and holds its network to the first step until lifted', async () => {
    const { app, owner, escalate, pass, told, press, linkOf, holds, status } =
      await openStrangers(open);
    const key = await escalate();
    await pass(5_000);
    const link = await linkOf(key, 'one');
    expect((await press(link, 'notReal', 'Sam')).status).toBe(200);
    expect((await press(link, 'have')).code).toBe('OTHER_PRESS');
    expect((await owner(API.listEscalations)).data.escalations).toEqual([]);
    expect((await status(key)).data.answers).toMatchObject([{ name: 'Sam', press: 'cannot' }]);
    expect(await holds()).toMatchObject([{ by: 'Sam' }]);
    const [next, other] = [await escalate(), await escalate('203.0.113.8')];
    await pass(5_000);
    await pass(5 * MINUTE);
    expect(await told(key)).toEqual(['1 one']);
    expect(await told(next)).toEqual(['1 one']);
    expect(await told(other)).toEqual(['1 one', '2 two']);

    expect((await press(link, 'real')).status).toBe(200);
    expect(await holds()).toEqual([]);
    expect((await status(key)).data.answers).toEqual([]);
    await pass(0);
    expect(await told(key)).toEqual(['1 one', '2 two']);

    expect((await press(link, 'notReal')).status).toBe(200);
    const [held] = await holds();
    const id = held?._id ?? '';
    expect((await owner(API.liftHold, { params: { id } })).status).toBe(200);
    expect((await owner(API.liftHold, { params: { id } })).code).toBe('NOT_FOUND');
    expect(await holds()).toEqual([]);
    const later = await escalate();
    await pass(5_000);
    await pass(5 * MINUTE);
    expect(await told(later)).toEqual(['1 one', '2 two']);

    expect((await press(link, 'real')).status).toBe(200);
    expect((await press(link, 'notReal')).status).toBe(200);
    expect(await holds()).toHaveLength(1);
    app.clock.pass(12 * 60 * MINUTE);
    expect(await listHolds(app.db.read, app.deps.now())).toEqual([]);
  });
});

// LADDER-9
test('the wakings of the last hour are counted from an index, not from the whole log', async () => {
  const { db } = await openOnSqlite();
  const query = wakingEvents(db.read, { targetId: 'one', since: '2026-11-20T03:07:00.000Z' });
  const plan = await query.explain(undefined, sql`query plan`);
  expect(JSON.stringify(plan)).toContain(
    'SEARCH told_delivery USING INDEX told_delivery_log (at>?)',
  );
});

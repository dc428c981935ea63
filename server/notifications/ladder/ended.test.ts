import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { SAID } from '#core/fixtures/taken-back-model.ts';
import { uuidBytes } from '../../db/columns/uuid.ts';
import { escalated } from '../../test/escalated.ts';
import { openLadder } from '../../test/laddered.ts';
import { describeOnEachDatabase } from '../../test/test-app.ts';
import { afterRestore } from '../../process/restored.ts';
import { createNotificationSender } from '../sender.ts';
import { takeSteps } from './run.ts';

const MINUTE = 60_000;

describeOnEachDatabase('an ongoing escalation', (open) => {
  // LADDER-7
  test('ends when it is corrected to resolved, and mails nobody whose email was not sent yet', async () => {
    const { attend, pass, told, subjects } = await openLadder(open);
    const { key } = await attend();
    await pass(5_000);
    await attend({ issueStatus: 'Resolved', correction: 1 }, key);
    await pass(60 * MINUTE);
    expect(await told(key)).toEqual(['1 one']);
    // The email was not sent yet: neither it nor its end says anything.
    expect(await subjects('one')).toEqual([]);
    expect(await subjects('two')).toEqual([]);
  });

  // LADDER-7
  test('cannot be sent again from the log once it has ended', async () => {
    const { owner, add, attend, pass } = await openLadder(open);
    // Nobody listens there.
    await add('webhook', 'http://127.0.0.1:9/');
    const { key } = await attend();
    await pass(5_000);
    await attend({ issueStatus: 'Resolved', correction: 1 }, key);
    await pass(0);
    const { deliveries } = (await owner(API.listDeliveries)).data;
    const sent = deliveries.filter(({ event }) => event === 'escalation');
    expect(sent.map(({ canResend }) => canResend)).toEqual([false, false]);
  });

  // LADDER-7
  test('notifies the people it reached when it ends, and starts over when escalated again', async () => {
    const { app, attend, pass, press, linkOf, subjects } = await openLadder(open);
    const { key } = await attend();
    await pass(5_000);
    await app.deps.mail.sendDue();
    await press(await linkOf(key, 'one'), 'have');
    const [told, ended] = [expect.stringMatching(/^Escalated: /), expect.stringMatching(/ended: /)];
    for (const correction of [1, 3]) {
      await attend({ issueStatus: 'Resolved', correction }, key);
      await pass(MINUTE);
      await app.deps.mail.sendDue();
      await attend({ issueStatus: 'Escalated', correction: correction + 1 }, key);
      await pass(MINUTE);
      await app.deps.mail.sendDue();
    }
    expect((await subjects('one')).toSorted()).toEqual([told, told, told, ended, ended]);
    expect((await app.call(API.getEscalation, { params: { key } })).data.answers).toEqual([]);
    await pass(5 * MINUTE);
    expect(await subjects('two')).toEqual([told]);
  });

  // LADDER-7
  test('notifies of its end if it is resolved after nobody answered, but only once', async () => {
    const { app, attend, pass, subjects } = await openLadder(open);
    const { key } = await attend();
    for (const minutes of [1, 20, 20, 20]) {
      await pass(minutes * MINUTE);
      await app.deps.mail.sendDue();
    }
    expect((await subjects('three')).at(-1)).toMatch(/^Nobody has answered: /);
    await attend({ issueStatus: 'Resolved', correction: 1 }, key);
    await pass(MINUTE);
    for (const name of ['one', 'two', 'three'])
      expect((await subjects(name)).at(-1)).toMatch(/^Escalation ended: /);
    const before = (await subjects('one')).length;
    await attend({ issueStatus: 'Resolved', correction: 2 }, key);
    await pass(60 * MINUTE);
    expect(await subjects('one')).toHaveLength(before);
  });

  // LADDER-7
  test('gives up a waiting "Nobody has answered" message once it ends', async () => {
    const { owner, add, attend, pass, ids, setLadders } = await openLadder(open);
    // Nobody listens there.
    const { _id } = await add('webhook', 'http://127.0.0.1:9/');
    const steps = [{ wait: 0, targets: [...Object.values(ids), _id] }];
    await setLadders([{ areas: [], categories: [], rounds: 1, steps }]);
    const { key } = await attend();
    await pass(6 * MINUTE);
    await attend({ issueStatus: 'Resolved', correction: 1 }, key);
    await pass(0);
    const { deliveries } = (await owner(API.listDeliveries)).data;
    const sent = deliveries.filter(
      ({ event, kind }) => event === 'unanswered' && kind === 'webhook',
    );
    expect(sent.map(({ state }) => state)).toEqual(['givenUp']);
  });

  // LADDER-6, LADDER-7
  test('notifies no step while a correction to resolved is being stored', async () => {
    const { app, attend, told } = await openLadder(open);
    const { key, id } = await attend();
    app.clock.pass(5_000);
    const { promise: stepped, resolve: step } = Promise.withResolvers<unknown>();
    await app.db.write.transaction().execute(async (tx) => {
      await tx
        .updateTable('attendance')
        .set({ status: 'Resolved' })
        .where('id', '=', uuidBytes(id))
        .execute();
      step(takeSteps({ ...app.deps, tellOwners: async () => {} }, async () => {}));
      // On PostgreSQL it gets as far as the run, which this transaction changed.
      await setTimeout(200);
    });
    await stepped;
    expect(await told(key)).toEqual([]);
  });

  // LADDER-7, NOTIFICATIONS-20
  test('notifies nobody if its Undo arrives before the first step', async () => {
    const { app, attend, pass, told, subjects } = await openLadder(open);
    const { key } = await attend();
    await pass(2_000);
    const answer = await app.call(API.attend, {
      body: { ...escalated, ...SAID.undo, correction: 1 },
      key,
    });
    expect(answer.status).toBe(200);
    await pass(60 * MINUTE);
    expect(await told(key)).toEqual([]);
    expect(await subjects('one')).toEqual([]);
  });

  // LADDER-8
  test('states both times if it arrives late, and notifies only the first step', async () => {
    const { app, attendLate, pass, told, subjects } = await openLadder(open, { rounds: 3 });
    const { key } = await attendLate();
    await pass(60 * MINUTE);
    expect(await told(key)).toEqual(['1 one']);
    expect(await subjects('two')).toEqual([]);
    const [mail] = (await app.mails()).filter(({ recipient }) => recipient.startsWith('one@'));
    expect(mail?.body).toContain('It arrived late');
    expect(mail?.body).toMatch(/Started .*, escalated .*, received /);
  });

  // LADDER-7, LADDER-8
  test('does not count as late if its final outcome escalates it again long after the first tap', async () => {
    const { app, attend, pass, subjects } = await openLadder(open);
    const now = () => app.clock.now.toISOString();
    const trail = [{ step: 's1', at: 1_000, did: 'escalate' as const }];
    const walk = { startedAt: now(), finishedAt: null, trail };
    const { key } = await attend({ ...walk, sentAt: now() });
    await pass(5_000);
    const resolved = { issueStatus: 'Resolved' as const, finishedAt: now(), sentAt: now() };
    await attend({ ...walk, ...resolved, correction: 1 }, key);
    await pass(60 * MINUTE);
    await attend({ ...walk, finishedAt: now(), sentAt: now(), correction: 2 }, key);
    await pass(5_000);
    await pass(5 * MINUTE);
    await app.deps.mail.sendDue();
    expect(await subjects('two')).toEqual([expect.stringMatching(/^Escalated: /)]);
  });

  // LADDER-6
  test('is sent once per step by four senders that run at the same time', async () => {
    const { app, attend, told } = await openLadder(open);
    const keys = await Promise.all(Array.from({ length: 8 }, async () => (await attend()).key));
    const senders = Array.from({ length: 4 }, () => createNotificationSender(app.config, app.deps));
    for (const ms of [5_000, 5 * MINUTE, 10 * MINUTE]) {
      app.clock.pass(ms);
      await Promise.all(senders.map(async (sender) => await sender.sendDue()));
    }
    for (const key of keys) expect(await told(key)).toEqual(['1 one', '2 two', '3 three']);
  });

  // LADDER-11
  test('wakes nobody after a backup is restored', async () => {
    const { app, attend, pass, told, subjects } = await openLadder(open);
    const { key } = await attend();
    await pass(5_000);
    await attend();
    await afterRestore(app.deps);
    await pass(60 * MINUTE);
    expect(await told(key)).toEqual(['1 one']);
    for (const name of ['one', 'two', 'three']) expect(await subjects(name)).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { API } from '#core/api/api.ts';
import { backOf, bodiesOf, TYPES } from '#core/fixtures/taken-back-model.ts';
import type { Config } from '../base/config.ts';
import { counted, openPhone, types } from '../test/receiver.ts';
import type { SmtpSink } from '../test/smtp/smtp-server.ts';
import { openSmtpSink } from '../test/smtp/smtp-sink.ts';
import { describeOnEachDatabase, type Open } from '../test/test-app.ts';

/** Opens the same app with a mail server that gets its emails. */
async function openMailed(open: Open, settings: Partial<Config> = {}) {
  const sink = await openSmtpSink();
  const smtpUrl = `smtp://127.0.0.1:${sink.port}`;
  const phone = await openPhone(open, { ...settings, smtpUrl });
  return { ...phone, sink };
}

/** Lists what the emails that arrived say, in the order in which they did. */
const subjectsIn = ({ emails }: SmtpSink) =>
  emails.map(({ message }) => /^Subject: ([^:\r\n]+)/m.exec(message)?.[1] ?? '');

/** A delivery of an Undo that a later escalation made untrue. */
const GIVEN_UP = { state: 'givenUp', answer: 'escalatedAgain', canResend: false };

describeOnEachDatabase('a canceled escalation', (open) => {
  // NOTIFICATIONS-20, NOTIFICATIONS-23, RECORD-25, RECORD-27
  test('notifies nobody if nobody was notified yet, is counted nowhere, and keeps its record', async () => {
    const { app, admin, say, sender, heard, subjects } = await openPhone(open);
    const key = randomUUID();
    await say(key, 'escalate', 0);
    expect(await counted(app)).toBe(1);
    await say(key, 'undo', 1);
    await sender.sendDue();
    expect(heard()).toEqual([]);
    expect(await subjects()).toEqual([]);
    expect(await counted(app)).toBe(0);
    const days = { startDate: '2026-11-01', endDate: '2026-11-30' };
    const listed = async (practice?: 'with') => {
      const query = { ...days, ...(practice && { practice }) };
      return (await admin(API.analytics, { query })).data.analysis;
    };
    expect(await listed()).toEqual([]);
    const [row] = await listed('with');
    expect(row).toMatchObject({ outcome: 'Undone', advisor: 'Sam' });
    expect(row).not.toHaveProperty('practice');
    const query = { ...days, practice: 'with' } as const;
    const { data: charts } = await admin(API.analyticsCharts, { query });
    expect(charts).toMatchObject({
      total: 0,
      issues: [],
      areas: [],
      minutes: { all: { measured: 0 } },
    });
    const { data } = await admin(API.getRecord, { params: { id: row?._id ?? '' } });
    expect(data).toMatchObject({ issueStatus: 'Undone', practice: false });
    expect(data.former).toMatchObject([{ issueStatus: 'Escalated' }]);
    const log = (await admin(API.listDeliveries)).data.deliveries;
    const unsent = ['givenUp', 'takenBack', false];
    expect(log.map(({ state, answer, canResend }) => [state, answer, canResend])).toEqual([
      unsent,
      unsent,
    ]);
    const again = await admin(API.sendAgain, { params: { id: log[0]?._id ?? '' } });
    expect(again.code).toBe('NOT_FOUND');
  });

  // NOTIFICATIONS-20, NOTIFICATIONS-23
  test('notifies everyone who may have heard of it, and a later escalation is a new event', async () => {
    const { app, receiver, say, sender, heard, subjects } = await openPhone(open);
    const key = randomUUID();
    await say(key, 'escalate', 0);
    await sender.sendDue();
    await app.deps.mail.sendDue();
    await say(key, 'undo', 1);
    await sender.sendDue();
    expect(types(heard())).toEqual([TYPES.escalated, TYPES.back]);
    expect(await subjects()).toEqual([
      expect.stringMatching(/^Escalated: /),
      expect.stringMatching(/^Escalation canceled: /),
    ]);
    expect(JSON.parse(receiver.received[1]?.body ?? '')).toMatchObject({
      data: { advisor: 'Sam', issue: { title: 'Kitchen fire 2' } },
    });
    await say(key, 'escalate', 2);
    await sender.sendDue();
    await say(key, 'undo', 3);
    await sender.sendDue();
    expect(types(heard())).toEqual([TYPES.escalated, TYPES.back, TYPES.escalated, TYPES.back]);
    expect(new Set(heard().map(({ id }) => id)).size).toBe(4);
    expect(await counted(app)).toBe(0);
  });

  // NOTIFICATIONS-20, NOTIFICATIONS-23
  test('notifies a webhook whose delivery failed, but not an address whose email was never sent', async () => {
    const { app, admin, receiver, say, sender, heard, subjects } = await openPhone(open);
    const key = randomUUID();
    receiver.answer = 500;
    await say(key, 'escalate', 0);
    await sender.sendDue();
    expect(await subjects()).toEqual([expect.stringMatching(/^Escalated: /)]);
    receiver.answer = 204;
    await say(key, 'undo', 1);
    await sender.sendDue();
    expect(await subjects()).toEqual([]);
    const log = (await admin(API.listDeliveries)).data.deliveries;
    const mails = log.filter(({ kind }) => kind === 'mail');
    expect(mails.map(({ state, answer }) => [state, answer])).toEqual([
      ['givenUp', 'takenBack'],
      ['givenUp', 'takenBack'],
    ]);
    // It replaces the next try of the failed one.
    expect(types(heard())).toEqual([TYPES.escalated]);
    app.clock.pass(10_000);
    await sender.sendDue();
    expect(types(heard())).toEqual([TYPES.escalated, TYPES.back]);
  });

  // NOTIFICATIONS-20, NOTIFICATIONS-23
  test('replaces an email that a mail server may have accepted with a cancellation', async () => {
    const { app, sink, say, sender, subjects } = await openMailed(open);
    sink.fault = 'hang up';
    const key = randomUUID();
    await say(key, 'escalate', 0);
    await sender.sendDue();
    await app.deps.mail.sendDue();
    await say(key, 'undo', 1);
    await sender.sendDue();
    expect(await subjects()).toEqual([expect.stringMatching(/^Escalation canceled: /)]);
    const [mail] = await app.mails();
    expect(mail?.body).toContain(
      "The escalation of “Kitchen fire 2” (Fire) was canceled on the advisor's phone.",
    );
    // A phone without a signal sends later.
    expect(mail?.body).toMatch(/^Started .+, canceled .+\.$/m);
  });

  // NOTIFICATIONS-20, NOTIFICATIONS-23, MAIL-2
  test.each([
    { ends: 'arrives', fault: undefined, arrived: 2, state: 'delivered' },
    { ends: 'fails', fault: 'hang up', arrived: 1, state: 'givenUp' },
  ] as const)(
    'lets an email that is being sent finish ($ends), and mails the cancellation after it',
    async ({ fault, arrived, state }) => {
      const { app, admin, sink, say, sender, subjects } = await openMailed(open);
      const key = randomUUID();
      await say(key, 'escalate', 0);
      await sender.sendDue();
      const answer = Promise.withResolvers<void>();
      sink.ready = answer.promise;
      const sending = app.deps.mail.sendDue();
      await vi.waitFor(async () => expect(await app.mails()).toMatchObject([{ tries: 1 }]));
      await say(key, 'undo', 1);
      await sender.sendDue();
      expect(await subjects()).toEqual([expect.stringMatching(/^Escalated: /)]);
      sink.fault = fault;
      answer.resolve();
      await sending;
      sink.fault = undefined;
      // It is not tried again, and the other comes once that is certain.
      app.clock.pass(20_000);
      await app.deps.mail.sendDue();
      await sender.sendDue();
      await app.deps.mail.sendDue();
      expect(subjectsIn(sink)).toEqual(['Escalated', 'Escalation canceled'].slice(-arrived));
      await sender.sendDue();
      const log = (await admin(API.listDeliveries)).data.deliveries;
      const states = log
        .filter(({ kind }) => kind === 'mail')
        .map((one) => [one.event, one.state] as const);
      expect(Object.fromEntries(states)).toEqual({ escalation: state, takenBack: 'delivered' });
    },
  );

  // NOTIFICATIONS-21
  test.each([
    { next: 'resolve', told: [TYPES.back], mailed: 'Escalation canceled' },
    // Its email takes the place of the other, which waits still.
    { next: 'escalate', told: [TYPES.back, TYPES.escalated], mailed: 'Escalated' },
  ] as const)(
    'notifies of the cancellation even if "$next" arrives before the Undo',
    async ({ next, told, mailed }) => {
      const { app, admin, say, sender, heard, subjects } = await openPhone(open);
      const key = randomUUID();
      const [escalated, , ended] = bodiesOf(['escalate', 'undo', next]);
      await say(key, 'escalate', 0, escalated);
      await sender.sendDue();
      await app.deps.mail.sendDue();
      for (const _ of ['sent', 'sent again']) await say(key, next, 2, ended);
      // It comes late, to a record that is past it.
      await say(key, 'undo', 1, { moments: ended?.moments });
      await sender.sendDue();
      expect(types(heard())).toEqual([TYPES.escalated, ...told]);
      expect(new Set(heard().map(({ id }) => id)).size).toBe(1 + told.length);
      const mails = (await subjects()).map((subject) => subject.replace(/:.*/, ''));
      expect(mails).toEqual(['Escalated', mailed]);
      expect(await counted(app)).toBe(1);
      const log = (await admin(API.listDeliveries)).data.deliveries;
      expect(log).toHaveLength(2 * (1 + told.length));
    },
  );

  // NOTIFICATIONS-20, NOTIFICATIONS-23, NOTIFICATIONS-21
  test.each([
    { fails: 'the first', answers: [500, 204], told: [TYPES.escalated, TYPES.escalated] },
    {
      fails: 'the cancellation',
      answers: [204, 503],
      told: [TYPES.escalated, TYPES.back, TYPES.escalated],
    },
  ])(
    'sends no cancellation after a later escalation if delivery of $fails failed',
    async ({ answers, told }) => {
      const { app, receiver, say, sender, heard, backs } = await openPhone(open);
      const key = randomUUID();
      for (const [number, answer] of answers.entries()) {
        receiver.answer = answer;
        await say(key, number === 0 ? 'escalate' : 'undo', number);
        await sender.sendDue();
      }
      receiver.answer = 204;
      await say(key, 'escalate', 2);
      await sender.sendDue();
      app.clock.pass(3_600_000);
      await sender.sendDue();
      expect(types(heard())).toEqual(told);
      expect(await backs('webhook')).toMatchObject([GIVEN_UP]);
    },
  );

  // NOTIFICATIONS-20, NOTIFICATIONS-23, NOTIFICATIONS-21, MAIL-2
  test('mails no cancellation after a later escalation that arrived before the Undo', async () => {
    const { app, sink, say, sender, backs } = await openMailed(open);
    const key = randomUUID();
    const [escalated, , again] = bodiesOf(['escalate', 'undo', 'escalate']);
    await say(key, 'escalate', 0, escalated);
    await sender.sendDue();
    const answer = Promise.withResolvers<void>();
    sink.ready = answer.promise;
    const sending = app.deps.mail.sendDue();
    await vi.waitFor(async () => expect(await app.mails()).toMatchObject([{ tries: 1 }]));
    await say(key, 'escalate', 2, again);
    await sender.sendDue();
    answer.resolve();
    await sending;
    app.clock.pass(20_000);
    await sender.sendDue();
    await app.deps.mail.sendDue();
    await sender.sendDue();
    expect(subjectsIn(sink)).toEqual(['Escalated', 'Escalated']);
    expect(await backs('mail')).toMatchObject([GIVEN_UP]);
  });

  // NOTIFICATIONS-20, NOTIFICATIONS-23, MAIL-2
  test('drops a waiting cancellation email when a later escalation is mailed', async () => {
    const { app, sink, say, sender, backs } = await openMailed(open);
    const key = randomUUID();
    for (const [number, said] of (['escalate', 'undo', 'escalate'] as const).entries()) {
      sink.fault = said === 'undo' ? 'refuse' : undefined;
      await say(key, said, number);
      await sender.sendDue();
      await app.deps.mail.sendDue();
    }
    app.clock.pass(3_600_000);
    await app.deps.mail.sendDue();
    await sender.sendDue();
    expect(subjectsIn(sink)).toEqual(['Escalated', 'Escalated']);
    expect(await backs('mail')).toMatchObject([GIVEN_UP]);
  });

  // NOTIFICATIONS-20, NOTIFICATIONS-23
  test.each([
    { how: 'that was recorded after it', says: ['escalate', 'resolve', 'undo'] },
    { how: 'that never arrived', says: ['escalate', 'undo'] },
    { how: 'after an Undo of an earlier one', says: ['escalate', 'undo', 'escalate', 'undo'] },
  ] as const)('is not canceled by the Undo of another outcome $how', async ({ says }) => {
    const { app, say, sender, heard, subjects } = await openPhone(open);
    const key = randomUUID();
    const last = says.length - 1;
    const before = last === 3 ? [backOf('Escalated')] : [];
    const resolvedBack = { issueStatus: 'Resolved', moments: [...before, backOf('Resolved')] };
    for (const [number, said] of says.entries()) {
      const more = said === 'undo' ? {} : { moments: number < 2 ? [] : before };
      await say(key, said, number, number === last ? resolvedBack : more);
      await sender.sendDue();
      await app.deps.mail.sendDue();
    }
    const earlier = last === 3 ? [TYPES.escalated, TYPES.back] : [];
    expect(types(heard())).toEqual([...earlier, TYPES.escalated]);
    expect((await subjects()).at(-1)).toMatch(/^Escalated: /);
    await say(key, 'escalate', 4, { moments: resolvedBack.moments });
    await say(key, 'undo', 5, { moments: [...resolvedBack.moments, backOf('Escalated')] });
    await sender.sendDue();
    expect(types(heard()).at(-1)).toBe(TYPES.back);
  });

  // NOTIFICATIONS-20, NOTIFICATIONS-23, NOTIFICATIONS-21, RECORD-26
  test.each([
    { other: 'resolve', told: [TYPES.back] },
    // That one stays.
    { other: 'escalate', told: [] },
  ] as const)(
    'sends these events if its phone cancels it after another phone sent "$other": $told',
    async ({ other, told }) => {
      const { app, say, sender, heard } = await openPhone(open);
      const key = randomUUID();
      await say(key, 'escalate', 0, { device: 'a' });
      await sender.sendDue();
      await say(key, other, 1, { device: 'b' });
      await say(key, 'undo', 2, { device: 'a' });
      await sender.sendDue();
      expect(types(heard())).toEqual([TYPES.escalated, ...told]);
      expect(await counted(app)).toBe(1);
    },
  );

  // NOTIFICATIONS-20, NOTIFICATIONS-23, RECORD-26
  test('is reported as canceled by the phone that took over the walk after the Undo', async () => {
    const { say, sender, heard } = await openPhone(open);
    const key = randomUUID();
    await say(key, 'escalate', 0, { device: 'a' });
    await sender.sendDue();
    const handed = { step: 's1', at: 2, did: 'handed:Ben' };
    const moments = [backOf('Escalated'), handed, backOf('Resolved')];
    await say(key, 'undo', 1, { device: 'b', issueStatus: 'Resolved', moments });
    await sender.sendDue();
    expect(types(heard())).toEqual([TYPES.escalated, TYPES.back]);
  });

  // NOTIFICATIONS-21, NOTIFICATIONS-11
  test('sends no cancellation after a later escalation that was sent in a group', async () => {
    const phone = await openMailed(open, { rateLimit: true });
    const { app, sink, receiver, say, sender, heard } = phone;
    const sendAll = async () => {
      await sender.sendDue();
      await app.deps.mail.sendDue();
    };
    const key = randomUUID();
    await say(key, 'escalate', 0);
    await sendAll();
    receiver.answer = 503;
    sink.fault = 'refuse';
    await say(key, 'undo', 1);
    await sendAll();
    for (let n = 0; n < 24; n += 1) await say(randomUUID(), 'escalate', 0);
    await say(key, 'escalate', 2);
    receiver.answer = 204;
    sink.fault = undefined;
    await sendAll();
    app.clock.pass(600_000);
    await sendAll();
    for (const [told, group, back] of [
      [types(heard()), 'issues.escalated', TYPES.back],
      [subjectsIn(sink), '6 more escalations from one network', 'Escalation canceled'],
    ] as const) {
      expect(told).toContain(group);
      expect(told.slice(told.lastIndexOf(group))).not.toContain(back);
    }
  });

  // PRIVACY-7, NOTIFICATIONS-21
  test('notifies nobody if its record was voided and a later escalation overtook the Undo', async () => {
    const { app, admin, say, sender, heard } = await openPhone(open);
    const key = randomUUID();
    const [escalated, , again] = bodiesOf(['escalate', 'undo', 'escalate']);
    await say(key, 'escalate', 0, escalated);
    await sender.sendDue();
    const query = { startDate: '2026-11-01', endDate: '2026-11-30' };
    const [row] = (await admin(API.analytics, { query })).data.analysis;
    const params = { id: row?._id ?? '' };
    await admin(API.voidRecord, { params, body: { reason: 'A prank' } });
    await say(key, 'escalate', 2, again);
    await sender.sendDue();
    expect(types(heard())).toEqual([TYPES.escalated]);
    expect(await counted(app)).toBe(0);
  });

  // RECORD-25, RECORD-27
  test('stays a practice record if the walk was practice', async () => {
    const { admin, say, sender, heard } = await openPhone(open);
    const key = randomUUID();
    await say(key, 'escalate', 0, { practice: true });
    await say(key, 'undo', 1, { practice: true });
    await sender.sendDue();
    expect(heard()).toEqual([]);
    const query = { startDate: '2026-11-01', endDate: '2026-11-30', practice: 'with' } as const;
    const { data } = await admin(API.analytics, { query });
    expect(data.analysis).toMatchObject([{ outcome: 'Escalated', practice: true }]);
  });
});

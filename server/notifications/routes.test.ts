import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { Attendance } from '#core/record/attendance.ts';
import type { NewNotificationTarget } from '#core/notifications/notification-schema.ts';
import type { Config } from '../base/config.ts';
import { createNotificationSender } from './sender.ts';
import { ISSUE, openWithIssues, sent, storeRevision } from '../test/attended-issue.ts';
import { storeIssue } from '../test/issues.ts';
import { isSignedBy, openReceiver } from '../test/receiver.ts';
import { openSmtpSink } from '../test/smtp/smtp-sink.ts';
import { auditedActs } from '../test/test-admin.ts';
import { describeOnEachDatabase, openOnSqlite, type Open, type TestApp } from '../test/test-app.ts';

const PRIVATE = { webhookPrivate: ['127.0.0.1'] };
const WATER = '0f8a1c5e-0000-4000-8000-000000000003';
const escalated: Attendance = { ...sent, issueStatus: 'Escalated' };
const DAY = 24 * 3_600_000;

const wish = (
  kind: NewNotificationTarget['kind'],
  address: string,
  more: Partial<NewNotificationTarget> = {},
): NewNotificationTarget => ({
  kind,
  address,
  categories: [],
  escalations: true,
  summary: 'none',
  ...more,
});

/** Opens an app with an issue of Fire and one of Water, an administrator, and a sender that runs on request. */
async function openNotifications(open: Open, settings: Partial<Config> = {}) {
  const app = await openWithIssues(async () => await open({ ...PRIVATE, ...settings }));
  await storeIssue(app.db.write, {
    _id: WATER,
    title: 'Flood',
    category: 'Water',
    publish: true,
    revision: 1,
  });
  await storeRevision(app.db, WATER, 1, 'Wet?');
  await app.db.write
    .updateTable('revision')
    .set({ title: 'Flood', category: 'Water' })
    .where('issue_id', '=', WATER)
    .execute();
  const admin = await app.signedIn();
  const sender = createNotificationSender(app.config, app.deps);
  const add = async (...target: Parameters<typeof wish>) => {
    const { status, data } = await admin(API.addNotificationTarget, { body: wish(...target) });
    expect(status).toBe(200);
    return { ...data.target, secret: data.secret ?? '' };
  };
  const attend = async (record: Partial<Attendance> = {}, key: string = randomUUID()) => {
    const answer = await app.call(API.attend, { body: { ...escalated, ...record }, key });
    expect(answer.status).toBe(200);
    return key;
  };
  // A session ends after twelve hours.
  const again = async () => await app.signedIn({ email: `${randomUUID()}@example.edu` });
  const log = async () => (await (await again())(API.listDeliveries)).data.deliveries;
  return { app, admin, again, sender, add, attend, log };
}

const notifications = (open: Open) => {
  // NOTIFICATIONS-1, NOTIFICATIONS-2, NOTIFICATIONS-3
  test('each escalation that counts is sent once, even if its record arrives repeatedly or out of order', async () => {
    const { app, sender, add, attend, log } = await openNotifications(open);
    const receiver = await openReceiver();
    // Nobody is notified: what is recorded before somebody is added is never sent.
    await attend();
    expect(await app.db.read.selectFrom('told_event').selectAll().execute()).toEqual([]);
    await add('webhook', receiver.url);

    const key = await attend();
    await attend({}, key);
    await attend({ correction: 1, feedback: { description: 'More.', rating: 1 } }, key);
    await attend({ correction: 2, issueStatus: 'Resolved' }, key);
    await attend({ correction: 3 }, key);
    await attend({ issueStatus: 'Resolved' });
    await attend({ practice: true });
    const late = await attend({ issueStatus: 'Resolved' });
    await attend({ correction: 1 }, late);
    const real = await attend({ practice: true });
    await attend({ correction: 1, practice: false }, real);
    // Without a key every post is its own record.
    await app.call(API.attend, { body: escalated });
    await sender.sendDue();
    await sender.sendDue();

    expect(receiver.received).toHaveLength(4);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(4);
    expect((await log()).map(({ state }) => state)).toEqual(Array(4).fill('delivered'));
    const body: unknown = JSON.parse(receiver.received[0]?.body ?? '');
    expect(body).toMatchObject({
      type: 'issue.escalated',
      data: {
        issue: { id: ISSUE, title: 'Kitchen fire 2', category: 'Fire', revision: 2 },
        advisor: 'Sam',
      },
    });
    // The key of a record is enough to correct the record.
    expect(JSON.stringify(receiver.received)).not.toContain(key);
    expect(JSON.stringify(receiver.received)).not.toContain('All well.');
  });

  // ESCALATE-6
  test('the library tells phones if escalations have a recipient, from the first to the last one', async () => {
    const { app, admin, add } = await openNotifications(open);
    const told = async () => {
      const params = { category: 'Fire' };
      const { text, headers } = await app.call(API.listAdvisorIssues, { params });
      return { isTold: text.includes('"told":true'), etag: headers.etag };
    };
    const before = await told();
    expect(before.isTold).toBe(false);
    const { _id: id } = await add('mail', 'digest@example.edu', { escalations: false });
    expect(await told()).toEqual(before);
    const body = wish('mail', 'digest@example.edu');
    const { kind: _, ...changed } = body;
    await admin(API.updateNotificationTarget, { params: { id }, body: changed });
    const since = await told();
    expect(since.isTold).toBe(true);
    await add('mail', 'duty@example.edu');
    expect(await told()).toEqual(since);
    await admin(API.removeNotificationTarget, { params: { id } });
    expect((await told()).isTold).toBe(true);
    const targets = (await admin(API.listNotificationTargets)).data.targets;
    for (const { _id } of targets)
      await admin(API.removeNotificationTarget, { params: { id: _id } });
    expect(await told()).toEqual(before);
  });

  // NOTIFICATIONS-1
  test('an escalation is sent only to recipients who chose its category, also in a batch of records', async () => {
    const { sender, add, attend } = await openNotifications(open);
    const [all, water, fire, none] = await Promise.all(
      Array.from({ length: 4 }, async () => await openReceiver()),
    );
    await add('webhook', all?.url ?? '');
    await add('webhook', water?.url ?? '', { categories: ['Water', 'Welfare'] });
    await add('webhook', fire?.url ?? '', { categories: ['Fire'] });
    await add('webhook', none?.url ?? '', { escalations: false });
    await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        const issueStatus = n % 4 === 3 ? 'Resolved' : 'Escalated';
        await attend({ issueId: n % 2 === 0 ? ISSUE : WATER, issueStatus });
      }),
    );
    await sender.sendDue();
    const counts = [all, water, fire, none].map((one) => one?.received.length);
    expect(counts).toEqual([9, 3, 6, 0]);
  });

  // NOTIFICATIONS-6
  test('a webhook is signed; after renewSecret the old secret also signs for a day', async () => {
    const { app, admin, sender, add, attend } = await openNotifications(open);
    const receiver = await openReceiver();
    const target = await add('webhook', receiver.url);
    const signs = (secret: string) => isSignedBy(secret, receiver.received.at(-1));
    await attend();
    await sender.sendDue();
    expect(signs(target.secret)).toBe(true);
    const seconds = Math.floor(app.clock.now.getTime() / 1_000);
    expect(receiver.received[0]?.headers['webhook-timestamp']).toBe(String(seconds));

    const params = { id: target._id };
    const { data: renewed } = await admin(API.renewSecret, { params });
    expect(renewed.target.secretEnd).toBe(renewed.secret?.slice(-4));
    await attend();
    await sender.sendDue();
    expect([target.secret, renewed.secret ?? ''].map(signs)).toEqual([true, true]);
    const { text } = await admin(API.listNotificationTargets);
    expect(text).toContain(receiver.url);
    expect(text).not.toContain('whsec_');
    expect(text).not.toContain(renewed.secret?.slice(6, 30));
    app.clock.pass(DAY);
    await attend();
    await sender.sendDue();
    expect([target.secret, renewed.secret ?? ''].map(signs)).toEqual([false, true]);
  });

  // NOTIFICATIONS-4, NOTIFICATIONS-5
  test('a dead receiver delays no other, is tried for three days, and once more by sendAgain', async () => {
    const { app, again, sender, add, attend, log } = await openNotifications(open);
    const [dead, alive] = [await openReceiver(), await openReceiver()];
    dead.answer = 503;
    await add('webhook', dead.url);
    await add('webhook', alive.url);
    await attend();
    await sender.sendDue();
    expect(alive.received).toHaveLength(1);
    await sender.sendDue();
    // It is not tried before its time.
    expect(dead.received).toHaveLength(1);
    const waiting = (await log()).find(({ state }) => state === 'waiting');
    expect(waiting).toMatchObject({ tries: 1, canResend: true });
    expect(waiting?.answer).toMatch(/^status 503 /);

    for (let tried = 0; tried < 40; tried += 1) {
      app.clock.pass(2 * 3_600_000);
      await sender.sendDue();
    }
    const tries = dead.received.length;
    expect(tries).toBeGreaterThan(34);
    expect(tries).toBeLessThan(39);
    expect(new Set(dead.received.map(({ id }) => id)).size).toBe(1);
    expect(new Set(dead.received.map(({ body }) => body)).size).toBe(1);
    const admin = await again();
    expect((await admin(API.listNotificationTargets)).data).toMatchObject({
      waiting: 0,
      givenUp: 1,
    });
    const [givenUp] = (await admin(API.listDeliveries, { query: { state: 'givenUp' } })).data
      .deliveries;
    expect(givenUp?._id).toBe(waiting?._id);

    dead.answer = 200;
    const resent = await admin(API.sendAgain, { params: { id: givenUp?._id ?? '' } });
    expect(resent.data.state).toBe('waiting');
    await sender.sendDue();
    expect(dead.received).toHaveLength(tries + 1);
    const delivered = await admin(API.sendAgain, { params: { id: givenUp?._id ?? '' } });
    expect(delivered.code).toBe('NOT_FOUND');
    dead.answer = 410;
    await attend();
    await sender.sendDue();
    expect((await log()).filter(({ state }) => state === 'givenUp')).toHaveLength(1);
    expect(alive.received).toHaveLength(2);
  });

  // NOTIFICATIONS-4
  test('one of two processes sends each delivery, and the other takes over an unfinished one', async () => {
    const { app, sender, add, attend } = await openNotifications(open);
    const receiver = await openReceiver();
    await add('webhook', receiver.url);
    const other = createNotificationSender(app.config, app.deps);
    for (let n = 0; n < 10; n += 1) await attend();
    await Promise.all([sender.sendDue(), other.sendDue()]);
    expect(receiver.received).toHaveLength(10);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(10);

    receiver.answer = 'silent';
    await attend();
    const cut = sender.sendDue();
    await expect.poll(() => receiver.received.length).toBe(11);
    // The first acts as if it had been killed: it has the delivery, and nobody else does.
    await other.sendDue();
    expect(receiver.received).toHaveLength(11);
    app.clock.pass(21_000);
    receiver.answer = 200;
    await other.sendDue();
    expect(receiver.received).toHaveLength(12);
    expect(receiver.received[10]?.id).toBe(receiver.received[11]?.id);
    await sender.stop();
    await cut;
    await other.stop();
    const states = await app.db.read.selectFrom('told_delivery').select('state').execute();
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['delivered']));
  });

  // NOTIFICATIONS-3, NOTIFICATIONS-4, NOTIFICATIONS-5
  test('an email is sent to each address by the outbox without private details, and the log tracks it', async () => {
    const sink = await openSmtpSink();
    const smtpUrl = `smtp://127.0.0.1:${sink.port}`;
    const { app, again, sender, add, attend, log } = await openNotifications(open, { smtpUrl });
    const { mail } = app.deps;
    await add('mail', ' Duty@Ashdown.example ');
    const key = await attend({ feedback: { description: 'Jo in 4B fainted', rating: null } });
    await sender.sendDue();
    await sender.sendDue();
    expect(await log()).toMatchObject([{ state: 'waiting', address: 'duty@ashdown.example' }]);
    sink.fault = 'refuse';
    await mail.sendDue();
    await sender.sendDue();
    const [refused] = await log();
    expect(refused).toMatchObject({ state: 'waiting', tries: 1 });
    expect(refused?.answer).toMatch(/^mail /);
    sink.fault = undefined;
    app.clock.pass(11_000);
    await mail.sendDue();
    await sender.sendDue();
    expect(await log()).toMatchObject([{ state: 'delivered', answer: 'sent', tries: 2 }]);
    expect(sink.emails).toHaveLength(1);
    const text = sink.emails[0]?.message.replaceAll('=\r\n', '') ?? '';
    expect(text).toContain('Subject: Escalated: Kitchen fire 2');
    expect(text).toMatch(/Message-ID:\s+<escalation_[0-9a-f]{32}-/);
    expect(text).toContain('/admin/record/');
    expect(text).not.toContain('4B');
    expect(text).not.toContain(key);

    // It is tried as long as a webhook, not only for the day of other mail.
    await attend();
    await sender.sendDue();
    sink.fault = 'refuse';
    for (const hours of [71, 1]) {
      app.clock.pass(hours * 3_600_000);
      await mail.sendDue();
      await sender.sendDue();
      const state = hours > 1 ? 'waiting' : 'givenUp';
      expect((await log())[0]).toMatchObject({ state, tries: 1 });
    }
    sink.fault = undefined;
    const [late] = await log();
    await (
      await again()
    )(API.sendAgain, { params: { id: late?._id ?? '' } });
    await sender.sendDue();
    await mail.sendDue();
    await sender.sendDue();
    expect((await log())[0]?.state).toBe('delivered');
    expect(sink.emails).toHaveLength(2);
  });

  // NOTIFICATIONS-5
  test('sendTest sends at once and returns the result', async () => {
    const { app, admin, add, log } = await openNotifications(open);
    const receiver = await openReceiver();
    const { _id: id } = await add('webhook', receiver.url, { escalations: false });
    const ok = await admin(API.sendTest, { params: { id } });
    expect(ok.data).toMatchObject({ state: 'delivered', event: 'test', tries: 1, title: null });
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ type: 'test' });
    receiver.answer = 500;
    const bad = await admin(API.sendTest, { params: { id } });
    expect(bad.data.state).toBe('waiting');
    expect(bad.data.answer).toMatch(/^status 500 /);
    const mail = await add('mail', 'duty@ashdown.example');
    const mailed = await admin(API.sendTest, { params: { id: mail._id } });
    expect(mailed.data).toMatchObject({ state: 'waiting', kind: 'mail' });
    expect((await app.mails()).map(({ subject }) => subject)).toEqual(['ResLife On-Call test']);
    expect(await log()).toHaveLength(3);
    expect((await admin(API.sendTest, { params: { id: 'nobody' } })).code).toBe('NOT_FOUND');
  });

  // NOTIFICATIONS-1, NOTIFICATIONS-5
  test('removeNotificationTarget gives up waiting deliveries and keeps the log; updateNotificationTarget changes the next', async () => {
    const { app, admin, sender, add, attend, log } = await openNotifications(open);
    const receiver = await openReceiver();
    const target = await add('webhook', receiver.url);
    await attend();
    const params = { id: target._id };
    const { kind: _, ...body } = wish('webhook', `${receiver.url}/new`, { categories: ['Water'] });
    const changed = await admin(API.updateNotificationTarget, { params, body });
    expect(changed.data).toMatchObject({ address: `${receiver.url}/new`, categories: ['Water'] });
    await attend();
    await sender.sendDue();
    // A delivery on its way goes to the address that the target has by then.
    expect(receiver.received.map(({ path }) => path)).toEqual(['/new']);
    app.clock.pass(1_000);
    await attend({ issueId: WATER });
    expect((await admin(API.removeNotificationTarget, { params })).status).toBe(200);
    await sender.sendDue();
    await attend({ issueId: WATER });
    expect(receiver.received).toHaveLength(1);
    expect(await log()).toMatchObject([
      { state: 'givenUp', answer: 'removed', canResend: false },
      { state: 'delivered', canResend: false },
    ]);
    expect((await admin(API.removeNotificationTarget, { params })).code).toBe('NOT_FOUND');
    expect((await admin(API.updateNotificationTarget, { params, body })).code).toBe('NOT_FOUND');
    expect(await auditedActs(app)).toEqual(
      expect.arrayContaining(['told.add', 'told.edit', 'told.remove']),
    );
  });

  // NOTIFICATIONS-1, NOTIFICATIONS-5
  test('a webhook removed between two tries gets nothing more, and other recipients still do', async () => {
    const { app, admin, again, sender, add, attend, log } = await openNotifications(open);
    const [dead, alive] = [await openReceiver(), await openReceiver()];
    dead.answer = 503;
    const target = await add('webhook', dead.url);
    await add('webhook', alive.url);
    await attend();
    await sender.sendDue();
    const params = { id: target._id };
    expect((await admin(API.removeNotificationTarget, { params })).status).toBe(200);
    dead.answer = 204;
    for (let tried = 0; tried < 3; tried += 1) {
      app.clock.pass(2 * 3_600_000);
      await attend();
      await sender.sendDue();
    }
    expect([dead.received.length, alive.received.length]).toEqual([1, 4]);
    const given = (await log()).filter(({ state }) => state !== 'delivered');
    expect(given).toMatchObject([{ state: 'givenUp', canResend: false }]);
    const pressed = { params: { id: given[0]?._id ?? '' } };
    expect((await (await again())(API.sendAgain, pressed)).status).toBeGreaterThanOrEqual(400);
    await sender.sendDue();
    expect(dead.received).toHaveLength(1);
  });

  // NOTIFICATIONS-7, ACCOUNTS-20
  test('addNotificationTarget refuses invalid, repeated and 201st addresses; listNotificationTargets returns 200', async () => {
    const { app, admin, add } = await openNotifications(open);
    const codeOf = async (...target: Parameters<typeof wish>) =>
      (await admin(API.addNotificationTarget, { body: wish(...target) })).code;
    const bad = ['ftp://a.example', 'https://', 'https://a:b@c.example/', 'a.example', '/x'];
    for (const address of [...bad, 'https://a.example\\@b.example', 'javascript:alert(1)']) {
      expect([address, await codeOf('webhook', address)]).toEqual([address, 'INVALID_INPUT']);
    }
    expect(await codeOf('mail', 'nobody')).toBe('INVALID_INPUT');
    expect(await codeOf('mail', 'd\u03C5ty@ashdown.example')).toBe('INVALID_INPUT');
    await add('mail', 'duty@ashdown.example');
    expect(await codeOf('mail', 'DUTY@ashdown.example')).toBe('ALREADY_ADDED');
    const [row] = await app.db.read.selectFrom('told_target').selectAll().execute();
    if (!row) throw new Error('no target');
    const rows = Array.from({ length: 199 }, (_, n) => ({
      ...row,
      id: `${n}`,
      address: `a${n}@b.c`,
    }));
    await app.db.write.insertInto('told_target').values(rows).execute();
    expect(await codeOf('mail', 'one@ashdown.example')).toBe('ALREADY_ADDED');
    expect((await admin(API.listNotificationTargets)).data.targets).toHaveLength(200);
    const [first, second] = (await admin(API.listNotificationTargets)).data.targets;
    const { kind: _, ...body } = wish('mail', second?.address ?? '');
    const taken = await admin(API.updateNotificationTarget, {
      params: { id: first?._id ?? '' },
      body,
    });
    expect(taken.code).toBe('ALREADY_ADDED');
  });

  // NOTIFICATIONS-5
  test('listDeliveries returns the log ten lines at a time, newest first', async () => {
    const { app, admin, sender, add, attend } = await openNotifications(open);
    const receiver = await openReceiver();
    await add('webhook', receiver.url);
    for (let n = 0; n < 12; n += 1) {
      await attend();
      if (n % 3 === 0) app.clock.pass(1_000);
    }
    const first = (await admin(API.listDeliveries)).data;
    const query = { before: first.next ?? '' };
    const second = (await admin(API.listDeliveries, { query })).data;
    expect([first.deliveries.length, second.deliveries.length, second.next]).toEqual([10, 2, null]);
    const lines = [...first.deliveries, ...second.deliveries];
    expect(new Set(lines.map(({ _id }) => _id)).size).toBe(12);
    const times = lines.map(({ at }) => at);
    expect(times.toSorted().toReversed()).toEqual(times);
    await sender.sendDue();
    const none = await admin(API.listDeliveries, { query: { state: 'waiting' } });
    expect(none.data.deliveries).toEqual([]);
  });
};

// PGlite has the triggers too.
describeOnEachDatabase('notifications', notifications);

// NOTIFICATIONS-8
test('without WEBHOOK_PRIVATE, webhooks must use https and public addresses', async () => {
  const app: TestApp = await openOnSqlite();
  const admin = await app.signedIn();
  const refused = await admin(API.addNotificationTarget, {
    body: wish('webhook', 'http://127.0.0.1/'),
  });
  expect(refused.problems).toEqual([
    { field: 'address', message: 'address must begin with https://.' },
  ]);
  const { data } = await admin(API.addNotificationTarget, {
    body: wish('webhook', 'https://127.0.0.1:1/'),
  });
  const tried = await admin(API.sendTest, { params: { id: data.target._id } });
  expect(tried.data).toMatchObject({ state: 'waiting', answer: 'private' });
});

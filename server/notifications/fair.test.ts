import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { claimDue, dueTargets } from '../domain/deliveries.sql.ts';
import { phoneOf } from '../test/authenticator.ts';
import { sent } from '../test/attended-issue.ts';
import { openTold } from '../test/receiver.ts';
import { describeOnEachDatabase, type Open } from '../test/test-app.ts';
import { createNotificationSender } from './sender.ts';

/** Opens an app that rations, and phones of any address. */
async function openFair(open: Open) {
  const told = await openTold(open, { rateLimit: true, trustProxy: ['127.0.0.1'] });
  const { app, admin, receiver } = told;
  const attend = async (address: string, advisor: string, cookie = '', area?: string) => {
    const answer = await app.call(API.attend, {
      body: { ...sent, advisor, issueStatus: 'Escalated', ...(area && { area }) },
      key: randomUUID(),
      headers: { 'x-forwarded-for': address, cookie },
    });
    expect(answer.status).toBe(200);
    app.clock.pass(1);
  };
  const notified = () =>
    receiver.received.map(({ body }) => {
      const { type, data } = JSON.parse(body) as {
        type: string;
        data: { advisor?: string; area?: string; count?: number };
      };
      return { type, ...data };
    });
  const overview = async () => (await admin(API.listNotificationTargets)).data;
  return { ...told, attend, notified, overview };
}

const STRANGER = '203.0.113.7';

describeOnEachDatabase('a flood of escalations', (open) => {
  // NOTIFICATIONS-13
  test('from many networks is shared by several processes: one that loses a row takes the next', async () => {
    const { app, attend } = await openFair(open);
    for (let n = 0; n < 4; n += 1) await attend(`198.51.100.${n}`, `Advisor ${n}`);
    const [targetId = ''] = await dueTargets(app.db.read, app.clock.now);
    const claims = await Promise.all(
      Array.from({ length: 4 }, async () => await claimDue(app.db.write, targetId, app.clock.now)),
    );
    expect(new Set(claims.map((claimed) => claimed?.id)).size).toBe(4);
    expect(claims).not.toContain(undefined);
  });

  // NOTIFICATIONS-11
  test('from one network is sent as twenty messages and one for the rest, and all are recorded', async () => {
    const { app, attend, notified, sender } = await openFair(open);
    for (let n = 0; n < 30; n += 1) await attend(STRANGER, `Stranger ${n}`);
    await sender.sendDue();
    const alone = () => notified().filter(({ type }) => type === 'issue.escalated');
    const together = () => notified().filter(({ type }) => type === 'issues.escalated');
    expect(alone()).toHaveLength(20);
    expect(together()).toEqual([expect.objectContaining({ count: 10 })]);
    const recorded = await app.db.read.selectFrom('attendance').select('id').execute();
    expect(recorded).toHaveLength(30);
    const group = (await app.mails()).filter(({ subject }) => subject.includes('from one network'));
    expect(group.map(({ subject }) => subject)).toEqual(['10 more escalations from one network']);

    // More of it is sent ten minutes later, not at once.
    await attend(STRANGER, 'Stranger 30');
    await sender.sendDue();
    expect(together()).toHaveLength(1);
    app.clock.pass(11 * 60_000);
    await sender.sendDue();
    expect(together()[1]).toMatchObject({ count: 1 });

    // After twenty minutes the network has its allowance again.
    app.clock.pass(20 * 60_000);
    await attend(STRANGER, 'Jo');
    await sender.sendDue();
    expect(alone().at(-1)).toMatchObject({ advisor: 'Jo' });
    expect(alone()).toHaveLength(21);
  });

  // NOTIFICATIONS-11
  test('from a stranger on the address of a campus does not use up the share of its known phones', async () => {
    const { app, attend, notified, sender } = await openFair(open);
    const cookie = await phoneOf(app);
    app.clock.pass(3_600_000);
    for (let n = 0; n < 30; n += 1) await attend(STRANGER, `Stranger ${n}`);
    for (let n = 0; n < 22; n += 1) await attend(STRANGER, `Jo ${n}`, cookie);
    await sender.sendDue();
    const alone = notified().filter(({ advisor }) => advisor?.startsWith('Jo'));
    expect(alone).toHaveLength(20);
    const together = notified().filter(({ type }) => type === 'issues.escalated');
    expect(together.map(({ count = 0 }) => count).toSorted((a, b) => a - b)).toEqual([2, 10]);
  });

  // NOTIFICATIONS-11, CLUSTER-5
  test('has its group message sent by only one of several processes', async () => {
    const { app, attend, notified, sender } = await openFair(open);
    const others = Array.from({ length: 3 }, () => createNotificationSender(app.config, app.deps));
    for (let n = 0; n < 25; n += 1) await attend(STRANGER, `Stranger ${n}`);
    for (let n = 0; n < 10; n += 1) {
      const looks = [sender, ...others].map((one) => one.sendDue());
      await Promise.all([...looks, attend(STRANGER, `Late ${n}`)]);
    }
    expect(notified().filter(({ type }) => type === 'issues.escalated')).toHaveLength(1);
  });

  // NOTIFICATIONS-13
  test('delays an escalation from another network by one message at most', async () => {
    const { attend, notified, sender } = await openFair(open);
    for (let n = 0; n < 20; n += 1) await attend(STRANGER, `Stranger ${n}`);
    await attend('198.51.100.4', 'Amara');
    await sender.sendDue();
    const advisors = notified().map(({ advisor }) => advisor);
    expect(advisors.indexOf('Amara')).toBeLessThanOrEqual(1);
    // The newest of a backlog goes first, and nobody is left out.
    expect(advisors.filter((one) => one !== 'Amara')[0]).toBe('Stranger 19');
    expect(new Set(advisors).size).toBe(21);
  });

  // NOTIFICATIONS-11
  test('leaves no network address in the database, only a hashed mark', async () => {
    const { app, attend, sender } = await openFair(open);
    await attend(STRANGER, 'Jo');
    await sender.sendDue();
    const marksIn = async (table: 'told_event' | 'attendance') =>
      (await app.db.read.selectFrom(table).select('network').execute()).map(
        ({ network }) => network,
      );
    // The record has the mark, too (PRIVACY-8).
    const marks = await marksIn('told_event');
    expect(marks).toEqual(await marksIn('attendance'));
    expect(marks).toEqual([expect.stringMatching(/^[\w-]{11}$/)]);
  });

  // NOTIFICATIONS-11
  test('holds back an escalation for one second if its network is not stored yet', async () => {
    const { app, attend, notified, sender } = await openFair(open);
    await attend(STRANGER, 'Jo');
    await app.db.write.updateTable('told_event').set({ network: null }).execute();
    await sender.sendDue();
    expect(notified()).toEqual([]);
    app.clock.pass(1_000);
    await sender.sendDue();
    expect(notified()).toHaveLength(1);
  });

  // NOTIFICATIONS-14
  test('is mailed with each advisor name quoted on its own line, without links', async () => {
    const { app, attend, sender } = await openFair(open);
    await attend(STRANGER, 'IT. Your mailbox is locked, sign in at https://evil.test/login now');
    await sender.sendDue();
    const [mail] = await app.mails();
    expect(mail?.body).toContain(
      '\n\nName as typed: “IT. Your mailbox is locked, sign in at h…”\n\n',
    );
    expect(mail?.body).not.toContain('evil.test');
    expect(mail?.subject).not.toContain('mailbox');
  });

  // AREAS-10
  test('is sent with the area of each escalation, which a mail quotes without links', async () => {
    const { app, attend, notified, sender } = await openFair(open);
    await attend(STRANGER, 'Jo', '', 'North');
    await attend(STRANGER, 'Jo', '', 'https://evil.test/');
    await attend(STRANGER, 'Jo');
    await sender.sendDue();
    const areas = notified().map(({ area }) => area);
    expect(new Set(areas)).toEqual(new Set(['North', 'https://evil.test/', undefined]));
    const lines = (await app.mails()).flatMap(({ body }) => body.match(/^Area: .*$/gm) ?? []);
    expect(lines.toSorted()).toEqual(['Area: “North”', 'Area: “https evil test”']);
  });

  // NOTIFICATIONS-16
  test('shows owners the number of waiting deliveries and the time of the oldest', async () => {
    const { app, attend, overview } = await openFair(open);
    expect(await overview()).toMatchObject({ waiting: 0, oldestWaiting: null });
    const at = app.clock.now.toISOString();
    await attend(STRANGER, 'Jo');
    expect(await overview()).toMatchObject({ waiting: 2, oldestWaiting: at });
  });

  // NOTIFICATIONS-13
  test('from many networks puts only a few emails in the outbox, so the next escalation is sent soon', async () => {
    const { app, attend, sender } = await openFair(open);
    for (let n = 1; n <= 30; n += 1) await attend(`203.0.113.${n}`, `Stranger ${n}`);
    await sender.sendDue();
    expect((await app.mails()).length).toBe(8);
    await attend('198.51.100.4', 'Amara');
    await app.deps.mail.sendDue();
    await sender.sendDue();
    await app.deps.mail.sendDue();
    await sender.sendDue();
    expect((await app.mails()).length).toBe(24);
  });
});

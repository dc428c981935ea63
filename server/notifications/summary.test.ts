import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { attendances } from '../test/attendances.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';
import { createNotificationSender } from './sender.ts';
import { dayBefore, daysDue } from './summary.ts';

const ZONE = 'Europe/London';

// NOTIFICATIONS-9
test.each([
  // London is an hour ahead of UTC until 25 October 2026, at 1 UTC.
  { at: '2026-10-24T05:59:00Z', through: '2026-10-22', due: undefined },
  { at: '2026-10-24T06:00:00Z', through: '2026-10-22', due: ['2026-10-23', '2026-10-23'] },
  { at: '2026-10-25T06:30:00Z', through: '2026-10-23', due: undefined },
  { at: '2026-10-25T07:00:00Z', through: '2026-10-23', due: ['2026-10-24', '2026-10-24'] },
  { at: '2026-10-26T07:00:00Z', through: '2026-10-24', due: ['2026-10-25', '2026-10-25'] },
  { at: '2026-03-29T05:59:00Z', through: '2026-03-27', due: undefined },
  { at: '2026-03-29T06:00:00Z', through: '2026-03-27', due: ['2026-03-28', '2026-03-28'] },
  { at: '2026-03-29T06:00:00Z', through: '2026-03-28', due: undefined },
  { at: '2026-03-30T12:00:00Z', through: '2026-03-20', due: ['2026-03-21', '2026-03-29'] },
])('a daily summary at $at, last sent for $through, covers $due', ({ at, through, due }) => {
  const days = daysDue({ summary: 'daily', through }, new Date(at), ZONE);
  expect(days && [days.from, days.to]).toEqual(due);
});

// NOTIFICATIONS-9
test('a weekly summary covers the weeks that have ended, and is due on Monday at 7', () => {
  const due = (at: string, through: string) =>
    daysDue({ summary: 'weekly', through }, new Date(at), ZONE);
  // 22 November 2026 is a Sunday.
  expect(due('2026-11-22T23:00:00Z', '2026-11-15')).toBeUndefined();
  expect(due('2026-11-23T06:59:00Z', '2026-11-15')).toBeUndefined();
  const week = { from: '2026-11-16', to: '2026-11-22' };
  expect(due('2026-11-23T07:00:00Z', '2026-11-15')).toEqual(week);
  expect(due('2026-11-26T12:00:00Z', '2026-11-15')).toEqual(week);
  expect(due('2026-11-26T12:00:00Z', '2026-11-22')).toBeUndefined();
  expect(daysDue({ summary: 'none', through: '2026-01-01' }, new Date(), ZONE)).toBeUndefined();
  // The day there, not here: in Auckland it is Friday.
  expect(dayBefore(new Date('2026-11-19T12:00:00Z'), 'Pacific/Auckland')).toBe('2026-11-19');
});

describeOnEachDatabase('summaries', (open) => {
  // NOTIFICATIONS-9, NOTIFICATIONS-24
  test('are mailed once with the counts of the chosen categories and unanswered escalations, or say nothing was recorded', async () => {
    const app = await open();
    const admin = await app.signedIn();
    const add = async (address: string, categories: string[], summary = 'daily') =>
      await admin(API.addNotificationTarget, {
        body: { kind: 'mail', address, categories, escalations: false, summary },
      });
    await add('all@ashdown.example', []);
    await add('water@ashdown.example', ['Water']);
    await add('week@ashdown.example', [], 'weekly');
    const [row] = attendances(1);
    if (!row) throw new Error('no attendance');
    const day = '2026-11-20';
    const rows = (['Resolved', 'Escalated', 'Escalated', 'Practice'] as const).map((status, n) => ({
      ...row,
      id: Buffer.alloc(16, n + 1),
      key: Buffer.alloc(16, n + 1),
      category: n === 1 ? 'Fire' : 'Noise complaint',
      status: status === 'Practice' ? 'Escalated' : status,
      practice: status === 'Practice' ? 1 : 0,
      started_day: day,
    }));
    await app.db.write.insertInto('attendance').values(rows).execute();

    const [one, two] = [1, 2].map(() => createNotificationSender(app.config, app.deps));
    const look = async () => await Promise.all([one?.sendDue(), two?.sendDue()]);
    await look();
    expect(await app.mails()).toEqual([]);
    app.clock.now = new Date('2026-11-21T07:00:00.000Z');
    await look();
    await look();
    const notified = async () =>
      (await app.mails()).map(({ recipient, subject }) => `${recipient} ${subject}`);
    const first = await notified();
    expect(first.toSorted()).toEqual([
      'all@ashdown.example 3 records, 2 escalated: Friday, November 20, 2026',
      'water@ashdown.example Nothing recorded: Friday, November 20, 2026',
    ]);
    const body = (await app.mails()).find(({ recipient }) => recipient.startsWith('all'))?.body;
    expect(body).toContain('Fire: 1 record, 1 escalated\nNoise complaint: 2 records, 1');
    expect(body).toContain('/admin/analytics?startDate=2026-11-20&endDate=2026-11-20');

    const told = { told_at: '2026-11-20T03:00:00.000Z' };
    const update = async (n: number, set: object) =>
      await app.db.write
        .updateTable('attendance')
        .set({ ...told, ...set })
        .where('id', '=', Buffer.alloc(16, n + 1))
        .execute();
    await update(1, { title: 'Loud music' });
    await update(2, { title: 'Smoke', had_at: '2026-11-20T03:09:00.000Z' });

    app.clock.now = new Date('2026-11-23T09:00:00.000Z');
    await look();
    const week = (await app.mails()).find(({ recipient }) => recipient.startsWith('week'))?.body;
    expect(week).toContain('1 escalation that nobody answered:\n“Loud music”, ');
    expect(week).toMatch(/\/admin\/record\/02020202-/);
    expect(week).not.toContain('Smoke');
    const later = (await notified()).filter((one) => !first.includes(one));
    const days = 'Saturday, November 21, 2026 to Sunday, November 22, 2026';
    expect(later.toSorted()).toEqual([
      `all@ashdown.example Nothing recorded: ${days}`,
      `water@ashdown.example Nothing recorded: ${days}`,
      'week@ashdown.example 3 records, 2 escalated: Friday, November 20, 2026 to Sunday, November 22, 2026',
    ]);
  });
});

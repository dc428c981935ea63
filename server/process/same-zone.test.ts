import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { openWithIssues, sent } from '../test/attended-issue.ts';
import { auditedActs } from '../test/test-admin.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';
import { assertSameZone, timeZoneCommand, warningOfZone } from './same-zone.ts';

const NEW_YORK = { timeZone: 'America/New_York' };
const TOKYO = { timeZone: 'Asia/Tokyo' };

// CAMPUS-11
test('a start warns of a time zone that nobody set', () => {
  expect(warningOfZone({ isZoneUnknown: true })).toMatch(/^TIME_ZONE is not set, so .* UTC\. Set/);
  expect(warningOfZone({ isZoneUnknown: false })).toBeUndefined();
});

describeOnEachDatabase('the time zone of the campus', (open) => {
  // CAMPUS-10
  test('can change until there is a record; then a change is refused in a sentence until the days are moved', async () => {
    const app = await openWithIssues(() => open(NEW_YORK));
    await assertSameZone(app.deps, TOKYO);
    await assertSameZone(app.deps, NEW_YORK);
    const body = { ...sent, startedAt: '2026-11-20T02:30:00.000Z' };
    await app.call(API.attend, { body });
    const days = async () => ({
      rows: await app.db.write
        .selectFrom('attendance')
        .select(['started_day', 'started_minute'])
        .execute(),
      counts: await app.db.write
        .selectFrom('attendance_day')
        .select('day')
        .where('count', '>', 0)
        .execute(),
    });
    const inNewYork = {
      rows: [{ started_day: '2026-11-19', started_minute: 21 * 60 + 30 }],
      counts: [{ day: '2026-11-19' }],
    };
    expect(await days()).toEqual(inNewYork);
    await assertSameZone(app.deps, NEW_YORK);
    await expect(assertSameZone(app.deps, TOKYO)).rejects.toThrow(
      'TIME_ZONE is Asia/Tokyo, but the records are in America/New_York. Set TIME_ZONE=America/New_York, or stop every server and run npm run admin -- time-zone Asia/Tokyo',
    );
    const moved = await timeZoneCommand(['time-zone', 'Asia/Tokyo'], app.deps);
    expect(moved).toEqual({
      text: '1 record was moved to Asia/Tokyo. Set TIME_ZONE=Asia/Tokyo now and start every server.\n',
      status: 0,
    });
    expect(await days()).toEqual({
      rows: [{ started_day: '2026-11-20', started_minute: 11 * 60 + 30 }],
      counts: [{ day: '2026-11-20' }],
    });
    await assertSameZone(app.deps, TOKYO);
    await expect(assertSameZone(app.deps, NEW_YORK)).rejects.toThrow('TIME_ZONE is America');
    expect(await auditedActs(app)).toContain('zone.move');
    await timeZoneCommand(['time-zone', 'America/New_York'], app.deps);
    expect(await days()).toEqual(inNewYork);
  });

  // CAMPUS-10, CAMPUS-12
  test('applies to every record, even if the days are moved while a server runs', async () => {
    const app = await openWithIssues(() => open(NEW_YORK));
    await assertSameZone(app.deps, NEW_YORK);
    const startedAt = '2026-11-20T02:30:00.000Z';
    const attend = async () =>
      await app.call(API.attend, { key: randomUUID(), body: { ...sent, startedAt } });
    const days = async () =>
      (await app.db.write.selectFrom('attendance').select('started_day').execute()).map(
        (row) => row.started_day,
      );
    await attend();
    // Some are on their way while it runs.
    await Promise.all([
      ...Array.from({ length: 8 }, attend),
      timeZoneCommand(['time-zone', 'Asia/Tokyo'], app.deps),
      ...Array.from({ length: 8 }, attend),
    ]);
    await attend();
    const { status } = await attend();
    expect(status).toBe(200);
    expect(await days()).toEqual(Array.from({ length: 19 }, () => '2026-11-20'));
    const counts = app.db.write.selectFrom('attendance_day').select(['day', 'count']);
    expect(await counts.where('count', '>', 0).execute()).toEqual([
      { day: '2026-11-20', count: 19 },
    ]);
  });

  // CAMPUS-10
  test('is taken from the starting server if the database is older', async () => {
    const app = await openWithIssues(() => open(NEW_YORK));
    await app.call(API.attend, { body: sent });
    await assertSameZone(app.deps, NEW_YORK);
    await expect(assertSameZone(app.deps, TOKYO)).rejects.toThrow('time-zone Asia/Tokyo');
  });

  // CAMPUS-10
  test.each([
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['US/Eastern', 'America/New_York'],
    ['+00:00', 'UTC'],
    ['Etc/GMT', 'UTC'],
  ])('%s and %s are the same zone', async (stored, timeZone) => {
    const app = await openWithIssues(() => open({ timeZone: stored }));
    await assertSameZone(app.deps, { timeZone: stored });
    await app.call(API.attend, { body: sent });
    await assertSameZone(app.deps, { timeZone });
    await expect(assertSameZone(app.deps, TOKYO)).rejects.toThrow(`the records are in ${stored}.`);
  });

  // CAMPUS-10
  test('time-zone takes one IANA name', async () => {
    const { deps } = await open();
    for (const given of [[], ['Tokio'], ['Asia/Tokyo', 'UTC']])
      expect(await timeZoneCommand(['time-zone', ...given], deps)).toMatchObject({ status: 2 });
    expect(await timeZoneCommand(['list'], deps)).toBeUndefined();
  });
});

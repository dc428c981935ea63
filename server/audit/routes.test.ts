import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { AuditRow } from '#core/audit/audit-schema.ts';
import { auditAlone, type Act } from '../domain/audit.sql.ts';
import { storeIssue } from '../test/issues.ts';
import { describeOnEachDatabase, type Open } from '../test/test-app.ts';

const HOUR = 3_600_000;
const BOB = 'bob-is-gone';

const numbers = (rows: readonly AuditRow[]) => rows.map(({ number }) => number);

/** Acts of four campus days, some of them at one instant. */
async function opened(open: Open) {
  const app = await open({ timeZone: 'America/New_York' });
  const admin = await app.signedIn();
  const { id } = await app.db.read.selectFrom('admin').select('id').executeTakeFirstOrThrow();
  await storeIssue(app.db.write, { _id: 'fire', title: 'Kitchen fire' });
  app.clock.now = new Date('2026-11-01T03:30:00.000Z');
  const act = async (members: Partial<Act>, hours = 0) => {
    await auditAlone(app.deps, { who: id, what: 'issue.edit', subject: 'fire', ...members });
    app.clock.pass(hours * HOUR);
  };
  await act({ subject: 'fire/step' }, 1);
  await act({ what: 'settings.edit', subject: null }, 24);
  await act({ who: BOB, what: 'issue.publish' });
  await act({ what: 'admin.disable', subject: BOB });
  await act({ what: 'admin.enable', subject: id }, 24);
  await act({ who: null, what: 'session.refuse', subject: null, count: 3 });
  const list = async (query: Record<string, string> = {}) =>
    (await admin(API.listTrail, { query })).data;
  return { ...app, admin, id, act, list };
}

describeOnEachDatabase('reading the activity log', (open) => {
  // TRAIL-10
  test('listTrail: newest first, with present names', async () => {
    const { list, id } = await opened(open);
    const { rows, next, people, timeZone } = await list();
    expect(rows.map(({ number, who, name }) => [number, who, name])).toEqual([
      [6, null, null],
      [5, id, 'Ada'],
      [4, id, null],
      [3, BOB, 'Kitchen fire'],
      [2, id, null],
      [1, id, 'Kitchen fire'],
    ]);
    expect(rows[0]).toEqual({
      number: 6,
      at: '2026-11-03T04:30:00.000Z',
      what: 'session.refuse',
      who: null,
      subject: null,
      name: null,
      network: null,
      session: null,
      request: null,
      count: 3,
    });
    const named = [{ _id: id, name: 'Ada' }];
    expect({ next, people, timeZone }).toEqual({
      next: null,
      people: named,
      timeZone: 'America/New_York',
    });
  });

  // TRAIL-10
  test('listTrail: filtered by act, person and campus days', async () => {
    const { list, id, admin } = await opened(open);
    const found = async (query: Record<string, string>) => numbers((await list(query)).rows);
    expect(await found({ kind: 'issues' })).toEqual([3, 1]);
    expect(await found({ kind: 'people', who: id })).toEqual([5, 4]);
    expect(await found({ who: BOB })).toEqual([3]);
    expect(await found({ from: '2026-11-01' })).toEqual([6, 5, 4, 3, 2]);
    expect(await found({ to: '2026-10-31' })).toEqual([1]);
    // It has 25 hours.
    expect(await found({ from: '2026-11-01', to: '2026-11-01' })).toEqual([5, 4, 3, 2]);
    expect(await found({ from: '2026-11-01', to: '2026-11-02', kind: 'signIns' })).toEqual([6]);
    for (const query of [
      { from: '2026-02-30' },
      { from: '2026-11-02', to: '2026-11-01' },
      { kind: 'nonsense' },
      { before: '1' },
    ]) {
      expect((await admin(API.listTrail, { query })).status).toBe(400);
    }
  });

  // TRAIL-10
  test('listTrail: page by page, while new rows are written', async () => {
    const { list, act } = await opened(open);
    for (let n = 0; n < LIMITS.auditRows * 2; n += 1) await act({});
    const first = await list();
    expect(first.rows).toHaveLength(LIMITS.auditRows);
    await act({});
    const second = await list({ before: first.next ?? '' });
    const third = await list({ before: second.next ?? '' });
    expect(third.next).toBeNull();
    const all = [first, second, third].flatMap(({ rows }) => numbers(rows));
    expect(all).toEqual(Array.from({ length: LIMITS.auditRows * 2 + 6 }, (_, i) => all.length - i));
  });

  // TRAIL-10
  test('trailCsv: all filtered rows, oldest first, and a row about the download', async () => {
    const { admin, db, list } = await opened(open);
    await db.write.updateTable('admin').set({ name: '=1+1, "Ada"' }).execute();
    const { text, headers, status } = await admin(API.trailCsv, { query: { kind: 'people' } });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="trail-2026-11-02.csv"');
    const [head, ...lines] = text.split('\r\n');
    expect(head).toBe(
      '\uFEFFnumber,at,what,who,subject,network,session,request,count,former,hash,name',
    );
    expect(lines.map((line) => line.split(',')[0])).toEqual(['4', '5', '']);
    expect(lines[0]).toMatch(/,1,[0-9a-f]{64},[0-9a-f]{64},"'=1\+1, ""Ada"""$/);
    expect(numbers((await list({ kind: 'reading' })).rows)).toEqual([7]);
    expect((await admin(API.trailCsv, { query: { kind: 'system' } })).text.trim()).toBe(
      head?.trim(),
    );
  });
});

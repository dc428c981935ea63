import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { AttendanceFilter } from '#core/analytics/analytics.ts';
import { medianOf } from '#core/analytics/analytics-charts.ts';
import { ISSUE_CATEGORIES } from '#core/base/category.ts';
import { API } from '#core/api/api.ts';
import { uuidText } from '../db/columns/uuid.ts';
import type { AttendanceRow } from '../db/tables/schema.ts';
import { attendances } from '../test/attendances.ts';
import { openEscalations } from '../test/escalated.ts';
import { planOf } from '../test/plan-of.ts';
import { describeOnEachDatabase, type Open } from '../test/test-app.ts';
import { countMinutes } from './answers.sql.ts';

const DAYS = { startDate: '2026-11-01', endDate: '2026-11-30' };

const later = (at: string, minutes: number) =>
  new Date(Date.parse(at) + minutes * 60_000 + 900).toISOString();

/** Tells of every second record, and lets somebody have two of three of these. */
function toldRows(count: number): AttendanceRow[] {
  return attendances(count).map((row, index) => {
    const told_at = index % 2 === 0 ? later(row.started_at, 1) : null;
    const had_at = told_at && index % 3 !== 0 ? later(told_at, (index * 7) % 50) : null;
    return { ...row, area: index % 5 === 0 ? 'North' : null, told_at, had_at };
  });
}

async function opened(open: Open) {
  const app = await open();
  const rows = toldRows(300);
  for (const row of rows) await app.db.write.insertInto('attendance').values(row).execute();
  const me = await app.signedIn();
  const answersOf = async (query: AttendanceFilter) =>
    (await me(API.analyticsCharts, { query })).data.answers;
  return { rows, answersOf };
}

const newestFirst = (a: AttendanceRow, b: AttendanceRow) =>
  b.started_at.localeCompare(a.started_at) || Buffer.compare(b.id, a.id);

describeOnEachDatabase('the time until a person took an escalation', (open) => {
  // ANALYTICS-29
  test('analyticsCharts: equals a direct count, for any selection', async () => {
    const { rows, answersOf } = await opened(open);
    const all = rows.filter(
      ({ practice, status, told_at }) => practice === 0 && status === 'Escalated' && told_at,
    );
    const advisor = all[0]?.advisor ?? '';
    const category = ISSUE_CATEGORIES.at(0) ?? 'Other';
    const cases: [AttendanceFilter, (row: AttendanceRow) => boolean][] = [
      [DAYS, () => true],
      [{ ...DAYS, practice: 'with' }, () => true],
      [
        { ...DAYS, startDate: '2026-11-10', endDate: '2026-11-12' },
        ({ started_day: day }) => day >= '2026-11-10' && day <= '2026-11-12',
      ],
      [{ ...DAYS, issue: 'issue-1' }, ({ issue_id }) => issue_id === 'issue-1'],
      [{ ...DAYS, category }, (row) => row.category === category],
      [{ ...DAYS, advisor }, (row) => row.advisor === advisor],
      [{ ...DAYS, area: 'North' }, ({ area }) => area === 'North'],
      [{ ...DAYS, outcome: 'Resolved' }, () => false],
    ];
    for (const [filter, fits] of cases) {
      const own = all.filter(fits).toSorted(newestFirst);
      const minutes = own.flatMap(({ told_at, had_at }) =>
        told_at && had_at
          ? [Math.floor(Date.parse(had_at) / 60_000 - Date.parse(told_at) / 60_000)]
          : [],
      );
      const open = own.filter(({ had_at }) => had_at === null);
      const most = Math.max(...minutes);
      expect(await answersOf(filter)).toEqual({
        answered: minutes.length,
        unanswered: open.length,
        open: open.slice(0, 5).map(({ id, title, started_day: startDate }) => ({
          record: uuidText(id),
          title,
          startDate,
        })),
        median: medianOf(minutes.map((value) => ({ value, count: 1 }))),
        slowest: minutes.length === 0 ? null : expect.objectContaining({ minutes: most }),
      });
    }
  });

  // ANALYTICS-29
  test('is counted from the index of notified escalations only', async () => {
    const { db } = await open();
    await db.write.insertInto('attendance').values(toldRows(300)).execute();
    if (db.dialect === 'postgres') await sql`vacuum analyze attendance`.execute(db.write);
    const plan = await planOf(db, countMinutes(db.dialect, DAYS));
    expect(plan).toMatch(
      /attendance_told_of \(started_day>|Index Only Scan using attendance_told_of/,
    );
  });

  // ANALYTICS-28, ANALYTICS-29
  test('analyticsCharts, analyticsCsv: is absent until an escalation notifies someone; then the file names the person', async () => {
    const { app, owner, add, attend, links, press } = await openEscalations(open);
    const file = async (query: AttendanceFilter = DAYS) => {
      const { text } = await owner(API.analyticsCsv, { query });
      return text.split('\r\n').map((line) => line.replace(/^.*,Escalated,[^,]*,[^,]*,?/, ''));
    };
    await attend({ advisor: 'Nobody told' });
    expect((await owner(API.analyticsCharts, { query: DAYS })).data).not.toHaveProperty('answers');
    expect((await file())[0]).not.toContain('Who took it');
    await add('mail', 'a@example.edu', { name: 'Front desk' });
    await add('webhook', 'https://hooks.example.edu/secret', { answers: true });
    const ids = [];
    for (let n = 0; n < 4; n += 1) {
      ids.push((await attend({}, `0f8a1c5e-0000-4000-8000-00000000000${n}`)).id);
      app.clock.pass(60_000);
    }
    const all = await links();
    app.clock.pass(3 * 60_000);
    // Two links each, the webhook's last; the second gets the name of who opened the first.
    for (const at of [0, 1, 2, 3]) {
      const [mail, hook] = all.slice(2 * at, 2 * at + 2);
      if (at === 0) await press(mail, 'have');
      if (at === 0) await press(mail, 'have', 'Jo, "Jo" Field');
      if (at === 1) await press(hook, 'have');
      if (at === 2) await press(mail, 'cannot');
    }
    await owner(API.pressEscalation, { params: { id: ids[3] ?? '' }, body: { press: 'have' } });
    const [head, ...lines] = await file();
    expect(head).toMatch(/,Who took it,Minutes until somebody took it$/);
    expect(lines.toSorted()).toEqual(
      ['', ',', '"Jo, ""Jo"" Field",7', 'hooks.example.edu,6', 'Nobody,', 'Ada,4'].toSorted(),
    );
    expect(await file({ ...DAYS, practice: 'with' })).toEqual([head, ...lines]);
  });
});

import fc from 'fast-check';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { dayAfter } from '#core/base/day.ts';
import { FOR_EVER, NAMELESS, type Terms } from '#core/privacy/retention.ts';
import { formatJson } from '../db/columns/json.ts';
import { uuidBytes, uuidText } from '../db/columns/uuid.ts';
import { writeTerms } from './terms.ts';
import { attendances } from '../test/attendances.ts';
import { ISSUE, openWithIssues, sent } from '../test/attended-issue.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';
import { goingOf } from './retention.sql.ts';
import { cutOf, sweepByTerms } from './sweep.ts';

const DAY = 24 * 3_600_000;
const NOVEMBER = { startDate: '2026-11-01', endDate: '2026-11-30' };
const NOTHING = { records: 0, messages: 0, searches: 0, signIns: 0, mails: 0 };
const id = (number: number) => `0f8a1c5e-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Saves terms as an administrator does who has just signed in, and sweeps by them. */
function sweeping(app: TestApp) {
  let people = 0;
  const signIn = () => app.signedIn({ email: `${(people += 1)}@example.edu` });
  const save = async (terms: Partial<Terms>) => {
    const admin = await signIn();
    const { version } = (await admin(API.getPrivacy)).data;
    const body = { terms: { ...FOR_EVER, ...terms }, version };
    expect((await admin(API.saveTerms, { body })).status).toBe(200);
    // Shorter ones would wait a day.
    await writeTerms(app.db.write, { terms: body.terms, version: version + 1 });
  };
  const sweep = () => sweepByTerms(app.deps, app.config);
  return { signIn, save, sweep };
}

describeOnEachDatabase('a sweep by retention terms', (open) => {
  // PRIVACY-4, PRIVACY-5
  test('keeps all counts, whatever it removes', async () => {
    const app = await open({ timeZone: 'UTC' });
    const { db, clock } = app;
    const { signIn, save, sweep } = sweeping(app);
    clock.now = new Date('2026-11-30T12:00:00.000Z');
    const admin = await signIn();
    const filters = fc.constantFrom({}, { issue: 'issue-1' }, { category: 'Access' as const });
    const some = fc.record({ count: fc.integer({ min: 1, max: 250 }), filter: filters });
    const numbers = async (query: object) => {
      const asked = { query: { ...NOVEMBER, ...query } };
      // Nobody can open the report of a deleted record: it is no longer due.
      const { analysis, reportsDue: _, ...rest } = (await admin(API.analytics, asked)).data;
      const stars = analysis
        .map(({ _id, rating, outcome }) => `${_id} ${rating} ${outcome}`)
        .sort();
      return { charts: (await admin(API.analyticsCharts, asked)).data, stars, rest };
    };
    await fc.assert(
      fc.asyncProperty(some, fc.integer({ min: 7, max: 40 }), async ({ count, filter }, days) => {
        await db.write.deleteFrom('attendance').execute();
        await db.write.insertInto('attendance').values(attendances(count)).execute();
        const all = async () => [await numbers({}), await numbers(filter)];
        const before = await all();
        await save({ records: days });
        const gone = await sweep();
        expect(await all()).toEqual(before);
        const rows = await db.write.selectFrom('attendance').selectAll().execute();
        const first = new Date(clock.now.getTime() - days * DAY).toISOString().slice(0, 10);
        expect(gone.records).toBe(rows.filter((row) => row.started_day < first).length);
        for (const row of rows) expect(row.swept).toBe(row.started_day < first ? 1 : 0);
        expect(rows.filter((row) => row.swept === 1 && row.advisor !== NAMELESS)).toEqual([]);
      }),
      { numRuns: 6 },
    );
  }, 60_000);

  // PRIVACY-4, PRIVACY-15
  test('empties everything about a person in a record, in its former versions and notifications too', async () => {
    const app = await openWithIssues(open);
    const { db, call, clock } = app;
    const { signIn, save, sweep } = sweeping(app);
    const admin = await signIn();
    const target = { kind: 'mail', address: 'duty@example.edu', categories: [] } as const;
    const body = { ...target, escalations: true, summary: 'none' as const };
    expect((await admin(API.addNotificationTarget, { body })).status).toBe(200);
    const words = { description: 'Ben of room 12', rating: 4 };
    const record = { ...sent, advisor: 'Ada L', issueStatus: 'Escalated' as const };
    for (const correction of [0, 1, 2]) {
      const feedback = { ...words, description: `${words.description} ${correction}` };
      const moments = [{ step: 's1', at: 1, did: 'timer:5' }];
      const takenBack = correction === 1;
      const sending = { ...record, feedback, device: 'phone', moments, correction, takenBack };
      expect((await call(API.attend, { body: sending, key: id(1) })).status).toBe(200);
    }
    await save({ records: 7 });
    expect(await sweep()).toEqual(NOTHING);
    clock.pass(9 * DAY);
    expect(await sweep()).toEqual({ ...NOTHING, records: 1 });
    expect(await sweep()).toEqual(NOTHING);
    const [row] = await db.write.selectFrom('attendance').selectAll().execute();
    expect(row).toMatchObject({ advisor: NAMELESS, description: '', steps: '[]', trail: null });
    expect(row).toMatchObject({
      moments: null,
      device: null,
      rating: 4,
      status: 'Escalated',
      swept: 1,
    });
    for (const table of ['former_record', 'told_event', 'told_delivery'] as const)
      expect(await db.write.selectFrom(table).selectAll().execute()).toEqual([]);
    // Sent once more, it brings nothing back but how it ended, and the phone can let go of it.
    const again = async (correction: number, issueStatus: 'Resolved' | 'Escalated') => {
      const resent = { ...record, feedback: { ...words, rating: 2 }, correction, issueStatus };
      return await call(API.attend, { body: resent, key: id(1) });
    };
    expect((await again(2, 'Escalated')).code).toBe('KEY_REUSED');
    expect((await again(0, 'Escalated')).data).toMatchObject({ correction: 2 });
    expect((await again(3, 'Resolved')).data).toMatchObject({ correction: 3 });
    const [after] = await db.write.selectFrom('attendance').selectAll().execute();
    const { status, rating, correction } = { ...row, status: 'Resolved', rating: 2, correction: 3 };
    expect(after).toEqual({ ...row, status, rating, correction, received_at: after?.received_at });
    expect(await db.write.selectFrom('former_record').selectAll().execute()).toEqual([]);
    const trail = db.write.selectFrom('audit').selectAll().where('what', 'like', 'privacy.%');
    expect(await trail.orderBy('number').execute()).toMatchObject([
      { what: 'privacy.edit', subject: null },
      { what: 'privacy.sweep', who: null, subject: expect.stringContaining('records/'), count: 1 },
    ]);
    const opened = await (
      await signIn()
    )(API.getRecord, { params: { id: uuidText(row?.id ?? uuidBytes(id(0))) } });
    expect(opened.data).toMatchObject({ advisor: NAMELESS, steps: [], issueId: ISSUE });
  });

  // PRIVACY-2, PRIVACY-6
  test('removes messages, searches, sign-ins and emails by their own terms only', async () => {
    const app = await openWithIssues(open);
    const { db, call, clock, deps } = app;
    const { signIn, save, sweep } = sweeping(app);
    await signIn();
    await db.write.updateTable('admin').set({ signed_in_at: clock.now.toISOString() }).execute();
    const feedback = { advisor: 'Ada L', description: 'Ben of room 12', rating: 3 };
    const note = { advisor: 'Ada L', issueId: ISSUE, revision: 1, step: 'x', text: 'Ben' };
    const missed = { advisor: 'Ada L', feedback: 'Moths' };
    await call(API.sendFeedback, { body: feedback, key: id(1) });
    await call(API.sendFeedback, { body: { ...feedback, rating: 4, correction: 1 }, key: id(1) });
    const missing = await call(API.reportMissingIssue, { body: missed, key: id(2) });
    await call(API.sendStepNote, { body: note, key: id(3) });
    await call(API.reportEmptySearch, { body: { words: 'moths' }, key: id(4) });
    const hello = { subject: 'Hello', paragraphs: ['x'] };
    const mail = { recipient: 'ada@example.edu', letter: () => hello };
    await db.write.transaction().execute((tx) => deps.mail.enqueue(tx, mail));
    clock.pass(8 * DAY);
    // Younger, and part of one that is deleted.
    const part = await call(API.reportMissingIssue, { body: missed, key: id(5) });
    await db.write
      .updateTable('missing_issue')
      .set({ merged_into: missing.data._id })
      .where('id', '=', uuidBytes(part.data._id))
      .execute();
    const other = await call(API.reportMissingIssue, { body: missed, key: id(6) });

    expect(await sweep()).toEqual(NOTHING);
    const week = { messages: 7, searches: 7, signIns: 7, mails: 7 };
    const asked = Object.fromEntries(Object.entries(week).map(([kind, days]) => [kind, `${days}`]));
    const going = await (await signIn())(API.previewTerms, { query: asked });
    expect(going.data).toEqual({
      records: { count: 0, oldest: null },
      messages: { count: 4, oldest: '2026-11-20' },
      searches: { count: 1, oldest: '2026-11-20' },
      signIns: { count: 1, oldest: '2026-11-20' },
      mails: { count: 1, oldest: '2026-11-20' },
    });
    await save(week);
    expect(await sweep()).toEqual({ records: 0, messages: 4, searches: 1, signIns: 1, mails: 1 });
    const left = await db.write.selectFrom('missing_issue').select('id').execute();
    expect(left.map((row) => uuidText(row.id))).toEqual([other.data._id]);
    for (const table of ['feedback', 'step_note', 'empty_search', 'former_record', 'mail'] as const)
      expect(await db.write.selectFrom(table).selectAll().execute()).toEqual([]);
    const admins = db.write.selectFrom('admin').selectAll().where('email', 'like', '1@%');
    expect(await admins.execute()).toMatchObject([{ signed_in_at: null, signed_in_before: 1 }]);
  });

  // PRIVACY-3
  test('is counted beforehand, some days at a time, while other requests are served', async () => {
    const app = await open({ timeZone: 'UTC' });
    const { db } = app;
    const rows = attendances(250).map((row, at) => ({
      ...row,
      started_day: dayAfter('2026-01-01', at),
    }));
    await db.write.insertInto('attendance').values(rows).execute();
    let turns = 0;
    const done = new AbortController();
    const others = async () => {
      for (; !done.signal.aborted; turns += 1) await setImmediate();
    };
    const counted = goingOf(db, 'records', cutOf(30, new Date('2026-09-30T12:00:00.000Z'), 'UTC'));
    const served = others();
    const day = dayAfter('2026-09-30', -30);
    const count = rows.filter((row) => row.started_day < day).length;
    expect(await counted).toEqual({ count, oldest: '2026-01-01' });
    done.abort();
    await served;
    expect(turns).toBeGreaterThan(30);
  });

  // PRIVACY-2
  test('continues where it stopped, and two at once remove nothing twice', async () => {
    const app = await open({ timeZone: 'UTC' });
    const { db, clock, deps, config } = app;
    const { save, sweep } = sweeping(app);
    const rows = attendances(500).map((row) => ({ ...row, steps: formatJson([7]) }));
    for (const from of [0, 250])
      await db.write
        .insertInto('attendance')
        .values(rows.slice(from, from + 250))
        .execute();
    clock.now = new Date('2027-02-01T12:00:00.000Z');
    await save({ records: 30 });
    let looks = 0;
    const isStopped = () => (looks += 1) > 1;
    const first = await sweepByTerms({ ...deps, isStopped }, config);
    expect(first.records).toBe(50);
    const both = await Promise.all([sweep(), sweep()]);
    const swept = both.reduce((sum, { records }) => sum + records, 0);
    expect(swept).toBe(450);
    const left = db.write.selectFrom('attendance').selectAll().where('steps', '!=', formatJson([]));
    expect(await left.execute()).toEqual([]);
  });
});

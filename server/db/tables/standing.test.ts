import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { TAKEN_BACK } from '#core/record/taken-back.ts';
import { attendances } from '../../test/attendances.ts';
import { planOf } from '../../test/plan-of.ts';
import { describeOnEachDatabase } from '../../test/test-app.ts';
import {
  COUNTED,
  isCounted,
  isPractice,
  isVoid,
  MADE_VOID,
  madeVoid,
  NOT_VOID,
  PRACTISED,
  sentStanding,
  STANDINGS,
  VOID,
  VOID_UNDONE,
} from './standing.ts';

/** Tells whether a record that was just sent counts, is practice, is void. */
function sent(isPracticeWalk: boolean, status: 'Resolved' | typeof TAKEN_BACK) {
  const row = { practice: sentStanding(isPracticeWalk, status), status };
  return [isCounted(row), isPractice(row), isVoid(row)];
}

// RECORD-25, RECORD-27
test('practice runs and undone outcomes do not count, and an undone outcome is not practice', () => {
  expect(sent(false, 'Resolved')).toEqual([true, false, false]);
  expect(sent(true, 'Resolved')).toEqual([false, true, false]);
  expect(sent(false, TAKEN_BACK)).toEqual([false, false, false]);
});

describeOnEachDatabase('the standing of a record', (open) => {
  const opened = async () => {
    const { db } = await open();
    const rows = attendances(60);
    await db.write.insertInto('attendance').values(rows).execute();
    const found = async (standing: typeof COUNTED) => {
      const of = db.read.selectFrom('attendance').select('id').where(standing);
      return new Set((await of.execute()).map(({ id }) => id.toHex()));
    };
    const all = async () => await db.read.selectFrom('attendance').selectAll().execute();
    return { db, rows, found, all };
  };

  // PRIVACY-7, PRIVACY-9
  test('the database and the code agree, and an undone void leaves nothing', async () => {
    const { db, rows, found, all } = await opened();
    const ids = (some: typeof rows) => new Set(some.map(({ id }) => id.toHex()));
    const counted = rows.filter(isCounted);
    const practised = rows.filter(isPractice);
    expect(counted.length + practised.length).toBe(rows.length);
    expect(practised.length).toBeGreaterThan(1);
    const marked = [...counted.slice(0, 1), ...practised.slice(0, 1)];
    const are = marked.map(({ id }) => id);
    await db.write
      .updateTable('attendance')
      .set({ practice: MADE_VOID })
      .where('id', 'in', are)
      .execute();
    expect(await found(COUNTED)).toEqual(ids(counted.slice(1)));
    expect(await found(PRACTISED)).toEqual(ids(practised.slice(1)));
    expect(await found(VOID)).toEqual(ids(marked));
    expect(await found(NOT_VOID)).toEqual(ids([...counted.slice(1), ...practised.slice(1)]));
    const voided = (await all()).filter(isVoid);
    expect(ids(voided)).toEqual(ids(marked));
    expect(new Set(voided.map(({ practice }) => practice))).toEqual(new Set(marked.map(madeVoid)));
    expect(ids(voided.filter(isPractice))).toEqual(ids(practised.slice(0, 1)));
    await db.write.updateTable('attendance').set({ practice: VOID_UNDONE }).execute();
    expect(ids((await all()).filter(isCounted))).toEqual(ids(counted));
    expect(ids((await all()).filter(isPractice))).toEqual(ids(practised));
  });

  // PRIVACY-10
  test('each standing has an index of only its own records', async () => {
    const { db } = await opened();
    const plans = [];
    for (const standing of STANDINGS)
      plans.push(
        await planOf(
          db,
          sql`select id from attendance where ${standing}
        and advisor = 'Sam' order by started_day, started_at, id`,
        ),
      );
    expect(plans).toEqual([
      expect.stringContaining('attendance_by_advisor'),
      expect.stringContaining('attendance_practised'),
      expect.stringContaining('attendance_voided'),
    ]);
  });
});

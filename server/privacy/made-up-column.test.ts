import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { API } from '#core/api/api.ts';
import { FOR_EVER, NAMELESS } from '#core/privacy/retention.ts';
import type * as table from '../db/tables/attendance-fates.ts';
import { ATTENDANCE_FATES } from '../db/tables/attendance-fates.ts';
import { renameRecords } from './forget-person.sql.ts';
import { personFile } from './person-file.ts';
import { writeTerms } from './terms.ts';
import { openWithIssues, sent } from '../test/attended-issue.ts';
import { describeOnEachDatabase, type Open } from '../test/test-app.ts';
import { sweepByTerms } from './sweep.ts';

// One more row of the table is all that a new column of a record takes.
vi.mock('../db/tables/attendance-fates.ts', async (original) => {
  const { ATTENDANCE_FATES: fates } = await original<typeof table>();
  return {
    ATTENDANCE_FATES: {
      ...fates,
      hobby: { inFile: 'shown', atEnd: { emptied: null }, nameless: 'none', isOfTaker: true },
      pin: { inFile: 'secret', atEnd: { emptied: 'gone' } },
      floor: { inFile: 'shown', atEnd: 'kept', isResent: true },
    },
  };
});

const DAY = 24 * 3_600_000;
const KEY = '0f8a1c5e-0000-4000-8000-000000000001';

/** Makes a record of Ada's, which she handed over to Ben, with columns that only the table has. */
async function openWithColumns(open: Open) {
  const app = await openWithIssues(open);
  // The tables of PostgreSQL stay from test to test.
  const unless = sql.raw(app.db.dialect === 'postgres' ? 'if not exists' : '');
  for (const column of ['hobby', 'pin', 'floor'])
    await sql`alter table attendance add column ${unless} ${sql.ref(column)} text`.execute(
      app.db.write,
    );
  const moments = [{ step: 's1', at: 1, did: 'handed:Ben' }];
  const send = async (members: object) => {
    const body = {
      ...sent,
      advisor: 'Ada',
      issueStatus: 'Escalated' as const,
      moments,
      ...members,
    };
    expect((await app.call(API.attend, { body, key: KEY })).status).toBe(200);
  };
  await send({});
  await sql`update attendance set hobby = 'chess', pin = '1234', floor = '3'`.execute(app.db.write);
  const row = async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select hobby, pin, floor, advisor, rating from attendance`.execute(app.db.write);
    return rows[0];
  };
  return { ...app, send, row };
}

describeOnEachDatabase('a record column that is only in the table', (open) => {
  // PRIVACY-4, PRIVACY-15
  test('is emptied or kept after the term, even if the record is sent again', async () => {
    const { db, clock, deps, config, send, row } = await openWithColumns(open);
    clock.pass(9 * DAY);
    await writeTerms(db.write, { terms: { ...FOR_EVER, records: 7 }, version: 2 });
    await sweepByTerms(deps, config);
    expect(await row()).toMatchObject({ hobby: null, pin: 'gone', floor: '3', advisor: NAMELESS });
    await send({ correction: 1, feedback: { description: 'Ada was there', rating: 2 } });
    expect(await row()).toMatchObject({ hobby: null, pin: 'gone', rating: 2, advisor: NAMELESS });
  });

  // PRIVACY-11
  test('loses what belongs to a forgotten name', async () => {
    const { db, row } = await openWithColumns(open);
    expect(await renameRecords(db.write, 'Ada')).toBe(1);
    expect(await row()).toMatchObject({
      hobby: 'none',
      pin: '1234',
      floor: '3',
      advisor: NAMELESS,
    });
  });

  // PRIVACY-10
  test.for([
    ['Ada', ['"hobby":"chess"', '"floor":"3"']],
    ['Ben', ['"hobby":"chess"']],
  ] as const)('stands in the file about %s, unless it is a secret', async ([name, shown]) => {
    const { db, clock } = await openWithColumns(open);
    const parts = await Array.fromAsync(personFile(db.read, name, clock.now));
    const found = parts.join('').match(/"(?:hobby|pin|floor)":"[^"]*"/g);
    expect(found).toEqual(shown);
  });

  // PRIVACY-4
  test('every column of the table has a fate', async () => {
    const { db } = await openWithColumns(open);
    const { rows } = await sql<object>`select * from attendance`.execute(db.write);
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(Object.keys(ATTENDANCE_FATES).toSorted());
  });
});

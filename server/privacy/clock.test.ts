import { expect, onTestFinished, test, vi } from 'vitest';
import { API } from '#core/api/api.ts';
import { FOR_EVER } from '#core/privacy/retention.ts';
import { aDayFrom, whileBelieved } from '../domain/believed-clock.ts';
import { readTerms, writeTerms } from './terms.ts';
import { delayVoid, nameVoid } from '../domain/record-voids.sql.ts';
import { uuidBytes } from '../db/columns/uuid.ts';
import { openWithIssues, sent } from '../test/attended-issue.ts';
import { describeOnEachDatabase, openOnSqlite } from '../test/test-app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describeOnEachDatabase('a sweep by age', (open) => {
  // PRIVACY-19
  test('waits for a day with a running server if the clock moved on by more than a day unseen', async () => {
    const { deps, clock } = await open();
    let swept = 0;
    const sweep = whileBelieved(deps, async () => void (swept += 1));
    const after = async (ms: number): Promise<boolean> => {
      clock.pass(ms);
      const before = swept;
      await sweep();
      return swept > before;
    };
    expect(await after(0)).toBe(true);
    // A night is not a jump, nor is a clock that is set back.
    for (const ms of [HOUR, 16 * HOUR, -20 * DAY, HOUR]) expect(await after(ms)).toBe(true);
    expect(await after(400 * DAY)).toBe(false);
    for (let hour = 1; hour < 24; hour += 1) expect(await after(HOUR)).toBe(false);
    expect(await after(HOUR)).toBe(true);
    // Another jump starts the day over, even one within it.
    expect(await after(2 * DAY)).toBe(false);
    for (let hour = 1; hour < 24; hour += 1) expect(await after(HOUR)).toBe(false);
    expect(await after(2 * DAY)).toBe(false);
    for (let hour = 1; hour < 24; hour += 1) expect(await after(HOUR)).toBe(false);
    expect(await after(HOUR)).toBe(true);
  });

  // PRIVACY-19
  test('keeps counting that day in a server that is off for days in between', async () => {
    const { deps, clock } = await open();
    let swept = 0;
    const started = () => whileBelieved(deps, async () => void (swept += 1));
    await started()();
    for (let day = 0; day < 4; day += 1) {
      clock.pass(3 * DAY);
      const sweep = started();
      for (let hour = 0; hour < 6; hour += 1) {
        clock.pass(HOUR);
        expect(swept).toBe(1);
        await sweep();
      }
    }
    clock.pass(HOUR);
    await started()();
    expect(swept).toBe(2);
  });
});

/** Opens a server whose clock and timers stop until a test lets an hour pass; `hour` then waits for the end of each sweep. */
async function sweeping() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = await openWithIssues(openOnSqlite);
  const { clock, deps } = app;
  const hour = async (): Promise<void> => {
    clock.pass(HOUR);
    vi.advanceTimersByTime(HOUR);
    for (const name of ['terms', 'trail', 'pictures', 'notifications'])
      await expect.poll(() => deps.jobs.get(name)?.endedAt).toEqual(clock.now);
  };
  return { ...app, hour };
}

// PRIVACY-16, PRIVACY-17, PRIVACY-19
test('waiting terms and voids are counted while nothing is deleted', async () => {
  const { call, clock, db, hour } = await sweeping();
  await hour();
  const waiting = { terms: { ...FOR_EVER, records: 7 }, ...aDayFrom(clock.now) };
  await writeTerms(db.write, { terms: FOR_EVER, version: 2, waiting });
  const { _id } = (await call(API.attend, { body: sent })).data;
  await db.write.transaction().execute(async (tx) => {
    await nameVoid(tx, _id, [uuidBytes(_id)]);
    await delayVoid(tx, _id, clock.now);
  });
  const found = async () => {
    const record = db.read.selectFrom('attendance').select('practice');
    return [(await readTerms(db.read)).terms.records, (await record.executeTakeFirst())?.practice];
  };
  clock.pass(2 * DAY);
  for (let n = 0; n < 23; n += 1) await hour();
  expect(await found()).toEqual([null, 0]);
  await hour();
  expect(await found()).toEqual([7, 2]);
});

// PRIVACY-19
test('a clock that is wrong for hours deletes no record, no row of the log and no picture', async () => {
  const app = await sweeping();
  const { db, clock, hour } = app;
  await writeTerms(db.write, { terms: { ...FOR_EVER, records: 7 }, version: 2 });
  expect((await app.call(API.attend, { body: sent })).status).toBe(200);
  await app.signedIn();
  const left = async () => {
    const names = await db.read.selectFrom('attendance').select('advisor').execute();
    return names.map(({ advisor }) => advisor);
  };
  await hour();
  const rows = async () => (await db.read.selectFrom('audit').select('number').execute()).length;
  const trail = await rows();
  clock.pass(400 * DAY);
  for (let n = 0; n < 3; n += 1) await hour();
  expect(await left()).toEqual([sent.advisor]);
  expect(await rows()).toBe(trail);
  // If that is the right time all the same, old rows go a day later.
  for (let n = 0; n < 24; n += 1) await hour();
  expect(await left()).toEqual(['Someone']);
});

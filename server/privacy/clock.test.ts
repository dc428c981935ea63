import { expect, onTestFinished, test, vi } from 'vitest';
import { API } from '#core/api/api.ts';
import { FOR_EVER } from '#core/privacy/retention.ts';
import { whileBelieved } from '../nouns/believed-clock.ts';
import { writeTerms } from '../nouns/privacy-terms.ts';
import { openWithIssues, sent } from '../test/attended-issue.ts';
import { describeOnEachDatabase, openOnSqlite } from '../test/test-app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describeOnEachDatabase('a sweep by age', (open) => {
  // PRIVACY-19
  test('waits for a day in which a server is there, once the clock went on by more than a day unseen', async () => {
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
    // A night is no jump, nor is a clock that is set back.
    for (const ms of [HOUR, 16 * HOUR, -20 * DAY, HOUR]) expect(await after(ms)).toBe(true);
    expect(await after(400 * DAY)).toBe(false);
    for (let hour = 1; hour < 24; hour += 1) expect(await after(HOUR)).toBe(false);
    expect(await after(HOUR)).toBe(true);
    // Another jump begins the day anew, also one within it.
    expect(await after(2 * DAY)).toBe(false);
    for (let hour = 1; hour < 24; hour += 1) expect(await after(HOUR)).toBe(false);
    expect(await after(2 * DAY)).toBe(false);
    for (let hour = 1; hour < 24; hour += 1) expect(await after(HOUR)).toBe(false);
    expect(await after(HOUR)).toBe(true);
  });
});

// PRIVACY-19
test('a clock that is wrong for hours deletes no record, no row of the trail and no picture', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = await openWithIssues(openOnSqlite);
  const { db, clock, deps } = app;
  await writeTerms(db.write, { terms: { ...FOR_EVER, records: 7 }, version: 2 });
  expect((await app.call(API.attend, { body: sent })).status).toBe(200);
  await app.signedIn();
  /** Lets an hour pass on every timer, and waits until each sweep has ended by the clock of then. */
  const hour = async (): Promise<void> => {
    clock.pass(HOUR);
    vi.advanceTimersByTime(HOUR);
    for (const name of ['terms', 'trail', 'pictures', 'notifications'])
      await expect.poll(() => deps.jobs.get(name)?.endedAt).toEqual(clock.now);
  };
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
  // Where that is the right time all the same, what is old goes a day later.
  for (let n = 0; n < 24; n += 1) await hour();
  expect(await left()).toEqual(['Someone']);
});

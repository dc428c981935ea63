import { startChosen } from '../base/advisor.ts';
import { arrival } from './arrival.ts';
import type { Fault } from './fault.ts';
import { visitedOnce } from './persistent-phone.ts';
import { newMark, textOf, type Promised } from './ledger.ts';
import { answerToOutcome, openListOf, outcome, SHORT } from './tapped-walk.ts';

const HOUR = 3_600_000;
const SHIFTS = [3 * HOUR, -3 * HOUR, 9_600 * HOUR, -9_600 * HOUR] as const;
/** The difference allowed between the server's start and the true one, which the tap itself took a while to reach. */
const PRECISE_MS = 2_000;

/** Gives a page another clock: the true one with a shift that can be moved. */
function shiftClock(shift: number): void {
  const TrueDate = Date;
  let behind = shift;
  globalThis.Date = class extends TrueDate {
    constructor(...parts: unknown[]) {
      super(...((parts.length === 0 ? [TrueDate.now() + behind] : parts) as [number]));
    }
    static override now(): number {
      return TrueDate.now() + behind;
    }
  } as DateConstructor;
  addEventListener('clock jumps', () => (behind = -behind));
}

/**
 * Plays phones whose clock is hours or a year off, in every other round one that jumps in the middle of the walk. If
 * it does not jump, the server's start of the walk is the true one; a walk never ends before it began.
 */
export const clockJumps: Fault = async ({ rounds, ...play }) => {
  const { server, start, close } = await visitedOnce(play, SHORT);
  const promised: Promised[] = [];
  const notes: string[] = [];
  let worst = 0;
  for (let round = 0; round < rounds; round += 1) {
    const shift = SHIFTS[(round >> 1) % SHIFTS.length] ?? 0;
    const isJump = round % 2 === 1;
    const advisor = `Advisor ${round}`;
    const { page, kill } = await start(advisor);
    await page.context().addInitScript(shiftClock, shift);
    await openListOf(page, server.url, SHORT);
    const mark = newMark();
    const text = textOf(mark, 0);
    const walk = await startChosen(page, SHORT.title);
    const began = Date.now();
    await answerToOutcome(walk, text);
    if (isJump) await page.evaluate(() => dispatchEvent(new Event('clock jumps')));
    await outcome(walk).click();
    await page.getByRole('button', { name: 'Back to home' }).waitFor();
    promised.push({ mark, advisor, text, receipts: [] });
    const rows = await arrival(server, [text]);
    const row = rows.find((stored) => stored.text === text);
    await kill();
    if (!row) continue;
    const off = Math.abs(Date.parse(row.startedAt) - began);
    if (!isJump) worst = Math.max(worst, off);
    if (!isJump && off > PRECISE_MS)
      notes.push(`a start ${off} ms off with the clock ${shift} ms off`);
    // A start that cannot be true is stored as the arrival (RECORD-16).
    const isKnown = row.startedAt !== row.receivedAt;
    if (isKnown && row.finishedAt !== null && row.finishedAt < row.startedAt) {
      notes.push(`a walk that ends before it begins: ${row.startedAt}, ${row.finishedAt}`);
    }
  }
  const note = `starts of phones with a wrong clock are at most ${worst} ms off`;
  const tally = await close(promised, { faults: rounds, notes: [note, ...notes] });
  return { ...tally, untrue: tally.untrue + notes.length };
};

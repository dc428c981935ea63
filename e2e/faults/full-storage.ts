import { arrival } from './arrival.ts';
import type { Fault } from './fault.ts';
import { visitedOnce } from './persistent-phone.ts';
import { newMark, textOf, type Promised } from './ledger.ts';
import { openListOf, outcome, SAVED, SHORT, walkToOutcome } from './tapped-walk.ts';

/** The screen's sentence if nothing could be stored. */
const FULL = 'This phone is full';

/** Counts bytes that the page's site uses. */
const used = async (): Promise<number> => (await navigator.storage.estimate()).usage ?? 0;

/**
 * Gives the phone no room, from no byte at all to enough: a record is stored all the same, or the screen says that it
 * is not, and it is stored once there is room.
 */
export const fullStorage: Fault = async ({ rounds, ...play }) => {
  const { server, start, close } = await visitedOnce(play, SHORT);
  const promised: Promised[] = [];
  let refused = 0;
  let usage = 0;
  for (let round = 0; round < rounds; round += 1) {
    const advisor = `Advisor ${round}`;
    const { page, kill } = await start(advisor);
    const devtools = await page.context().newCDPSession(page);
    const leave = async (more: { quotaSize?: number }) =>
      await devtools.send('Storage.overrideQuotaForOrigin', { origin: server.url, ...more });
    // Before the page asks how much room there is: the browser remembers that for a while.
    if (round > 0) await leave({ quotaSize: Math.floor((usage * (round - 1) * 2) / rounds) + 1 });
    await openListOf(page, server.url, SHORT);
    usage = Math.max(usage, await page.evaluate(used));
    const mark = newMark();
    const text = textOf(mark, 0);
    const walk = await walkToOutcome(page, text);
    server.line.set('dead');
    await outcome(walk).click();
    const full = page.getByText(FULL).first();
    await page.getByText(SAVED).or(full).waitFor();
    if (await full.isVisible()) {
      refused += 1;
      await leave({});
      await outcome(walk).click();
      await page.getByText(SAVED).waitFor();
    }
    promised.push({ mark, advisor, text, receipts: [] });
    server.line.set('whole');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await arrival(server, [text]);
    await kill();
  }
  const note = `${refused} of ${rounds} times the screen said that nothing could be kept; pressed again with room, it was`;
  return await close(promised, { faults: rounds, notes: [note] });
};

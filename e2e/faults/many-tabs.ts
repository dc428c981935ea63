import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { arrival } from './arrival.ts';
import type { Fault } from './fault.ts';
import { withReceipts } from './stored-receipts.ts';
import { visitedOnce } from './persistent-phone.ts';
import { newMark, textOf, type Promised } from './ledger.ts';
import { openListOf, outcome, SAVED, SHORT, walkToOutcome } from './tapped-walk.ts';

const TABS = 3;
const WALKS = 4;

/** Lets three tabs with records that wait go online together, and closes two of them while one sends. */
export const manyTabs: Fault = async ({ rounds, ...play }) => {
  const { server, start, close } = await visitedOnce(play, SHORT);
  const advisor = 'Amara';
  const { page, kill } = await start(advisor);
  const context = page.context();
  const promised: Promised[] = [];
  let staying = page;
  for (let round = 0; round < rounds; round += 1) {
    server.line.set('dead');
    await context.setOffline(true);
    for (let n = 0; n < WALKS; n += 1) {
      await openListOf(staying, server.url, SHORT);
      const mark = newMark();
      const walk = await walkToOutcome(staying, textOf(mark, 0));
      await outcome(walk).click();
      await staying.getByText(SAVED).waitFor();
      promised.push({ mark, advisor, text: textOf(mark, 0), receipts: [] });
    }
    const tabs = [staying];
    while (tabs.length < TABS) {
      const tab = await context.newPage();
      await openListOf(tab, server.url, SHORT);
      tabs.push(tab);
    }
    server.line.set('whole');
    await context.setOffline(false);
    await setTimeout(randomInt(150));
    const [kept = staying] = tabs.splice(randomInt(TABS), 1);
    for (const tab of tabs) await tab.close();
    staying = kept;
    await arrival(
      server,
      promised.map(({ text }) => text),
    );
  }
  const told = await withReceipts(staying, promised);
  await kill();
  const extra = server.line.posts() - promised.length;
  const note = `${extra} requests more than the ${promised.length} records needed`;
  return await close(told, { faults: rounds * (TABS - 1), notes: [note] });
};

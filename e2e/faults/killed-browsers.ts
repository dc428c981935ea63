import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { answer, next, walkOf } from '../base/advisor.ts';
import { arrival } from './arrival.ts';
import { onPhones, type Fault, type Play } from './fault.ts';
import { newMark, textOf, type Promised } from './ledger.ts';
import { withReceipts } from './stored-receipts.ts';
import { visitedOnce } from './persistent-phone.ts';
import type { FaultServer } from './fault-server.ts';
import type { Tally } from './tally.ts';
import {
  isOffered,
  offerOfAnother,
  openListOf,
  outcome,
  SAVED,
  SHORT,
  walkToOutcome,
} from './tapped-walk.ts';

type Finished = Promised & {
  /** True if the screen said that it is saved; otherwise it was killed before, and its walk may be left. */
  readonly isSaid: boolean;
};

/** Kills that came after the screen said it, or before. */
type Counts = { said: number; offered: number; settled: number };

/** Finishes a walk that is offered again. */
async function finishOffered(page: Page, { advisor, text }: Finished): Promise<void> {
  const offer = await offerOfAnother(page, advisor);
  await offer.getByRole('button', { name: 'Go on' }).click();
  const walk = walkOf(page, SHORT.title);
  const words = walk.getByRole('textbox', { name: 'Feedback' });
  const question = walk.getByText('STEP 1', { exact: true });
  await words.or(question).waitFor();
  // Killed before the final screen was saved: it is a step earlier.
  if (await question.isVisible()) {
    await answer(walk, 'Yes');
    await next(walk);
  }
  await words.fill(text);
  await outcome(walk).click();
  await page.getByRole('button', { name: 'Back to home' }).click();
}

/** Waits for a walk that was ended before the screen said anything: it arrives as a record, or it is offered and finished. */
async function settle(page: Page, server: FaultServer, last: Finished): Promise<'record' | 'walk'> {
  for (let hasOffer = false; ;) {
    const rows = await server.rows();
    if (rows.some(({ text }) => text === last.text)) return 'record';
    if (hasOffer) {
      await finishOffered(page, last);
      await arrival(server, [last.text]);
      return 'walk';
    }
    // Whichever comes first; a walk that is offered is looked for in the database once more.
    hasOffer = await isOffered(page, last.advisor);
    await setTimeout(50);
  }
}

/** Plays one phone whose battery dies at the last tap, again and again. */
async function dyingPhone({ rounds, ...play }: Play, phone: number): Promise<Tally> {
  const { server, start, close } = await visitedOnce(play, SHORT);
  const finished: Finished[] = [];
  let promised: readonly Promised[] = [];
  const counts: Counts = { said: 0, offered: 0, settled: 0 };
  for (let round = 0; round <= rounds; round += 1) {
    const advisor = `Advisor ${phone}x${round}x`;
    const { page, kill } = await start(advisor);
    await openListOf(page, server.url, SHORT);
    const last = finished.at(-1);
    if (last && !last.isSaid) {
      const how = await settle(page, server, last);
      if (how === 'walk') counts.offered += 1;
      else counts.settled += 1;
      if (how === 'walk') await openListOf(page, server.url, SHORT);
    }
    if (round === rounds) {
      if (last) await arrival(server, [last.text]);
      promised = await withReceipts(page, finished);
      await kill();
      break;
    }
    const mark = newMark();
    const text = textOf(mark, 0);
    const walk = await walkToOutcome(page, text);
    // It is sent while the next walk goes on.
    if (last?.isSaid) await arrival(server, [last.text]);
    server.line.set('dead');
    const isSaid = round % 3 < 2;
    if (isSaid) {
      await outcome(walk).click();
      await page.getByText(SAVED).waitFor();
      await setTimeout(randomInt(31));
      counts.said += 1;
    } else {
      await outcome(walk).hover();
      const tapped = page.mouse.down().then(async () => await page.mouse.up());
      tapped.catch(() => undefined);
      await setTimeout(randomInt(201));
    }
    finished.push({ mark, advisor, text, receipts: [], isSaid });
    await kill();
    server.line.set('whole');
  }
  const note = `${counts.said} kills after '${SAVED}'; before it ${counts.settled} records arrived and ${counts.offered} walks were offered again`;
  return await close(promised, { faults: rounds, notes: [note] });
}

/** Kills browsers in the middle of the last tap, without a network; then it is back. */
export const killedBrowsers: Fault = async (play) => await onPhones(play, dyingPhone);

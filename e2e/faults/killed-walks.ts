import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { answer, next, startChosen, walkOf } from '../base/advisor.ts';
import type { WrittenIssue, WrittenStep } from '../base/authoring.ts';
import { arrival } from './arrival.ts';
import { onPhones, type Fault, type Play } from './fault.ts';
import { withReceipts } from './stored-receipts.ts';
import { visitedOnce } from './persistent-phone.ts';
import { newMark, textOf, type Promised } from './ledger.ts';
import type { Tally } from './tally.ts';
import { offerOfAnother, openListOf, outcome } from './tapped-walk.ts';

const STEPS = 5;
const goOn = { actionType: 'Go to next step' } as const;

const FIVE: WrittenIssue = {
  title: 'Five questions in a row',
  category: 'Other',
  steps: Array.from({ length: STEPS }, (_, n): WrittenStep => ({
    question: `Question ${n + 1}?`,
    answerType: 'Yes or No',
    customiseAnswerType: false,
    yesAction: goOn,
    noAction: goOn,
  })),
};

type LeftWalk = Promised & { readonly step: number };

/** Finds the walk that was broken off, finishes it, and returns the step at which it was offered. */
async function goOnWith(page: Page, { advisor, text }: LeftWalk): Promise<number> {
  const offer = await offerOfAnother(page, advisor);
  const said = (await offer.textContent()) ?? '';
  const step = Number(/Unfinished at step (\d+)/.exec(said)?.[1] ?? STEPS + 1);
  await offer.getByRole('button', { name: 'Go on' }).click();
  const walk = walkOf(page, FIVE.title);
  for (let at = step; at <= STEPS; at += 1) {
    await walk.getByText(`STEP ${at}`, { exact: true }).waitFor();
    await answer(walk, 'Yes');
    await next(walk);
  }
  await walk.getByRole('textbox', { name: 'Feedback' }).fill(text);
  await outcome(walk).click();
  await page.getByRole('button', { name: 'Back to home' }).click();
  return step;
}

/** Plays one phone whose battery dies at a random step, again and again. */
async function dyingPhone({ rounds, ...play }: Play, phone: number): Promise<Tally> {
  const { server, start, close } = await visitedOnce(play, FIVE);
  const left: LeftWalk[] = [];
  let promised: readonly Promised[] = [];
  const behind = { atOnce: 0, later: 0, further: 0 };
  for (let round = 0; round <= rounds; round += 1) {
    const advisor = `Advisor ${phone}x${round}x`;
    const { page, kill } = await start(advisor);
    await openListOf(page, server.url, FIVE);
    const last = left.at(-1);
    if (last) {
      const step = await goOnWith(page, last);
      if (step < last.step - 1) behind.further += 1;
      else if (step < last.step) behind[round % 2 === 1 ? 'atOnce' : 'later'] += 1;
      await arrival(server, [last.text]);
      await openListOf(page, server.url, FIVE);
    }
    if (round === rounds) promised = await withReceipts(page, left);
    if (round < rounds) {
      const step = randomInt(1, STEPS + 1);
      const walk = await startChosen(page, FIVE.title);
      for (let at = 1; at < step; at += 1) {
        await answer(walk, 'No');
        await next(walk);
      }
      await walk.getByText(`STEP ${step}`, { exact: true }).waitFor();
      await setTimeout(round % 2 === 0 ? randomInt(31) : randomInt(200, 600));
      const mark = newMark();
      left.push({ mark, advisor, text: textOf(mark, 0), receipts: [], step });
    }
    await kill();
  }
  const note = `offered one step earlier: ${behind.atOnce} of those killed within 30 ms of a step, ${behind.later} of those killed 200 to 600 ms after it; further back: ${behind.further}`;
  return await close(promised, { faults: rounds, notes: [note] });
}

/** Kills browsers at a random step of a walk; it is offered again, under the name that began it. */
export const killedWalks: Fault = async (play) => await onPhones(play, dyingPhone);

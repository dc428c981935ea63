// A correction, and the way to another procedure, in a binder of 300 pages on the page that imports it, beside one of three steps.
import type { Page } from 'playwright';
import { startServer } from '../e2e/base/running-server.ts';
import { median, type Bench, type Measurement } from './measurement.ts';
import { openBrowser, paintedIn, PAUSE, rest, signIn, throttledPage } from './throttled-page.ts';

const ROUNDS = 8;
const GOAL = 100;

const stepOf = (number: number): string =>
  number % 6 === 5
    ? `${number}. Is it still loud? If yes, call the night porter on 555-0142. If no, go to step ${number + 3}.`
    : `${number}. Walk to door ${number} and write down what you see there, with the time.`;

/** Returns a binder as a text that is pasted. */
function binder(issues: number, steps: number): string {
  return Array.from({ length: issues }, (_, issue) => {
    const lines = Array.from({ length: steps }, (__, step) => stepOf(step + 1));
    return [`PROCEDURE NUMBER ${issue + 1}`, '', ...lines].join('\n');
  }).join('\n\n');
}

async function openBinder(page: Page, url: string, text: string): Promise<void> {
  await page.goto(`${url}/admin`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByLabel('Or paste text').fill(text);
  await page.getByRole('button', { name: 'Read the text' }).click();
  await page.getByRole('region', { name: 'PROCEDURE NUMBER 1', exact: true }).waitFor();
  await page.waitForTimeout(4 * PAUSE);
}

/** Leaves a paragraph out, makes it a step again, and returns the milliseconds until each change is painted. */
async function corrections(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const use of ['Leave out', 'Step']) {
    await page.getByRole('button', { name: use, exact: true }).focus();
    times.push(await paintedIn(page, async () => await page.keyboard.press('Enter')));
    await page.waitForTimeout(2 * PAUSE);
  }
  return times;
}

/** Opens procedures one after another, and returns the milliseconds until each is painted. */
async function openings(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const number of [2, 3]) {
    await page
      .getByRole('button', { name: `PROCEDURE NUMBER ${number} ` })
      .first()
      .focus();
    times.push(await paintedIn(page, async () => await page.keyboard.press('Enter')));
    await page.waitForTimeout(2 * PAUSE);
  }
  return times;
}

export const bench: Bench = async () => {
  const server = await startServer({ SEED: 'none', RATE_LIMIT: 'off' });
  const browser = await openBrowser();
  const measure = async (text: string) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await signIn(context, server.url);
    const page = await throttledPage(context);
    await rest(page);
    page.on('dialog', (dialog) => void dialog.accept());
    await openBinder(page, server.url, text);
    const corrected: number[] = [];
    const opened: number[] = [];
    // The first round is not counted: it compiles.
    for (let round = 0; round <= ROUNDS; round += 1) {
      await page.getByRole('button', { name: 'PROCEDURE NUMBER 1 ' }).first().click();
      await page.getByRole('button', { name: '2. Walk to door 2 ' }).click();
      await page.waitForTimeout(2 * PAUSE);
      const times = [await corrections(page), await openings(page)] as const;
      if (round === 0) continue;
      corrected.push(...times[0]);
      opened.push(...times[1]);
    }
    await context.close();
    return { corrected, opened };
  };
  try {
    const ours = await measure(binder(300, 12));
    const limit = await measure(binder(3, 3));
    return (['corrected', 'opened'] as const).map((what): Measurement => {
      const times = ours[what];
      const middle = median(times);
      return {
        what: `a procedure of 300 of 12 steps, ${what} and painted`,
        ours: `${middle.toFixed(0)} ms (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`,
        limit: `${median(limit[what]).toFixed(0)} ms of one of three`,
        goal: `<= ${GOAL} ms`,
        holds: middle <= GOAL,
      };
    });
  } finally {
    await browser.close();
    await server.stop();
  }
};

// A correction of a binder of 20 issues of 60 steps on the page that imports it, beside one of three steps.
import type { Page } from 'playwright';
import { startServer } from '../e2e/base/running-server.ts';
import { median, type Bench, type Measurement } from './measurement.ts';
import { openBrowser, paintedIn, PAUSE, rest, signIn, throttledPage } from './throttled-page.ts';

const ROUNDS = 8;
const GOAL = 100;

/** In ms: after that a choice by keys starts again. */
const SECOND = 1_100;

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
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByLabel('Or paste text').fill(text);
  await page.getByRole('button', { name: 'Read the text' }).click();
  await page.getByRole('region', { name: 'Issue 1', exact: true }).waitFor();
  await page.waitForTimeout(4 * PAUSE);
}

/** Leaves a paragraph out, makes it a step again, and returns the milliseconds until each change is painted. */
async function corrections(page: Page): Promise<number[]> {
  const times: number[] = [];
  const control = page.getByRole('combobox', { name: 'What “2. Walk' }).first();
  for (const key of 'ls') {
    await control.focus();
    times.push(await paintedIn(page, async () => await page.keyboard.press(key)));
    await page.waitForTimeout(SECOND);
  }
  return times;
}

export const bench: Bench = async () => {
  const server = await startServer({ SEED: 'none', RATE_LIMIT: 'off' });
  const browser = await openBrowser();
  const measure = async (text: string): Promise<number[]> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await signIn(context, server.url);
    const page = await throttledPage(context);
    await rest(page);
    page.on('dialog', (dialog) => void dialog.accept());
    await openBinder(page, server.url, text);
    const times: number[] = [];
    // The first round is not counted: it compiles.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const own = await corrections(page);
      if (round > 0) times.push(...own);
    }
    await context.close();
    return times;
  };
  try {
    const ours = await measure(binder(20, 60));
    const limit = await measure(binder(1, 3));
    const middle = median(ours);
    const said: Measurement = {
      what: 'a correction of 20 issues of 60 steps, painted',
      ours: `${middle.toFixed(0)} ms (${Math.min(...ours).toFixed(0)} to ${Math.max(...ours).toFixed(0)})`,
      limit: `${median(limit).toFixed(0)} ms of one of three`,
      goal: `<= ${GOAL} ms`,
      holds: middle <= GOAL,
    };
    return [said];
  } finally {
    await browser.close();
    await server.stop();
  }
};

// The editor of an issue of 60 steps on a slow machine, beside one of one step.
import type { Page } from 'playwright';
import { startServer } from '../e2e/running-server.ts';
import type { Bench } from './figure.ts';
import { longIssues, storeIssues } from './made-issues.ts';
import {
  answeredIn,
  loadedIn,
  openBrowser,
  paintedIn,
  signIn,
  throttledPage,
  timedFigure,
} from './throttled-page.ts';

const ROUNDS = 7;

/** Steps that fill the screen. */
const SCREENFUL = 12;

type Side = {
  id: string;
  title: string;
  steps: number;
  fromList: number[];
  byAddress: number[];
  tap: number[];
  key: number[];
};

const stepTitle = (number: number) => ({ selector: 'main h2', text: `Step ${number}` });

/** Opens the editor from the list and by its address, then its steps, and types a word into a question. */
async function round(page: Page, url: string, side: Side): Promise<void> {
  // The rest of a long stepper, below the foot of the screen, is drawn afterwards.
  const onScreen = { selector: 'nav button', text: `Step ${Math.min(side.steps, SCREENFUL)}` };
  await page.goto(`${url}/admin?search=${encodeURIComponent(side.title)}`);
  const card = page.getByRole('link', { name: side.title, exact: true });
  await card.waitFor();
  // As long as it takes to look for it, and for the list to be drawn whole.
  await page.waitForTimeout(1_500);
  side.fromList.push(await answeredIn(page, async () => await card.click(), onScreen));
  side.byAddress.push(await loadedIn(page, `${url}/issue/${side.id}`, onScreen));
  for (const number of [1, Math.ceil(side.steps / 2), side.steps]) {
    const step = page.getByRole('button', { name: `Step ${number}`, exact: true });
    await page.getByRole('button', { name: 'Issue details' }).click();
    await page.getByRole('heading', { name: 'Issue details' }).waitFor();
    const press = async () => await step.click();
    side.tap.push(await answeredIn(page, press, stepTitle(number)));
  }
  await page.getByRole('textbox', { name: 'Question or Statement' }).focus();
  for (const letter of 'where') {
    side.key.push(await paintedIn(page, async () => await page.keyboard.press(letter)));
  }
  // Nothing typed may be asked about when the page is left.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
}

export const bench: Bench = async () => {
  const server = await startServer({ SEED: 'none', RATE_LIMIT: 'off' });
  const browser = await openBrowser();
  try {
    const issues = longIssues(500);
    const [long] = issues;
    if (!long) throw new Error('no issue was made');
    const short = { ...long, _id: 'one-step', title: 'One step', steps: long.steps.slice(-1) };
    await storeIssues(server.dataDir, [...issues, short]);
    const sideOf = ({ _id, title, steps }: typeof long): Side => ({
      id: _id,
      title,
      steps: steps.length,
      fromList: [],
      byAddress: [],
      tap: [],
      key: [],
    });
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await signIn(context, server.url);
    const page = await throttledPage(context);
    page.on('dialog', (dialog) => void dialog.accept());
    // The first round fills the caches.
    for (const one of [long, short]) await round(page, server.url, sideOf(one));
    const ours = sideOf(long);
    const limit = sideOf(short);
    for (let n = 0; n < ROUNDS; n += 1) {
      for (const side of [ours, limit]) await round(page, server.url, side);
    }
    const timed = (what: string, goal: number, key: 'fromList' | 'byAddress' | 'tap' | 'key') =>
      timedFigure({ what, goal, ours: ours[key], limit: limit[key] }, 'with one step');
    return [
      timed('editor of 60 steps, from the list', 300, 'fromList'),
      timed('the same by its address', 300, 'byAddress'),
      timed('a tap that opens a step', 100, 'tap'),
      timed('a key in its question', 100, 'key'),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
};

// A second visit while connections are taken and nothing is answered, beside the same visit with the server answering.
import type { Browser, BrowserContext, Page } from 'playwright';
import { startServer, type RunningServer } from '../e2e/base/running-server.ts';
import { median, ratioOf, type Bench, type Measurement } from './measurement.ts';
import { copiedGuides, storeIssues } from './made-issues.ts';
import { answeredIn, loadedIn, openBrowser, THROTTLE, throttledPage } from './throttled-page.ts';

const ROUNDS = 5;
const GUIDES = 207;
const LIST = '/user/issues-list/All%20categories';

/** Milliseconds of one visit. */
type Visit = Record<'tiles' | 'titles' | 'dialog' | 'question', number>;

/** The first visit of a phone, at full speed, until the badge says that the rest needs no network. */
async function firstVisit(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/user`);
  await page.getByText('Ready offline').waitFor({ timeout: 60_000 });
  await endWorkers(context, page);
  await page.close();
}

/** The worker is to be started by the next visit, as on a phone that was in a pocket. */
async function endWorkers(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
}

/** Each page is a new one, in a renderer that has just been started. */
async function secondVisit(context: BrowserContext, url: string): Promise<Visit> {
  const dashboard = await throttledPage(context);
  const tiles = await loadedIn(dashboard, `${url}/user`, { selector: 'main li a', text: 'Other' });
  await endWorkers(context, dashboard);
  await dashboard.close();

  const list = await throttledPage(context);
  const titles = await loadedIn(list, url + LIST, { selector: 'article h2', text: '' });
  const card = list.getByRole('article').first().getByRole('button');
  const asks = { selector: 'dialog[open] button', text: 'Start' };
  const dialog = await answeredIn(list, async () => await card.click(), asks);
  const start = list.getByRole('button', { name: 'Start', exact: true });
  const walk = { selector: 'dialog[open]', text: 'STEP 1' };
  const question = await answeredIn(list, async () => await start.click(), walk);
  return { tiles, titles, dialog, question };
}

async function visited(browser: Browser, server: RunningServer, isHung: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    await context.addInitScript(() => localStorage.setItem('advisor', 'Sam'));
    await firstVisit(context, server.url);
    if (isHung) server.freeze();
    return await secondVisit(context, server.url);
  } finally {
    server.thaw();
    await context.close();
  }
}

const named: [keyof Visit, string, number][] = [
  ['tiles', 'dashboard, its tiles painted', 1000],
  ['titles', `list of ${GUIDES}, its titles painted`, 1000],
  ['dialog', 'a card’s dialog painted', 500],
  ['question', 'Start, to the first question', 500],
];

type Round = { hung: Visit; answering: Visit };

function measurementOf(rounds: Round[], [name, what, goal]: (typeof named)[number]): Measurement {
  const ours = rounds.map(({ hung }) => hung[name]);
  const limit = rounds.map(({ answering }) => answering[name]);
  return {
    what: `${what}, network hung, ${THROTTLE}x throttle`,
    ours: `${median(ours).toFixed(0)} ms (${Math.min(...ours).toFixed(0)} to ${Math.max(...ours).toFixed(0)})`,
    limit: `${median(limit).toFixed(0)} ms with the server answering`,
    ratio: ratioOf(
      rounds.map(({ hung, answering }) => ({ ours: hung[name], limit: answering[name] })),
    ),
    goal: `<= ${goal} ms`,
    holds: median(ours) <= goal,
  };
}

export const bench: Bench = async () => {
  const server = await startServer({ SEED: 'none', RATE_LIMIT: 'off' });
  const browser = await openBrowser();
  try {
    await storeIssues(server.dataDir, copiedGuides(GUIDES));
    const rounds: Round[] = [];
    // The first round fills the server's caches.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const hung = await visited(browser, server, true);
      const answering = await visited(browser, server, false);
      if (round > 0) rounds.push({ hung, answering });
    }
    return named.map((row) => measurementOf(rounds, row));
  } finally {
    await browser.close();
    await server.stop();
  }
};

// The advisors' search over 500 issues of 60 steps on a slow machine.
import type { Language } from '#core/base/language.ts';
import type * as FoundWords from '#web/advisor/shared/search/found-messages.ts';
import { sayIn, wordsIn, type Say } from '../e2e/base/languages/catalogue.ts';
import { startServer, type RunningServer } from '../e2e/base/running-server.ts';
import type { Bench, Measurement } from './measurement.ts';
import { longIssues, storeIssues } from './made-issues.ts';
import {
  answeredIn,
  openBrowser,
  paintedIn,
  PAUSE,
  rest,
  throttledPage,
  timedMeasurement,
  type Timed,
  wake,
} from './throttled-page.ts';

const ROUNDS = 5;
const FIRST_KEYS = 6;
/** The part of a phone's window above the keyboard while somebody types. */
const PHONE = { width: 390, height: 508 };
const LIST = '/user/issues-list/All%20categories';

/** A third of the made issues are drafts, which advisors do not get. */
const MADE = 750;

/** Typed letter by letter: a title, a synonym, words of steps, a slip. */
const SEARCHES = ['alarm', 'drunk', 'radiator', 'flod'];

type Page = Awaited<ReturnType<typeof throttledPage>>;

/** The words of the page in a language by which its parts are found. */
type Words = { readonly say: Say; readonly count: (issues: number) => string };

async function wordsOf(language: Language): Promise<Words> {
  const { foundMessages } = await wordsIn<typeof FoundWords>(
    'web/advisor/shared/search/found-messages.ts',
    language,
  );
  return { say: await sayIn(language), count: foundMessages.count };
}

/** Returns a page whose search has read all steps. */
async function readyPage(
  browser: Awaited<ReturnType<typeof openBrowser>>,
  { url }: RunningServer,
  { say, count }: Words,
): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE });
  await context.addInitScript(() => localStorage.setItem('advisor', 'Sam'));
  const page = await throttledPage(context);
  await page.goto(url + LIST);
  const box = page.getByRole('searchbox', { name: say('Search issues') });
  // In these issues only steps have the word.
  await box.fill('crew');
  await page.getByText(new RegExp(`^${count(22).replace('22', String.raw`\d+`)}$`)).waitFor();
  await box.fill('');
  await rest(page);
  return page;
}

async function round(
  page: Page,
  { say, count }: Words,
): Promise<{ key: number[]; found: number[] }> {
  const box = page.getByRole('searchbox', { name: say('Search issues') });
  const key: number[] = [];
  const found: number[] = [];
  for (const search of SEARCHES) {
    await box.focus();
    for (const character of search) {
      key.push(await paintedIn(page, async () => await page.keyboard.press(character)));
      await page.waitForTimeout(PAUSE / 2);
    }
    await box.fill('');
    await page.waitForTimeout(PAUSE);
  }
  const status = { selector: 'main [role=status]', text: count(1).slice(2) };
  for (let time = 0; time < FIRST_KEYS; time += 1) {
    await box.fill('zz');
    await page.getByRole('heading', { name: say('No match') }).waitFor();
    await box.fill('');
    await page.waitForTimeout(PAUSE);
    found.push(await answeredIn(page, async () => await page.keyboard.press('f'), status));
    await box.fill('');
    await page.waitForTimeout(PAUSE);
  }
  return { key, found };
}

export const bench: Bench = async (language): Promise<Measurement[]> => {
  const words = await wordsOf(language);
  const key: Timed = { what: 'key in the search painted', goal: 50, ours: [], limit: [] };
  const found: Timed = { what: 'what its first key finds', goal: 50, ours: [], limit: [] };
  const servers: RunningServer[] = [];
  const browser = await openBrowser(language);
  try {
    const pages = { ours: undefined as Page | undefined, limit: undefined as Page | undefined };
    for (const side of ['ours', 'limit'] as const) {
      const server = await startServer({ SEED: 'none', RATE_LIMIT: 'off' });
      servers.push(server);
      await storeIssues(server.dataDir, longIssues(side === 'ours' ? MADE : 20));
      pages[side] = await readyPage(browser, server, words);
    }
    // The first round compiles.
    for (let count = 0; count <= ROUNDS; count += 1) {
      for (const side of ['ours', 'limit'] as const) {
        const page = pages[side];
        if (!page) continue;
        await wake(page);
        const times = await round(page, words);
        await rest(page);
        if (count === 0) continue;
        key[side].push(...times.key);
        found[side].push(...times.found);
      }
    }
  } finally {
    await browser.close();
    for (const server of servers) await server.stop();
  }
  return [key, found].map((timed) => timedMeasurement(timed, 'with 14 issues'));
};

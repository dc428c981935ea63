// The library on the wire, and the lists of 500 issues of 60 steps on a slow machine.
import { request } from 'node:http';
import type { Browser, Page } from 'playwright';
import type { Language } from '#core/base/language.ts';
import type * as AdminWords from '#web/admin/base/messages.ts';
import { wordsIn } from '../e2e/base/languages/catalogue.ts';
import { startServer, type RunningServer } from '../e2e/base/running-server.ts';
import type { Bench, Measurement } from './measurement.ts';
import { copiedGuides, longIssues, storeIssues } from './made-issues.ts';
import {
  answeredIn,
  loadedIn,
  openBrowser,
  paintedIn,
  PAUSE,
  rest,
  signIn,
  throttledPage,
  timedMeasurement,
  type Timed,
  wake,
} from './throttled-page.ts';

const ROUNDS = 7;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

const LIBRARY = '/api/advisor/issues/All%20categories';
const ADVISORS_LIST = '/user/issues-list/All%20categories';

/** Counts bytes of the body as they come over the wire: fetch would show them inflated. */
async function bytesOf(url: string, acceptEncoding: string): Promise<number> {
  return await new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': acceptEncoding };
    const sent = request(url, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    });
    sent.on('error', reject).end();
  });
}

async function onTheWire(): Promise<Measurement> {
  const server = await startServer({ SEED: 'none' });
  try {
    await storeIssues(server.dataDir, copiedGuides(207));
    const plain = await bytesOf(server.url + LIBRARY, 'identity');
    const bytes = await bytesOf(server.url + LIBRARY, 'gzip, deflate, br');
    return {
      what: 'library of 207 guides by Brotli',
      ours: `${(bytes / 1000).toFixed(1)} KB`,
      limit: `${(plain / 1000).toFixed(0)} KB plain`,
      goal: '<= 90 KB',
      holds: bytes <= 90_000,
    };
  } finally {
    await server.stop();
  }
}

const KEYS = ['l', 'o', 'c', 'k'];
const FOUND = 'main [aria-live=polite]';

type Lists = Record<'open' | 'key' | 'found', number[]>;

/** Measures the administrators' list, opened and searched by key. */
async function deskRound(
  page: Page,
  url: string,
  count: number,
  language: Language,
): Promise<Lists> {
  const { adminMessages } = await wordsIn<typeof AdminWords>(
    'web/admin/base/messages.ts',
    language,
  );
  const { showing, search, noResults } = adminMessages.issues;
  const shown = { selector: FOUND, text: showing(count) };
  const open = [await loadedIn(page, `${url}/admin`, shown)];
  const key: number[] = [];
  const found: number[] = [];
  // The cards off the screen are drawn after the visible ones.
  await page
    .getByRole('article')
    .nth(count - 1)
    .waitFor();
  const box = page.getByRole('searchbox', { name: search });
  await box.focus();
  for (const character of KEYS) {
    key.push(await paintedIn(page, async () => await page.keyboard.press(character)));
    await page.waitForTimeout(200);
  }
  await box.fill('');
  await page.getByText(shown.text).waitFor();
  await page.waitForTimeout(PAUSE);
  const nothing = { selector: 'main h2', text: noResults };
  found.push(await answeredIn(page, async () => await page.keyboard.press('%'), nothing));
  await page.keyboard.press('Backspace');
  return { open, key, found };
}

/** Returns true if the phone has the library of the first visit on its disk. */
async function isStored(): Promise<boolean> {
  // Opened before the app has, it would be made without its stores.
  if ((await indexedDB.databases()).length === 0) return false;
  return await new Promise((resolve) => {
    const opening = indexedDB.open('reslife');
    opening.addEventListener('success', () => {
      const database = opening.result;
      const asking = database.transaction('facts').objectStore('facts').get('picturesOf');
      asking.addEventListener('success', () => {
        database.close();
        resolve(asking.result !== undefined);
      });
    });
  });
}

/** Measures the advisors' list, first in a browser that never saw it, then again, once that visit is over. */
async function phoneRound(
  browser: Browser,
  url: string,
): Promise<{ first: number; again: number }> {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    await context.addInitScript(() => localStorage.setItem('advisor', 'Sam'));
    const page = await throttledPage(context);
    const card = { selector: 'article h2', text: '' };
    const first = await loadedIn(page, url + ADVISORS_LIST, card);
    while (!(await page.evaluate(isStored))) await page.waitForTimeout(100);
    const again = await loadedIn(page, url + ADVISORS_LIST, card);
    return { first, again };
  } finally {
    await context.close();
  }
}

async function onScreen(
  servers: { ours: RunningServer; limit: RunningServer },
  language: Language,
): Promise<Measurement[]> {
  const open: Timed = { what: 'administrators’ list painted', goal: 400, ours: [], limit: [] };
  const key: Timed = { what: 'key in its search painted', goal: 50, ours: [], limit: [] };
  const found: Timed = { what: 'what it finds painted', goal: 100, ours: [], limit: [] };
  const first: Timed = { what: 'advisors’ list, first visit', goal: 1_500, ours: [], limit: [] };
  const again: Timed = { what: 'advisors’ list, second visit', goal: 400, ours: [], limit: [] };
  const browser = await openBrowser(language);
  try {
    const desk = async ({ url }: RunningServer) => {
      const context = await browser.newContext({ viewport: DESK });
      await signIn(context, url);
      const page = await throttledPage(context);
      await rest(page);
      return page;
    };
    const pages = { ours: await desk(servers.ours), limit: await desk(servers.limit) };
    // The first round fills the caches.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const side of ['ours', 'limit'] as const) {
        const { url } = servers[side];
        await wake(pages[side]);
        const lists = await deskRound(pages[side], url, side === 'ours' ? 500 : 1, language);
        await rest(pages[side]);
        const phone = await phoneRound(browser, url);
        if (round === 0) continue;
        open[side].push(...lists.open);
        key[side].push(...lists.key);
        found[side].push(...lists.found);
        first[side].push(phone.first);
        again[side].push(phone.again);
      }
    }
  } finally {
    await browser.close();
  }
  return [open, key, found, first, again].map((timed) => timedMeasurement(timed, 'with one issue'));
}

export const bench: Bench = async (language) => {
  const wire = await onTheWire();
  const ours = await startServer({ SEED: 'none', RATE_LIMIT: 'off' });
  const limit = await startServer({ SEED: 'none', RATE_LIMIT: 'off' });
  try {
    await storeIssues(ours.dataDir, longIssues(500));
    await storeIssues(limit.dataDir, longIssues(1));
    return [wire, ...(await onScreen({ ours, limit }, language))];
  } finally {
    await ours.stop();
    await limit.stop();
  }
};

import lighthouse, { snapshot, type Result } from 'lighthouse';
import { chromium } from 'playwright';
import puppeteer from 'puppeteer-core';
import { publishIssue } from '../e2e/base/authoring.ts';
import { wordsIn } from '../e2e/base/languages/catalogue.ts';
import { speaking } from '../e2e/base/languages/speaking.ts';
import { onLoopback } from '../e2e/base/loopback.ts';
import { startServer, type RunningServer } from '../e2e/base/running-server.ts';
import { assert } from '#core/base/assert.ts';
import type { Language } from '#core/base/language.ts';
import type * as WalkWords from '#web/advisor/walk/state/messages.ts';
import type * as GuideWords from '#web/guide/messages.ts';
import { STARTER_LIBRARY } from '../server/seeds/starter-library.ts';
import { browserLaunch } from '../tools/browser.mjs';
import { median, type Bench, type Measurement } from './measurement.ts';
import { freePort } from '../server/test/server-process.ts';

const ROUNDS = 3;
const GOAL_LCP_MS = 1500;
const GUIDES = 207;
const STARTER_GUIDES = STARTER_LIBRARY.length;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const LIST = '/user/issues-list/All%20categories';

/** Returns the scores by category, 0 to 100. */
const scoresOf = ({ categories }: Result): Record<string, number> =>
  Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  );

const inOrder = (scores: Record<string, number>) => Object.values(scores).join('/');

/** Measures a page as Lighthouse's phone loads it for the first time, on its slow network and processor. */
async function audit(what: string, url: string, port: number): Promise<Measurement[]> {
  const runs: Result[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const found = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
    if (found === undefined) throw new Error(`Lighthouse found nothing at ${url}`);
    runs.push(found.lhr);
  }
  const all = runs.map(scoresOf);
  const names = Object.keys(all[0] ?? {});
  const middle = Object.fromEntries(
    names.map((name) => [name, median(all.map((scores) => scores[name] ?? 0))]),
  );
  const paints = runs.map((run) => run.audits['largest-contentful-paint']?.numericValue ?? NaN);
  const paint = median(paints);
  return [
    {
      what: `${what}: ${names.join('/')}`,
      ours: inOrder(middle),
      goal: '100 each',
      holds: Object.values(middle).every((score) => score === 100),
    },
    {
      what: `${what}: largest contentful paint`,
      ours: `${(paint / 1000).toFixed(2)} s`,
      goal: '<= 1.5 s',
      holds: paint <= GOAL_LCP_MS,
    },
  ];
}

async function auditWalk(url: string, port: number, language: Language): Promise<Measurement> {
  const [{ walkMessages }, { guideMessages }] = await Promise.all([
    wordsIn<typeof WalkWords>('web/advisor/walk/state/messages.ts', language),
    wordsIn<typeof GuideWords>('web/guide/messages.ts', language),
  ]);
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}` });
  const page = await browser.newPage();
  await page.goto(url);
  await page.evaluate(() => localStorage.setItem('advisor', 'Amara'));
  const shown = await page.evaluate(() => document.documentElement.lang);
  assert(shown === language, `the page is in ${shown}`);
  // A key opens it: a pointer's press on what just came would not count (KIT-31).
  for (const control of ['article button', `::-p-aria(${walkMessages.start})`]) {
    const found = await page.locator(control).waitHandle();
    await found.asElement()?.press('Enter');
  }
  await page.locator(`::-p-aria(${guideMessages.next})`).wait();
  const onlyCategories = ['accessibility', 'best-practices'];
  const found = await snapshot(page, { flags: { onlyCategories, logLevel: 'error' } });
  await page.close();
  await browser.disconnect();
  if (found === undefined) throw new Error('Lighthouse found no walk');
  const scores = scoresOf(found.lhr);
  return {
    what: `walk, as it stands: ${Object.keys(scores).join('/')}`,
    ours: inOrder(scores),
    goal: '100 each',
    holds: Object.values(scores).every((score) => score === 100),
  };
}

async function addGuides(server: RunningServer, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const next = { actionType: 'Go to next step' } as const;
    const question = (step: number) => ({
      question: `Is part ${step} of what procedure ${number} asks for done, as far as one can see?`,
      answerType: 'Yes or No' as const,
      yesAction: next,
      noAction: next,
    });
    const steps = [1, 2, 3, 4].map(question);
    await publishIssue(server, { title: `Procedure ${number}`, category: 'Other', steps });
  }
}

/** Runs Lighthouse for phones as it comes, and takes the middle of three runs. */
export const bench: Bench = async (language) => {
  const server = await startServer({ RATE_LIMIT: 'off' });
  const port = await freePort();
  const launch = speaking(onLoopback(browserLaunch()), language);
  const browser = await chromium.launch({
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${port}`],
  });
  try {
    const measurements = [
      ...(await audit('/login', `${server.url}/login`, port)),
      ...(await audit('/user', `${server.url}/user`, port)),
      ...(await audit(`list of ${STARTER_GUIDES}`, server.url + LIST, port)),
      await auditWalk(server.url + LIST, port, language),
    ];
    await addGuides(server, GUIDES - STARTER_GUIDES);
    return [...measurements, ...(await audit(`list of ${GUIDES}`, server.url + LIST, port))];
  } finally {
    await browser.close();
    await server.stop();
  }
};

import { chromium, type Browser } from 'playwright';
import { assert } from '#core/base/assert.ts';
import { ORIGINAL, type Language } from '#core/base/language.ts';
import type * as WalkWords from '#web/advisor/walk/state/messages.ts';
import type * as GuideWords from '#web/guide/messages.ts';
import { onLoopback } from '../e2e/base/loopback.ts';
import { TRANSLATED, wordsIn } from '../e2e/base/languages/catalogue.ts';
import { speaking } from '../e2e/base/languages/speaking.ts';
import { startServer } from '../e2e/base/running-server.ts';
import { browserLaunch } from '../tools/browser.mjs';
import { brotliBytes } from '../tools/bundle-size.ts';
import type { Bench, Measurement } from './measurement.ts';
import { loadPage, type LoadedFile } from './walk-runs/page-load.ts';

const KB = 1000;

const sum = (files: readonly LoadedFile[], kind: LoadedFile['kind']) =>
  files.reduce((all, file) => all + (file.kind === kind ? file.bytes : 0), 0);

/** The chunks that keep, send and search (web/app/chunks.ts). */
const KEEPING = /\/(phone|search)-[^/]+\.js$/;

/** The chunk that shows what a search found (web/app/chunks.ts). */
const FOUND = /\/found-[^/]+\.(js|css)$/;

/** The reader of the table of meanings, whose limit is the table's (SEARCH-15). */
const READER = /\/meanings-[^/]+\.js$/;

/** The chunk that shows and searches procedures in another language than their own, loaded only where one is read. */
const TRANSLATED_PROCEDURES = /\/lang-[^/]+\.js$/;

/** The chunk with the files of every step of a walk. */
const WALK = /\/walk-[^/]+\.js$/;

const first = (files: readonly LoadedFile[]) => files.filter((file) => file.beforePaint);

function atMost(what: string, bytes: number, goalKb: number): Measurement {
  return {
    what,
    ours: `${(bytes / KB).toFixed(1)} KB`,
    goal: `<= ${goalKb} KB`,
    holds: bytes > 0 && bytes <= goalKb * KB,
  };
}

function waterfall(what: string, files: readonly LoadedFile[]): Measurement {
  const depth = Math.max(...files.map((file) => file.depth));
  return {
    what: `waterfall of ${what} to its first paint`,
    ours: `${files.length} requests, ${depth} deep`,
    goal: '2 deep',
    holds: depth <= 2,
  };
}

/** Measures the bytes of a first visit in a language; what is longer than English may take 1 KB more. */
async function bytesIn(language: Language, browser: Browser, url: string): Promise<Measurement[]> {
  const [{ walkMessages }, { guideMessages }] = await Promise.all([
    wordsIn<typeof WalkWords>('web/advisor/walk/state/messages.ts', language),
    wordsIn<typeof GuideWords>('web/guide/messages.ts', language),
  ]);
  const [inLanguage, more] = language === ORIGINAL ? ['', 0] : [`, in ${language}`, 1];
  const login = await loadPage(browser, `${url}/login`, undefined, language);
  const user = await loadPage(browser, `${url}/user`, undefined, language);
  const list = await loadPage(
    browser,
    `${url}/user/issues-list/All%20categories`,
    async (page) => {
      await page.evaluate(() => localStorage.setItem('advisor', 'Amara'));
      // The code of the search comes with it.
      await page.getByRole('searchbox').focus();
      await page.getByRole('article').first().getByRole('button').click();
      await page.getByRole('button', { name: walkMessages.start, exact: true }).click();
      await page.getByRole('button', { name: guideMessages.next, exact: true }).waitFor();
    },
    language,
  );
  const ofWalk = list.filter(({ url }) => WALK.test(url));
  assert(ofWalk.length === 1, 'the list loaded no walk');
  // The list counts the files that it names itself, and those of the walk, whichever page loads them.
  const ofList = new Set([...first(list), ...ofWalk].map(({ url }) => new URL(url).pathname));
  const later = [user, list].map((files) =>
    files.filter(({ url, beforePaint }) => !beforePaint && !ofList.has(new URL(url).pathname)),
  );
  const storing = later.map((files) => files.filter(({ url }) => KEEPING.test(url)));
  const found = later.map((files) => files.filter(({ url }) => FOUND.test(url)));
  const shown = later.map((files) =>
    files.filter(
      ({ url }) =>
        ![KEEPING, FOUND, READER, TRANSLATED_PROCEDURES].some((other) => other.test(url)),
    ),
  );
  const translated = [user, list].map((files) =>
    files.filter(({ url }) => TRANSLATED_PROCEDURES.test(url)),
  );
  const most = (pages: LoadedFile[][], kind: LoadedFile['kind']) =>
    Math.max(...pages.map((files) => sum(files, kind)));
  return [
    atMost(`scripts of /login${inLanguage}`, sum(first(login), 'Script'), 70 + more),
    atMost(`scripts of /user${inLanguage}`, sum(first(user), 'Script'), 70 + more),
    atMost(
      `scripts of the list and the walk${inLanguage}`,
      sum([...first(list), ...ofWalk], 'Script'),
      80 + more,
    ),
    // The page has its styles in it (ROUTES-7).
    atMost(
      `styles of the list and the walk, with the page${inLanguage}`,
      sum(first(list), 'Document') + sum(first(list), 'Stylesheet'),
      8 + more,
    ),
    atMost(
      `worker, sender and search, after the first paint${inLanguage}`,
      most(storing, 'Script') +
        brotliBytes(language === ORIGINAL ? 'sw.js' : `languages/${language}/sw.js`),
      15 + more,
    ),
    atMost(`what a search found: scripts${inLanguage}`, most(found, 'Script'), 6 + more),
    atMost(`what a search found: styles${inLanguage}`, most(found, 'Stylesheet'), 1),
    atMost(
      `dialogs and what else is shown later: scripts${inLanguage}`,
      most(shown, 'Script'),
      18 + more,
    ),
    atMost(
      `dialogs and what else is shown later: styles${inLanguage}`,
      most(shown, 'Stylesheet'),
      4,
    ),
    // A new campus has its procedures in Spanish too.
    ...(most(translated, 'Script') > 0
      ? [
          atMost(
            `procedures in another language: scripts${inLanguage}`,
            most(translated, 'Script'),
            4,
          ),
        ]
      : []),
    waterfall(`/login${inLanguage}`, first(login)),
    waterfall(`/user${inLanguage}`, first(user)),
    waterfall(`the list${inLanguage}`, first(list)),
  ];
}

/** Measures the bytes of a first visit in each language: the bodies, brotli as the build compressed them. */
export const bench: Bench = async () => {
  const server = await startServer();
  try {
    const measured: Measurement[] = [];
    const languages: readonly Language[] = [ORIGINAL, ...TRANSLATED];
    for (const language of languages) {
      const browser = await chromium.launch(speaking(onLoopback(browserLaunch()), language));
      try {
        measured.push(...(await bytesIn(language, browser, server.url)));
      } finally {
        await browser.close();
      }
    }
    return measured;
  } finally {
    await server.stop();
  }
};

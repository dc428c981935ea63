import { chromium } from 'playwright';
import { assert } from '#core/base/assert.ts';
import { onLoopback } from '../e2e/base/loopback.ts';
import { startServer } from '../e2e/base/running-server.ts';
import { browserLaunch } from '../tools/browser.mjs';
import { brotliBytes } from '../tools/bundle-size.ts';
import type { Bench, Measurement } from './measurement.ts';
import { loadPage, type LoadedFile } from './page-load.ts';

const KB = 1000;

const sum = (files: readonly LoadedFile[], kind: LoadedFile['kind']) =>
  files.reduce((all, file) => all + (file.kind === kind ? file.bytes : 0), 0);

/** The chunks that keep, send and search (web/app/chunks.ts). */
const KEEPING = /\/(phone|search)-[^/]+\.js$/;

/** The chunk that shows what a search found (web/app/chunks.ts). */
const FOUND = /\/found-[^/]+\.(js|css)$/;

/** The reader of the table of meanings, whose limit is the table's (SEARCH-15). */
const READER = /\/meanings-[^/]+\.js$/;

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

/** Measures the bytes of a first visit: the bodies, brotli as the build compressed them. */
export const bench: Bench = async () => {
  const server = await startServer();
  const browser = await chromium.launch(onLoopback(browserLaunch()));
  try {
    const login = await loadPage(browser, `${server.url}/login`);
    const user = await loadPage(browser, `${server.url}/user`);
    const list = await loadPage(
      browser,
      `${server.url}/user/issues-list/All%20categories`,
      async (page) => {
        await page.evaluate(() => localStorage.setItem('advisor', 'Amara'));
        // The code of the search comes with it.
        await page.getByRole('searchbox').focus();
        await page.getByRole('article').first().getByRole('button').click();
        await page.getByRole('button', { name: 'Start', exact: true }).click();
        await page.getByRole('button', { name: 'NEXT', exact: true }).waitFor();
      },
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
      files.filter(({ url }) => ![KEEPING, FOUND, READER].some((other) => other.test(url))),
    );
    const most = (pages: LoadedFile[][], kind: LoadedFile['kind']) =>
      Math.max(...pages.map((files) => sum(files, kind)));
    return [
      atMost('scripts of /login', sum(first(login), 'Script'), 70),
      atMost('scripts of /user', sum(first(user), 'Script'), 70),
      atMost('scripts of the list and the walk', sum([...first(list), ...ofWalk], 'Script'), 80),
      // The page has its styles in it (ROUTES-7).
      atMost(
        'styles of the list and the walk, with the page',
        sum(first(list), 'Document') + sum(first(list), 'Stylesheet'),
        8,
      ),
      atMost(
        'worker, sender and search, after the first paint',
        most(storing, 'Script') + brotliBytes('sw.js'),
        15,
      ),
      atMost('what a search found: scripts', most(found, 'Script'), 6),
      atMost('what a search found: styles', most(found, 'Stylesheet'), 1),
      atMost('dialogs and what else is shown later: scripts', most(shown, 'Script'), 18),
      atMost('dialogs and what else is shown later: styles', most(shown, 'Stylesheet'), 4),
      waterfall('/login', first(login)),
      waterfall('/user', first(user)),
      waterfall('the list', first(list)),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
};

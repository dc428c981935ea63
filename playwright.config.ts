import { defineConfig } from '@playwright/test';
import { onLoopback } from './e2e/base/loopback.ts';
import { browserLaunch } from './tools/browser.mjs';

/** Tests that take many seconds: `npm test -- --only=slow` runs them, and CI. */
const SLOW = /\.slow\.e2e\.ts/;

/** Files, and tests of a file, about every corner of what `npm test` tries once: they run with the slow ones. */
const FULL = /\.full\.e2e\.ts|@full\b/;

/** Browsers that Playwright does not drive. */
const OTHER_ENGINES = ['firefox', 'webkit'];
const fileOf = (engine: string) => `**/${engine}.e2e.ts`;
const testIgnore = OTHER_ENGINES.map(fileOf);

// Files set their own viewport; e2e/base/fixtures.ts starts the real server, one a worker.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/e2e',
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: false,
  // Most of a test is waiting for its page: three browsers keep two cores busy.
  workers: '150%',
  // A second try, named in the report, keeps one busy second of a shared machine from stopping everybody.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 60_000,
  // An awaited change comes soon; five seconds are short on a busy machine.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: onLoopback(browserLaunch()),
    viewport: { width: 1280, height: 800 },
    // A click waits until movement has come to rest; kit/media.test.tsx tests motion.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A trace costs a seventh of the run: `npx playwright test --trace on` draws it if one is needed.
    trace: 'off',
  },
  projects: [
    { name: 'chromium', testIgnore, grepInvert: [SLOW, FULL] },
    { name: 'full', testIgnore, grep: FULL },
    // These have servers and browsers of their own; one for each core is enough: more get answers of 503.
    { name: 'slow', testIgnore, grep: SLOW, workers: '100%' },
    // Each starts a whole browser of the machine's own, which takes most of a minute, more beside others: they run with the slow tests.
    ...OTHER_ENGINES.map((name) => ({ name, testMatch: fileOf(name), timeout: 120_000 })),
  ],
});

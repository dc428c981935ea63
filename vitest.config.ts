import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { onLoopback } from './e2e/base/loopback.ts';
import { COMPILED } from './server/test/server-process.ts';
import { browserLaunch } from './tools/browser.mjs';

// As in playwright.config.ts: one busy second of a shared machine stops nobody.
const retry = process.env.CI === undefined ? 0 : 1;

/** No file changes during `npm test`: a page does not ask again for each module that the one before it had. */
const unchanged: Record<string, string> =
  process.env.CI === undefined ? {} : { 'Cache-Control': 'max-age=3600' };

/** A second, vitest's own limit, is short on a busy machine. */
const patient = { poll: { interval: 20, timeout: 20_000 } };

/**
 * The files that run at once in Node, and as many in browsers: half of a test is waiting. A project with another number
 * would run after the others, and vitest cuts a share of the cores to all of them.
 */
const maxWorkers = availableParallelism() + 1;

/** The slow tests run beside those of Playwright: a worker for each core, as these have. */
const besideBrowsers = { maxWorkers: '100%', sequence: { groupOrder: 1 } };

/** Tests that take seconds by their nature: `npm test -- --only=slow` runs them, and CI. */
const SLOW = '**/*.slow.test.{ts,tsx}';

/** Properties are tried a quarter of their times in `npm test`, and all of them among the slow tests. */
const PROPERTIES = '**/*.property.test.ts';
const EVERY_RUN = `${import.meta.dirname}/core/fixtures/every-run.ts`;

/** They have other modules than the server's other tests, whose modules stay loaded from file to file. */
const OWN_MODULES = [
  'server/issues/made-up-detail.test.ts',
  'server/issues/settings/made-up-contact.test.ts',
  'server/issues/settings/made-up-setting.test.ts',
  'server/issues/translations/made-up-translation.test.ts',
  'server/notifications/made-up-target.test.ts',
  'server/privacy/made-up-column.test.ts',
  'tools/authors/skips.test.ts',
];

/** Those that run on each database: `npm test` runs them on SQLite, and on PostgreSQL the slow tests do, which takes as long again. */
const ON_POSTGRES = globSync('server/**/*.test.ts', { cwd: import.meta.dirname }).filter(
  (file) =>
    !/\.(slow|property)\.test/.test(file) &&
    !OWN_MODULES.includes(file) &&
    readFileSync(join(import.meta.dirname, file), 'utf8').includes('describeOnEachDatabase'),
);

/** They begin as a page does that nobody was on: without a session, and with nothing drawn. */
const OWN_PAGES = ['web/app/guards.test.tsx', 'web/app/main.test.tsx', 'web/base/session.test.tsx'];

const lock = readFileSync(join(import.meta.dirname, 'package-lock.json'));
const packages = createHash('sha256').update(lock).digest('hex').slice(0, 12);

/** A thread that writes or reads SQLite starts anew in many tests: most of its start is finding and compiling files. */
const STARTED_SOONER = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, COMPILED),
  PACKED: join(import.meta.dirname, `node_modules/.cache/packed-${packages}`),
};

/** A test or its hooks may take this long: thousands of random trees, or a folder of packages to remove, on a busy machine. */
const aMinute = { testTimeout: 60_000, hookTimeout: 60_000 };

/** The settings of all tests of the server. */
const ofServer = {
  environment: 'node' as const,
  globalSetup: ['server/test/postgres-setup.ts', 'tools/packages/pack-modules.ts'],
  execArgv: ['--import', `${import.meta.dirname}/tools/packages/packed-modules.ts`],
  setupFiles: ['server/test/loopback-only.ts'],
  ...aMinute,
  env: STARTED_SOONER,
  expect: patient,
  retry,
};

/** A database of its own takes time to make: one a worker, for all its files. */
const onOneDatabase = { maxWorkers, isolate: false };

export default defineConfig({
  test: {
    attachmentsDir: 'test-results/attachments',
    projects: [
      {
        test: {
          name: 'core',
          environment: 'node',
          include: ['core/**/*.test.ts'],
          exclude: [SLOW],
          // Nothing there has a state: a worker takes file after file.
          maxWorkers,
          isolate: false,
          ...aMinute,
        },
      },
      {
        test: {
          ...ofServer,
          ...onOneDatabase,
          name: 'server',
          env: { ...STARTED_SOONER, TEST_ON: 'sqlite' },
          include: ['{server,tools,lab}/**/*.test.ts', '*.test.ts'],
          exclude: [...OWN_MODULES, SLOW],
        },
      },
      {
        test: {
          ...ofServer,
          ...onOneDatabase,
          ...besideBrowsers,
          name: 'slow (PostgreSQL)',
          env: { ...STARTED_SOONER, TEST_ON: 'postgres' },
          include: ON_POSTGRES,
        },
      },
      { test: { ...ofServer, name: 'server (own modules)', maxWorkers, include: OWN_MODULES } },
      {
        test: {
          ...ofServer,
          ...besideBrowsers,
          name: 'slow',
          globalSetup: [...ofServer.globalSetup, 'tools/base/built-server.ts'],
          setupFiles: [...ofServer.setupFiles, EVERY_RUN],
          include: ['{core,server,tools,lab}/**/*.slow.test.ts', `{core,server}/${PROPERTIES}`],
        },
      },
      {
        plugins: [react()],
        define: {
          __VERSION__: JSON.stringify('tested'),
          __WORKER__: JSON.stringify('/sw.js'),
          __OTHER_LANGUAGES__: 'false',
        },
        server: { headers: unchanged },
        // Named here, so that Vite never finds one mid-run and reloads the page under a test.
        optimizeDeps: {
          include: [
            '@tanstack/react-query',
            'axe-core',
            'fast-check',
            'lean-qr',
            'lean-qr/extras/svg',
            'qr/decode.js',
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'typebox',
            'wouter',
          ],
        },
        test: {
          name: 'browser',
          // Vite bundles the packages that these files import: those of all tests would be 46 MB.
          include: ['{kit,web}/**/*.test.{ts,tsx}'],
          setupFiles: ['kit/test/setup.ts'],
          ...aMinute,
          maxWorkers,
          retry,
          expect: patient,
          // Class names as written, so that a failure's markup can be read.
          css: { modules: { classNameStrategy: 'stable' } },
          browser: {
            enabled: true,
            headless: true,
            dependencySourcemaps: false,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            instances: [
              // An advisor's phone sends and refreshes until its page is gone.
              {
                browser: 'chromium',
                include: ['web/advisor/**/*.test.{ts,tsx}', ...OWN_PAGES],
                exclude: [SLOW],
              },
              {
                browser: 'chromium',
                name: 'browser (shared)',
                include: ['web/*.test.{ts,tsx}', 'web/!(admin|advisor)/**/*.test.{ts,tsx}'],
                exclude: [...OWN_PAGES, SLOW],
                // Nothing there goes on by itself: a page takes file after file.
                isolate: false,
              },
              {
                browser: 'chromium',
                name: 'browser (admin)',
                setupFiles: ['kit/test/setup.ts', 'web/admin/test/setup.ts'].map(
                  (file) => `${import.meta.dirname}/${file}`,
                ),
                include: ['web/admin/**/*.test.{ts,tsx}'],
                exclude: [SLOW],
                // An administrator's page stores data that each test removes: one page takes file after file.
                isolate: false,
              },
              {
                browser: 'chromium',
                name: 'browser (kit)',
                include: ['kit/**/*.test.{ts,tsx}'],
                exclude: [SLOW],
                // No component has a state outside its page: a page takes file after file.
                isolate: false,
              },
              {
                ...besideBrowsers,
                browser: 'chromium',
                name: 'slow (browser)',
                setupFiles: [`${import.meta.dirname}/kit/test/setup.ts`, EVERY_RUN],
                include: ['{kit,web}/**/*.slow.test.{ts,tsx}', `web/${PROPERTIES}`],
              },
            ],
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                // The share of all pixels: a hair's breadth of one letter, not a padding.
                comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.0002 },
                resolveScreenshotPath: ({ root, arg, ext }) => `${root}/kit/pictures/${arg}${ext}`,
                resolveDiffPath: ({ root, arg, ext }) => `${root}/test-results/kit/${arg}${ext}`,
              },
            },
            provider: playwright({
              launchOptions: onLoopback(browserLaunch()),
              // A test that waits for a dialog to arrive waits longer; kit/media.test.tsx asks for motion.
              contextOptions: { reducedMotion: 'reduce' },
              // A press that cannot be made says why, and takes no minute of a second try.
              actionTimeout: patient.poll.timeout,
            }),
          },
        },
      },
    ],
  },
});

import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { onLoopback } from './e2e/loopback.ts';
import { browserLaunch } from './tools/browser.mjs';

// As in playwright.config.ts: one busy second of a shared machine stops nobody.
const retry = process.env.CI === undefined ? 0 : 1;

export default defineConfig({
  test: {
    attachmentsDir: 'test-results/attachments',
    projects: [
      {
        test: {
          name: 'core',
          environment: 'node',
          include: ['core/**/*.test.ts'],
          // Thousands of random trees take their time on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts', 'tools/**/*.test.ts', '*.test.ts'],
          globalSetup: ['server/test/postgres-setup.ts'],
          setupFiles: ['server/test/loopback-only.ts'],
          // A database of its own takes time to make: one a worker, for all its files.
          maxWorkers: 2,
          isolate: false,
          testTimeout: 60_000,
          retry,
        },
      },
      {
        plugins: [react()],
        // Named here, so that Vite never finds one mid-run and reloads the page under a test.
        optimizeDeps: {
          include: [
            '@tanstack/react-query',
            'axe-core',
            'fast-check',
            'idb',
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
          include: ['kit/**/*.test.tsx', 'web/**/*.test.{ts,tsx}'],
          setupFiles: ['kit/test/setup.ts'],
          maxWorkers: 2,
          retry,
          // Class names as written, so that a failure's markup can be read.
          css: { modules: { classNameStrategy: 'stable' } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            instances: [{ browser: 'chromium' }],
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                // Of all pixels: a hair's breadth of one letter, not a padding.
                comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.0002 },
                resolveScreenshotPath: ({ root, arg, ext }) => `${root}/kit/pictures/${arg}${ext}`,
                resolveDiffPath: ({ root, arg, ext }) => `${root}/test-results/kit/${arg}${ext}`,
              },
            },
            provider: playwright({ launchOptions: onLoopback(browserLaunch()) }),
          },
        },
      },
    ],
  },
});

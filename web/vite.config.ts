import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig } from 'vite';
import { BRAND } from '../core/base/brand.ts';
import { ownNameOf } from '../core/base/language-name.ts';
import { readJson, root } from '../tools/base/runtime.mjs';
import { answerPage } from '../tools/web-build/answer-page.ts';
import { inLanguage, pageWordsIn } from '../tools/web-build/language.ts';
import { shellWorker } from '../tools/shell-worker.ts';
import {
  BEFORE_HASH,
  brand,
  classNames,
  keptStyles,
  listModules,
  loadedWithStyles,
  precompress,
  schemeFirst,
  writePages,
} from '../tools/vite-plugins.ts';
import { unreadExports } from '../tools/web-build/unread-exports.ts';
import { webManifest } from '../tools/web-build/web-manifest.ts';
import { BRAND_THEME } from './base/brand.ts';
import { CHUNKS } from './app/chunks.ts';
import { ENGINES } from './app/engines.ts';
import { OTHER_PAGES, PAGES } from './app/pages.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

const { version }: { version: string } = readJson(`${root}/package.json`);

/** The globals that React looks for and these pages do without: developer tools, Node, and the browser's own sign of a transition. The build leaves out the code behind them, which saves 0.3 KB of scripts. */
const ABSENT = Object.fromEntries(
  ['__REACT_DEVTOOLS_GLOBAL_HOOK__', 'navigation', 'process', 'setImmediate'].map((name) => [
    name,
    'undefined',
  ]),
);

const { APP_LANGUAGE = 'en', APP_LANGUAGES = '' } = process.env;
const language = inLanguage(APP_LANGUAGE);
const pageWords = await pageWordsIn(APP_LANGUAGE);

/** The languages that a page offers in addition to its own, each by its own name; false if English is the only language. */
const others = ['en', ...APP_LANGUAGES.split(',')].filter((one) => one && one !== APP_LANGUAGE);
const OTHER_LANGUAGES =
  others.length > 0 ? JSON.stringify(others.map((code) => [code, ownNameOf(code)])) : 'false';

/** Makes the plugins of every page, both the app's and the page of an answer. */
const plugins = () => [
  language,
  unreadExports(),
  react(),
  classNames(),
  keptStyles(),
  brand(BRAND.name, BRAND_THEME, pageWords),
  schemeFirst(),
];

// The names have seven letters of a hash, the fewest that the build accepts for so many files: phones load some forty bytes less than with eight.
const OUTPUT = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

const SETTINGS = {
  // Phones of spring 2023 have oklch() but not light-dark(): lightningcss writes it as two variables, resolved where
  // a token is declared, so data-scheme works only on the root element.
  css: {
    transformer: 'lightningcss',
    lightningcss: { cssModules: { pattern: `[local]${BEFORE_HASH}[hash]` } },
  },
  build: {
    target: Object.entries(ENGINES).map(([engine, version]) => engine + version),
    // The content security policy allows neither data: addresses nor a script of Vite's own.
    assetsInlineLimit: 0,
    // The HTML pages name the chunks of their screens themselves (web/app/pages.ts).
    modulePreload: false,
    sourcemap: false,
    rolldownOptions: {
      output: OUTPUT,
      transform: { define: ABSENT },
      // Names of classes and words are inlined at their uses, even from another chunk.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
    },
  },
} satisfies InlineConfig;

export default defineConfig({
  ...SETTINGS,
  root: import.meta.dirname,
  define: {
    __VERSION__: JSON.stringify(version),
    __WORKER__: JSON.stringify('/sw.js'),
    __OTHER_LANGUAGES__: OTHER_LANGUAGES,
  },
  plugins: [
    plugins(),
    loadedWithStyles(),
    webManifest(BRAND, BRAND_THEME),
    listModules(),
    writePages(PAGES, OTHER_PAGES),
    shellWorker(PAGES, language),
    answerPage({
      ...SETTINGS,
      define: { __WORKER__: JSON.stringify('/escalation/wake.js') },
      plugins: plugins(),
    }),
    precompress(PAGES),
  ],
  // React now has the code that this shim replaces, but wouter imports it by its old name.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    ...SETTINGS.build,
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      ...SETTINGS.build.rolldownOptions,
      output: { ...OUTPUT, codeSplitting: { groups: CHUNKS } },
    },
  },
  server: {
    proxy: { '/api': server, '/images': server },
  },
});

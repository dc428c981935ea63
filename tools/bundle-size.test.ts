import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { adminMessages } from '#web/admin/base/messages.ts';
import { PAGES } from '#web/app/pages.ts';
import { build } from './build.mjs';
import { brotliBytes, dist, kitBytes } from './bundle-size.ts';
import { filesOfPage, modulesOf, pageNaming, readBundle, type Bundle } from './page-files.ts';

/** The most bytes of brotli a page may load, of scripts, of its HTML with the styles, and of the scripts by the kit. */
const LIMITS = {
  login: { scripts: 70_000, styles: 8_000, kit: 8_000 },
  user: { scripts: 70_000, styles: 8_000, kit: 8_000 },
  'user/issues-list': { scripts: 80_000, styles: 8_000, kit: 8_000 },
} as const;

/** Bytes of a page, its headers aside, that a new connection sends before it waits: ten packets. */
const FIRST_ROUND_TRIP = 13_000;

/** The limits of the dialogs, and of anything else an advisor is shown later, with the toasts and the fields of text. */
const LATER = { scripts: 18_000, styles: 4_000 };

const bytesOf = (names: readonly string[]) =>
  names.reduce((sum, file) => sum + brotliBytes(file), 0);

const chunksOf = ({ modules }: Bundle, name: RegExp): string[] =>
  Object.keys(modules).filter((file) => name.test(file));

const readBuilt = (file: string) => readFileSync(join(dist, file), 'utf8');

describe.each(Object.entries(LIMITS))("the advisor's page %s", (page, limits) => {
  let bundle: Bundle;
  let files: ReturnType<typeof filesOfPage>;

  beforeAll(() => {
    expect(build('web', { only: 'original' })).toBe(true);
    bundle = readBundle(dist);
    files = filesOfPage(bundle, PAGES[page] ?? []);
  }, 60_000);

  test('loads at most its limit of bytes, including the parts of every step', () => {
    const walk = chunksOf(bundle, /\/walk-[^/]+\.js$/);
    expect(walk).toHaveLength(1);
    expect(
      bytesOf([...files.scripts, ...(page === 'user/issues-list' ? walk : [])]),
    ).toBeLessThanOrEqual(limits.scripts);
    expect(brotliBytes(`first-visit/${page}.html`)).toBeLessThanOrEqual(limits.styles);
  });

  test('spends at most its limit on the interface kit, icons included', async () => {
    const bytes = await kitBytes(bundle, files.scripts);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(limits.kit);
  });

  test("has none of the administrator's code, shapes or icon library", () => {
    const modules = modulesOf(bundle, files.scripts);
    const strange =
      /^web\/(admin|open)\/|@tanstack\/|typebox|lucide|^core\/(api\/|page\/admin|.*schema\.ts$)/;
    expect(modules.filter((path) => strange.test(path))).toEqual([]);
  });

  test("has none of the administrator's words", () => {
    const { editor, adminLogin } = adminMessages;
    const words = [editor.archive, editor.noOtherSteps, adminLogin.failure];
    const code = files.scripts.map(readBuilt).join('');
    expect(words.filter((word) => code.includes(word))).toEqual([]);
  });

  // ROUTES-7
  test('is named with all its files in the HTML of its address', () => {
    const html = readBuilt(`pages/${page}.html`);
    const unnamed = [...files.scripts, ...files.styles].filter(
      (file) => !html.includes(`"/${file}"`),
    );
    expect(unnamed).toEqual([]);
  });

  // ROUTES-7
  test('includes its styles on a first visit', () => {
    const html = readBuilt(`first-visit/${page}.html`);
    const within = files.styles.map(
      (file) => `<style data-href="/${file}">${readBuilt(file)}</style>`,
    );
    expect(within.filter((style) => !html.includes(style))).toEqual([]);
    expect(html).not.toContain('rel="stylesheet"');
  });
});

test('each page of a first visit arrives within its round trip', () => {
  expect(build('web', { only: 'original' })).toBe(true);
  const pages = globSync('first-visit/**/*.html', { cwd: dist });
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((page) => brotliBytes(page) > FIRST_ROUND_TRIP)).toEqual([]);
}, 60_000);

test('the dialogs, with their toasts and text fields, stay within their limits', () => {
  expect(build('web', { only: 'original' })).toBe(true);
  const shown = chunksOf(readBundle(dist), /\/(dialogs|toasts|login)-[^/]+\.js$/);
  expect(shown).toHaveLength(3);
  expect(bytesOf(shown)).toBeLessThanOrEqual(LATER.scripts);
  const styles = globSync('assets/{dialogs,toasts}-*.css', { cwd: dist });
  expect(styles).toHaveLength(2);
  expect(bytesOf(styles)).toBeLessThanOrEqual(LATER.styles);
}, 60_000);

// SEARCH-18
test('the search results stay within their limits', () => {
  expect(build('web', { only: 'original' })).toBe(true);
  const found = chunksOf(readBundle(dist), /\/found-[^/]+\.js$/);
  const styles = globSync('assets/found-*.css', { cwd: dist });
  expect([found, styles].map(({ length }) => length)).toEqual([1, 1]);
  expect(bytesOf(found)).toBeLessThanOrEqual(6_000);
  expect(bytesOf(styles)).toBeLessThanOrEqual(1_000);
}, 60_000);

test('the code for keeping, sending and searching on a phone stays within its limit', () => {
  expect(build('web', { only: 'original' })).toBe(true);
  const storing = chunksOf(readBundle(dist), /\/(phone|search)-[^/]+\.js$/);
  expect(storing).toHaveLength(2);
  expect(bytesOf([...storing, 'sw.js'])).toBeLessThanOrEqual(15_000);
}, 60_000);

// SEARCH-15
test('the table of meanings and its reader stay within their limit, and no phone waits for them', () => {
  expect(build('web', { only: 'original' })).toBe(true);
  const reader = chunksOf(readBundle(dist), /\/meanings-[^/]+\.js$/);
  const table = globSync('assets/meanings.en-*.bin', { cwd: dist });
  expect([reader, table].map(({ length }) => length)).toEqual([1, 1]);
  expect(bytesOf([...reader, ...table])).toBeLessThanOrEqual(60_000);
  // One of another language has its words, too (SEARCH-37).
  const others = globSync('assets/meanings.*.bin', { cwd: dist }).filter(
    (file) => !table.includes(file),
  );
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((file) => brotliBytes(file) > 50_000)).toEqual([]);
  expect(readBuilt('sw.js')).not.toMatch(/meanings[^`]*\.bin/);
}, 60_000);

// ANSWERS-1
test("the page behind an escalation's link loads at most as much as the sign-in, and none of the app", () => {
  expect(build('web', { only: 'original' })).toBe(true);
  const html = readBuilt('pages/escalation.html');
  const named = Array.from(html.matchAll(/"\/(assets\/[^"]+)"/g), ([, file = '']) => file);
  const { modules } = readBundle(dist);
  expect(named.filter((file) => file in modules)).toEqual([]);
  const scripts = named.filter((file) => file.endsWith('.js'));
  const styles = named.filter((file) => file.endsWith('.css'));
  expect([scripts, styles].map(({ length }) => length)).toEqual([1, 1]);
  expect(bytesOf(scripts)).toBeLessThanOrEqual(LIMITS.login.scripts);
  expect(bytesOf(styles)).toBeLessThanOrEqual(LIMITS.login.styles);
  expect(html).toContain('<meta name="robots" content="noindex');
}, 60_000);

describe('files of a page', () => {
  const manifest = {
    'index.html': { file: 'index.js', isEntry: true, imports: ['_shared.js'], css: ['index.css'] },
    '_shared.js': { file: 'shared.js', imports: ['_deep.js', 'index.html'] },
    '_deep.js': { file: 'deep.js', css: ['deep.css'] },
    '_list.js': { file: 'list.js', imports: ['_deep.js'], css: ['list.css'] },
    'admin/issues/IssuesPage.tsx': { file: 'admin.js' },
  };
  const modules = { 'list.js': ['web/advisor/screens/list/DashboardPage.tsx'] };

  test('include its imports, also indirect ones, in order, and nothing loaded on demand', () => {
    expect(
      filesOfPage({ manifest, modules, onDemand: {} }, ['advisor/screens/list/DashboardPage.tsx']),
    ).toEqual({
      scripts: ['deep.js', 'shared.js', 'index.js', 'list.js'],
      styles: ['deep.css', 'index.css', 'list.css'],
    });
  });

  test('are an error if one is in no file of the build', () => {
    expect(() =>
      filesOfPage({ manifest, modules, onDemand: {} }, ['advisor/HomePage.tsx']),
    ).toThrow('The build has no advisor/HomePage.tsx');
  });

  test('are named once in its HTML', () => {
    const html = '<head>\n    <script src="/index.js"></script>\n  </head>';
    const files = { scripts: ['index.js', 'list.js'], styles: ['list.css'] };
    expect(pageNaming(html, files, true).match(/(href|src)="[^"]*"/g)).toEqual([
      'src="/index.js"',
      'href="/manifest.webmanifest"',
      'href="/icons/apple-touch-icon.png"',
      'href="/list.js"',
      'href="/list.css"',
    ]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { adminMessages } from '#web/admin/messages.ts';
import { build } from './build.mjs';
import {
  type Bundle,
  FIRST_SCREENS,
  brotliBytes,
  filesOfScreen,
  kitBytes,
  modulesOf,
  readBundle,
} from './bundle-size.ts';
import { root } from './runtime.mjs';

const mostBytes = 85_000;

describe.each(Object.entries(FIRST_SCREENS))("the advisor's %s", (_screen, pages) => {
  let bundle: Bundle;
  let files: string[];

  beforeAll(() => {
    expect(build('web')).toBe(true);
    bundle = readBundle();
    files = filesOfScreen(bundle, pages);
  }, 60_000);

  test('loads at most 85 KB of JavaScript', () => {
    const bytes = files.reduce((sum, file) => sum + brotliBytes(file), 0);
    expect(bytes).toBeLessThanOrEqual(mostBytes);
  });

  test('spends at most 8 KB of it on the interface kit, icons included', async () => {
    const bytes = await kitBytes(bundle, files);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(8000);
  });

  test("has nothing of the administrator's in it", () => {
    const modules = modulesOf(bundle, files);
    expect(modules.filter((path) => /^web\/admin\/|@tanstack\//.test(path))).toEqual([]);
  });

  test("has none of the administrator's words in it", () => {
    const { editor, adminLogin } = adminMessages;
    const words = [editor.archive, editor.noOtherSteps, adminLogin.failure];
    const code = files.map((file) => readFileSync(join(root, 'dist/web', file), 'utf8')).join('');
    expect(words.filter((word) => code.includes(word))).toEqual([]);
  });
});

describe('files of a screen', () => {
  const manifest = {
    'index.html': { file: 'index.js', isEntry: true, imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js', imports: ['_deep.js', 'index.html'] },
    '_deep.js': { file: 'deep.js' },
    'advisor/list/DashboardPage.tsx': { file: 'dash.js' },
    'admin/issues/IssuesPage.tsx': { file: 'admin.js' },
  };
  const modules = { 'dash.js': ['web/advisor/list/DashboardPage.tsx'] };

  test('are what its pages import, through others too, and nothing loaded on demand', () => {
    const files = filesOfScreen({ manifest, modules }, ['advisor/list/DashboardPage.tsx']);
    expect(files).toEqual(['index.js', 'shared.js', 'deep.js', 'dash.js']);
  });

  test('are an error where a page is in no file of the build', () => {
    expect(() => filesOfScreen({ manifest, modules }, ['advisor/HomePage.tsx'])).toThrow(
      'The build has no advisor/HomePage.tsx',
    );
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { buildWeb } from './build-web.mjs';
import {
  type Bundle,
  FIRST_SCREENS,
  brotliBytes,
  filesOfScreen,
  modulesOf,
  readBundle,
} from './bundle-size.ts';

const mostBytes = 85_000;

describe.each(Object.entries(FIRST_SCREENS))("the advisor's %s", (_screen, pages) => {
  let bundle: Bundle;
  let files: string[];

  beforeAll(() => {
    expect(buildWeb()).toBe(true);
    bundle = readBundle();
    files = filesOfScreen(bundle, pages);
  }, 60_000);

  test('loads at most 85 KB of JavaScript', () => {
    const bytes = files.reduce((sum, file) => sum + brotliBytes(file), 0);
    expect(bytes).toBeLessThanOrEqual(mostBytes);
  });

  test("has nothing of the administrator's in it", () => {
    const modules = modulesOf(bundle, files);
    expect(modules.filter((path) => /^web\/admin\/|@tanstack\//.test(path))).toEqual([]);
  });
});

describe('files of a screen', () => {
  const manifest = {
    'index.html': { file: 'index.js', isEntry: true, imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js', imports: ['_deep.js', 'index.html'] },
    '_deep.js': { file: 'deep.js' },
    'advisor/DashboardPage.tsx': { file: 'dash.js' },
    'admin/IssuesPage.tsx': { file: 'admin.js' },
  };
  const modules = { 'dash.js': ['web/advisor/DashboardPage.tsx'] };

  test('are what its pages import, through others too, and nothing loaded on demand', () => {
    const files = filesOfScreen({ manifest, modules }, ['advisor/DashboardPage.tsx']);
    expect(files).toEqual(['index.js', 'shared.js', 'deep.js', 'dash.js']);
  });

  test('are refused where a page is in no file of the build', () => {
    expect(() => filesOfScreen({ manifest, modules }, ['advisor/HomePage.tsx'])).toThrow(
      'The build has no advisor/HomePage.tsx',
    );
  });
});

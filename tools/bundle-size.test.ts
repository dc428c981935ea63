import { beforeAll, expect, test } from 'vitest';
import { buildWeb } from './build-web.mjs';
import {
  type Bundle,
  brotliBytes,
  filesOfFirstScreen,
  missingScreens,
  modulesOf,
  readBundle,
} from './bundle-size.ts';

const mostBytes = 85 * 1024;
let bundle: Bundle;
let files: string[];

beforeAll(() => {
  expect(buildWeb()).toBe(true);
  bundle = readBundle();
  files = filesOfFirstScreen(bundle);
}, 60_000);

test("the advisor's first screens are among the files that are measured", () => {
  expect(missingScreens(bundle, files)).toEqual([]);
});

test("the advisor's first screen loads at most 85 KB of JavaScript", () => {
  const bytes = files.reduce((sum, file) => sum + brotliBytes(file), 0);
  expect(bytes).toBeLessThanOrEqual(mostBytes);
});

test("nothing of the administrator's is in the advisor's first screen", () => {
  const foreign = modulesOf(bundle, files).filter((path) => /^web\/admin\/|@tanstack\//.test(path));
  expect(foreign).toEqual([]);
});

test('what is imported on demand is not counted, what an import imports is', () => {
  const manifest = {
    'index.html': { file: 'index.js', isEntry: true, imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js', imports: ['_deep.js', 'index.html'] },
    '_deep.js': { file: 'deep.js' },
    'advisor/DashboardPage.tsx': { file: 'dash.js', src: 'advisor/DashboardPage.tsx' },
    'admin/IssuesPage.tsx': { file: 'admin.js', src: 'admin/IssuesPage.tsx' },
  };
  expect(filesOfFirstScreen({ manifest, modules: {} })).toEqual([
    'index.js',
    'shared.js',
    'deep.js',
    'dash.js',
  ]);
});

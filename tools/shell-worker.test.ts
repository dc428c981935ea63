import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageFor } from '#core/base/page-for.ts';
import { PAGES } from '#web/app/pages.ts';
import { PATTERNS } from '#core/page/patterns.ts';
import { build } from './build.mjs';
import { dist } from './bundle-size.ts';
import { hexOf } from './web-build/web-manifest.ts';
import { readBundle } from './page-files.ts';
import { readJson } from './base/runtime.mjs';
import { shellOf } from './shell-worker.ts';
import { Type } from 'typebox';
import { parseValue } from '../server/test/parse-json.ts';

const readBuilt = (file: string) => readFileSync(join(dist, file), 'utf8');

/** The addresses that no phone keeps. */
const NOT_STORED = /^\/$|^\/(auth|admin|issue|kitchen-sink)(\/|$)|^\*$/;

// OFFLINE-3
describe('the files that a phone keeps', () => {
  let files: string[];

  beforeAll(() => {
    expect(build('web', { only: 'original' })).toBe(true);
    files = shellOf(dist, PAGES).files.map(([path]) => path);
  }, 60_000);

  test('include a page for each address that is not an administrator’s', () => {
    const addresses = Object.values(PATTERNS).filter((pattern) => !NOT_STORED.test(pattern));
    expect(addresses).toContain('/user');
    const pages = new Set(files);
    expect(addresses.filter((address) => pageFor(address, pages) === undefined)).toEqual([]);
  });

  test('include every file that they name, except the screens of the route table', () => {
    const { modules } = readBundle(dist);
    const routes = Object.keys(modules).find((file) =>
      modules[file]?.includes('web/app/routes.tsx'),
    );
    const missing = files
      .filter((file) => /\.(js|css|html)$/.test(file) && file !== routes)
      .flatMap((file) =>
        Array.from(
          readBuilt(file).matchAll(/[\w-]+-[\w-]{7}\.(?:js|css|svg|png|woff2)/g),
          ([name]) => name,
        ),
      )
      .filter((name) => !files.includes(`assets/${name}`));
    expect(files).toContain(routes);
    expect(missing).toEqual([]);
  });

  test('include nothing of the administrators, and no shape', () => {
    const { modules } = readBundle(dist);
    const strange =
      /^web\/(admin\/|app\/(AdminGuard|SignedOutOnly)|open\/kitchen)|@tanstack\/|typebox/;
    const stored = files.flatMap((file) => modules[file] ?? []);
    expect(stored).toContain('web/advisor/walk/screen/WalkPanel.tsx');
    expect(stored.filter((module) => strange.test(module))).toEqual([]);
  });

  test('are the list that the worker was built with', () => {
    const worker = readBuilt('sw.js');
    const { name, files: listed } = shellOf(dist, PAGES);
    const texts = [name, ...listed.flatMap(([path, integrity = '']) => [path, integrity])];
    expect(texts.filter((text) => !worker.includes(text))).toEqual([]);
  });
});

// OFFLINE-7
test('the icons and images of the manifest have the size that it says', async () => {
  expect(build('web', { only: 'original' })).toBe(true);
  const Files = Type.Array(
    Type.Object({
      src: Type.String(),
      sizes: Type.String(),
      purpose: Type.Optional(Type.String()),
      form_factor: Type.Optional(Type.String()),
    }),
  );
  const { icons, screenshots } = parseValue(
    Type.Object({ icons: Files, screenshots: Files }),
    readJson(join(dist, 'manifest.webmanifest')),
  );
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(
    expect.arrayContaining(['narrow', 'wide']),
  );
  const sizes = await Promise.all(
    [...icons, ...screenshots].map(async ({ src }) => {
      // The server lets sharp read only bytes, and shares this process.
      const { width, height } = await sharp(readFileSync(join(dist, src))).metadata();
      return `${width}x${height}`;
    }),
  );
  expect(sizes).toEqual([...icons, ...screenshots].map(({ sizes: size }) => size));
});

test.each([
  [1, 0, 0, '#ffffff'],
  [0, 0, 0, '#000000'],
  [0.628, 0.2577, 29.23, '#ff0000'],
  [0.452, 0.3132, 264.05, '#0000ff'],
])('oklch(%s %s %s) is %s', (lightness, chroma, hue, hex) => {
  expect(hexOf(lightness, chroma, hue)).toBe(hex);
});

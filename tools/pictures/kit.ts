// Usage: npm run pictures:kit
// Redraws the kit's reference pictures and records the browser and platform; kit/pictures.slow.test.tsx compares only with the same.
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { browserLaunch } from '../browser.mjs';
import { root } from '../base/runtime.mjs';

const folder = join(root, 'kit/pictures');

function pictures(): string[] {
  const names = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) =>
    name.endsWith('.png'),
  );
  return names.map((name) => join(folder, name));
}

async function recordBrowser(): Promise<void> {
  const browser = await chromium.launch(browserLaunch());
  const page = await browser.newPage();
  const platform = await page.evaluate(() => navigator.platform);
  const drawnBy = { chromium: Number.parseInt(browser.version(), 10), platform };
  await browser.close();
  writeFileSync(join(folder, 'drawn-by.json'), `${JSON.stringify(drawnBy, null, 2)}\n`);
}

function drawAll(): boolean {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [
    vitest,
    'run',
    '--update',
    '--project=slow (browser)',
    'kit/pictures.slow.test.tsx',
  ];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

/** Compresses a picture as small as it can be without loss: the browser compresses for speed. */
async function shrink(path: string): Promise<number> {
  const small = await sharp(readFileSync(path)).png({ compressionLevel: 9, effort: 10 }).toBuffer();
  writeFileSync(path, small);
  return small.length;
}

await recordBrowser();
for (const path of pictures()) rmSync(path);
const drawn = drawAll();
const sizes = await Promise.all(pictures().map(shrink));
const bytes = sizes.reduce((sum, size) => sum + size, 0);
console.log(`${sizes.length} pictures, ${Math.round(bytes / 1024)} KB`);
process.exitCode = drawn ? 0 : 1;

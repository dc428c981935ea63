// Usage: npm run icons
// Draws the icons of the installed app from the product's logo into web/public/icons.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { BRAND_THEME } from '#web/base/brand.ts';
import { browserLaunch } from '../browser.mjs';
import { iconOf } from '../icon.ts';
import { root } from '../base/runtime.mjs';

const ICONS = [
  { name: '192', size: 192, shape: 'tile' },
  { name: '512', size: 512, shape: 'tile' },
  { name: 'maskable-512', size: 512, shape: 'square' },
  { name: 'apple-touch-icon', size: 180, shape: 'square' },
] as const;

const folder = join(root, 'web/public/icons');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(browserLaunch());
try {
  for (const { name, size, shape } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const svg = iconOf(BRAND_THEME, shape).replace('width="36" height="36"', 'width="100%"');
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
    const drawn = await page.screenshot({ omitBackground: true });
    await sharp(drawn)
      .png({ palette: true, effort: 10 })
      .toFile(join(folder, `${name}.png`));
    await page.close();
  }
} finally {
  await browser.close();
}

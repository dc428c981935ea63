// Usage: npm run pictures [-- NAME]
// Draws every screen on a phone and on a desktop, light and dark, into docs/pictures. NAME draws one.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { RunningServer } from '../../e2e/base/running-server.ts';
import { browserLaunch } from '../browser.mjs';
import { screens, type Screen } from './screens.ts';
import { startUsed } from './used-campus.ts';
import { root } from '../base/runtime.mjs';

const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>;
const SCHEMES = ['light', 'dark'] as const;

// One typeface on every machine, so that a picture changes only when a screen does.
const weights = [400, 500, 600].map((weight) => {
  const file = `node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff2`;
  const data = readFileSync(join(root, file)).toString('base64');
  return `@font-face{font-family:Inter;font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
});
const FACE = `${weights.join('')}:root{--font:Inter,system-ui,sans-serif}`;

async function shoot(page: Page, path: string): Promise<void> {
  await page.addStyleTag({ content: `${FACE}*{caret-color:transparent!important}` });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.waitForLoadState('networkidle');
  // The pointer of the last press may be over another control now.
  await page.mouse.move(0, 0);
  const png = await page.screenshot({ animations: 'disabled' });
  await sharp(png).png({ palette: true, quality: 90, effort: 10 }).toFile(path);
}

async function draw(
  browser: Browser,
  screen: Screen,
  size: keyof typeof SIZES,
  server: RunningServer,
): Promise<void> {
  for (const colorScheme of SCHEMES) {
    const context = await browser.newContext({
      ...SIZES[size],
      baseURL: server.url,
      colorScheme,
      bypassCSP: true,
      reducedMotion: 'reduce',
      timezoneId: 'Europe/London',
    });
    const page = await context.newPage();
    await screen.open(page, server);
    await page.getByRole('heading').first().waitFor();
    const folder = join(root, 'docs/pictures', size, colorScheme);
    mkdirSync(folder, { recursive: true });
    await shoot(page, join(folder, `${screen.name}.png`));
    await context.close();
  }
}

const wanted = process.argv[2];
const server = await startUsed();
const browser = await chromium.launch(browserLaunch());
try {
  for (const screen of screens.filter(({ name }) => !wanted || name.startsWith(wanted))) {
    for (const size of ['phone', 'desktop'] as const) {
      await draw(browser, screen, size, server);
    }
    console.log(screen.name);
  }
} finally {
  await browser.close();
  await server.stop();
}

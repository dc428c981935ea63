import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** WCAG 2.2 AA and what axe holds for good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

async function violations(page: Page): Promise<string[]> {
  // Legacy mode judges in the page itself: there are no frames for which another page were needed.
  const found = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

/** How far the page can be scrolled sideways, in px beyond its width. */
export async function sidewaysOverflow(page: Page, width: number): Promise<number> {
  return (await page.evaluate(() => document.documentElement.scrollWidth)) - width;
}

/** The page as it stands has no axe violation and does not scroll sideways, on each size, light and dark. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await sidewaysOverflow(page, size.width), `${state} at ${size.width} px`).toBe(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const here = `${state}, ${size.width} px, ${colorScheme}`;
      found.push(...(await violations(page)).map((violation) => `${here}: ${violation}`));
    }
  }
  expect(found).toEqual([]);
}

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** WCAG 2.2 AA and what axe holds for good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

/** What axe finds on the page as it stands, by all rules but those named in `except`. */
export async function violations(page: Page, except: string[] = []): Promise<string[]> {
  // Legacy mode judges in the page itself: there are no frames for which another page were needed.
  const axe = new AxeBuilder({ page }).withTags(TAGS).disableRules(except).setLegacyMode();
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

/** How far the page, or what scrolls in it, can be scrolled sideways, in px. */
export async function sidewaysOverflow(page: Page, width: number): Promise<number> {
  return await page.evaluate((wide) => {
    const scrolling = [...document.querySelectorAll('*')].filter((element) =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX),
    );
    const inside = scrolling.map((element) => element.scrollWidth - element.clientWidth);
    return Math.max(document.documentElement.scrollWidth - wide, ...inside);
  }, width);
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

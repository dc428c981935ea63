import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './fixtures.ts';
import { markupProblems } from './markup.ts';

/** WCAG 2.2 AA and what axe calls good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules of axe that look at colors. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The rules of axe by which an element may be wrong on one size and right on another: its words may be hidden there. */
const SIZE_RULES = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-hidden-focus',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-toggle-field-name',
  'aria-tooltip-name',
  'button-name',
  'empty-heading',
  'empty-table-header',
  'heading-order',
  'image-alt',
  'input-button-name',
  'label',
  'label-title-only',
  'link-name',
  'page-has-heading-one',
  'role-img-alt',
  'scrollable-region-focusable',
  'select-name',
  'summary-name',
  'svg-img-alt',
  'target-size',
];

/** The axe that a page compiles in half the time. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Judges the page, or the dialog on top of it: all of it at first, and later what is shown since then, or all again. */
async function judgedBy(
  page: Page,
  {
    runOnly,
    part,
    without = [],
  }: { runOnly: axe.RunOnly; part: 'first' | 'new' | 'again'; without?: readonly string[] },
): Promise<string[]> {
  // It stays in the page until that is left: to give it again costs more than to judge.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return await page.evaluate(
    async ({ options, part }) => {
      const inPage = window as unknown as { axe: typeof axe; judged?: Set<Element> };
      const { run } = inPage.axe;
      const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
      // Nobody reaches what is behind it, which is judged while no dialog is open.
      const top = modal && [modal, ...document.querySelectorAll(':popover-open')];
      const shown = (top ?? [document.body])
        .flatMap((one) => [one, ...one.querySelectorAll('*')])
        .filter((one) => one.checkVisibility());
      const before = inPage.judged;
      const come = new Set(shown.filter((one) => before?.has(one) !== true));
      if (part === 'first') inPage.judged = new Set(shown);
      const added = [...come].filter(
        ({ parentElement }) => parentElement === null || !come.has(parentElement),
      );
      const include = part === 'new' ? added : top;
      if (include?.length === 0) return [];
      /** Tells whether a target is too small; one at the edge of a scrolling box is measured again in the middle of it. */
      const isSmall = async (selector: string): Promise<boolean> => {
        document.querySelector(selector)?.scrollIntoView({ block: 'center' });
        return (await run(selector, { runOnly: ['target-size'] })).violations.length > 0;
      };
      const problems: string[] = [];
      for (const { id, nodes } of (await run(include ? { include } : document, options))
        .violations) {
        for (const { html, failureSummary, target } of nodes) {
          if (id === 'target-size' && !(await isSmall(String(target[0])))) continue;
          problems.push(`${id}: ${html} ${failureSummary ?? ''}`);
        }
      }
      return problems;
    },
    {
      // None of these rules checks style sheets, which would be read again each time.
      options: {
        runOnly,
        rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
      } satisfies axe.RunOptions,
      part,
    },
  );
}

const ALL_RULES: axe.RunOnly = { type: 'tag', values: TAGS };

/** Returns what axe finds on the page. */
async function violations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return await judgedBy(page, { runOnly: ALL_RULES, part: 'first' });
}

/** Returns what axe finds on a page that was judged on another size: in what is only shown on this one, and in what its size changes. */
async function violationsOfSize(page: Page, values: string[]): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return [
    ...(await judgedBy(page, { runOnly: ALL_RULES, part: 'new' })),
    ...(await judgedBy(page, { runOnly: { type: 'rule', values }, part: 'again' })),
  ];
}

/** Returns what axe finds in the dark page's colors; only the colors differ from the light page. */
async function darkViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const runOnly: axe.RunOnly = { type: 'rule', values: COLOUR_RULES };
  const found = await judgedBy(page, { runOnly, part: 'again' });
  return found.map((violation) => `dark: ${violation}`);
}

/** Returns how far the page, or a scrolling part of it, can be scrolled sideways, in px. */
export async function sidewaysOverflow(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const scrolling = [...document.querySelectorAll('*')].filter(
      (element) =>
        element.scrollWidth > element.clientWidth &&
        ['auto', 'scroll'].includes(getComputedStyle(element).overflowX),
    );
    const inside = scrolling.map((element) => element.scrollWidth - element.clientWidth);
    return Math.max(document.documentElement.scrollWidth - window.innerWidth, ...inside);
  });
}

/** Returns how far the page itself can be scrolled sideways, in px; a wide table may scroll in its own region. */
export async function pageOverflow(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

type Judged = {
  sizes: readonly { width: number; height: number }[];
  /** Tells whether colors are judged on each size, or only on the first and in what a later one adds. */
  everyColour: boolean;
  overflow: (page: Page) => Promise<number>;
  /** Milliseconds that a judgment may take; more than the usual five seconds of a page that is very long. */
  timeout?: number;
};

/** The advisor's phone, and the narrowest there is. */
const PHONES: Judged = {
  sizes: [
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ],
  everyColour: true,
  overflow: sidewaysOverflow,
};

/** An administrator's desk, and their phone, whose colors are the same: to judge those costs more than all else. */
export const DESK_AND_PHONE: Judged = {
  sizes: [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ],
  everyColour: false,
  overflow: pageOverflow,
};

/** Expects that the page has no axe violation and no wrong markup, and does not scroll sideways, on each size, light and dark. */
export async function expectAccessible(
  page: Page,
  state: string,
  { sizes, everyColour, overflow, timeout }: Judged = PHONES,
): Promise<void> {
  expect(await markupProblems(page), state).toEqual([]);
  const before = page.viewportSize();
  const rules = everyColour ? [...SIZE_RULES, ...COLOUR_RULES] : SIZE_RULES;
  for (const size of sizes) {
    await page.setViewportSize(size);
    const here = `${state}, ${size.width} px`;
    const options = { message: here, ...(timeout !== undefined && { timeout }) };
    expect(await overflow(page), here).toBe(0);
    const isFirst = size === sizes[0];
    const judge = async () =>
      isFirst ? await violations(page) : await violationsOfSize(page, rules);
    // Parts that depend on the size, such as scrolling boxes, are drawn a moment after it.
    await expect.poll(judge, options).toEqual([]);
    if (isFirst || everyColour)
      await expect.poll(async () => await darkViolations(page), options).toEqual([]);
    if (!isFirst) await expect.poll(async () => await markupProblems(page), here).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

/** Expects that axe finds nothing on a page in another language as it is; its colors are those of the English page, which is judged whole. */
export async function expectAccessibleAsItIs(page: Page, state: string): Promise<void> {
  const found = async () =>
    await judgedBy(page, { runOnly: ALL_RULES, part: 'first', without: COLOUR_RULES });
  // The binder of a whole library is a long page.
  await expect.poll(found, { message: state, timeout: 60_000 }).toEqual([]);
}

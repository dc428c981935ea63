// Usage: npm run words
// Counts the words on every screen that are ours: in sight at 1280 pixels, an advisor's screen at 390, without
// what the server sent, which people wrote, and without the specification's words. docs/words.md has the sums.
import { chromium, type Browser, type Page } from '@playwright/test';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { browserLaunch } from '../browser.mjs';
import { asAdmin } from './openers.ts';
import { screens, type Screen } from './screens.ts';
import { SPECIFIED_WORDS } from './specified-words.ts';
import { startUsed } from './used-campus.ts';

/** Returns the texts that somebody sees on the page, or in the dialog on top of it. */
function shownTexts(): string[] {
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  // An object, since only the inside of this function goes to the page.
  const tell = {
    isHidden(element: Element): boolean {
      const shows = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!shows || element.closest('option, script, style') !== null) return true;
      for (let each: Element | null = element; each; each = each.parentElement) {
        if (getComputedStyle(each).clipPath === 'inset(50%)') return true;
      }
      return false;
    },
  };
  const texts: string[] = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (parentElement && !tell.isHidden(parentElement)) texts.push(textContent?.trim() ?? '');
  }
  return texts;
}

function addStrings(value: unknown, all: Set<string>): void {
  if (typeof value === 'string') all.add(value.trim());
  else if (typeof value === 'object' && value !== null)
    Object.values(value).forEach((one) => addStrings(one, all));
}

const numbered = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b/g, 'mmm')
    .replaceAll(/[\d,]*\d/g, 'n')
    .replaceAll('’', "'")
    .replaceAll('*', '');
const specified = new Set(SPECIFIED_WORDS.map(numbered));
const countIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

/** The number of letters at the end of a cut text that tell whose it is. */
const CUT_END = 20;

/** Counts the words that are ours, each text once; part of a longer text that was sent is no word of ours. */
function oursIn(texts: readonly string[], sent: ReadonlySet<string>): number {
  // A text that names contacts is shown with their names and numbers in it.
  const long = [...sent]
    .flatMap((one) => one.split(/\[\[.*?\]\]/))
    .filter((one) => one.length > 20);
  const isSent = (text: string): boolean => {
    // The end of a text that was cut to fit is inside the text that was sent.
    const end = text.endsWith('…') ? text.slice(-1 - CUT_END, -1) : text;
    return (
      sent.has(text) ||
      long.some(
        (one) =>
          text.includes(one) ||
          (text.length > 12 && one.includes(text)) ||
          (text.length > 2 * CUT_END && one.includes(end)),
      )
    );
  };
  const ours = new Set(texts.filter((text) => !isSent(text)).map(numbered));
  return [...ours.difference(specified)].reduce((sum, text) => sum + countIn(text), 0);
}

/** Opens a screen; returns its address and how many of its words are ours. */
async function count(browser: Browser, url: string, open: (page: Page) => Promise<unknown>) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  const sent = new Set<string>();
  context.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    void response.json().then(
      (body) => addStrings(body, sent),
      () => undefined,
    );
  });
  const page = await context.newPage();
  await open(page);
  const { pathname } = new URL(page.url());
  const isDesk = /^\/(?:admin|auth|issue)(?:\/|$)/.test(pathname);
  if (!isDesk) await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  const words = oursIn(await page.evaluate(shownTexts), sent);
  await context.close();
  return { pathname, words };
}

const pages: readonly Screen[] = Object.values(ADMIN_PAGES)
  .filter(({ title, pattern }) => title !== null && !pattern.includes(':'))
  .map(({ pattern }) => ({
    name: pattern,
    open: async (page) => {
      await asAdmin(page);
      await page.goto(pattern);
    },
  }));

const server = await startUsed();
const browser = await chromium.launch(browserLaunch());
const counted = new Set<string>(['/kitchen-sink']);
let total = 0;
try {
  for (const { name, open } of [...screens, ...pages]) {
    if (counted.has(name) || counted.has(`/${name}`)) continue;
    const shown = async (page: Page): Promise<unknown> => await open(page, server);
    const { pathname, words } = await count(browser, server.url, shown);
    counted.add(pathname);
    total += words;
    console.log(`${name.padEnd(40)}${words}`);
  }
  console.log(`${'all'.padEnd(40)}${total}`);
} finally {
  await browser.close();
  await server.stop();
}

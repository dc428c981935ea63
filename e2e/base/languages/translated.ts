import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** Elements that are not translated: they hold no others. */
const KEPT = 'script, style, title, textarea, option';

/** Puts every text of the page, and whatever comes later, into elements of the translator's own. */
function translate(kept: string): void {
  // The app writes on in the text that was its own, and nobody sees it.
  const written = new MutationObserver((changes) => {
    for (const { target } of changes)
      reportError(new Error(`'${target.nodeValue}' was written in vain`));
  });
  const take = (text: Node): void => {
    const parent = text.parentElement;
    if (!parent || parent.matches(`${kept}, font`) || text.nodeValue?.trim() === '') return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.nodeValue;
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
    written.observe(text, { characterData: true });
  };
  const takeAll = (root: Node): void => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = root instanceof Text ? [root] : [];
    while (texts.nextNode()) found.push(texts.currentNode);
    found.forEach(take);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') takeAll(target);
      else addedNodes.forEach(takeAll);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Translates pages as Chrome does it: no text stays the one that the app wrote. */
export async function translated(context: BrowserContext): Promise<void> {
  await context.addInitScript(translate, KEPT);
}

/** Expects that the page is translated: it has texts, and the translator wrote each. */
export async function expectTranslated(page: Page): Promise<void> {
  const texts = await page.evaluate((kept) => {
    const found = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const all: Node[] = [];
    while (found.nextNode()) all.push(found.currentNode);
    return all
      .filter((text) => text.nodeValue?.trim() && !text.parentElement?.matches(kept))
      .map((text) => ({ words: text.nodeValue, isOurs: !text.parentElement?.matches('font') }));
  }, KEPT);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter(({ isOurs }) => isOurs)).toEqual([]);
}

import type { BrowserContext } from '@playwright/test';

/** Puts every text of the page, and whatever comes later, into elements of the translator's own. */
function translate(): void {
  const KEPT = 'script, style, title, textarea, option, font';
  const take = (text: Node): void => {
    const parent = text.parentElement;
    if (!parent || parent.matches(KEPT) || text.nodeValue?.trim() === '') return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.nodeValue;
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
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

/** Pages are translated by the browser, as Chrome does it: no text stays the one that the app wrote. */
export async function translated(context: BrowserContext): Promise<void> {
  await context.addInitScript(translate);
}

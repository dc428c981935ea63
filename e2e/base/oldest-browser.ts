import type { BrowserContext, Page } from '@playwright/test';
import { YOUNGER } from '#web/app/younger.ts';

/** Makes the browser one that has nothing of these, named as in MDN's data, as 'api.HTMLElement.showPopover'. */
function takeAway(keys: readonly string[]): void {
  for (const key of keys) {
    const [owner = '', name = ''] = key
      .replace(/_(static|event)$/, '')
      .split('.')
      .slice(-2);
    const isGlobal = owner === 'api' || owner === 'builtins';
    const holder = isGlobal || owner === 'Window' ? globalThis : Reflect.get(globalThis, owner);
    for (const place of [holder, Reflect.get(Object(holder), 'prototype')]) {
      if (place instanceof Object) Reflect.deleteProperty(place, name);
    }
  }
  // Chromium opens a popover by that attribute without asking a script; the polyfill has seen the press before.
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[popovertarget]')) {
      event.preventDefault();
    }
  });
  // Chromium's own sheet hides a popover that Chromium has not shown; the polyfill's class shows it in a browser without that sheet.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '@layer popover-polyfill { :where([popover].\\:popover-open) { display: block } }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Names those of these that a page has, from the browser or from a polyfill. */
function present(keys: readonly string[]): string[] {
  return keys.filter((key) => {
    const [owner = '', member] = key.replace(/^(api|javascript\.builtins)\./, '').split('.');
    if (member === undefined) return owner in globalThis;
    if (owner === 'Window') return member in globalThis;
    const holder: object = Object(Reflect.get(globalThis, owner));
    const prototype: object = Object(Reflect.get(holder, 'prototype'));
    return member in holder || member in prototype;
  });
}

const keysOf = (...hows: string[]): string[] =>
  Object.entries(YOUNGER).flatMap(([key, { how, stays }]) =>
    hows.includes(how) && !stays ? [key] : [],
  );

/** The interfaces that are filled in; an attribute is none. */
export const FILLED = keysOf('filled').filter((key) => !key.startsWith('html.'));

/** Lists the features of a page that the oldest browsers lack, and says if it loaded the polyfill (BROWSER-2). */
export async function youngerOf(page: Page) {
  return {
    filled: await page.evaluate(present, FILLED),
    guarded: await page.evaluate(present, keysOf('guarded')),
    isFillInLoaded: await page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/fill-ins-')),
    ),
  };
}

/** Removes from all pages of a browser the features that are younger than the oldest browsers served (BROWSER-2). */
export async function makeOldest(context: BrowserContext): Promise<void> {
  await context.addInitScript(takeAway, keysOf('filled', 'guarded'));
}

import type { BrowserContext } from '@playwright/test';
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
  // Chromium's own sheet hides a popover that Chromium has not shown; the fill-in's class shows it in an engine without that sheet.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '@layer popover-polyfill { :where([popover].\\:popover-open) { display: block } }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Takes away from all pages of a browser what is younger than the oldest engines that are served (BROWSER-2). */
export async function makeOldest(context: BrowserContext): Promise<void> {
  const keys = Object.entries(YOUNGER).flatMap(([key, { how, stays }]) =>
    (how === 'filled' || how === 'guarded') && !stays ? [key] : [],
  );
  await context.addInitScript(takeAway, keys);
}

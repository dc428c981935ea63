import type { Page } from '@playwright/test';

/** The markup that is never right, with its name in a report. */
const WRONG = {
  'hidden, and can be focused':
    '[aria-hidden="true"]:not([inert]) :is(a[href], button, input, select, textarea, [tabindex])',
  'a list, a table or words with a name that nobody sees':
    ':is(ul, ol, dl, li, p, span, div, table, caption):not([role])[aria-label]',
  'a block within words': ':is(span, p, h1, h2, h3, button) :is(div, ul, ol, p, table, form)',
};

/** Returns the mistakes in a page's markup that axe does not check (LOOK-10, LOOK-12). */
export async function markupProblems(page: Page): Promise<string[]> {
  return await page.evaluate((wrong) => {
    const problems: string[] = [];
    for (const [what, selector] of Object.entries(wrong)) {
      for (const element of document.querySelectorAll(selector)) {
        if (element.checkVisibility()) problems.push(`${what}: ${element.outerHTML.slice(0, 120)}`);
      }
    }
    const names = new Set<string>();
    for (const part of document.querySelectorAll(':is(nav, aside, section, form)[aria-label]')) {
      const name = `${part.localName} ${part.getAttribute('aria-label')}`;
      if (!part.checkVisibility()) continue;
      if (names.has(name)) problems.push(`two landmarks of one name: ${name}`);
      names.add(name);
    }
    return problems;
  }, WRONG);
}

import type { Page } from '@playwright/test';

/** What is wrong with the markup of a page as it stands that axe does not look at (LOOK-10). */
export async function markupProblems(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const found = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const line = ({ outerHTML }: Element): string => outerHTML.slice(0, 120);
    const names = found(':is(nav, aside, section, form)[aria-label]').map(
      (element) => `${element.localName} ${element.getAttribute('aria-label')}`,
    );
    return [
      ...found(
        '[aria-hidden="true"]:not([inert]) :is(a[href], button, input, select, textarea, [tabindex])',
      ).map((element) => `hidden, and can be focused: ${line(element)}`),
      ...names
        .filter((name, place) => names.indexOf(name) !== place)
        .map((name) => `two landmarks of one name: ${name}`),
      ...found(':is(span, p, h1, h2, h3, button) :is(div, ul, ol, p, table, form)').map(
        (element) => `a block within words: ${line(element)}`,
      ),
    ];
  });
}

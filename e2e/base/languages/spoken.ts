import type { Page } from '@playwright/test';
import { BROKEN_WINDOW } from '../broken-window.ts';
import { expect } from '../fixtures.ts';

/** Words of the procedure with which every page is opened, and of the starter library. */
const WRITTEN = [
  'on every screen',
  'Fire alarm sounding',
  ...BROKEN_WINDOW.steps.flatMap(({ question, yesAction, noAction, confirmationAction }) => [
    question,
    yesAction?.customText,
    noAction?.customText,
    confirmationAction?.confirmationText,
  ]),
].filter((text) => typeof text === 'string');

/**
 * Expects that words of a procedure say their language wherever they are shown, so that a screen reader speaks it; returns
 * how often they are there. Names by `aria-label` have only one language.
 */
export async function expectSpoken(page: Page, language: string): Promise<number> {
  const { count, unsaid } = await page.evaluate(
    ([written, lang]) => {
      const found = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const wrong: string[] = [];
      let texts = 0;
      while (found.nextNode()) {
        const { nodeValue: text, parentElement: parent } = found.currentNode;
        if (!text || !parent || parent.closest('script, style, option, [hidden]')) continue;
        const isOurs = written.some((words) => text.includes(words));
        if (isOurs) texts++;
        if (isOurs && parent.closest('[lang]')?.getAttribute('lang') !== lang)
          wrong.push(`${text} in ${parent.closest(':not(font)')?.outerHTML.slice(0, 160)}`);
      }
      return { count: texts, unsaid: wrong };
    },
    [WRITTEN, language] as const,
  );
  expect.soft(unsaid).toEqual([]);
  return count;
}

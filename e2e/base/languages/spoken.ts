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

/** Expects that what was written in a procedure says its language, so that a screen reader speaks it: a test that names no place. Names by `aria-label` have one language alone. */
export async function expectSpoken(page: Page, language: string): Promise<void> {
  const unsaid = await page.evaluate(
    ([written, lang]) => {
      const found = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const wrong: string[] = [];
      while (found.nextNode()) {
        const { nodeValue: text, parentElement: parent } = found.currentNode;
        // A description of an element is one string: it has one language.
        if (!text || !parent || parent.closest('script, style, option, [hidden]')) continue;
        const isOurs = written.some((words) => text.includes(words));
        if (isOurs && parent.closest('[lang]')?.getAttribute('lang') !== lang)
          wrong.push(`${text} in ${parent.closest(':not(font)')?.outerHTML.slice(0, 160)}`);
      }
      return wrong;
    },
    [WRITTEN, language] as const,
  );
  expect.soft(unsaid).toEqual([]);
}

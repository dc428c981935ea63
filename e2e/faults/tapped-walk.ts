import type { Locator, Page } from '@playwright/test';
import type { WrittenIssue } from '../base/authoring.ts';
import { answer, next, startChosen } from '../base/advisor.ts';
import { ONE_QUESTION } from '../base/broken-window.ts';

/** The shortest walk there is. */
export const SHORT: WrittenIssue = ONE_QUESTION;

/** The words on the screen once a record is on the phone and nobody answered. */
export const SAVED = 'Saved on this phone';

/** Opens a list with only this issue. */
export async function openListOf(page: Page, url: string, { title }: WrittenIssue): Promise<void> {
  const search = new URLSearchParams({ search: title }).toString();
  await page.goto(`${url}/user/issues-list/All%20categories?${search}`);
}

/** Starts the short walk in its open list and walks it to its final screen, with `text` as its feedback. */
export async function walkToOutcome(page: Page, text: string): Promise<Locator> {
  const walk = await startChosen(page, SHORT.title);
  return await answerToOutcome(walk, text);
}

/** Walks the short walk to its final screen from its first step on. */
export async function answerToOutcome(walk: Locator, text: string): Promise<Locator> {
  await answer(walk, 'Yes');
  await next(walk);
  await walk.getByRole('textbox', { name: 'Feedback' }).fill(text);
  return walk;
}

export const outcome = (walk: Locator): Locator =>
  walk.getByRole('button', { name: 'Issue resolved' });

const unfinished = (page: Page): Locator =>
  page.getByRole('region', { name: 'Unfinished procedure' });

/** Tells whether a walk in that name is offered, behind the line of other people's or in sight. */
export const isOffered = async (page: Page, advisor: string): Promise<boolean> =>
  (await unfinished(page).getByText(`by ${advisor}`).count()) > 0;

/** Returns the offer of a walk in the name of somebody else, whose line it opens (WALK-14). */
export async function offerOfAnother(page: Page, advisor: string): Promise<Locator> {
  await unfinished(page)
    .getByText(/unfinished by (somebody else|others)$/)
    .click();
  return unfinished(page)
    .getByRole('listitem')
    .filter({ hasText: `by ${advisor}` });
}

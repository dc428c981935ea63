import type { Page } from '@playwright/test';
import { pathOf } from '#core/base/api-path.ts';
import { ALL_CATEGORIES } from '#core/base/category.ts';
import { cardOf, PHONE } from '../base/advisor.ts';
import { publishIssue } from '../base/authoring.ts';
import { openCold, storedBy, visit } from '../base/cached-app.ts';
import { expect, test } from '../base/fixtures.ts';
import { sayIn, TRANSLATED, type Say } from '../base/languages/catalogue.ts';
import { speaking } from '../base/languages/speaking.ts';

const LIST = '/user/issues-list/Fire';
const QUESTIONS = ['Is everybody out?', 'Is the alarm off?', 'May they go back in?'];

/** The address of the library, which is asked for each minute. */
const LIBRARY = pathOf('/api/advisor/issues/{category}', { category: ALL_CATEGORIES });

/** Starts the procedure in an open list and answers all but the last question. */
async function walkToLast(page: Page, title: string, say: Say): Promise<void> {
  await cardOf(page, title).click();
  await page.getByRole('button', { name: say('Start') }).click();
  for (const question of QUESTIONS.slice(0, -1)) {
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
    await page.getByRole('radio', { name: say('Yes') }).check();
    await page.getByRole('button', { name: say('NEXT') }).click();
  }
  await expect(page.getByRole('heading', { name: QUESTIONS.at(-1) ?? '' })).toBeVisible();
}

for (const language of TRANSLATED) {
  // LANG-4, OFFLINE-3, WALK-24, WALK-29
  test(`after one visit, a walk in ${language} requests only a newer library, and works without a signal`, async ({
    server,
    playwright,
    launchOptions,
  }) => {
    const say = await sayIn(language);
    const title = `Alarm, walked in ${language}`;
    const next = { actionType: 'Go to next step' } as const;
    const steps = QUESTIONS.map((question) => ({
      question,
      answerType: 'Yes or No' as const,
      yesAction: next,
      noAction: next,
    }));
    await publishIssue(server, { title, category: 'Fire', steps });
    const browser = await playwright.chromium.launch(speaking(launchOptions, language));
    const context = await browser.newContext({ ...PHONE, locale: language });
    const page = await context.newPage();
    await visit(page, server.url + LIST);
    // The table of meanings comes last.
    await expect.poll(async () => Object.keys(await storedBy(page))).toContain('meanings');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await walkToLast(page, title, say);
    expect(asked.filter((path) => path !== LIBRARY)).toEqual([]);

    await page.close();
    await context.setOffline(true);
    const cold = await openCold(page, server.url + LIST);
    await expect(cold.locator('html')).toHaveAttribute('lang', language);
    await expect(cold.getByRole('heading', { level: 1, name: say('Fire') })).toBeVisible();
    await cardOf(cold, title).click();
    await expect(
      cold.getByRole('dialog').getByRole('button', { name: say('Go on') }),
    ).toBeVisible();
    await browser.close();
  });
}

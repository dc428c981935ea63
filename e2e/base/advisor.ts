import type { Locator, Page } from '@playwright/test';
import { expect, type test } from './fixtures.ts';

/** The phone of an advisor. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** For `test.use`: the phone of somebody who typed the name Amara before (ADVISOR-1). */
export const NAMED: Parameters<typeof test.use>[0] = {
  storageState: async ({ server }, provide) => {
    const localStorage = [{ name: 'advisor', value: 'Amara' }];
    await provide({ cookies: [], origins: [{ origin: server.url, localStorage }] });
  },
};

/** Types a name on the advisor's login and opens the dashboard. */
export async function enter(page: Page, name = 'Amara'): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Username' }).fill(name);
  await page.getByRole('button', { name: 'Enter Reslife' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to ResLife' })).toBeVisible();
}

export function cardOf(page: Page, title: string): Locator {
  return page.getByRole('button', { name: title, exact: true });
}

/** Finds an issue's card in its category, chooses it and presses Start; returns the walk's panel. */
export async function startWalk(page: Page, category: string, title: string): Promise<Locator> {
  // Searched for: the issues of other tests in the category fill more than a page.
  const search = new URLSearchParams({ search: title }).toString();
  await page.goto(`/user/issues-list/${encodeURIComponent(category)}?${search}`);
  return await startChosen(page, title);
}

/** Chooses the card in the open list and presses Start; returns the walk's panel. */
export async function startChosen(page: Page, title: string): Promise<Locator> {
  await cardOf(page, title).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  return walkOf(page, title);
}

/** Returns the panel of a walk, which is named by the title. */
export function walkOf(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: title, exact: true });
}

/** Ticks the radio or checkbox of that name, as a tap on its words does. */
export async function answer(walk: Locator, name: string): Promise<void> {
  await walk.getByText(name, { exact: true }).click();
}

export async function next(walk: Locator): Promise<void> {
  await walk.getByRole('button', { name: 'NEXT' }).click();
}

export async function back(walk: Locator): Promise<void> {
  await walk.getByRole('button', { name: 'Back' }).click();
}

/** The words above the outcomes of the final screen. */
export const REMINDER = 'Please remember to complete your incident report';

/** The shortest way through a guide of the starter library, its last tick included. */
export const RESIDENT_NOT_SEEN = [
  'I know when they were last seen',
  'No sign of danger',
  'Yes, we can talk',
  'Yes, both',
  'I have told nothing more',
];

/** Walks it to the final screen. */
export async function walkResidentNotSeen(walk: Locator): Promise<void> {
  for (const words of RESIDENT_NOT_SEEN) {
    await answer(walk, words);
    if (words !== RESIDENT_NOT_SEEN.at(-1)) await next(walk);
  }
}

import type { Page } from '@playwright/test';

/** Presses an entry of the issues list's menu (LIST-24). */
export async function more(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const entry = { name, exact: true };
  await page.getByRole('button', entry).or(page.getByRole('link', entry)).click();
}

/** Selects every issue that is shown (LIST-16). */
export async function selectAll(page: Page): Promise<void> {
  await more(page, 'Select issues');
  await page.getByRole('button', { name: /^Select all \d+$/ }).click();
}

import type { Locator } from '@playwright/test';
import { NAMED, PHONE } from '../base/advisor.ts';
import { expect, test as base } from '../base/fixtures.ts';
import { judgePhone } from '../base/judge.ts';

// Without a worker nothing is stored for later: as in the first moments of a first visit.
const test = base.extend({
  // React reports caught errors on the console.
  watched: async ({}, provide) => await provide(),
});
test.use({ ...PHONE, ...NAMED, serviceWorkers: 'block' });

// SHELL-9
test('a screen that has not loaded says so next to the calls, and appears once there is a signal', async ({
  page,
  context,
}) => {
  await page.goto('/user');
  await expect(page.getByRole('heading', { name: 'Welcome to ResLife' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const records = page.getByRole('link', { name: 'Records', exact: true });
  await expect(records).toBeVisible();
  await context.setOffline(true);
  await records.click();
  const told = page.getByRole('heading', { name: 'This page did not load' });
  await expect(told).toBeVisible();
  await expect(page.getByRole('button', { name: 'Contacts', exact: true })).toBeVisible();
  await judgePhone(page, 'a screen that did not load');
  const title = page.getByRole('heading', { level: 1, name: 'Records' });
  await expect(title).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(title).toBeFocused();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(page.getByText('Records stay here for 72 hours after the')).toBeVisible();
  await expect(told).toBeHidden();
  await expect(title).toBeFocused();
});

/** Returns the left edge of an element. */
const leftOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.x ?? NaN;

// SHELL-9, LOOK-6
test('on a wide screen, the message is aligned with the edge of its page', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/user');
  const title = page.getByRole('heading', { name: 'Welcome to ResLife' });
  const edge = await leftOf(title);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const records = page.getByRole('link', { name: 'Records', exact: true });
  await expect(records).toBeVisible();
  await context.setOffline(true);
  await records.click();
  const told = page.getByRole('heading', { name: 'This page did not load' });
  await expect(told).toBeVisible();
  expect(await leftOf(told)).toBe(edge);
  expect(await leftOf(page.getByRole('button', { name: 'Try again', exact: true }))).toBe(edge);
});

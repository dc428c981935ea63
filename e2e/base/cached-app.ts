import type { Page } from '@playwright/test';
import { startDeployed, type DeployedServer } from './deployed.ts';
import { expect, test as base } from './fixtures.ts';

/** With a server of its own, whose web app an update may change. */
export const test = base.extend<{ deployed: DeployedServer }>({
  deployed: async ({}, provide) => {
    const server = await startDeployed();
    await provide(server);
    await server.stop();
  },
});

/** Opens an address as somebody who typed a name before. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('advisor', 'Amara'));
  await page.goto(address);
  await expect
    .poll(async () => await page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
}

/** Empties the browser's own cache, which would hide that a file is not stored. */
export async function emptyBrowserCache(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
}

/** Opens an address in a tab of its own. */
export async function openCold(page: Page, address: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.addInitScript(() => localStorage.setItem('advisor', 'Amara'));
  await tab.goto(address);
  return tab;
}

/** Returns everything that is stored in the caches of the site, by the name of the cache. */
export async function storedBy(page: Page): Promise<Record<string, string[]>> {
  return await page.evaluate(async () => {
    const names = await caches.keys();
    const rows = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => new URL(url).pathname)] as const;
    });
    return Object.fromEntries(await Promise.all(rows));
  });
}

/** Returns the names of the stored versions of the app. */
export async function shells(page: Page): Promise<string[]> {
  return Object.keys(await storedBy(page)).filter((name) => name.startsWith('shell-'));
}

/** Counts the workers of the site on this phone. */
export async function registrations(page: Page): Promise<number> {
  return await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

/** Returns the heading of a whole page. */
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

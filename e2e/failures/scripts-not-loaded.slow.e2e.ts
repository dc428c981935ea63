import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PHONE } from '../base/advisor.ts';
import { test as base } from '../base/cached-app.ts';
import type { DeployedServer } from '../base/deployed.ts';
import { expect } from '../base/fixtures.ts';
import { makeOldest } from '../base/oldest-browser.ts';

// Without a worker, which would ask for it as well.
const test = base.extend({
  // The console reports that there is none.
  watched: async ({}, provide) => await provide(),
});
test.use({ ...PHONE, serviceWorkers: 'block' });

/** Takes files of the web app away until the returned function is called; `failed` resolves once one of them was requested. */
async function takeAway(page: Page, { web }: DeployedServer, names: RegExp) {
  const folder = join(web, 'assets');
  const away = join(web, 'away');
  const files = (await readdir(folder)).filter((file) => names.test(file));
  for (const file of files) await rename(join(folder, file), `${away}-${file}`);
  const failed = page.waitForResponse(
    (response) =>
      response.status() === 404 && files.some((file) => response.url().endsWith(`/${file}`)),
  );
  const putBack = async () => {
    for (const file of files) await rename(`${away}-${file}`, join(folder, file));
  };
  return { failed, putBack };
}

/** Expects that presses are held, and toasts are shown. */
const expectOverlays = async (page: Page) => {
  const isHeld = async () =>
    await page.evaluate(() => document.documentElement.style.getPropertyValue('--held'));
  await expect.poll(isHeld).not.toBe('');
};

// SHELL-9
test('a page that could not load the code for toasts requests it until it loads', async ({
  page,
  deployed: server,
}) => {
  const { failed, putBack } = await takeAway(page, server, /^toasts-.*\.js/);
  await page.addInitScript(() => localStorage.setItem('advisor', 'Amara'));
  await page.goto(`${server.url}/user`);
  await failed;
  await putBack();
  await expectOverlays(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  await page.getByRole('radio', { name: '4 stars', exact: true }).check();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Feedback sent to admins.' }),
  ).toBeVisible();
});

// BROWSER-8
test('the oldest supported browser shows a page without its missing files, and requests them until they load', async ({
  page,
  deployed: server,
}) => {
  await makeOldest(page.context());
  const { failed, putBack } = await takeAway(page, server, /^fill-ins-.*\.js/);
  await page.addInitScript(() => localStorage.setItem('advisor', 'Amara'));
  await page.goto(`${server.url}/user`);
  await failed;
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.click();
  await expect(page.getByRole('button', { name: 'Contacts', exact: true })).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await putBack();
  await expectOverlays(page);
  await menu.click();
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Feedback', exact: true })).toBeVisible();
});

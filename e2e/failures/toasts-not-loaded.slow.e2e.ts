import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { PHONE } from '../base/advisor.ts';
import { test as base } from '../base/cached-app.ts';
import { expect } from '../base/fixtures.ts';

// Without a worker, which would ask for it as well.
const test = base.extend({
  // The console is told that there is none.
  watched: async ({}, provide) => await provide(),
});
test.use({ ...PHONE, serviceWorkers: 'block' });

// SHELL-9
test('a page that could not load what shows toasts asks for it until it comes', async ({
  page,
  deployed: server,
}) => {
  const folder = join(server.web, 'assets');
  const away = join(server.web, 'away');
  const files = (await readdir(folder)).filter((file) => /^toasts-.*\.js/.test(file));
  const [name = ''] = files;
  for (const file of files) await rename(join(folder, file), `${away}-${file}`);
  await page.addInitScript(() => localStorage.setItem('advisor', 'Amara'));
  const failed = page.waitForResponse(
    (response) => response.url().endsWith(name) && response.status() === 404,
  );
  await page.goto(`${server.url}/user`);
  await failed;
  for (const file of files) await rename(`${away}-${file}`, join(folder, file));
  const isHeld = async () =>
    await page.evaluate(() => document.documentElement.style.getPropertyValue('--held'));
  await expect.poll(isHeld).not.toBe('');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  await page.getByRole('radio', { name: '4 stars', exact: true }).check();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Feedback sent to admins.' }),
  ).toBeVisible();
});

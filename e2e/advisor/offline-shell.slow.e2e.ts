import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PHONE } from '../base/advisor.ts';
import { expect } from '../base/fixtures.ts';
import {
  emptyBrowserCache,
  heading,
  openCold,
  registrations,
  shells,
  storedBy,
  test,
  visit,
} from '../base/cached-app.ts';
import { ADMIN } from '../base/running-server.ts';

/** The pages that a phone keeps, and the heading of each. */
const KEPT = [
  ['/login', 'ON-CALL APP FOR RESLIFE ADVISORS'],
  ['/user', 'Welcome to ResLife'],
  ['/user/issues-list/Noise%20complaint?search=a', 'Noise complaint'],
  ['/user/records', 'Records'],
  ['/i/not-there', 'Opened from a link'],
  ['/issue-not-found?category=Fire', "Can't find an issue?"],
  ['/feedback', 'Feedback'],
  ['/privacy-policy', 'Privacy policy'],
  ['/about', 'About ResLife On-Call'],
] as const;

test.use(PHONE);

// OFFLINE-3
test('after one visit, every page opens while the network hangs and while the server is down', async ({
  page,
  deployed: server,
}) => {
  await visit(page, `${server.url}/login`);
  await emptyBrowserCache(page);
  server.freeze();
  const hung = await openCold(page, `${server.url}/user`);
  await expect(heading(hung, 'Welcome to ResLife')).toBeVisible();
  server.thaw();
  await hung.close();
  await page.close();
  await server.down();
  for (const [address, name] of KEPT) {
    const tab = await openCold(page, server.url + address);
    await expect(heading(tab, name)).toBeVisible();
    await expect(tab).toHaveURL(server.url + address);
    await tab.close();
  }
});

// OFFLINE-4
test("a network's sign-in page is not stored as the app, and the next visit tries again", async ({
  page,
  deployed: server,
}) => {
  const path = join(server.web, 'pages/feedback.html');
  const built = await readFile(path);
  await Promise.all([rm(`${path}.br`), rm(`${path}.gz`)]);
  await writeFile(path, '<!doctype html><title>Sign in to the Wi-Fi</title>');
  const installing = page.context().waitForEvent('serviceworker');
  await page.goto(`${server.url}/login`);
  await installing;
  await expect.poll(async () => await registrations(page)).toBe(0);
  expect(await shells(page)).toEqual([]);
  await writeFile(path, built);
  await visit(page, `${server.url}/login`);
  expect(Object.values(await storedBy(page)).flat()).toContain('/pages/feedback.html');
});

// OFFLINE-3, ACCESS-6
test("no administrators' data is stored, and no write passes through the service worker", async ({
  page,
  server,
}) => {
  await visit(page, `${server.url}/feedback`);
  const sent = page.waitForResponse('**/api/feedback');
  await page.getByRole('radio', { name: '4 stars', exact: true }).check();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  expect((await sent).fromServiceWorker()).toBe(false);

  const answers: [string, boolean][] = [];
  page.on('response', (response) => {
    answers.push([new URL(response.url()).pathname, response.fromServiceWorker()]);
  });
  await page.goto(`${server.url}/auth/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(ADMIN.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(heading(page, 'Issues list')).toBeVisible();
  await page.goto(`${server.url}/admin/analytics`);
  await expect(heading(page, 'Analytics')).toBeVisible();
  const through = answers.filter(([path, isWorkers]) => isWorkers && !path.startsWith('/assets/'));
  // Every page asks for it beside its scripts.
  expect(through.filter(([path]) => path !== '/logo.svg')).toEqual([]);
  const stored = Object.values(await storedBy(page)).flat();
  expect(stored).toContain('/pages/user.html');
  // The pictures under /images/ belong to published issues and may be stored.
  expect(
    stored.filter((path) => !/^\/(pages|assets|icons|images)\/|manifest$|^\/logo.svg$/.test(path)),
  ).toEqual([]);
  const strange = /admin|IssuesPage|AnalyticsPage|EditorPage|KitchenSink/;
  expect(stored.filter((path) => strange.test(path))).toEqual([]);
});

// OFFLINE-8
test('OFFLINE=off removes the stored app from a phone, and nothing else', async ({
  page,
  deployed: server,
}) => {
  await visit(page, `${server.url}/user`);
  // Pictures that no issue names are removed by the app itself, with its next library.
  await page.evaluate(async () => {
    await (await caches.open('others')).put('/images/a.webp', new Response('a'));
  });
  await page.close();
  await server.down();
  await server.up({ OFFLINE: 'off' });
  const tab = await openCold(page, `${server.url}/user`);
  await expect.poll(async () => await registrations(tab), { timeout: 20_000 }).toBe(0);
  expect(await shells(tab)).toEqual([]);
  expect(await storedBy(tab)).toMatchObject({ others: ['/images/a.webp'] });
  await expect(heading(tab, 'Welcome to ResLife')).toBeVisible();
});

// OFFLINE-7
test('only the advisors’ pages can be installed', async ({ page, server }) => {
  await visit(page, `${server.url}/user`);
  const browser = await page.context().newCDPSession(page);
  const { url, errors, manifest } = await browser.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${server.url}/manifest.webmanifest`, []]);
  expect(manifest).toMatchObject({ display: 'kStandalone', startUrl: `${server.url}/user` });
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Tests run in a private window. The headless shell, which has no windows, names nothing at all.
  const missing = installabilityErrors.map(({ errorId }) => errorId);
  expect(missing.filter((id) => id !== 'in-incognito')).toEqual([]);
  await page.goto('/auth/login');
  expect((await browser.send('Page.getAppManifest')).url).toBe('');
});

// ACCESS-16
test("a page can register only the app's own worker, and can create no Trusted Types policy", async ({
  page,
  server,
}) => {
  await visit(page, `${server.url}/user`);
  // The browser reports these on the console of the page.
  const tab = await openCold(page, `${server.url}/user`);
  const refused = await tab.evaluate(async () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    const tries = [
      async () => trustedTypes.createPolicy('reslife', {}),
      async () => trustedTypes.createPolicy('other', {}),
      async () => await navigator.serviceWorker.register('/sw.js'),
    ];
    const results = await Promise.allSettled(tries.map(async (act) => await act()));
    return results.map((result) => result.status === 'rejected' && String(result.reason.name));
  });
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
});

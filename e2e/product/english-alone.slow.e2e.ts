import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { cardOf, PHONE } from '../base/advisor.ts';
import { expect, test } from '../base/fixtures.ts';
import { builtOnce, runNode } from '../base/languages/builds.ts';
import { ADMIN, startServer } from '../base/running-server.ts';

/** Returns a folder with the app as a build makes it that offers English alone. */
const builtAlone = async (): Promise<string> =>
  await builtOnce('alone', async (web) => {
    const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', 'web/vite.config.ts'];
    const env = { NODE_ENV: 'production', APP_LANGUAGES: '', COMPRESSION: 'quick' };
    await runNode([...vite, '--outDir', web, '--logLevel', 'warn'], env);
  });

/** The page of the app that offers other languages, and the one of English alone. */
type Pair = readonly [Page, Page];

/** Lists the texts and controls of a page, without addresses, which have ids, and times. */
async function linesOf(page: Page): Promise<string[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  return lines
    .filter((line) => !line.includes('/url: '))
    .map((line) => line.trim().replaceAll(/\d{1,2}:\d{2}/g, 'time'));
}

/** Lists the lines that the second has beyond the first, each as often as it has it more. */
function moreIn(first: readonly string[], second: readonly string[]): string[] {
  const left = [...first];
  return second.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Expects that both show the same, except for a choice that one has. */
async function expectSame(pair: Pair, name: string, choice: readonly string[] = []) {
  await Promise.all(pair.map(async (page) => await page.waitForLoadState('networkidle')));
  const differences = async () => {
    const [all, alone] = [await linesOf(pair[0]), await linesOf(pair[1])];
    return { more: moreIn(alone, all), lacks: moreIn(all, alone) };
  };
  await expect.poll(differences, name).toEqual({ more: choice, lacks: [] });
}

/** The choice as the pages of sign-in and the profile offer it. */
const CHOICE = ['- button "Español"', '- button "Français"'];

/** The profile also says which language it is in. */
const IN_PROFILE = ['- paragraph: Language English', ...CHOICE];

/** Opens a page on each of both servers. */
async function opened(
  browser: Browser,
  urls: readonly [string, string],
  options: BrowserContextOptions = {},
): Promise<Pair> {
  const open = async (baseURL: string) => {
    const context = await browser.newContext({ baseURL, locale: 'en-US', ...options });
    return await context.newPage();
  };
  return [await open(urls[0]), await open(urls[1])];
}

// LANG-4
test('a reader without a chosen language sees the same screens as in an English-only app, plus the choice', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const [all, alone] = [await startServer(), await startServer({}, await builtAlone())];
  const urls = [all.url, alone.url] as const;

  const phones = await opened(browser, urls, PHONE);
  const onPhones = async (act: (page: Page) => Promise<void>) => {
    for (const page of phones) await act(page);
  };
  await onPhones(async (page) => {
    await page.goto('/login');
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  });
  await expectSame(phones, 'login', CHOICE);
  await onPhones(async (page) => {
    await page.getByRole('textbox', { name: 'Username' }).fill('Amara');
    await page.getByRole('button', { name: 'Enter Reslife' }).click();
    await expect(page.getByText('Ready offline').first()).toBeVisible();
  });
  await expectSame(phones, 'dashboard');
  await onPhones(async (page) => {
    await page.goto('/user/issues-list/Fire');
    await cardOf(page, 'Fire alarm sounding').click();
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  });
  await expectSame(phones, 'start');
  await onPhones(async (page) => {
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByRole('button', { name: 'NEXT' })).toBeVisible();
  });
  await expectSame(phones, 'walk');

  const desks = await opened(browser, urls);
  const atDesks = async (act: (page: Page) => Promise<void>) => {
    for (const page of desks) await act(page);
  };
  await atDesks(async (page) => {
    await page.goto('/auth/login');
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  });
  await expectSame(desks, 'sign-in', CHOICE);
  await atDesks(async (page) => {
    await page.getByRole('textbox', { name: 'Email' }).fill(ADMIN.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: 'Issues list' })).toBeVisible();
  });
  await expectSame(desks, 'issues');
  for (const path of ['analytics', 'inbox', 'settings', 'settings/campus', 'profile']) {
    await atDesks(async (page) => {
      await page.goto(`/admin/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
    await expectSame(desks, path, path === 'profile' ? IN_PROFILE : []);
  }
  await Promise.all([...phones, ...desks].map(async (page) => await page.context().close()));
  await Promise.all([all.stop(), alone.stop()]);
});

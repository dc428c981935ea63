import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect } from '@playwright/test';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { Type } from 'typebox';
import { parseJson } from '../../../server/test/parse-json.ts';
import { isReached } from '../held.ts';
import { CANDIDATES, mayBeNamed, type Role } from './named.ts';

const names = ['firefox-esr', 'firefox'];
const macFirefox = '/Applications/Firefox.app/Contents/MacOS/firefox';
/** A shared machine starts Firefox in seconds, not in one. */
const PATIENCE_MS = 40_000;

function findFirefox(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, macFirefox].find((path) => existsSync(path));
}

/** The machine's Firefox; undefined if there is none. */
export const firefoxPath = findFirefox();

/** Opens it on a profile's folder, without a window; `prefs` go on top of its settings. It reaches loopback and nothing else (START-10). */
export async function openFirefox(
  profile: string,
  prefs: Readonly<Record<string, string | number | boolean>> = {},
): Promise<Browser> {
  const nowhere = { host: '127.0.0.1', port: 9 };
  return await puppeteer.launch({
    browser: 'firefox',
    ...(firefoxPath === undefined ? {} : { executablePath: firefoxPath }),
    userDataDir: profile,
    // For its own windows: notifications.
    args: ['--remote-allow-system-access'],
    // Firefox asks no proxy for localhost.
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': nowhere.host,
      'network.proxy.http_port': nowhere.port,
      'network.proxy.ssl': nowhere.host,
      'network.proxy.ssl_port': nowhere.port,
      'network.proxy.failover_direct': false,
      // Less to wait for and to start.
      'ui.prefersReducedMotion': 1,
      'dom.ipc.processPrelaunch.enabled': false,
      ...prefs,
    },
  });
}

const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };

/** Opens a page as large as a phone's, or an office's. Reports of the console and the page go into `complaints`. */
export async function openPage(
  browser: Browser,
  size: keyof typeof SIZES,
  complaints: string[],
): Promise<Page> {
  return await preparePage(await browser.newPage(), size, complaints);
}

/** Gives a page its size, and its reports a place. */
export async function preparePage(
  page: Page,
  size: keyof typeof SIZES,
  complaints: string[],
): Promise<Page> {
  page.setDefaultTimeout(PATIENCE_MS);
  await page.setViewport(SIZES[size]);
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  return page;
}

/** Returns the elements of that role and name now, in a group or on the whole page. */
async function namedNow(
  page: Page,
  role: Role,
  name: string,
  group?: ElementHandle,
): Promise<ElementHandle[]> {
  const near = await page.evaluateHandle(mayBeNamed, CANDIDATES[role], name, group);
  const found: ElementHandle[] = [];
  for (const value of (await near.getProperties()).values()) {
    const element = value.asElement() as ElementHandle | null;
    const heard = await element?.$(`aria/${name}[role="${role}"]`);
    if (element && heard) found.push(element);
  }
  return found;
}

/** Waits for the one element of that role and name, and does something with it until that is not refused. */
async function withNamed(
  page: Page,
  [role, name]: readonly [Role, string],
  act: (element: ElementHandle) => Promise<void>,
  group?: string,
): Promise<void> {
  await expect(async () => {
    const within = group === undefined ? [] : await namedNow(page, 'group', group);
    const found = await namedNow(page, role, name, within[0]);
    expect(found.length, `elements: ${role} '${name}'`).toBe(1);
    for (const element of found) await act(element);
  }).toPass({ timeout: PATIENCE_MS, intervals: [50] });
}

/** Waits for the element of that role and name. */
export async function see(page: Page, role: Role, name: string): Promise<void> {
  await withNamed(page, [role, name], async () => {});
}

/** Taps it, once a press would reach it (KIT-31). */
export async function tap(page: Page, role: Role, name: string): Promise<void> {
  await withNamed(page, [role, name], async (control) => {
    expect(await control.evaluate(isReached), `'${name}' is in reach`).toBe(true);
    await control.click();
  });
}

/** Types into the field, over its text, or chooses that entry of a dropdown. */
export async function type(
  page: Page,
  role: Role,
  name: string,
  text: string,
  group?: string,
): Promise<void> {
  await withNamed(page, [role, name], async (field) => await field.asLocator().fill(text), group);
}

/** Waits for the words anywhere on the page; returns all its text. */
export async function read(page: Page, words: string): Promise<string> {
  await page.locator(`::-p-text(${words})`).wait();
  return await page.evaluate(() => document.body.innerText);
}

const Windows = Type.Object({
  contexts: Type.Array(Type.Object({ context: Type.String(), url: Type.String() })),
});
const Answer = Type.Object({ result: Type.Object({ value: Type.Unknown() }) });

/** The line to Firefox, by which its own windows are reached too. */
type Line = { send: (method: string, params: object) => Promise<{ result: unknown }> };

/** Taps the notification with that title, which Firefox shows in a window of its own; returns the page that opens. */
export async function tapNotification(browser: Browser, title: string): Promise<Page> {
  const known = browser.targets();
  const { connection } = browser as unknown as { connection: Line };
  const listed = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const { contexts } = parseJson(Windows, JSON.stringify(listed.result));
  for (const { context, url } of contexts) {
    if (!url.endsWith('/alert.xhtml')) continue;
    const isIt = `document.getElementById('alertTitleLabel').value === ${JSON.stringify(title)}`;
    const script = {
      expression: `${isIt} && (onAlertClick(), true)`,
      target: { context },
      awaitPromise: false,
    };
    const { result } = await connection.send('script.evaluate', script);
    if (parseJson(Answer, JSON.stringify(result)).result.value !== true) continue;
    const opened = await browser.waitForTarget((target) => !known.includes(target));
    return await opened.asPage();
  }
  throw new Error(`no notification says ${title}`);
}

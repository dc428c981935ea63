import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import { answer, next, PHONE, startChosen } from './advisor.ts';
import { asAdmin } from './authoring.ts';
import { complaintsOf, expect } from './fixtures.ts';
import { FLOOD, visitFirst, WATER } from './night.ts';
import type { RunningServer } from './running-server.ts';

/** Mail comes in seconds; a phone looks every ten. */
export const SOON = { timeout: 30_000 };

export const DUTY = 'duty@ashdown.example';
export const DEPUTY = 'deputy@ashdown.example';

/** Has two people told about escalations, one of whom has a name. */
export async function tell(campus: RunningServer): Promise<void> {
  if ((await asAdmin(campus, API.listNotificationTargets, {})).targets.length > 0) return;
  for (const [address, name] of [
    [DUTY, 'Duty manager'],
    [DEPUTY, ''],
  ] as const) {
    await asAdmin(campus, API.addNotificationTarget, {
      body: { kind: 'mail', address, categories: [], escalations: true, summary: 'none', name },
    });
  }
}

/** Begins a walk on a phone that has been there before, and opens 'Escalate now' at its second step. */
export async function openEscalate(page: Page, campus: RunningServer): Promise<void> {
  await visitFirst(page, campus.url);
  await page.goto(campus.url + WATER);
  const walk = await startChosen(page, FLOOD.title);
  await answer(walk, 'Yes');
  await next(walk);
  await page.getByRole('button', { name: 'Escalate now', exact: true }).click();
}

/** Escalates that walk, and waits until the phone says that the duty manager was told. */
export async function escalate(page: Page, campus: RunningServer): Promise<void> {
  await openEscalate(page, campus);
  await page.getByRole('button', { name: 'Record as escalated', exact: true }).click();
  await expect(page.getByText(/^Message sent to Duty manager, /)).toBeVisible(SOON);
}

type Elsewhere = { page: Page; close: () => Promise<void> };

/** Opens another browser; its close fails if anything was reported on its console. */
async function openAnother(
  browser: Browser,
  device: BrowserContextOptions,
  expected: readonly number[],
): Promise<Elsewhere> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  const complaints = complaintsOf(page, expected);
  const close = async () => {
    await context.close();
    expect(complaints).toEqual([]);
  };
  return { page, close };
}

/** Opens a link on another phone, which nobody signed in on. */
export async function openElsewhere(browser: Browser, link: string): Promise<Elsewhere> {
  const phone = await openAnother(browser, { ...PHONE, reducedMotion: 'reduce' }, [404]);
  await phone.page.goto(link);
  return phone;
}

/** Signs in on a desk of an office, and opens an address there. */
export async function openDesk(
  browser: Browser,
  signIn: (page: Page, url?: string) => Promise<void>,
  { url }: RunningServer,
  path: string,
): Promise<Elsewhere> {
  const desk = await openAnother(browser, { viewport: { width: 1280, height: 800 } }, []);
  await signIn(desk.page, url);
  await desk.page.goto(url + path);
  return desk;
}

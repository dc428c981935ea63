import type { Browser, Page } from '@playwright/test';
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

/** Has two people told of escalations, one of whom has a name. */
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

/** Opens a link on another phone, which nobody signed in on; fails if anything is reported on its console. */
export async function openElsewhere(
  browser: Browser,
  link: string,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints = complaintsOf(page, [404]);
  await page.goto(link);
  const close = async () => {
    await context.close();
    expect(complaints).toEqual([]);
  };
  return { page, close };
}

import type { Browser, Locator, Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { enter, PHONE } from './advisor.ts';
import { expect } from './fixtures.ts';
import { press } from './keyboard.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens another advisor's phone, which has the procedures; closing its page ends it. */
export async function otherPhone(browser: Browser, url: string, name: string): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, baseURL: url });
  const page = await context.newPage();
  page.on('close', () => void context.close());
  await enter(page, name);
  await expect(page.getByText(/^Ready offline/)).toBeVisible();
  return page;
}

/** Returns the code that the camera of another phone reads from this one's screen. */
async function scanned(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

/** Opens the dialog that hands a walk over, by keyboard. */
export async function openHandOver(page: Page, walk: Locator): Promise<void> {
  await press(walk.getByRole('button', { name: 'More', exact: true }));
  await press(button(page, 'Hand over'));
}

/** Opens that dialog; returns the address of its code. */
export async function handOver(page: Page, walk: Locator): Promise<string> {
  await openHandOver(page, walk);
  const code = page.getByRole('img', { name: /^Code to hand over/ });
  await expect(code).toBeVisible();
  return await scanned(code);
}

/** Closes that dialog: the walk stays. */
export async function closeHandOver(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Hand over', exact: true });
  await dialog.getByRole('button', { name: 'Close' }).click();
}

/** Brings the signal back: waiting records are sent at once. */
export const hearSignal = async (page: Page): Promise<void> =>
  void (await page.evaluate(() => dispatchEvent(new Event('online'))));

/** Takes over the walk of an address; returns the code that is read out. */
export async function takeOver(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await press(button(page, 'Take over'));
  return (await page.getByText(/^\w\w-\w\w$/).textContent()) ?? '';
}

/** Leaves the dialog after an outcome, and opens the dashboard. */
export async function backToHome(page: Page): Promise<void> {
  await button(page, 'Back to home').click();
  await expect(page.getByRole('heading', { name: 'Welcome to ResLife' })).toBeVisible();
}

/** Opens 'Records' from the open page. */
export async function openRecords(page: Page): Promise<void> {
  await button(page, 'Menu').click();
  await page.getByRole('link', { name: 'Records', exact: true }).click();
}

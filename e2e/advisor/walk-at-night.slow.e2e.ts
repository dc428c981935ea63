import type { Page } from '@playwright/test';
import { PHONE, startChosen } from '../base/advisor.ts';
import { test } from '../base/campus.ts';
import { expect } from '../base/fixtures.ts';
import { press, tabTo } from '../base/keyboard.ts';
import { beWithoutSignal, FLOOD } from '../base/night.ts';

test.use({ ...PHONE, expectedStatuses: [0] });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// NIGHT-2
test('the screen stays on only while a walk is open, also without a signal', async ({
  page,
  campus,
}) => {
  // A phone's browser asks nobody for it.
  await page.context().grantPermissions(['screen-wake-lock']);
  await page.addInitScript(() => {
    const { wakeLock } = navigator;
    const request = wakeLock.request.bind(wakeLock);
    const locks: WakeLockSentinel[] = [];
    Object.assign(window, { locks });
    wakeLock.request = async (type) => {
      const lock = await request(type);
      locks.push(lock);
      return lock;
    };
  });
  const held = async () =>
    await page.evaluate(
      () =>
        (window as unknown as { locks: WakeLockSentinel[] }).locks.filter((lock) => !lock.released)
          .length,
    );
  await beWithoutSignal(page, campus, FLOOD.title);
  expect(await held()).toBe(0);
  await startChosen(page, FLOOD.title);
  await expect.poll(held).toBe(1);
  await button(page, 'Close').click();
  await button(page, 'exit').click();
  await expect.poll(held).toBe(0);
  await campus.up();
});

// NIGHT-3, LOOK-2, LOOK-5
test('dark mode is chosen with only the keyboard, in a walk and in the menu, without a signal', async ({
  page,
  campus,
}) => {
  const ground = async () =>
    await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await beWithoutSignal(page, campus, FLOOD.title);
  const light = await ground();
  const walk = await startChosen(page, FLOOD.title);
  await press(button(page, 'More'));
  const dark = page.getByRole('switch', { name: 'Dark' });
  await tabTo(dark);
  await page.keyboard.press('Space');
  await expect(dark).toBeChecked();
  await expect.poll(ground).not.toBe(light);
  await page.keyboard.press('Escape');
  await expect(button(page, 'More')).toBeFocused();
  await press(walk.getByRole('button', { name: 'Close' }));
  await press(button(page, 'exit'));
  await page.reload();
  await expect.poll(ground).not.toBe(light);
  await press(button(page, 'Menu'));
  await press(button(page, 'Light colors'));
  await expect.poll(ground).toBe(light);
  await campus.up();
});

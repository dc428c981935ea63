import type { Page } from '@playwright/test';
import { codeOf } from '../../server/test/authenticator.ts';
import { expect } from './fixtures.ts';
import { judgeDesk } from './judge.ts';
import { ADMIN } from './running-server.ts';

const SEED = 'Or type this key';

/** Returns the code that an app with this seed shows, or `later` times thirty seconds later: none counts twice. */
export const codeNow = (seed: string, later = 0): string => codeOf(seed, new Date(), later);

/** Sets an authenticator app up in the dialogs of this page, as judged on the way; returns its seed and the recovery codes. */
export async function setUpApp(page: Page): Promise<{ seed: string; codes: string[] }> {
  const dialog = page.getByRole('dialog', { name: 'Set up two-step sign-in' });
  const press = async (name: string) => await dialog.getByRole('button', { name }).click();
  await press('Next');
  await expect(dialog.getByText('Required')).toBeVisible();
  await judgeDesk(page, 'setting up two-step sign-in');
  await dialog.getByLabel('Current password', { exact: true }).fill(ADMIN.password);
  await press('Next');
  await expect(dialog.getByRole('img', { name: `QR code for ${ADMIN.email}` })).toBeVisible();
  const shown = await dialog.getByRole('paragraph').filter({ hasText: SEED }).textContent();
  const seed = (shown ?? '').replace(SEED, '').replaceAll(' ', '');
  const first = dialog.getByRole('textbox', { name: 'Code from the app' });
  await expect(first).toBeFocused();
  await first.fill('000000');
  await press('Confirm');
  await expect(dialog.getByRole('alert')).toHaveText(/This code is wrong or already used/);
  await judgeDesk(page, 'scanning the code of two-step sign-in');
  await first.fill(codeNow(seed));
  await press('Confirm');
  const written = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(written.getByRole('listitem')).toHaveCount(10);
  const codes = await written.getByRole('listitem').allTextContents();
  await judgeDesk(page, 'recovery codes');
  const saving = page.waitForEvent('download');
  await written.getByRole('button', { name: 'Save as a file' }).click();
  expect((await saving).suggestedFilename()).toBe('recovery-codes.txt');
  await page.keyboard.press('Escape');
  await written.getByRole('button', { name: 'I saved them' }).click();
  return { seed, codes };
}

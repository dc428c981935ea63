import type { Page } from '@playwright/test';
import { editor, save } from '../base/editor.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { press } from '../base/keyboard.ts';
import { startServer } from '../base/running-server.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// CAMPUS-4, CAMPUS-5, EDITOR-4, EDITOR-25, LIST-25, PATHS-7
test('a contact is inserted into a text, and a starter text is reviewed', async ({
  page,
  signIn,
}) => {
  // A server of its own: one starter text less is there for other tests.
  const own = await startServer();
  await signIn(page, own.url);
  const card = page.getByRole('listitem').filter({ hasText: 'Fire alarm sounding' });
  await expect(card).toContainText('Not reviewed yet');
  await card.getByRole('link', { name: 'Fire alarm sounding' }).click();
  const first = page.getByRole('textbox', { name: 'Do this first', exact: true });
  await first.fill('Get out, then call');
  await press(button(page, 'Insert a contact into the first line'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const chip = first.getByRole('img', { name: /^Contact emergency services/ });
  await expect(chip).toBeVisible();
  await expect(page.getByText(/^emergency services has no number yet/)).toBeVisible();
  await judgeDesk(page, 'details of a starter text');
  await save(page);
  await page.getByRole('link', { name: 'Path check' }).click();
  await expect(page.getByRole('checkbox', { name: 'Path 1', exact: true })).toBeVisible();
  for (const path of await page.getByRole('checkbox', { name: /^Path \d+$/ }).all())
    await path.check();
  await button(page, 'Reviewed').click();
  await expect(page.getByText(/^Reviewed by .* on \w+ \d+, \d{4}/)).toBeVisible();
  await expect(page.getByText(/^Starter text/)).toHaveCount(0);
  await editor.item(page, 'Step 1').click();
  await button(page, 'Insert a contact into the question').click();
  await page.getByRole('button', { name: /^Duty manager/ }).click();
  await expect(
    editor
      .question(page)
      .getByRole('img', { name: /^Contact Duty manager/ })
      .last(),
  ).toBeVisible();
  await expect(editor.item(page, 'Step 1')).toHaveAccessibleDescription(/Duty manager/);
  await save(page);
  await button(page, 'Back').click();
  await expect(card).toBeVisible();
  await expect(card).not.toContainText('Starter text');
  await own.stop();
});

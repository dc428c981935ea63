import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { actionOf, editor, toast } from '../base/editor.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';

test.use(signedIn);

/** The most keys, apart from those that write, that six steps may cost from the list to the sixth save. */
const MAX_KEYS = 80;

type Upload = { name: string; mimeType: string; buffer: Buffer };

/** Returns a keyboard that counts the keys it presses; typed text is not counted. */
function countedKeys(page: Page) {
  let count = 0;
  const press = async (key: string): Promise<void> => {
    count += 1;
    await page.keyboard.press(key);
  };
  return {
    press,
    /** A key that goes to the browser and not to the page. */
    pressElsewhere: () => {
      count += 1;
    },
    count: () => count,
    type: async (text: string) => await page.keyboard.type(text),
    to: async (control: Locator): Promise<void> => {
      const hasFocus = async () =>
        await control.evaluate((element) => element === document.activeElement);
      for (let tabs = 0; tabs < 20 && !(await hasFocus()); tabs += 1) await press('Tab');
      await expect(control).toBeFocused();
    },
  };
}

// EDITOR-40, EDITOR-41, EDITOR-42, EDITOR-45, LOOK-5
test('six steps with two skips and an image are written with few keystrokes', async ({ page }) => {
  const keys = countedKeys(page);
  let chosen: Upload | undefined;
  // Listened to from the start: the browser's own dialog may open before a later listener is heard of.
  page.on('filechooser', (chooser) => void chooser.setFiles(chosen ?? []));
  /** Reaches a dropdown and types the beginning of the entry, or the words that the picker searches. */
  const choose = async (dropdown: Locator, typed: string, entry: string): Promise<void> => {
    await keys.to(dropdown);
    await keys.type(typed);
    await expect(dropdown.locator('option:checked')).toHaveText(entry);
  };
  const answerBy = async (name: string, key: 'Space' | 'ArrowDown'): Promise<void> => {
    await keys.to(page.getByRole('radio').first());
    await keys.press(key);
    await expect(editor.answerType(page, name)).toBeChecked();
  };
  const begin = async (number: number, question: string): Promise<void> => {
    await expect(editor.item(page, `Step ${number}`)).toHaveAttribute('aria-current', 'step');
    await expect(editor.question(page)).toBeFocused();
    await keys.type(question);
  };
  const ask = async (number: number, question: string, skip?: { typed: string; to: string }) => {
    await begin(number, question);
    await answerBy('Yes or No', 'Space');
    await choose(actionOf(page, 'If yes').type, 'go', 'Go to next step');
    if (skip) {
      const { type, target } = actionOf(page, 'If no');
      await choose(type, 'skip', 'Skip to a specific step');
      await choose(target, skip.typed, skip.to);
    } else await choose(actionOf(page, 'If no').type, 'issue', 'Issue resolution');
    await keys.press('ControlOrMeta+Enter');
  };
  const confirm = async (number: number, question: string, file?: Upload) => {
    await begin(number, question);
    if (file) {
      await keys.to(page.getByLabel('Image', { exact: true }));
      chosen = file;
      await keys.press('Enter');
      // The keys that choose a file go to the browser's own dialog.
      keys.pressElsewhere();
      await expect(page.getByRole('button', { name: 'Remove image' })).toBeFocused();
    }
    await answerBy('Show a confirmation checkbox', 'ArrowDown');
    await keys.to(editor.confirmationText(page));
    await keys.type('Done');
    await choose(actionOf(page, 'Once confirmed...').type, 'go', 'Go to next step');
    await keys.press('ControlOrMeta+Enter');
  };

  await page.goto('/admin');
  const create = page.getByRole('button', { name: 'Create new issue', exact: true });
  await expect(create).toBeVisible();
  await keys.to(create);
  await keys.press('Enter');
  await keys.to(editor.title(page));
  await keys.type('Keys in the drain');
  await choose(editor.category(page), 'acc', 'Access');
  await keys.to(page.getByRole('button', { name: 'get started', exact: true }));
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Keys in the drain' })).toBeVisible();
  await keys.press('ControlOrMeta+Enter');

  await ask(1, 'Can you see the keys?');
  await confirm(2, 'Lift the cover.');
  await ask(3, 'Is the drain dry?');
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } });
  const buffer = await picture.png().toBuffer();
  await confirm(4, 'Reach in with the grabber.', { name: 'it.png', mimeType: 'image/png', buffer });
  await ask(5, 'Did the grabber hold them?', { typed: 'reach in', to: 'Step 4' });
  await ask(6, 'Do they still work?', { typed: '2', to: 'Step 2' });
  await expect(toast(page, 'status', 'Changes saved')).toBeVisible();
  await expect(editor.item(page, 'Step 6')).toHaveAccessibleDescription(/Saved$/);
  await expect(editor.item(page, 'Step 4')).toHaveAccessibleDescription(/Saved$/);
  expect(keys.count()).toBeLessThanOrEqual(MAX_KEYS);

  // Enter chooses the entry found in the picker's open list.
  await editor.item(page, 'Step 5').click();
  const { target } = actionOf(page, 'If no');
  await target.focus();
  await page.keyboard.press('Space');
  await page.keyboard.type('dry');
  await page.keyboard.press('Enter');
  await expect(target.locator('option:checked')).toHaveText('Step 3');
  await expect(target).toHaveAccessibleDescription('Is the drain dry?');
  await target.selectOption({ label: 'Step 4' });
  await expect(page.getByRole('option', { name: 'Step 4', exact: true })).toHaveCount(1);
});

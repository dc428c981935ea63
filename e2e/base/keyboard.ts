import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';

const hasFocus = async (control: Locator): Promise<boolean> =>
  await control.evaluate((element) => element === document.activeElement);

/** Presses Tab until the control has the focus, as somebody without a pointer does. */
export async function tabTo(control: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await hasFocus(control)) return;
    await control.page().keyboard.press('Tab');
  }
  await expect(control, 'reached by Tab').toBeFocused();
}

/** Comes to a control by Tab and presses it. */
export async function press(control: Locator): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press('Enter');
}

/** Reaches a field by Tab and types over its text. */
export async function type(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.press('ControlOrMeta+A');
  await field.page().keyboard.type(text);
  await expect(field).toHaveValue(text);
}

/** Comes to a dropdown by Tab, opens it and goes down its list from the top to the entry. */
export async function choose(dropdown: Locator, entry: string): Promise<void> {
  const { keyboard } = dropdown.page();
  await tabTo(dropdown);
  await keyboard.press('Space');
  await keyboard.press('Home');
  const option = dropdown.getByRole('option', { name: entry, exact: true });
  for (let presses = 0; presses < 20 && !(await hasFocus(option)); presses += 1) {
    await keyboard.press('ArrowDown');
  }
  await keyboard.press('Enter');
  await expect(dropdown.locator('option:checked')).toHaveText(entry);
}

import type { Locator, Page } from '@playwright/test';
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

type Stop = { readonly name: string; readonly place: number; readonly isSeen: boolean };

/** Returns the focused control, its place among all elements, and whether anything of it is seen; undefined if none has the focus. */
async function focusedStop(page: Page): Promise<Stop | undefined> {
  return await page.evaluate(() => {
    const control = document.activeElement;
    if (!(control instanceof HTMLElement) || control === document.body) return undefined;
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
    const shown = label ?? control;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const isSeen = [0.1, 0.5, 0.9].some((part) => {
      const found = document.elementFromPoint(left + width / 2, top + height * part);
      return found !== null && (shown.contains(found) || found.contains(shown));
    });
    const place = [...document.querySelectorAll('*')].indexOf(control);
    return { name: control.ariaLabel ?? shown.textContent, place, isSeen };
  });
}

/** Presses Tab once around the page, or the dialog on top of it; returns the names of controls that are covered while they have the focus (WCAG 2.4.11). */
export async function coveredStops(page: Page): Promise<string[]> {
  const covered: string[] = [];
  const met = new Set<number>();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await focusedStop(page);
    if (stop === undefined) continue;
    if (met.has(stop.place)) break;
    met.add(stop.place);
    if (!stop.isSeen) covered.push(stop.name);
  }
  expect(met.size, 'Tab leads to controls').toBeGreaterThan(2);
  return covered;
}

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

type Stop = { readonly problems: readonly string[]; readonly isRound: boolean };

/** Notes the focused control; returns what is wrong with it, whether the one before it showed the focus, and whether it was met before. */
function noteStop(): Stop {
  const page = window as unknown as { met?: Map<Element, string>; last?: HTMLElement | undefined };
  const met = (page.met ??= new Map());
  // One object, since only the inside of this function goes to the page.
  const tell = {
    name: (control: HTMLElement): string =>
      control.ariaLabel ??
      (control.textContent.trim().slice(0, 40) || control.outerHTML.slice(0, 80)),
    label: (control: HTMLElement): HTMLElement | undefined =>
      control instanceof HTMLInputElement ? control.labels?.[0] : undefined,
    look: (control: HTMLElement): string =>
      [
        control,
        control.parentElement,
        control.parentElement?.parentElement,
        control.nextElementSibling,
        tell.label(control),
      ]
        .flatMap((part) =>
          part ? [null, '::before', '::after'].map((of) => getComputedStyle(part, of)) : [],
        )
        .map(
          ({ boxShadow, outline, border, background, inset, opacity, clipPath }) =>
            `${boxShadow} ${outline} ${border} ${background} ${inset} ${opacity} ${clipPath}`,
        )
        .join(' '),
    isSeen(control: HTMLElement): boolean {
      // The box of a choice may be hidden behind a drawn one.
      const shown = control.matches('[type=checkbox], [type=radio]')
        ? (tell.label(control) ?? control)
        : control;
      const { left, top, width, height } = shown.getBoundingClientRect();
      return [0.1, 0.5, 0.9].some((part) => {
        const found = document.elementFromPoint(left + width / 2, top + height * part);
        return found !== null && (shown.contains(found) || found.contains(shown));
      });
    },
  };

  const problems: string[] = [];
  const { last } = page;
  // A box that scrolls takes the focus too.
  const isControl = last?.matches('a, button, input, select, textarea, summary, [tabindex="0"]');
  const control = document.activeElement;
  if (last?.isConnected && isControl && last !== control && tell.look(last) === met.get(last))
    problems.push(`'${tell.name(last)}' does not show the focus`);
  // A date has several stops.
  if (control === last) return { problems, isRound: false };
  page.last = undefined;
  if (!(control instanceof HTMLElement) || control === document.body)
    return { problems, isRound: false };
  if (met.has(control)) return { problems, isRound: true };
  met.set(control, tell.look(control));
  page.last = control;
  if (!tell.isSeen(control)) problems.push(`'${tell.name(control)}' is covered`);
  return { problems, isRound: false };
}

/** Returns the controls that no press of Tab led to, and forgets what was met. A radio stands for its group. */
function unmetControls(): { count: number; problems: string[] } {
  const page = window as unknown as { met?: Map<Element, string> };
  const met = page.met ?? new Map<Element, string>();
  delete page.met;
  const radios = new Set(
    [...met.keys()].map((one) =>
      one instanceof HTMLInputElement && one.type === 'radio' ? one.name : '',
    ),
  );
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const controls = [
    ...top.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      one.getBoundingClientRect().width > 0 &&
      one.tabIndex >= 0 &&
      !one.matches(':disabled, [inert] *') &&
      !(one instanceof HTMLInputElement && one.type === 'radio' && radios.has(one.name)),
  );
  const unmet = controls.filter((one) => !met.has(one));
  return {
    count: met.size,
    problems: unmet.map((one) => `Tab does not lead to ${one.outerHTML.slice(0, 120)}`),
  };
}

/** Presses Tab once around the page, or the dialog on top of it; returns each control that it does not lead to, that does not show the focus, or that is covered while it has it (WCAG 2.4.7, 2.4.11). */
export async function problemsByTab(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(noteStop);
    problems.push(...stop.problems);
    if (stop.isRound) break;
  }
  const unmet = await page.evaluate(unmetControls);
  expect(unmet.count, 'Tab leads to controls').toBeGreaterThan(0);
  return [...problems, ...unmet.problems];
}

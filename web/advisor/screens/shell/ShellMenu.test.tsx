import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '#kit/test/draw.ts';
import { withoutPopovers } from '#kit/test/without-popovers.ts';
import { isLoaded, loadAll, onDemand } from '../../../base/on-demand/on-demand.ts';
import { ShellEntries, ShellMenu } from './ShellMenu.tsx';

const menu = page.getByRole('button', { name: 'Menu' });
const entry = (name: string) => page.getByRole('button', { name });

// ADVISOR-3
test('a press opens the menu before the code of its entries has come, and a second closes it', async () => {
  const Never = onDemand('Never', async () => await new Promise<{ Never: () => null }>(() => {}));
  draw(<ShellMenu />);
  void loadAll([ShellEntries, Never]);
  await expect.poll(() => isLoaded(ShellEntries)).toBe(true);
  expect(document.querySelector('[popover]')).toBeNull();
  await menu.click();
  await expect.element(entry('Feedback')).toBeVisible();
  await expect.element(menu).toHaveAttribute('aria-expanded', 'true');
  await menu.click();
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
});

// ADVISOR-3
test('the arrow keys open the menu and go through its entries', async () => {
  draw(<ShellMenu />);
  await menu.click();
  await expect.element(entry('Feedback')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('link', { name: 'Records' })).toHaveFocus();
});

// BROWSER-8
test('the menu does not press itself repeatedly in a browser without popovers', async () => {
  withoutPopovers();
  draw(<ShellMenu />);
  await loadAll([ShellEntries]);
  const pressed = vi.spyOn(HTMLElement.prototype, 'click').mockReturnValue();
  await menu.click();
  await loadAll([ShellEntries]);
  expect(pressed).not.toHaveBeenCalled();
});

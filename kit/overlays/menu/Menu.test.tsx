import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../dialog/Dialog.tsx';
import { draw } from '../../test/draw.ts';
import { withoutPopovers } from '../../test/without-popovers.ts';
import { Menu } from './Menu.tsx';

const entries = [{ label: 'Profile' }, { label: 'Help', disabled: true }, { label: 'Logout' }];
const ignore = (): void => undefined;
const account = page.getByRole('button', { name: 'Account' });
const entry = (name: string) => page.getByRole('button', { name });

// KIT-7
test('a menu opens below its button with rows of 38 px, at most 12.5rem high', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ label: `Entry ${index}` }));
  draw(
    <Menu entries={many} onSelect={ignore}>
      Account
    </Menu>,
  );
  await expect.element(account).toHaveAttribute('aria-expanded', 'false');
  expect(page.getByText('Entry 0').elements()).toEqual([]);
  await account.click();
  await expect.element(account).toHaveAttribute('aria-expanded', 'true');
  const row = entry('Entry 0').element();
  expect(row.getBoundingClientRect().height).toBe(38);
  const list = row.closest('ul')?.getBoundingClientRect();
  expect(list?.height).toBe(200);
  expect(list?.top).toBe(account.element().getBoundingClientRect().bottom + 4);
});

test('a menu opens upward at the bottom of the window', async () => {
  draw(
    <div style={{ position: 'fixed', bottom: 0 }}>
      <Menu entries={entries} onSelect={ignore} align="start">
        Account
      </Menu>
    </div>,
  );
  await account.click();
  const list = entry('Profile').element().closest('ul')?.getBoundingClientRect();
  await expect.poll(() => list?.bottom).toBe(account.element().getBoundingClientRect().top - 4);
});

test('a menu opens to the other side at the edge of the window, so that no entry is cut', async () => {
  draw(
    <div style={{ position: 'fixed', right: 0 }}>
      <Menu entries={entries} onSelect={ignore} align="start">
        Account
      </Menu>
    </div>,
  );
  await account.click();
  const list = entry('Profile').element().closest('ul')?.getBoundingClientRect();
  await expect.poll(() => list?.right).toBe(account.element().getBoundingClientRect().right);
  expect(list?.left).toBeGreaterThan(0);
});

test('choosing an entry closes the menu and reports the entry', async () => {
  const onSelect = vi.fn<(chosen: { label: string }) => void>();
  draw(
    <Menu entries={entries} onSelect={onSelect}>
      Account
    </Menu>,
  );
  await account.click();
  await entry('Logout').click();
  await expect.poll(() => onSelect.mock.calls[0]?.[0]).toEqual({ label: 'Logout' });
  await expect.element(account).toHaveAttribute('aria-expanded', 'false');
});

// KIT-7
test('only one menu is open at once, a click elsewhere closes it, and a disabled one stays shut', async () => {
  draw(
    <>
      <Menu entries={[{ label: 'A1' }]} onSelect={ignore} align="start">
        First
      </Menu>
      <Menu entries={[{ label: 'B1' }]} onSelect={ignore} align="start">
        Second
      </Menu>
      <Menu entries={[{ label: 'C1' }]} onSelect={ignore} disabled>
        Third
      </Menu>
      <p style={{ marginTop: 300 }}>Elsewhere</p>
    </>,
  );
  await page.getByRole('button', { name: 'First' }).click();
  await expect.element(entry('A1')).toBeVisible();
  await page.getByRole('button', { name: 'Second' }).click();
  await expect.element(entry('B1')).toBeVisible();
  expect(entry('A1').query()).toBeNull();
  await page.getByText('Elsewhere').click();
  await expect.element(entry('B1')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Third' })).toBeDisabled();
});

test('arrow keys open a menu and skip disabled entries, and Escape gives the focus back', async () => {
  draw(
    <Menu entries={entries} onSelect={ignore}>
      Account
    </Menu>,
  );
  (account.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(entry('Profile')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(entry('Logout')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(entry('Profile')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(entry('Logout')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(account).toHaveFocus();
  await expect.element(account).toHaveAttribute('aria-expanded', 'false');
});

// BROWSER-8
test('the keys do nothing in a browser without popovers, and nothing fails', async () => {
  withoutPopovers();
  const failed = vi.fn<(event: ErrorEvent) => void>();
  window.addEventListener('error', failed);
  onTestFinished(() => window.removeEventListener('error', failed));
  draw(
    <Menu entries={entries} onSelect={ignore}>
      Account
    </Menu>,
  );
  (account.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(account).toHaveFocus();
  expect(failed).not.toHaveBeenCalled();
});

test('Escape in a menu inside a dialog closes only the menu', async () => {
  const onClose = vi.fn<() => void>();
  draw(
    <Dialog title="Around" open onClose={onClose}>
      <Menu entries={entries} onSelect={ignore}>
        Account
      </Menu>
    </Dialog>,
  );
  await account.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(account).toHaveAttribute('aria-expanded', 'false');
  expect(onClose).not.toHaveBeenCalled();
});

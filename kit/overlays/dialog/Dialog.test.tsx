import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../test/draw.ts';
import { Dialog } from './Dialog.tsx';

const Opener = ({ staysOpen = false }: { staysOpen?: boolean }) => {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        title="Rename"
        open={open}
        closeLabel="Close"
        onClose={() => {
          setAsked(asked + 1);
          if (!staysOpen) setOpen(false);
        }}
      >
        <p>Asked {asked}</p>
        <input aria-label="Name" />
      </Dialog>
    </>
  );
};

const opener = page.getByRole('button', { name: 'Open' });
const dialog = page.getByRole('dialog', { name: 'Rename' });

// NAMES-2
test('a dialog is modal, has its title as name and starts in its first field', async () => {
  draw(<Opener />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().matches(':modal')).toBe(true);
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
});

test('a dialog that is read first starts at its top, above its fields', async () => {
  draw(
    <Dialog title="Rename" open startsAtTop closeLabel="Close" onClose={() => undefined}>
      <input aria-label="Name" type="tel" />
    </Dialog>,
  );
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
});

// KIT-16
test('Escape closes a dialog, and the focus returns to the opener', async () => {
  draw(<Opener />);
  await opener.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
});

test('the close button closes a dialog', async () => {
  draw(<Opener />);
  await opener.click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('Escape only asks the owner, however often it is pressed', async () => {
  draw(<Opener staysOpen />);
  await opener.click();
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  await expect.element(page.getByText('Asked 3')).toBeVisible();
  expect(dialog.element().matches(':modal')).toBe(true);
});

// KIT-16
test('Escape closes only the topmost of two dialogs', async () => {
  const outer = vi.fn<() => void>();
  const inner = vi.fn<() => void>();
  const nested = (open: boolean) => (
    <Dialog title="Outer" open onClose={outer}>
      <Dialog title="Inner" open={open} onClose={inner} />
    </Dialog>
  );
  draw(nested(false)).redraw(nested(true));
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.poll(() => inner).toHaveBeenCalledTimes(2);
  expect(outer).not.toHaveBeenCalled();
});

test('a dialog that the browser closes stays open and asks', async () => {
  const onClose = vi.fn<() => void>();
  draw(<Dialog title="Rename" open onClose={onClose} />);
  (dialog.element() as HTMLDialogElement).close();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(dialog.element().matches(':modal')).toBe(true);
});

test('a dialog on a phone is a sheet at the bottom', async () => {
  await page.viewport(390, 844);
  draw(<Opener />);
  await opener.click();
  await Promise.all(
    dialog
      .element()
      .getAnimations()
      .map(async (animation) => animation.finished),
  );
  const box = dialog.element().getBoundingClientRect();
  expect(box.bottom).toBe(844);
  expect(box.width).toBe(390);
  await page.viewport(1280, 800);
});

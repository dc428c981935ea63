import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../test/draw.ts';
import { ConfirmationDialog } from './ConfirmationDialog.tsx';

const confirm = page.getByRole('button', { name: 'Log out' });
const cancel = page.getByRole('button', { name: 'stay in' });

const drawBoth = () => {
  const onConfirm = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  draw(
    <ConfirmationDialog
      open
      modalTitle="Are you sure?"
      description="Please confirm below."
      confirmLabel="Log out"
      cancelLabel="stay in"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  );
  return { onConfirm, onCancel };
};

// KIT-16
test('the dialog has a name and a description, and its buttons are 140 px wide and work', async () => {
  const { onConfirm, onCancel } = drawBoth();
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect.element(dialog).toHaveAccessibleDescription('Please confirm below.');
  for (const button of [confirm, cancel])
    expect(button.element().getBoundingClientRect().width).toBe(140);
  await confirm.click();
  await expect.poll(() => onConfirm).toHaveBeenCalledOnce();
  await cancel.click();
  await expect.poll(() => onCancel).toHaveBeenCalledOnce();
});

// KIT-16, LOOK-6
test("a button's text stays on one line when enlarged", async () => {
  const { style } = document.documentElement;
  onTestFinished(async () => {
    style.fontSize = '';
    await page.viewport(1280, 800);
  });
  await page.viewport(390, 844);
  draw(
    // The pages of administrators break words.
    <div style={{ overflowWrap: 'anywhere' }}>
      <ConfirmationDialog open modalTitle="All?" confirmLabel="Restored" cancelLabel="Keep" />
    </div>,
  );
  style.fontSize = '200%';
  const word = page.getByText('Restored').element();
  const lines = (): number => {
    const range = document.createRange();
    range.selectNodeContents(word);
    return range.getClientRects().length;
  };
  await expect.poll(lines).toBe(1);
});

// KIT-16
test('Escape cancels', async () => {
  const { onConfirm, onCancel } = drawBoth();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onCancel).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});

// KIT-16
test('the buttons on a phone are 140 by 56 px and at the edges', async () => {
  await page.viewport(390, 844);
  drawBoth();
  const left = cancel.element().getBoundingClientRect();
  const right = confirm.element().getBoundingClientRect();
  expect(left).toMatchObject({ width: 140, height: 56, left: 24 });
  expect(right).toMatchObject({ width: 140, height: 56, right: 366 });
  await page.viewport(1280, 800);
});

// KIT-16
test('either button can be left out, and Escape then does what the other does', async () => {
  const onConfirm = vi.fn<() => void>();
  draw(
    <ConfirmationDialog
      open
      modalTitle="Done!"
      confirmLabel="Back to home"
      icon={<svg role="img" aria-label="A tick" width="40" height="40" />}
      onConfirm={onConfirm}
    />,
  );
  expect(page.getByRole('button').elements()).toHaveLength(1);
  const icon = page.getByRole('img', { name: 'A tick' }).element().getBoundingClientRect();
  const title = page.getByRole('heading', { name: 'Done!' }).element().getBoundingClientRect();
  expect(icon.bottom).toBeLessThan(title.top);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onConfirm).toHaveBeenCalledOnce();
});

// KIT-16
test('Enter in a field confirms, unless confirming is disabled', async () => {
  const onConfirm = vi.fn<() => void>();
  const withField = (confirmDisabled: boolean) => (
    <ConfirmationDialog
      open
      modalTitle="Rename"
      confirmLabel="Save"
      confirmDisabled={confirmDisabled}
      onConfirm={onConfirm}
    >
      <input aria-label="Name" />
    </ConfirmationDialog>
  );
  const { redraw } = draw(withField(true));
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  redraw(withField(false));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onConfirm).toHaveBeenCalledOnce();
});

const looks = () =>
  [confirm, cancel].map((button) => button.element().getAttribute('data-variant'));
const drawWith = (props: { primary?: 'confirm' | 'cancel'; danger?: boolean }) =>
  draw(
    <ConfirmationDialog
      open
      modalTitle="Are you sure?"
      confirmLabel="Log out"
      cancelLabel="stay in"
      {...props}
    />,
  );

// KIT-16
test('the confirming button looks primary and has the focus', async () => {
  drawWith({});
  expect(looks()).toEqual(['primary', 'secondary']);
  await expect.element(confirm).toHaveFocus();
});

// KIT-16
test('the button that stays looks primary and has the focus if that is the safe choice', async () => {
  drawWith({ primary: 'cancel' });
  expect(looks()).toEqual(['secondary', 'primary']);
  await expect.element(cancel).toHaveFocus();
  for (const button of [confirm, cancel])
    expect(button.element().getBoundingClientRect().width).toBe(140);
});

// KIT-16
test('a button for an act that cannot be undone does not have the focus', async () => {
  drawWith({ danger: true });
  expect(looks()).toEqual(['fill-danger', 'secondary']);
  await expect.element(cancel).toHaveFocus();
});

const logOut = (confirmDisabled: boolean) => (
  <ConfirmationDialog
    open
    modalTitle="Are you sure?"
    confirmLabel="Log out"
    confirmDisabled={confirmDisabled}
    cancelLabel="stay in"
  />
);

// KIT-16, LOOK-5
test('the other button has the focus while the confirming one is disabled', async () => {
  const { redraw } = draw(logOut(false));
  await expect.element(confirm).toHaveFocus();
  redraw(logOut(true));
  await expect.element(cancel).toHaveFocus();
  redraw(logOut(false));
  await expect.element(confirm).toHaveFocus();
});

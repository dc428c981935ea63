import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConfirmationDialog } from '../confirmation-dialog/ConfirmationDialog.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { SideModal } from '../side-modal/SideModal.tsx';
import { CircleCheck } from '../../icon/drawings/signs/circle-check.ts';
import { Info } from '../../icon/drawings/signs/info.ts';
import { draw } from '../../test/draw.ts';
import { emulateFinger } from '../../test/emulate.ts';
import { Toaster } from './Toaster.tsx';
import { closeAllToasts, showToast } from './toasts.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Stops time except for advanceTimersByTime; waiting assertions would move it, so painted() is used. */
const stopTime = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
};
const painted = async (): Promise<void> => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
};

const saved = { text: 'Changes saved', kind: 'status' } as const;
const shown = (text: string): boolean => document.body.textContent.includes(text);
const hover = (type: 'pointerover' | 'pointerout'): void => {
  const toast = page.getByText('Changes saved').element();
  toast.dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget: document.body }));
};

// KIT-18, NAMES-2
test('a toast is a status at the top right and goes after 5000 ms', async () => {
  stopTime();
  draw(<Toaster />);
  showToast(saved);
  await painted();
  const box = page.getByRole('status').element().closest('li')?.getBoundingClientRect();
  // Below a header, whose buttons stay free.
  expect(box?.top).toBeGreaterThanOrEqual(88);
  expect(box?.right).toBe(window.innerWidth - 16);
  vi.advanceTimersByTime(4999);
  expect(shown('Changes saved')).toBe(true);
  vi.advanceTimersByTime(1);
  await painted();
  expect(shown('Changes saved')).toBe(false);
});

const toastBox = () => page.getByRole('status').element().closest('li')?.getBoundingClientRect();

/** Draws on a phone, on which the page can be scrolled and something of 72 px stays at the lower edge. */
const onPhone = async () => {
  await page.viewport(390, 844);
  onTestFinished(async () => await page.viewport(1280, 800));
  draw(
    <>
      <div style={{ height: 3000 }} />
      <footer data-edge="" style={{ position: 'sticky', bottom: 0, height: 72 }} />
      <Toaster />
    </>,
  );
};

// KIT-29
test('a toast on a phone is above the bar at the bottom, wherever the page is scrolled', async () => {
  await onPhone();
  showToast(saved);
  await painted();
  for (const place of [0, 700, 2300]) {
    window.scrollTo(0, place);
    await painted();
    expect(toastBox()?.bottom).toBe(844 - 72 - 12);
    expect(toastBox()?.left).toBe(8);
  }
});

// KIT-29
test('a toast on a phone makes room for a bar that appears at the bottom', async () => {
  await page.viewport(390, 844);
  onTestFinished(async () => await page.viewport(1280, 800));
  const { redraw } = draw(<Toaster />);
  showToast(saved);
  await expect.poll(() => toastBox()?.bottom).toBe(844 - 12);
  redraw(
    <>
      <Toaster />
      <footer data-edge="" style={{ position: 'fixed', bottom: 0, height: 60 }} />
    </>,
  );
  await expect.poll(() => toastBox()?.bottom).toBe(844 - 60 - 12);
});

// KIT-29
test('a toast over a dialog on a phone is at the top, above the first call of the dialog', async () => {
  await page.viewport(390, 844);
  onTestFinished(async () => await page.viewport(1280, 800));
  const toaster = <Toaster />;
  const { redraw } = draw(toaster);
  showToast(saved);
  await painted();
  expect(toastBox()?.bottom).toBe(844 - 12);
  redraw(
    <>
      {toaster}
      <Dialog title="Contacts" open onClose={() => undefined} closeLabel="Close">
        <a href="tel:911">Call</a>
        <p style={{ height: 2000 }} />
      </Dialog>
    </>,
  );
  await expect.poll(() => toastBox()?.top).toBe(8);
  const call = page.getByRole('link', { name: 'Call' }).element().getBoundingClientRect();
  expect(toastBox()?.bottom).toBeLessThanOrEqual(call.top);
});

// KIT-29
test.each([
  [667, 375],
  [800, 600],
  [1280, 800],
])('a toast on a screen of %i x %i does not cover a side panel', async (width, height) => {
  await page.viewport(width, height);
  onTestFinished(async () => await page.viewport(1280, 800));
  draw(
    <>
      <Toaster />
      <SideModal title="Flood" open onClose={() => undefined} />
    </>,
  );
  showToast(saved);
  await painted();
  const panel = page.getByRole('dialog', { name: 'Flood' }).element().getBoundingClientRect();
  expect(panel.width).toBe(375);
  expect(toastBox()?.left).toBeGreaterThanOrEqual(0);
  expect(toastBox()?.right).toBeLessThanOrEqual(panel.left);
});

// KIT-29
test('a toast on a phone held sideways does not cover the title of a dialog', async () => {
  await page.viewport(667, 375);
  onTestFinished(async () => await page.viewport(1280, 800));
  draw(
    <>
      <Toaster />
      <ConfirmationDialog
        open
        modalTitle="It is done"
        icon={<div style={{ height: 56 }} />}
        confirmLabel="Go on"
        onConfirm={() => undefined}
      />
    </>,
  );
  showToast({ ...saved, action: { label: 'Undo', onAction: () => undefined } });
  await painted();
  const title = page.getByRole('heading', { name: 'It is done' }).element();
  expect(toastBox()?.bottom).toBeLessThanOrEqual(title.getBoundingClientRect().top);
});

const tapWords = async (): Promise<void> =>
  await page.getByText('Changes saved').click({ force: true });

// KIT-30
test('a tap on its text closes a toast on a phone, unless it has an action', async () => {
  await onPhone();
  showToast({ ...saved, action: { label: 'Undo', onAction: () => undefined } });
  await tapWords();
  await expect.element(page.getByText('Changes saved')).toBeVisible();
  closeAllToasts();
  showToast(saved);
  await tapWords();
  await expect.element(page.getByText('Changes saved')).not.toBeInTheDocument();
});

// KIT-30
test.each([
  { where: 'on a phone', width: 390, finger: false },
  { where: 'on a tablet', width: 820, finger: true },
])('the close buttons of toasts and sheets are 48 px $where', async ({ width, finger }) => {
  await page.viewport(width, 844);
  await emulateFinger(finger);
  onTestFinished(async () => {
    await emulateFinger(false);
    await page.viewport(1280, 800);
  });
  draw(
    <>
      <Toaster />
      <Dialog title="Ready?" open closeLabel="Close" onClose={() => undefined} />
    </>,
  );
  showToast(saved);
  const crosses = page.getByRole('button', { name: /^Close/ });
  await expect.poll(() => crosses.elements()).toHaveLength(2);
  for (const cross of crosses.elements()) {
    const { width, height } = cross.getBoundingClientRect();
    expect([width, height]).toEqual([48, 48]);
  }
});

// NAMES-2
test('an error is an alert with a second, quieter line', async () => {
  draw(<Toaster />);
  showToast({ text: 'Not sent', detail: 'Will be tried again', kind: 'alert' });
  await expect.element(page.getByRole('alert')).toMatchTextContent('Will be tried again');
  expect(page.getByRole('status').query()).toBeNull();
});

// KIT-18
test('a hovered toast waits, and its time starts over when the pointer leaves', async () => {
  stopTime();
  draw(<Toaster />);
  showToast(saved);
  await painted();
  vi.advanceTimersByTime(4000);
  hover('pointerover');
  await painted();
  vi.advanceTimersByTime(60_000);
  await painted();
  expect(shown('Changes saved')).toBe(true);
  hover('pointerout');
  await painted();
  vi.advanceTimersByTime(4999);
  await painted();
  expect(shown('Changes saved')).toBe(true);
  vi.advanceTimersByTime(1);
  await painted();
  expect(shown('Changes saved')).toBe(false);
});

// KIT-18
test('a focused toast waits, and closing it gives the focus back', async () => {
  draw(
    <>
      <button type="button">Before</button>
      <Toaster />
    </>,
  );
  await page.getByRole('button', { name: 'Before' }).click();
  stopTime();
  showToast(saved);
  await painted();
  const close = page.getByRole('button', { name: 'Close message' });
  (close.element() as HTMLElement).focus();
  await painted();
  vi.advanceTimersByTime(60_000);
  await painted();
  expect(shown('Changes saved')).toBe(true);
  vi.useRealTimers();
  await userEvent.keyboard('{Enter}');
  await expect.element(close).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus();
});

test('the action runs and closes the toast', async () => {
  const onAction = vi.fn<() => void>();
  draw(<Toaster />);
  showToast({ text: 'Book removed', kind: 'status', action: { label: 'Undo', onAction } });
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(onAction).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

// KIT-18
test('the same text shown twice appears once', async () => {
  draw(<Toaster />);
  showToast(saved);
  showToast(saved);
  await expect.element(page.getByRole('status')).toBeVisible();
  expect(page.getByRole('status').elements()).toHaveLength(1);
});

test('a toast is above an open dialog, can be reached there and outlasts it', async () => {
  const toaster = <Toaster />;
  const { redraw } = draw(
    <>
      {toaster}
      <Dialog title="Ready?" open onClose={() => undefined} />
    </>,
  );
  showToast(saved);
  await page.getByRole('button', { name: 'Close message' }).click({ trial: true });
  expect(page.getByRole('dialog').element().contains(page.getByRole('status').element())).toBe(
    true,
  );
  redraw(toaster);
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

test('a press that a closing dialog takes from a toast is made again by the tests', async () => {
  const toaster = <Toaster />;
  const { redraw } = draw(
    <>
      {toaster}
      <Dialog title="Ready?" open onClose={() => undefined} />
    </>,
  );
  const onAction = vi.fn<() => void>();
  showToast({ ...saved, action: { label: 'Undo', onAction } });
  addEventListener('mousedown', () => redraw(toaster), { capture: true, once: true });
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(onAction).toHaveBeenCalledOnce();
});

test('a neutral toast has no checkmark', async () => {
  draw(<Toaster />);
  showToast({ ...saved, tone: 'neutral' });
  await painted();
  const toast = page.getByRole('status').element().closest('li');
  expect(toast?.dataset.tone).toBe('neutral');
  const drawings = [...(toast?.querySelectorAll('path') ?? [])].map((path) =>
    path.getAttribute('d'),
  );
  expect(drawings).toContain(Info);
  expect(drawings).not.toContain(CircleCheck);
});

import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../test/draw.ts';
import { SideModal } from './SideModal.tsx';

const Owner = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <SideModal title="Menu" open={open} onClose={() => setOpen(false)} />
    </>
  );
};

const panel = page.getByRole('dialog', { name: 'Menu' });

const settled = async (): Promise<DOMRect> => {
  await Promise.all(
    panel
      .element()
      .getAnimations()
      .map(async (animation) => animation.finished),
  );
  return panel.element().getBoundingClientRect();
};

// KIT-17, NAMES-2
test('a side modal is 375 px wide on the right, as high as the window', async () => {
  draw(<SideModal title="Menu" open onClose={() => undefined} />);
  const box = await settled();
  expect(box).toMatchObject({ width: 375, right: 1280, top: 0, height: 800 });
});

// KIT-17, WALK-3
test('a side modal is 375 px wide from 576 px up, and fills a phone', async () => {
  draw(<SideModal title="Menu" open onClose={() => undefined} />);
  const widths: number[] = [];
  for (const width of [390, 575, 576]) {
    await page.viewport(width, 640);
    widths.push((await settled()).width);
  }
  expect(widths).toEqual([390, 575, 375]);
});

test('a side modal opens at its top, even if the focus is further down', () => {
  draw(
    <SideModal title="Menu" open onClose={() => undefined}>
      <p>First</p>
      <h3 tabIndex={-1} data-autofocus style={{ height: 2000 }}>
        Second
      </h3>
    </SideModal>,
  );
  expect(document.activeElement?.textContent).toBe('Second');
  expect(panel.element().querySelectorAll('*')).toSatisfy((all: NodeListOf<Element>) =>
    [...all].every(({ scrollTop }) => scrollTop === 0),
  );
});

test('a side modal fills a screen of 320 px', async () => {
  await page.viewport(320, 640);
  draw(<SideModal title="Menu" open onClose={() => undefined} />);
  expect((await settled()).width).toBe(320);
  await page.viewport(1280, 800);
});

test('the body scrolls between the header and the footer', async () => {
  draw(
    <SideModal title="Menu" open onClose={() => undefined} header="Above" footer="Below">
      <p style={{ height: 3000 }}>Long</p>
    </SideModal>,
  );
  await settled();
  const body = page.getByText('Long').element().parentElement?.parentElement;
  expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? Infinity);
  await expect.poll(() => body?.tabIndex).toBe(0);
  await expect.element(page.getByText('Below')).toBeInViewport();
});

test('Escape and the close button ask the owner', async () => {
  const onClose = vi.fn<() => void>();
  draw(<SideModal title="Menu" open onClose={onClose} />);
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => onClose).toHaveBeenCalledTimes(2);
  await expect.element(panel).toBeVisible();
});

test.for([
  { closeOutside: true, calls: 1 },
  { closeOutside: false, calls: 0 },
])('a click next to the panel asks the owner: $closeOutside', async ({ closeOutside, calls }) => {
  const onClose = vi.fn<() => void>();
  draw(<SideModal title="Menu" open onClose={onClose} closeOutside={closeOutside} />);
  await settled();
  await page.elementLocator(document.documentElement).click({ position: { x: 20, y: 20 } });
  await expect.poll(() => onClose).toHaveBeenCalledTimes(calls);
});

test('the focus returns to the opener', async () => {
  draw(<Owner />);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../test/draw.ts';
import { FullSize } from './FullSize.tsx';
import { Image } from './Image.tsx';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const shown = () => page.getByRole('img', { name: 'Two hills' });

test('an image is shown at its height', async () => {
  draw(<Image src={pixel} alt="Two hills" height={200} />);
  await expect.element(shown()).toHaveAttribute('src', pixel);
  expect(shown().element().getBoundingClientRect().height).toBe(200);
});

// Failed images show the fallback image.
// KIT-20
test('a failed image shows the fallback at the same height, and the next image is tried', async () => {
  const { redraw } = draw(<Image src="data:image/png,broken" alt="Two hills" height={200} />);
  await expect.poll(() => shown().element().tagName).toBe('SPAN');
  expect(shown().element().getBoundingClientRect().height).toBe(200);
  redraw(<Image src={pixel} alt="Two hills" height={200} />);
  await expect.element(shown()).toHaveAttribute('src', pixel);
});

// KIT-20
test('an image without a text stays hidden from screen readers when it failed', () => {
  const { container } = draw(<Image src="" alt="" height={40} />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect(container.firstElementChild?.getBoundingClientRect().height).toBe(40);
});

/** 300 px wide, 900 px high. */
const tall = new URL('./tall.svg', import.meta.url).href;

test('an image that can be enlarged is shown whole', async () => {
  draw(<Image src={tall} alt="A tower" fullSize={FullSize} />);
  const image = page.getByRole('img', { name: 'A tower' });
  await expect.poll(() => image.element().getBoundingClientRect().height).toBeCloseTo(400, 0);
  // As wide as a third of its height, give or take its outline.
  expect(image.element().getBoundingClientRect().width).toBeCloseTo(133, -1);
});

test('a press enlarges an image, also by keyboard, and Close and Escape close it', async () => {
  draw(<Image src={tall} alt="A tower" fullSize={FullSize} />);
  const opener = page.getByRole('button', { name: 'A tower' });
  const dialog = page.getByRole('dialog', { name: 'A tower' });
  await opener.click();
  const large = dialog.getByRole('img', { name: 'A tower' });
  await expect
    .poll(() => large.element().getBoundingClientRect().width)
    .toBeGreaterThanOrEqual(300);
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a failed image cannot be enlarged', () => {
  draw(<Image src="" alt="A tower" fullSize={FullSize} />);
  expect(page.getByRole('button').query()).toBe(null);
});

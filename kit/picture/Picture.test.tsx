import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../test/draw.ts';
import { Picture } from './Picture.tsx';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const shown = () => page.getByRole('img', { name: 'Two hills' });

test('the image, at its height', async () => {
  draw(<Picture src={pixel} alt="Two hills" height={200} />);
  await expect.element(shown()).toHaveAttribute('src', pixel);
  expect(shown().element().getBoundingClientRect().height).toBe(200);
});

// Spec 8: failed images show the fallback image.
test('a failed image gives way to the fallback, as high; the next image gets its chance', async () => {
  const { redraw } = draw(<Picture src="data:image/png,broken" alt="Two hills" height={200} />);
  await expect.poll(() => shown().element().tagName).toBe('SPAN');
  expect(shown().element().getBoundingClientRect().height).toBe(200);
  redraw(<Picture src={pixel} alt="Two hills" height={200} />);
  await expect.element(shown()).toHaveAttribute('src', pixel);
});

test('a silent picture stays silent when it failed', () => {
  const { container } = draw(<Picture src="" alt="" height={40} />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect(container.firstElementChild?.getBoundingClientRect().height).toBe(40);
});

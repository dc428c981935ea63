import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../test/draw.ts';
import { ArrowRight } from './drawings/actions/arrow-right.ts';
import { TriangleAlert } from './drawings/signs/triangle-alert.ts';
import { Icon } from './Icon.tsx';

// LANG-1
test('an arrow points in the direction of reading', () => {
  const { container } = draw(
    <>
      <Icon icon={ArrowRight} />
      <Icon icon={TriangleAlert} />
    </>,
  );
  const scales = () =>
    [...container.querySelectorAll('path')].map((path) => getComputedStyle(path).scale);
  expect(scales()).toEqual(['none', 'none']);
  container.dir = 'rtl';
  expect(scales()).toEqual(['-1 1', 'none']);
});

test('an icon is hidden from screen readers unless it has a label', async () => {
  const { redraw, container } = draw(<Icon icon={TriangleAlert} size={24} />);
  const svg = container.querySelector('svg');
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
  expect(svg?.getBoundingClientRect().width).toBe(24);
  redraw(<Icon icon={TriangleAlert} label="Not saved" />);
  await expect.element(page.getByRole('img', { name: 'Not saved' })).toBeVisible();
});

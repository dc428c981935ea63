import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../test/draw.ts';
import { ProgressBar } from './ProgressBar.tsx';

const bar = () => page.getByRole('progressbar', { name: 'Progress' });

test.each([
  [0, 0],
  [33.34, 33],
  [100, 100],
  [140, 100],
])('a value of %f is read out and drawn as %i percent', async (value, percent) => {
  draw(<ProgressBar label="Progress" hideLabel value={value} />);
  await expect.element(bar()).toHaveAttribute('aria-valuenow', `${percent}`);
  const whole = bar().element().getBoundingClientRect().width;
  const done = bar().element().firstElementChild?.getBoundingClientRect().width ?? -1;
  expect(done / whole).toBeCloseTo(percent / 100, 2);
});

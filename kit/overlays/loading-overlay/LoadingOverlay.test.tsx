import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../test/draw.ts';
import { withoutPopovers } from '../../test/without-popovers.ts';
import { LoadingOverlay } from './LoadingOverlay.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const after = (ms: number): void => {
  flushSync(() => {
    vi.advanceTimersByTime(ms);
  });
};
const status = page.getByRole('status');

// KIT-19
test('nothing is shown before 200 ms, then the overlay covers the whole screen', async () => {
  draw(<LoadingOverlay text="Saving" />);
  after(199);
  expect(status.query()).toBeNull();
  after(1);
  await expect.element(status).toHaveTextContent('Saving');
  const overlay = status.element().parentElement;
  expect(overlay?.matches(':popover-open')).toBe(true);
  expect(overlay?.getBoundingClientRect()).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 });
});

// BROWSER-8
test('the overlay also covers the screen in a browser without popovers', async () => {
  withoutPopovers();
  draw(<LoadingOverlay text="Saving" />);
  after(200);
  await expect.element(status).toHaveTextContent('Saving');
  const overlay = status.element().parentElement;
  expect(overlay?.getBoundingClientRect()).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 });
});

// KIT-19
test('the overlay goes when the work is done', () => {
  const { redraw } = draw(<LoadingOverlay />);
  after(200);
  redraw(null);
  expect(status.query()).toBeNull();
});

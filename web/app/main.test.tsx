import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../base/paths.ts';

const hasThrown = vi.fn<() => void>();

vi.mock('./Overlays.tsx', () => ({
  Overlays: () => {
    hasThrown();
    throw new Error('a bug');
  },
}));

// BROWSER-3
test('the page stays if the part that shows toasts throws', async () => {
  // React reports caught errors.
  vi.spyOn(console, 'error').mockReturnValue();
  history.replaceState(null, '', paths.privacyPolicy);
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  await import('./main.tsx');
  const title = page.getByRole('heading', { level: 1, name: 'Privacy policy' });
  await expect.element(title).toBeVisible();
  await expect.poll(() => hasThrown.mock.calls.length).toBeGreaterThan(0);
  // Whatever is drawn after it.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await expect.element(title).toBeVisible();
  root.remove();
});

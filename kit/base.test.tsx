import { expect, test } from 'vitest';
import { useModal } from './overlays/dialog/use-modal.ts';
import { draw } from './test/draw.ts';

const root = document.documentElement;

const Modal = () => <dialog ref={useModal(() => undefined)}>Above</dialog>;

// KIT-16
test('the page does not scroll under a modal dialog', () => {
  const { redraw } = draw(null);
  expect(getComputedStyle(root).overflow).toBe('visible');
  redraw(<Modal />);
  expect(getComputedStyle(root).overflow).toBe('hidden');
  redraw(null);
  expect(getComputedStyle(root).overflow).toBe('visible');
});

// LOOK-1
test('light and dark by hand, square and rounded by hand', () => {
  const { container } = draw(<p style={{ color: 'var(--text)', borderRadius: 'var(--radius)' }} />);
  const look = () => {
    const { color, borderRadius } = getComputedStyle(container.firstElementChild ?? root);
    return [color, borderRadius];
  };
  root.dataset.scheme = 'light';
  const [light, rounded] = look();
  root.dataset.scheme = 'dark';
  root.dataset.shape = 'square';
  const [dark, square] = look();
  delete root.dataset.scheme;
  delete root.dataset.shape;
  expect(dark).not.toBe(light);
  expect([rounded, square]).toEqual(['10px', '0px']);
});

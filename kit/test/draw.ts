import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';

const drawn = new Map<HTMLElement, Root>();

/** Draws a node into the page at once, effects included; it is removed after each test. */
export const draw = (
  node: ReactNode,
): { container: HTMLElement; redraw: (next: ReactNode) => void } => {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  drawn.set(container, root);
  const redraw = (next: ReactNode): void => {
    flushSync(() => {
      root.render(next);
    });
  };
  redraw(node);
  return { container, redraw };
};

/** Removes everything that tests drew. */
export const eraseAll = (): void => {
  for (const [container, root] of drawn) {
    flushSync(() => {
      root.unmount();
    });
    container.remove();
  }
  drawn.clear();
};

import type { Locator } from 'vitest/browser';

/** Returns true if a press in the middle of a control would reach it (KIT-31). */
export function isFound(control: Locator): boolean {
  const element = control.element();
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

import type { Locator } from 'vitest/browser';

/** Whether a press in the middle of a control would be one of it (KIT-31). */
export function isFound(control: Locator): boolean {
  const element = control.element();
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

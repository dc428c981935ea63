/**
 * Runs in the page: presses the control that opens a dialog, and says as soon as that is there whether a finger would
 * press one of its buttons (KIT-31).
 */
export async function bringsUnderFinger(opener: Element): Promise<boolean> {
  (opener as HTMLElement).click();
  return await new Promise((resolve) => {
    const look = (): void => {
      const button = document.querySelector('dialog:modal button');
      if (!button) {
        requestAnimationFrame(look);
        return;
      }
      const { left, top, width, height } = button.getBoundingClientRect();
      resolve(button.contains(document.elementFromPoint(left + width / 2, top + height / 2)));
    };
    look();
  });
}

/**
 * Runs in the page: returns true if a press in the middle of a control would reach it. A driver also presses controls
 * that are covered or held.
 */
export function isReached(element: Element): boolean {
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const isHit = element.contains(hit) || hit?.closest('label')?.control === element;
  return isHit && !element.matches(':disabled');
}

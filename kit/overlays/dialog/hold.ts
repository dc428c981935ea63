import { onModalChange, topModal } from './modals.ts';

/** So long, in ms, what came to stand under a finger is not pressed by it: the second of two taps is 450 ms behind at most. */
const HOLD_MS = 450;

const CONTROLS = 'a, button, input, label, select, summary, textarea';

const ends = new Map<Element, ReturnType<typeof setTimeout>>();

let isOn = false;

/** Keeps presses for a moment from the control, or from all controls in an element, that moved or was uncovered (base.css). */
export function hold(element: Element): void {
  if (!isOn) return;
  element.toggleAttribute('data-held', true);
  clearTimeout(ends.get(element));
  const end = (): void => {
    ends.delete(element);
    element.removeAttribute('data-held');
  };
  ends.set(element, setTimeout(end, HOLD_MS));
}

/** Holds what lies under an element that goes, but for what is pressed at any speed. */
export function holdUnder(gone: Element): void {
  if (!isOn) return;
  const { left, top, right, bottom } = gone.getBoundingClientRect();
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (gone.contains(control) || control.closest('[data-any-speed]')) continue;
    const box = control.getBoundingClientRect();
    const isUnder = box.left < right && left < box.right && box.top < bottom && top < box.bottom;
    if (isUnder) hold(control);
  }
}

/** Holds what moves to where a pointer was lifted, for as long as it may tap again: the row below one that went. */
function watch({ clientX, clientY }: PointerEvent): void {
  const at = () => document.elementFromPoint(clientX, clientY)?.closest(CONTROLS) ?? null;
  const pressed = at();
  // A walk pays for no looking from question to question.
  if (pressed?.closest('[data-any-speed]')) return;
  let until = performance.now() + HOLD_MS;
  // Scrolling by hand moves nothing that must be held.
  addEventListener('wheel', () => (until = 0), { once: true, passive: true });
  const look = (): void => {
    const found = at();
    const isPressed = pressed?.contains(found) || found?.contains(pressed);
    if (found && !isPressed && !found.closest('[data-any-speed]')) hold(found);
    if (isOn && performance.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Begins to keep presses from what comes to stand under them, whatever brings it (KIT-31); what stands already is
 * not held. Returns how to stop.
 */
export function holdPresses(): () => void {
  const { style } = document.documentElement;
  isOn = true;
  for (const control of document.querySelectorAll(`article, ${CONTROLS}`))
    control.toggleAttribute('data-stood', true);
  style.setProperty('--held', `${HOLD_MS}ms`);
  addEventListener('pointerup', watch, true);
  // The dialog that came, or what the one that went lay on.
  const stop = onModalChange(() => hold(topModal() ?? document.body));
  return () => {
    isOn = false;
    stop();
    removeEventListener('pointerup', watch, true);
    style.removeProperty('--held');
    for (const [element, end] of ends) {
      clearTimeout(end);
      element.removeAttribute('data-held');
    }
    ends.clear();
  };
}

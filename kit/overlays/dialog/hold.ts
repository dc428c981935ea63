import { HOLD_MS } from '../../base/hold-ms.ts';
import { onModalChange, topModal } from './modals.ts';

const CONTROLS = 'a, button, input, label, select, summary, textarea';

const ends = new Map<Element, ReturnType<typeof setTimeout>>();

/** The moments at which controls that were held back took presses again. */
const freed = new WeakMap<EventTarget, number>();

/** The instant at which the press that is under way began. */
let began = Infinity;

let isOn = false;

/** The last press: for a moment after it, controls that move under the finger are watched. */
let watched: PointerEvent | undefined;

/** Tells whether a control may be pressed at any speed, such as an answer or NEXT; a call link among them may not. */
const isAtAnySpeed = (control: Element): boolean =>
  !control.matches('a') && control.closest('[data-any-speed]') !== null;

/** Makes a control, or all controls in an element, ignore presses for a moment after it moved or was uncovered (base.css). */
export function hold(element: Element): void {
  const top = topModal();
  // The dialog does not move; the controls under it are held when it closes.
  if (!isOn || (top !== element && element.contains(top ?? null))) return;
  element.toggleAttribute('data-held', true);
  clearTimeout(ends.get(element));
  const until = performance.now() + HOLD_MS;
  const end = (): void => {
    ends.delete(element);
    freed.set(element, until);
    element.removeAttribute('data-held');
  };
  ends.set(element, setTimeout(end, HOLD_MS));
}

/** Finds the controls that lie in the box, including held ones, which the browser's hit-testing does not find. */
const controlsIn = (root: ParentNode, { left, top, right, bottom }: DOMRect): Element[] =>
  Array.from(root.querySelectorAll(CONTROLS)).filter((control) => {
    const box = control.getBoundingClientRect();
    return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
  });

/** Holds the controls under an element that is removed, except those pressed at any speed. */
export function holdUnder(gone: Element): void {
  if (!isOn) return;
  for (const control of controlsIn(document, gone.getBoundingClientRect()))
    if (!gone.contains(control) && !isAtAnySpeed(control)) hold(control);
}

/** Holds a control that moves to where a pointer was lifted, such as the row below a removed one, while a second tap may come. */
function watch(press: PointerEvent): void {
  const at = () => document.elementFromPoint(press.clientX, press.clientY)?.closest(CONTROLS);
  // Somebody who taps a control that has just appeared does not have to wait for it a second time.
  const pressed =
    at() ?? controlsIn(topModal() ?? document, new DOMRect(press.clientX, press.clientY)).at(-1);
  // Answers are pressed at any speed, so a walk spends no time on this watch.
  if (pressed && isAtAnySpeed(pressed)) return;
  watched = press;
  const end = performance.now() + HOLD_MS;
  const look = (): void => {
    if (watched !== press || performance.now() > end) return;
    const found = at();
    const isPressed = found && (pressed?.contains(found) || found.contains(pressed ?? null));
    if (found && !isPressed) hold(found);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Removes from a control the animation that held it: as long as the control has one, every change of its style costs more. */
const stand = (control: Element): void => void control.toggleAttribute('data-stood', true);

/** Notes when held controls were released. A slow phone reports it late, and a press may have begun in between. */
function standAtEnd({ animationName }: AnimationEvent): void {
  // The end of another animation, such as a dialog's or a spinner's, releases nothing.
  if (animationName !== 'held') return;
  for (const { effect, playState, startTime } of document.getAnimations()) {
    if (playState !== 'finished' || effect?.getComputedTiming().endTime !== HOLD_MS) continue;
    const { target } = effect as KeyframeEffect;
    freed.set(target as Element, (startTime as number) + HOLD_MS);
    stand(target as Element);
  }
}

const begin = ({ timeStamp }: Event): void => void (began = timeStamp);

/** Ignores a press on a control that was held when the press began: the finger is lifted later, and a slow phone reports the click even later. */
function keep(click: MouseEvent): void {
  // A click from the keyboard has a detail of 0.
  if (click.detail > 0 && click.composedPath().some((node) => (freed.get(node) ?? 0) > began)) {
    click.preventDefault();
    click.stopPropagation();
  }
  // A screen reader's click comes without a pointerdown.
  began = Infinity;
}

/** Ends the watch: scrolling with a wheel or a finger moves no control that must be held. */
const stopWatching = (): void => void (watched = undefined);

/** Makes controls that appear under a finger ignore presses from now on, but not controls that are there already (KIT-31). Returns a function that stops this. */
export function holdPresses(): () => void {
  const { style } = document.documentElement;
  isOn = true;
  for (const control of document.querySelectorAll(`article, ${CONTROLS}`)) stand(control);
  // The animation stays after its end, so that its start can still be read.
  style.setProperty('--held', `${HOLD_MS}ms both`);
  const stopped = new AbortController();
  const { signal } = stopped;
  addEventListener('animationend', standAtEnd, { signal });
  addEventListener('pointerdown', begin, { capture: true, signal });
  addEventListener('click', keep, { capture: true, signal });
  addEventListener('pointerup', watch, { capture: true, signal });
  addEventListener('wheel', stopWatching, { passive: true, signal });
  addEventListener('pointercancel', stopWatching, { signal });
  // Holds the dialog that opened, or the page or dialog that was under the one that closed.
  const stop = onModalChange(() => hold(topModal() ?? document.body));
  return () => {
    isOn = false;
    stop();
    stopped.abort();
    style.removeProperty('--held');
    for (const element of ends.keys()) element.removeAttribute('data-held');
  };
}

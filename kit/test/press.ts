import { cdp, page, type Locator } from 'vitest/browser';

/** The browser's own functions, even if a test replaces the clock. */
const onFrame = window.requestAnimationFrame.bind(window);
const after = window.setTimeout.bind(window);

const frame = async (): Promise<void> => await new Promise((resolve) => onFrame(() => resolve()));
const now = performance.now.bind(performance);
const pause = async (ms: number): Promise<void> => await new Promise((go) => after(go, ms));

const PATIENCE_MS = 20_000;
const POLL_MS = 20;

/** The time in ms to try an element at one place in the window before scrolling it to another: what covers it may be about to go. */
const PLACE_MS = 1500;
const PLACES = ['nearest', 'center', 'end', 'start'] as const;

type Spot = { readonly x: number; readonly y: number };

/** Returns the middle of the part that is in the window; for words on several lines, that of the first line. */
function middleOf(one: Element): Spot {
  const [box = one.getBoundingClientRect()] = one.getClientRects();
  const { left, top, right, bottom } = box;
  return {
    x: (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
    y: (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  };
}

/** Returns what takes a press for an element: itself, and the labels of a field. */
const takersOf = (one: Element): readonly Element[] =>
  one instanceof HTMLInputElement ? [one, ...(one.labels ?? [])] : [one];

/** Says why nobody can press an element at a spot now; undefined if somebody can. */
function hindrance(one: Element, { x, y }: Spot): string | undefined {
  if (!one.checkVisibility({ visibilityProperty: true })) return 'is not visible';
  if (one.closest(':disabled, [aria-disabled="true"]')) return 'is disabled';
  const top = document.elementFromPoint(x, y);
  if (!top) return 'is out of the window';
  if (takersOf(one).some((part) => part.contains(top))) return undefined;
  return `is covered by ${top.outerHTML.slice(0, 200)}`;
}

/** Sends a press of the left button to a spot of the page in which the tests lie. */
async function sendPress({ x, y }: Spot): Promise<void> {
  const around = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth);
  const scale = around.width / innerWidth;
  const at = { x: around.left + x * scale, y: around.top + y * scale };
  const { send } = cdp() as { send: (method: string, event: object) => Promise<unknown> };
  await Promise.all(
    ['mousePressed', 'mouseReleased'].map(async (type) => {
      await send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 });
    }),
  );
}

const PARTS_OF_A_PRESS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

/**
 * Presses an element at a spot; returns false if something else covered it meanwhile. That other element does not hear
 * the press; listeners of the window do. An element that is removed or disabled during the press is not clicked.
 */
async function isPressed(one: Element, spot: Spot): Promise<boolean> {
  const takers = takersOf(one);
  const dialog = one.closest('dialog');
  const hits: boolean[] = [];
  let clicks = 0;
  const judge = (event: Event): void => {
    hits.push(takers.some((part) => part.contains(event.target as Element)));
    if (event.type === 'click') clicks += 1;
    if (hits[0]) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const part of PARTS_OF_A_PRESS) addEventListener(part, judge, true);
  await sendPress(spot);
  for (const part of PARTS_OF_A_PRESS) removeEventListener(part, judge, true);
  // It may have been pressed all the same: nobody presses it a second time unseen.
  const [isHit] = hits;
  if (isHit === undefined)
    throw new Error(`a press was not heard by ${one.outerHTML.slice(0, 200)}`);
  // A toast leaves the dialog that closes below it: what is moved between a press and its release is not clicked.
  const isMoved = one.isConnected && one.closest('dialog') !== dialog;
  return isHit && (clicks > 0 || !isMoved);
}

/** The running test, by its place: a press that outlives its own would press what the next one shows. */
let running = 0;

/** Ends the presses of a test with it. */
export const endPresses = (): void => void (running += 1);

/** Presses an element once it no longer moves, can be seen and is not covered. Playwright does the same, in six times the processor time. */
async function press(locator: Locator): Promise<void> {
  let why: string | undefined = 'is not there';
  const own = running;
  const began = now();
  const isOwn = (): boolean => own === running;
  while (isOwn() && now() - began < PATIENCE_MS) {
    const [one, another] = locator.elements();
    if (another) throw new Error(`${locator.selector} is more than one element`);
    if (one) {
      const block = PLACES[Math.floor((now() - began) / PLACE_MS) % PLACES.length] ?? 'nearest';
      one.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      const before = middleOf(one);
      await frame();
      const spot = middleOf(one);
      why = before.x === spot.x && before.y === spot.y ? hindrance(one, spot) : 'moves';
      if (isOwn() && why === undefined && (await isPressed(one, spot))) return;
    }
    await pause(POLL_MS);
  }
  const end = isOwn() ? '' : ', and its test has ended';
  throw new Error(`${locator.selector} ${why ?? 'is not hit'}${end}`);
}

type Click = (this: Locator, options?: Parameters<Locator['click']>[0]) => Promise<void>;

const locators = Object.getPrototypeOf(page.getByText('')) as { click: Click };
const { click } = locators;
locators.click = async function clickOrPress(this: Locator, options) {
  await (options ? click.call(this, options) : press(this));
};

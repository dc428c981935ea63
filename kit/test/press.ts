import { cdp, page, type Locator } from 'vitest/browser';

/** The browser's own, whatever clock a test puts in their place. */
const onFrame = window.requestAnimationFrame.bind(window);
const after = window.setTimeout.bind(window);

const frame = async (): Promise<void> => await new Promise((resolve) => onFrame(() => resolve()));
const pause = async (ms: number): Promise<void> => await new Promise((go) => after(go, ms));

const PATIENCE_MS = 20_000;
const POLL_MS = 20;

/** The tries in one place before another place in the window: a cover may be on its way out. */
const FEW = 50;
const PLACES = ['nearest', 'center', 'end', 'start'] as const;

type Spot = { readonly x: number; readonly y: number };

/** Returns the middle of what lies in the window; of words on several lines, of the first one. */
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

/** Presses an element at a spot; returns false if something else came to lie there meanwhile, which hears nothing of it. */
async function isPressed(one: Element, spot: Spot): Promise<boolean> {
  const takers = takersOf(one);
  const dialog = one.closest('dialog');
  let isHit: boolean | undefined;
  let isClicked = false;
  const judge = (event: Event): void => {
    isHit ??= takers.some((part) => part.contains(event.target as Element));
    isClicked ||= event.type === 'click';
    if (isHit) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const part of PARTS_OF_A_PRESS) addEventListener(part, judge, true);
  await sendPress(spot);
  for (const part of PARTS_OF_A_PRESS) removeEventListener(part, judge, true);
  // A toast leaves the dialog that closes below it: what is moved between a press and its release is not clicked.
  const isMoved = one.isConnected && one.closest('dialog') !== dialog;
  return (isHit ?? false) && (isClicked || !isMoved);
}

/** Presses an element once it rests, can be seen and is covered by nothing, as Playwright does for six times the processor time. */
async function press(locator: Locator): Promise<void> {
  let why: string | undefined = 'is not there';
  for (let tries = 0; tries < PATIENCE_MS / POLL_MS; tries += 1) {
    const [one, another] = locator.elements();
    if (another) throw new Error(`${locator.selector} is more than one element`);
    if (one) {
      const block = PLACES[Math.floor(tries / FEW) % PLACES.length] ?? 'nearest';
      one.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      const before = middleOf(one);
      await frame();
      const now = middleOf(one);
      why = before.x === now.x && before.y === now.y ? hindrance(one, now) : 'moves';
      if (why === undefined && (await isPressed(one, now))) return;
    }
    await pause(POLL_MS);
  }
  throw new Error(`${locator.selector} ${why ?? 'is not hit'}`);
}

type Click = (this: Locator, options?: Parameters<Locator['click']>[0]) => Promise<void>;

const locators = Object.getPrototypeOf(page.getByText('')) as { click: Click };
const { click } = locators;
locators.click = async function clickOrPress(this: Locator, options) {
  await (options ? click.call(this, options) : press(this));
};

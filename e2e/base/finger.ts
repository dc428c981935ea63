import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/** A finger that waits for nothing, and what its taps pressed. */
export type Finger = {
  /**
   * Taps once at the current place of each of these, `gap` ms apart. Resolves once the page has noticed all taps,
   * with how many ms after the first one the last one began: a busy machine taps later than it is asked to.
   */
  readonly tap: (where: readonly Locator[], gap: number) => Promise<number>;
  /** Returns the names, or words, of the controls pressed since the last call; one that is pressed again at once counts once. */
  readonly pressed: () => Promise<string[]>;
};

/** Notes of a page about a finger, in ms of its own clock. */
type Noted = {
  readonly pressed: string[];
  /** When taps began. */
  readonly began: number[];
  /** When the page heard about each as a click. */
  readonly heard: number[];
};

type WithNotes = { noted: Noted };

/** Runs in the page: notes what each click presses that the product hears about. */
function notePresses(): void {
  const noted: Noted = { pressed: [], began: [], heard: [] };
  const { pressed, began, heard } = noted;
  let last: Element | null = null;
  let isUp = false;
  Object.assign(window, { noted });
  addEventListener('pointerdown', ({ timeStamp }) => began.push(timeStamp), true);
  addEventListener('pointerup', () => (isUp = true), true);
  addEventListener(
    'click',
    () => {
      // A label passes its click on to its control: one tap.
      if (isUp) heard.push(performance.now());
      isUp = false;
    },
    true,
  );
  addEventListener('load', () =>
    document.body.addEventListener(
      'click',
      (event) => {
        const target = event.target as Element;
        const control = target.closest('label') ?? target.closest('a, button, input');
        if (!control) return;
        if (control !== last)
          pressed.push(control.getAttribute('aria-label') ?? control.textContent);
        last = control;
        // No telephone answers here.
        if (control.getAttribute('href')?.startsWith('tel:')) event.preventDefault();
      },
      true,
    ),
  );
}

const notedIn = async (page: Page): Promise<Noted> =>
  await page.evaluate(() => (window as unknown as WithNotes).noted);

/** Waits until the page has noticed a number of taps in all, or a second: it does not notice one that scrolls. */
async function hear(page: Page, taps: number): Promise<Noted> {
  const end = Date.now() + 1000;
  for (;;) {
    const noted = await notedIn(page);
    if (noted.heard.length >= taps || Date.now() > end) return noted;
    await setTimeout(20);
  }
}

/** Makes a finger on a page with touch, on a machine `slowdown` times slower while it taps. It must be made before the page is opened. */
export async function fingerOn(page: Page, slowdown = 1): Promise<Finger> {
  await page.addInitScript(notePresses);
  const cdp = await page.context().newCDPSession(page);
  return {
    tap: async (where, gap) => {
      const boxes = await Promise.all(where.map(async (one) => await one.boundingBox()));
      const { length: before } = (await notedIn(page)).heard;
      // A slow machine's time is spent in full: the page is opened at this one's pace.
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      // The clock decides, even if the page has not noticed a tap yet.
      await Promise.all(
        boxes.map(async (box, index) => {
          if (!box) throw new Error(`${String(where[index])} is not on the screen`);
          const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
          await setTimeout(index * gap);
          await Promise.all([
            cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints }),
            cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
          ]);
        }),
      );
      const { began, heard } = await hear(page, before + where.length);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      const lastBegan = began.at(-1) ?? 0;
      return lastBegan - (heard[before] ?? lastBegan);
    },
    pressed: async () =>
      await page.evaluate(() => (window as unknown as WithNotes).noted.pressed.splice(0)),
  };
}

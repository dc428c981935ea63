import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/** A finger that waits for nothing, and what its taps pressed. */
export type Finger = {
  /** Taps once where each of these stands now, `gap` ms behind one another; resolves once the page has heard of all. */
  readonly tap: (where: readonly Locator[], gap: number) => Promise<void>;
  /** Names, or words, of what was pressed since this was asked last; a control that is pressed again at once counts once. */
  readonly pressed: () => Promise<string[]>;
};

type WithPresses = { takePressed: () => string[] };

/** Runs in the page: notes what each click presses that the product hears of. */
function notePresses(): void {
  const pressed: string[] = [];
  let last: Element | null = null;
  Object.assign(window, { takePressed: () => pressed.splice(0) });
  addEventListener('load', () =>
    document.body.addEventListener(
      'click',
      (event) => {
        const target = event.target as Element;
        // A label passes its click on to what is in it: one press.
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

/** A finger on a page with touch, on a machine `slowdown` times slower. To be made before the page is opened. */
export async function fingerOn(page: Page, slowdown = 1): Promise<Finger> {
  await page.addInitScript(notePresses);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return {
    tap: async (where, gap) => {
      const boxes = await Promise.all(where.map(async (one) => await one.boundingBox()));
      // The clock decides, not what the page has heard of yet.
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
    },
    pressed: async () =>
      await page.evaluate(() => (window as unknown as WithPresses).takePressed()),
  };
}

import type { Page } from 'playwright';

type Probed = typeof globalThis & {
  /** The milliseconds from the next pointer going down to the frame that shows what its tap did. */
  tapShown: (heading: string | undefined) => Promise<number>;
  tapBeingShown: Promise<number>;
};

/** Runs in the page. */
function watchTaps(): void {
  const page = globalThis as Probed;
  let down = 0;
  addEventListener('pointerdown', (event) => (down = event.timeStamp), true);
  page.tapShown = async (heading) => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const look = (): void => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        const headings = [...document.querySelectorAll('h3')].map((one) => one.textContent);
        if (heading === undefined || headings.includes(heading)) resolve(performance.now() - down);
        else look();
      });
      port1.start();
      // A message posted in a frame's callback comes once that frame is styled, laid out and painted.
      requestAnimationFrame(() => port2.postMessage(null));
    };
    addEventListener('click', look, { capture: true, once: true });
    return await promise;
  };
}

/** Prepares every page that this one will show for `tap`. */
export async function prepareTaps(page: Page): Promise<void> {
  await page.addInitScript(watchTaps);
}

/** Taps what shows that text: milliseconds from pointer down to the first painted frame after it, or to the one with that heading. */
export async function tap(page: Page, text: string, heading?: string): Promise<number> {
  const box = await page.getByText(text, { exact: true }).boundingBox();
  if (!box) throw new Error(`nothing shows '${text}'`);
  await page.evaluate((wanted) => {
    const probed = globalThis as Probed;
    probed.tapBeingShown = probed.tapShown(wanted);
  }, heading);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return await page.evaluate(async () => await (globalThis as Probed).tapBeingShown);
}

import type { Browser, CDPSession, Page } from 'playwright';
import { median } from '../measurement.ts';
import type { WalkSide } from './walk-sides.ts';
import { WALK_STEPS } from './walk-tree.ts';
import { Type } from 'typebox';
import { parseJson } from '../../server/test/parse-json.ts';

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

async function prepareTaps(page: Page): Promise<void> {
  await page.addInitScript(watchTaps);
}

/** Taps the element with that text: milliseconds from pointer down to the first painted frame after it, or to the one with that heading. */
async function tap(page: Page, text: RegExp, heading?: string): Promise<number> {
  const box = await page.getByText(text).boundingBox();
  if (!box) throw new Error(`nothing shows ${String(text)}`);
  await page.evaluate((wanted) => {
    const probed = globalThis as Probed;
    probed.tapBeingShown = probed.tapShown(wanted);
  }, heading);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return await page.evaluate(async () => await (globalThis as Probed).tapBeingShown);
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const CPU_SLOWDOWN = 4;

export type WalkTaken = {
  /** The median transition, in milliseconds. */
  transition: number;
  /** Bytes after a garbage collection, on the last question. */
  heap: number;
  /** The requests to the network between the first question and the last. */
  requests: number;
  /** Milliseconds of painting a transition; NaN without a trace. */
  paint: number;
  /** Elements whose style was computed anew in a transition; NaN without a trace. */
  styled: number;
};

/** Counts the requests to the network from then on, without those that a cache answers. */
async function countRequests(cdp: CDPSession): Promise<() => number> {
  const sent = new Set<string>();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId }) => sent.add(requestId));
  cdp.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId));
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) sent.delete(requestId);
  });
  return () => sent.size;
}

const Trace = Type.Object({
  traceEvents: Type.Array(
    Type.Object({
      name: Type.String(),
      ph: Type.String(),
      dur: Type.Optional(Type.Number()),
      args: Type.Optional(Type.Object({ elementCount: Type.Optional(Type.Number()) })),
    }),
  ),
});

function drawnIn(trace: Buffer): Pick<WalkTaken, 'paint' | 'styled'> {
  const { traceEvents } = parseJson(Trace, trace.toString());
  const drawn = { paint: 0, styled: 0 };
  for (const { name, ph, dur = 0, args } of traceEvents) {
    if (ph === 'X' && name === 'Paint') drawn.paint += dur / 1000;
    if (ph === 'X' && name === 'UpdateLayoutTree') drawn.styled += args?.elementCount ?? 0;
  }
  return drawn;
}

/** Walks from the first question to the last, in a browser context of its own. */
export async function takeWalk(
  browser: Browser,
  { origin, begin, language, say }: WalkSide,
  { traced }: { traced: boolean },
): Promise<WalkTaken> {
  const localStorage = [{ name: 'advisor', value: 'Amara' }];
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const context = await browser.newContext({ ...PHONE, storageState, locale: language });
  const page = await context.newPage();
  await prepareTaps(page);
  await begin(page);
  // In our list it is there too.
  await page.locator('h3', { hasText: WALK_STEPS[0]?.question ?? '' }).waitFor();
  await page.waitForLoadState('networkidle');
  // The dialog of the start holds the controls under it for a moment (KIT-31).
  await page.getByText(say(WALK_STEPS[0]?.answers[0] ?? '')).tap({ trial: true });
  const cdp = await context.newCDPSession(page);
  const requests = await countRequests(cdp);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (traced) await browser.startTracing(page, { categories: ['devtools.timeline'] });
  const transitions: number[] = [];
  for (const [index, { answers }] of WALK_STEPS.slice(0, -1).entries()) {
    const answered = await tap(page, say(answers[0] ?? ''));
    transitions.push(answered + (await tap(page, say('NEXT'), WALK_STEPS[index + 1]?.question)));
  }
  const drawn = traced ? drawnIn(await browser.stopTracing()) : { paint: NaN, styled: NaN };
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await cdp.send('Runtime.getHeapUsage');
  await context.close();
  return {
    transition: median(transitions),
    heap,
    requests: requests(),
    paint: drawn.paint / transitions.length,
    styled: drawn.styled / transitions.length,
  };
}

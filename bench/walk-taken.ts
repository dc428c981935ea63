import type { Browser, CDPSession } from 'playwright';
import { median } from './measurement.ts';
import { prepareTaps, tap } from './tapped-frame.ts';
import type { WalkSide } from './walk-sides.ts';
import { WALK_STEPS } from './walk-tree.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const CPU_SLOWDOWN = 4;

/** What one walk took. */
export type WalkTaken = {
  /** The median transition, in milliseconds. */
  transition: number;
  /** Bytes after a garbage collection, on the last question. */
  heap: number;
  /** What went to the network between the first question and the last. */
  requests: number;
  /** Milliseconds of painting a transition; NaN without a trace. */
  paint: number;
};

/** Counts what goes to the network from then on, not what a cache answers. */
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

/** Milliseconds of all events of that name in a trace. */
function sumOf(trace: Buffer, name: string): number {
  const { traceEvents } = JSON.parse(trace.toString()) as {
    traceEvents: readonly { name: string; ph: string; dur?: number }[];
  };
  const durations = traceEvents.map((event) =>
    event.name === name && event.ph === 'X' ? (event.dur ?? 0) : 0,
  );
  return durations.reduce((sum, micros) => sum + micros, 0) / 1000;
}

/** Walks from the first question to the last, in a browser context of its own. */
export async function takeWalk(
  browser: Browser,
  { origin, begin }: WalkSide,
  { traced }: { traced: boolean },
): Promise<WalkTaken> {
  const localStorage = [{ name: 'advisor', value: 'Amara' }];
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const context = await browser.newContext({ ...PHONE, storageState });
  const page = await context.newPage();
  await prepareTaps(page);
  await begin(page);
  // In the list of ours it stands too.
  await page.locator('h3', { hasText: WALK_STEPS[0]?.question ?? '' }).waitFor();
  await page.waitForLoadState('networkidle');
  const cdp = await context.newCDPSession(page);
  const requests = await countRequests(cdp);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (traced) await browser.startTracing(page, { categories: ['devtools.timeline'] });
  const transitions: number[] = [];
  for (const [index, { answers }] of WALK_STEPS.slice(0, -1).entries()) {
    const answered = await tap(page, answers[0] ?? '');
    transitions.push(answered + (await tap(page, 'NEXT', WALK_STEPS[index + 1]?.question)));
  }
  const paint = traced ? sumOf(await browser.stopTracing(), 'Paint') / transitions.length : NaN;
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await cdp.send('Runtime.getHeapUsage');
  await context.close();
  return { transition: median(transitions), heap, requests: requests(), paint };
}

import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from 'playwright';
import { API } from '#core/api/api.ts';
import { ORIGINAL, type Language } from '#core/base/language.ts';
import { speaking } from '../e2e/base/languages/speaking.ts';
import { ADMIN } from '../e2e/base/running-server.ts';
import { browserLaunch } from '../tools/browser.mjs';
import { median, type Measurement } from './measurement.ts';
import { parseAnswer } from '../server/test/parse-json.ts';

/** The factor by which the page's main thread is slowed: a phone of some years. */
const THROTTLE = 4;

/** The time in ms after which the last act is completely drawn; half of it lies between two letters. */
export const PAUSE = 400;

/** The time in ms that a finger or a mouse button stays down: the work of its going down is done by then. */
export const PRESS = 100;

/** Opens the system's Chromium, without a window, of somebody who speaks a language. */
export async function openBrowser(language: Language = ORIGINAL): Promise<Browser> {
  return await chromium.launch(speaking(browserLaunch(), language));
}

// Runs in the page before its scripts: a frame's callbacks run before its paint, a task of highest priority right after it.
function watch(): void {
  let pressedAt = 0;
  const bench = {
    painted: async (): Promise<number> =>
      await new Promise((resolve) => {
        requestAnimationFrame(() => {
          void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
        });
      }),
    shown: async (selector: string, text: string): Promise<number> =>
      await new Promise((resolve) => {
        const look = () => {
          const found = [...document.querySelectorAll(selector)];
          if (!found.some(({ textContent }) => textContent.includes(text))) return;
          watcher.disconnect();
          void bench.painted().then(resolve);
        };
        const watcher = new MutationObserver(look);
        watcher.observe(document, { childList: true, subtree: true, characterData: true });
        look();
      }),
    pressedAt: () => pressedAt,
  };
  const press = (event: Event) => (pressedAt = event.timeStamp);
  for (const type of ['keydown', 'pointerup']) addEventListener(type, press, { capture: true });
  Object.assign(window, { bench });
}

type Watcher = {
  bench: {
    painted: () => Promise<number>;
    shown: (selector: string, text: string) => Promise<number>;
    pressedAt: () => number;
    awaited: Promise<number>;
  };
};

const sessions = new WeakMap<Page, CDPSession>();

async function setSlowdown(page: Page, rate: number): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Returns a page of the context in which every document is watched, slowed down. */
export async function throttledPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // A busy machine makes it slower still.
  page.setDefaultTimeout(120_000);
  await page.addInitScript(watch);
  await setSlowdown(page, THROTTLE);
  return page;
}

/** Pauses a page at full speed: throttling keeps a core busy all the time, which another page would lack. */
export async function rest(page: Page): Promise<void> {
  await setSlowdown(page, 1);
}

/** Slows a page that rested down again. */
export async function wake(page: Page): Promise<void> {
  await setSlowdown(page, THROTTLE);
}

/** Measures milliseconds from the start of the navigation until an element with the text is painted. */
export async function loadedIn(
  page: Page,
  url: string,
  what: { selector: string; text: string },
): Promise<number> {
  // Watched from its first moment: a question from outside arrives late on a busy machine.
  const watching = await page.addInitScript(({ selector, text }) => {
    const { bench } = window as unknown as Watcher;
    bench.awaited = bench.shown(selector, text);
  }, what);
  await page.goto(url, { waitUntil: 'commit' });
  const shownAt = await page.evaluate(
    async () => await (window as unknown as Watcher).bench.awaited,
  );
  await watching.dispose();
  return shownAt;
}

/** Measures milliseconds from what `press` does (a key or a tap) until an element with the text is painted. */
export async function answeredIn(
  page: Page,
  press: () => Promise<void>,
  what: { selector: string; text: string },
): Promise<number> {
  await page.evaluate(({ selector, text }) => {
    const { bench } = window as unknown as Watcher;
    bench.awaited = bench.shown(selector, text);
  }, what);
  await press();
  return await awaited(page);
}

/** Measures milliseconds from what `press` does until the next frame is painted. */
export async function paintedIn(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const { bench } = window as unknown as Watcher;
    bench.awaited = new Promise((resolve) => {
      const paint = () => void bench.painted().then(resolve);
      addEventListener('keydown', paint, { capture: true, once: true });
    });
  });
  await press();
  return await awaited(page);
}

async function awaited(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    const { bench } = window as unknown as Watcher;
    return (await bench.awaited) - bench.pressedAt();
  });
}

/** The times on both sides, in milliseconds, and the goal. */
export interface Timed {
  what: string;
  goal: number;
  ours: number[];
  limit: number[];
}

/** Returns a figure: the median time beside that of the other side, which `of` names, such as 'with one issue'. */
export function timedMeasurement({ what, goal, ours, limit }: Timed, of: string): Measurement {
  const middle = median(ours);
  return {
    what: `${what}, ${THROTTLE}x throttle`,
    ours: `${middle.toFixed(0)} ms (${Math.min(...ours).toFixed(0)} to ${Math.max(...ours).toFixed(0)})`,
    limit: `${median(limit).toFixed(0)} ms ${of}`,
    goal: `<= ${goal} ms`,
    holds: middle <= goal,
  };
}

export async function signIn(context: BrowserContext, url: string): Promise<void> {
  const answer = await context.request.post(url + API.signIn.path, { data: { data: ADMIN } });
  if (!answer.ok()) throw new Error(`the sign-in answered ${answer.status()}`);
  const session = parseAnswer(API.signIn, await answer.text());
  await context.addInitScript((text) => {
    localStorage.setItem('reslife.admin', text);
  }, JSON.stringify(session));
}

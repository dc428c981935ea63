import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium, type Page } from '@playwright/test';

/** The start of Chromium; without a path Playwright's own. */
export type BrowserProgram = {
  readonly executablePath?: string | undefined;
  readonly args?: readonly string[] | undefined;
};

/** A browser process of our own, which can be killed as a phone's battery does. */
export type RealBrowser = {
  readonly page: Page;
  /** `kill -9` of the browser and all its children; resolves once it is gone. */
  readonly kill: () => Promise<void>;
};

/** A machine with other work takes long to draw a screen. */
const PATIENCE_MS = 120_000;
const WINDOW = '--window-size=390,844';
const LISTENING = /^DevTools listening on (ws:.*)$/;

async function addressIn(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const [, address] = LISTENING.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('the browser ended before it listened');
}

/** Starts Chromium with its storage in `profile`, which outlasts it; `advisor` is the name stored on it. */
export async function startBrowser(
  { executablePath = chromium.executablePath(), args = [] }: BrowserProgram,
  profile: string,
  advisor: string,
): Promise<RealBrowser> {
  const own = [WINDOW, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'];
  const child = spawn(executablePath, [...args, ...own], {
    // A group of its own, of which no process outlives the kill.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = once(child, 'exit');
  const killGroup = () => void process.kill(-(child.pid ?? 0), 'SIGKILL');
  // A command that fails leaves nobody behind.
  process.once('exit', killGroup);
  const address = await addressIn(createInterface({ input: child.stderr }));
  child.stderr.resume();
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  const [page] = context?.pages() ?? [];
  if (!context || !page) throw new Error('the browser has no page');
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript((name) => localStorage.setItem('advisor', name), advisor);
  return {
    page,
    kill: async () => {
      process.off('exit', killGroup);
      killGroup();
      await gone;
      await browser.close().catch(() => undefined);
    },
  };
}

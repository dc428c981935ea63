import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../../../server/test/server-process.ts';
import { isReached } from '../held.ts';
import { CANDIDATES, mayBeNamed, type Role } from './named.ts';
import { asArgument, DrivenBrowser, type ElementId } from './webdriver.ts';

/** Returns the first program of that name on the path. */
function programOf(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Debian's WebKit: its driver, the browser that is driven, and a screen that nobody sees. */
const programs = {
  driver: programOf('WebKitWebDriver'),
  browser: globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser')[0],
  screen: programOf('Xvfb'),
};

/** True if the machine has all three. */
export const hasWebKit = !Object.values(programs).includes(undefined);

/** A shared machine is slow. */
const PATIENCE = { timeout: 20_000, intervals: [50] };

/** The role under which WebKit announces a dropdown to a screen reader. */
const HEARD_AS: Partial<Record<Role, string>> = { combobox: 'button' };

const asScript = (run: (...args: never[]) => unknown): string =>
  `return (${run.toString()})(...arguments)`;

const MAY_BE_NAMED = asScript(mayBeNamed);
const IS_REACHED = asScript(isReached);

const OPTION = `
  const [dropdown, words] = arguments;
  return [...dropdown.options].filter(({ label }) => label === words);`;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** Keeps the page's reports from now on: WebKit's driver reports nothing about a console. */
const LISTEN = `
  if (!window.complaints) {
    window.complaints = [];
    const keep = (told) => window.complaints.push(String(told));
    for (const kind of ['error', 'warn']) {
      const tell = console[kind];
      console[kind] = (...words) => { keep(words.join(' ')); tell.apply(console, words); };
    }
    addEventListener('error', ({ message }) => keep(message));
    addEventListener('unhandledrejection', ({ reason }) => keep(reason));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      keep(violatedDirective + ' ' + blockedURI));
  }
  return window.complaints.splice(0);`;

/** WebKit with one page open, whose controls are found by role and name. */
export class WebKit {
  readonly driven: DrivenBrowser;
  readonly #complaints: string[] = [];
  readonly #children: readonly ChildProcess[];

  private constructor(driven: DrivenBrowser, children: readonly ChildProcess[]) {
    this.driven = driven;
    this.#children = children;
  }

  /** Opens it on a screen of its own. It reaches loopback and nothing else (START-10), and keeps nothing once closed. */
  static async open(): Promise<WebKit> {
    // Now and then the driver waits forever for the browser that it starts.
    for (let left = 2; ; left -= 1) {
      const opened = await WebKit.#tryToOpen().catch((error: unknown) => {
        if (left === 0) throw error;
      });
      if (opened) return opened;
    }
  }

  static async #tryToOpen(): Promise<WebKit> {
    const { driver = '', browser = '', screen = '' } = programs;
    const xvfb = spawn(
      screen,
      ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    );
    const [display] = (await once(xvfb.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
    const port = await freePort();
    const child = spawn(driver, ['--host=127.0.0.1', `--port=${port}`], {
      env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
      stdio: 'ignore',
    });
    const url = `http://127.0.0.1:${port}`;
    await expect(async () => await fetch(`${url}/status`)).toPass(PATIENCE);
    const nowhere = '127.0.0.1:9';
    const opening = DrivenBrowser.open(url, {
      // Otherwise it waits for a page's last request, which may be the worker's.
      pageLoadStrategy: 'none',
      proxy: {
        proxyType: 'manual',
        httpProxy: nowhere,
        sslProxy: nowhere,
        noProxy: ['localhost', '127.0.0.1'],
      },
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    });
    const driven = await opening.catch(async (error: unknown) => {
      await Promise.all([end(child), end(xvfb)]);
      throw error;
    });
    return new WebKit(driven, [child, xvfb]);
  }

  async close(): Promise<void> {
    try {
      await this.driven.close();
    } finally {
      for (const child of this.#children) await end(child);
    }
  }

  /** Messages that pages reported since something was first looked for on each. */
  async complaints(): Promise<readonly string[]> {
    await this.#listen();
    return this.#complaints;
  }

  /** Leaves the page for another; its last reports stay. */
  async goTo(url: string): Promise<void> {
    await this.#listen();
    await this.driven.goTo(url);
  }

  async #listen(): Promise<void> {
    this.#complaints.push(...((await this.driven.run(LISTEN)) as string[]));
  }

  /** The shown elements of that role and name now. */
  async #found(role: Role, name: string, within?: ElementId): Promise<ElementId[]> {
    await this.#listen();
    const found: ElementId[] = [];
    const group = within && asArgument(within);
    for (const id of await this.driven.elements(MAY_BE_NAMED, CANDIDATES[role], name, group)) {
      if ((await this.driven.nameOf(id)) !== name) continue;
      if ((await this.driven.roleOf(id)) === (HEARD_AS[role] ?? role)) found.push(id);
    }
    return found;
  }

  /** Waits for the one element of that role and name, and does something with it until that is not refused. */
  async with<Result>(
    [role, name]: readonly [Role, string],
    act: (id: ElementId) => Promise<Result>,
    group?: string,
  ): Promise<Result> {
    let result: Result | undefined;
    await expect(async () => {
      const [within] = group === undefined ? [] : await this.#found('group', group);
      const found = await this.#found(role, name, within);
      expect(found, `a ${role} '${name}'`).toHaveLength(1);
      result = await act(found[0] ?? '');
    }).toPass(PATIENCE);
    return result as Result;
  }

  async see(role: Role, name: string): Promise<void> {
    await this.with([role, name], async (id) => id);
  }

  async tap(role: Role, name: string): Promise<void> {
    await this.with([role, name], async (id) => {
      expect(await this.driven.run(IS_REACHED, asArgument(id)), `'${name}' is in reach`).toBe(true);
      await this.driven.click(id);
    });
  }

  /** Types into the field, over its text. */
  async type(role: Role, name: string, words: string, group?: string): Promise<void> {
    await this.with(
      [role, name],
      async (id) => {
        await this.driven.clear(id);
        await this.driven.sendKeys(id, words);
      },
      group,
    );
  }

  /** Chooses the entry of a dropdown with those words. */
  async choose(name: string, words: string, group?: string): Promise<void> {
    await this.with(
      ['combobox', name],
      async (id) => {
        const [option] = await this.driven.elements(OPTION, asArgument(id), words);
        expect(option, `'${name}' offers '${words}'`).toBeDefined();
        await this.driven.click(option ?? '');
      },
      group,
    );
  }

  /** Waits for the words anywhere on the page. */
  async read(words: string): Promise<void> {
    await expect(async () => {
      await this.#listen();
      expect(await this.driven.run('return document.body.innerText')).toContain(words);
    }).toPass(PATIENCE);
  }
}

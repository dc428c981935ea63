// The browser of the tests: which one, how it is launched, and how it comes onto the machine.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { nodePath, root, runStage } from './base/runtime.mjs';

/** Draws the same pixels as Chromium for half the processor time: it has no window and no interface. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Returns CHROMIUM_PATH, else an installed headless shell, Chromium or Chrome; undefined leaves it to Playwright's own. @returns {string | undefined} */
function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, macChrome].find((path) => existsSync(path));
}

/** Returns launch options for vitest's browser mode and for Playwright. */
export function browserLaunch() {
  const executablePath = findChromium();
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // The headless shell does not ask the system how letters are drawn.
      '--font-render-hinting=slight',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // One process for each page in place of one for each site: a twelfth less of a browser test's processor time.
      '--disable-site-isolation-trials',
    ],
  };
}

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    runStage('Reading the list of Debian packages', 'apt-get', ['update', '-qq'], env) &&
    runStage('Installing a browser for the tests', 'apt-get', ['install', '-y', '-qq', shell], env)
  );
}

function installFromPlaywright() {
  const playwright = join(root, 'node_modules/playwright/cli.js');
  const args = [playwright, 'install', 'chromium'];
  return runStage("Installing Playwright's Chromium", nodePath(), args);
}

/**
 * Installs the headless shell if Debian has it, any browser if there is none; returns what is wrong, in one sentence.
 * @returns {string | undefined}
 */
export function installBrowser() {
  const path = findChromium();
  if (path !== undefined && !existsSync(path)) {
    return `CHROMIUM_PATH names ${path}, which does not exist.`;
  }
  if (process.env.CHROMIUM_PATH || path?.endsWith(shell)) return undefined;
  // Another browser does as well, only slower.
  if (installFromDebian() || path !== undefined || installFromPlaywright()) return undefined;
  return 'The browser tests need Chromium: install Chromium or Chrome, or set CHROMIUM_PATH to one, and try again.';
}

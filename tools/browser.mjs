// The browser of the tests: which one, how it is launched, and how it comes onto the machine.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { nodePath, root, runStage } from './runtime.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * CHROMIUM_PATH, else an installed Chromium or Chrome; undefined leaves it to Playwright's own.
 * @returns {string | undefined}
 */
function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, macChrome].find((path) => existsSync(path));
}

/** Launch options for vitest's browser mode and for Playwright. */
export function browserLaunch() {
  const executablePath = findChromium();
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    runStage('Reading the list of Debian packages', 'apt-get', ['update', '-qq'], env) &&
    runStage('Installing Chromium', 'apt-get', ['install', '-y', '-qq', 'chromium'], env)
  );
}

function installFromPlaywright() {
  const playwright = join(root, 'node_modules/playwright/cli.js');
  const args = [playwright, 'install', 'chromium'];
  return runStage("Installing Playwright's Chromium", nodePath(), args);
}

/**
 * Installs a browser if there is none; returns what is wrong, in one sentence.
 * @returns {string | undefined}
 */
export function installBrowser() {
  const path = findChromium();
  if (path !== undefined) {
    return existsSync(path) ? undefined : `CHROMIUM_PATH names ${path}, which does not exist.`;
  }
  if (installFromDebian() || installFromPlaywright()) return undefined;
  return 'The browser tests need Chromium: install Chromium or Chrome, or set CHROMIUM_PATH to one, and try again.';
}

// Compares node_modules with the lock file, and installs missing packages.
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { problemInRuntime, readJson, root, runStage } from './runtime.mjs';

/**
 * @typedef {'production' | 'everything'} Extent
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean,
 *   os?: string | string[], cpu?: string | string[], libc?: string | string[] }} LockedPackage
 */

/** Lists the packages of a lock file. @param {string} path a lock file @returns {Record<string, LockedPackage>} */
function packagesIn(path) {
  return existsSync(path) ? readJson(path).packages : {};
}

/** Returns the C library of this machine, as lock files name it. @returns {string} */
function libcHere() {
  if (process.platform !== 'linux') return 'none';
  const header = /** @type {any} */ (process.report.getReport()).header;
  return header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/**
 * Returns true if a package that is bound to a platform is bound to this one.
 * @param {LockedPackage} locked
 */
function isForThisPlatform({ os, cpu, libc }) {
  if (!os && !cpu) return false;
  if (os && ![os].flat().includes(process.platform)) return false;
  if (cpu && ![cpu].flat().includes(process.arch)) return false;
  return !libc || [libc].flat().includes(libcHere());
}

/**
 * Returns true if node_modules holds every package of the lock file at its version. npm writes its own list there
 * last of all, so an install that was cut short counts as none.
 * @param {Extent} extent
 */
export function isInstalled(extent) {
  const present = packagesIn(join(root, 'node_modules/.package-lock.json'));
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(([path, locked]) => {
    if (path === '' || (locked.dev && extent === 'production')) return true;
    const found = present[path];
    if (!found && (locked.optional || locked.devOptional) && !isForThisPlatform(locked))
      return true;
    return found?.version === locked.version && existsSync(join(root, path, 'package.json'));
  });
}

/** Returns the command of npm, run by the Node that runs npm: the pinned one may be about to be replaced. @param {readonly string[]} args */
export function npmCommand(args) {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  if (npm && node) return { command: node, args: [npm, ...args] };
  return { command: 'npm', args: [...args] };
}

/**
 * Runs without scripts, since npm would ask node-gyp, and so a compiler, about a package that brings its own binary
 * (START-1).
 * @param {Extent} extent
 */
function npmCi(extent) {
  return npmCommand([
    'ci',
    extent === 'production' ? '--omit=dev' : '--include=dev',
    '--ignore-scripts',
    '--loglevel=error',
  ]);
}

/**
 * Links the pinned Node as the command `node`, as npm 10, which comes with Node 20 and 22, leaves the commands of optional packages out (START-1).
 * @param {string} folder of the package
 */
export function linkRuntime(folder) {
  const bin = join(folder, 'node_modules/.bin');
  const name = ['node', 'node-bin']
    .map((prefix) => `${prefix}-${process.platform}-${process.arch}`)
    .find((each) => existsSync(join(folder, 'node_modules', each, 'bin/node')));
  if (name === undefined || existsSync(join(bin, 'node'))) return;
  mkdirSync(bin, { recursive: true });
  symlinkSync(join('..', name, 'bin/node'), join(bin, 'node'));
}

/**
 * Installs missing packages and returns what is still wrong, in one sentence.
 * @param {Extent} extent
 * @returns {string | undefined}
 */
export function install(extent) {
  if (isInstalled(extent) && problemInRuntime() === undefined) return undefined;
  const what = extent === 'production' ? 'what the app needs' : 'the app, its checks and its tests';
  const { command, args } = npmCi(extent);
  if (!runStage(`Installing ${what} (half a minute or so)`, command, args)) {
    return 'The installation failed: see the lines above, then try again.';
  }
  linkRuntime(root);
  return problemInRuntime();
}
